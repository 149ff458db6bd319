import { eq } from 'drizzle-orm';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Call } from '#kit/server/handler.ts';
import type { IdentitySession } from '../contract/account.ts';
import type { passkeyLogIn } from '../contract/passkey-routes.ts';
import { passkeyRefused, passkeyWaits } from '../contract/problems.ts';
import { lockAccount } from './accounts.ts';
import { enter, openSession } from './enter.ts';
import { begin, bytesOf, checkAssertion, finish, library, relyingParty } from './passkey-ceremony.ts';
import { secondStepOf } from './second-step.ts';
import { passkeys } from './tables.ts';
import type { Tools } from './tools.ts';

export async function logInOptions(tools: Tools, call: Call) {
  const challenge = await begin(tools, 'passkeyLogIn', call);
  const options = await (await library()).generateAuthenticationOptions({
    rpID: relyingParty(tools).rpID,
    challenge: bytesOf(challenge),
    userVerification: 'required',
  });
  return { ...options };
}

/**
 * Logs in with a passkey: what one has and, by PIN or finger, what one knows or is. An unknown key, a wrong signature and
 * a used challenge get the same answer, and so does a key that waits for its owner's word, which is no second factor
 * either: somebody else may have added it. Only behind the right password the answer says so.
 */
export async function logInWithPasskey(
  tools: Tools,
  { body }: Pick<RouteParsed<typeof passkeyLogIn>, 'body'>,
  call: Call,
): Promise<IdentitySession> {
  const { kit } = tools;
  const expectedChallenge = await finish(tools, 'passkeyLogIn', call);
  const [held] = await kit.db.orm.select().from(passkeys).where(eq(passkeys.id, body.credential.id));
  if (!held) throw new Problem(passkeyRefused);
  const used = await checkAssertion(tools, held, body.credential, expectedChallenge);
  const behindPassword = (await secondStepOf(tools, call)) === held.accountId;
  const { entrant, opened } = await kit.db.transaction(async (tx) => {
    const account = await lockAccount(tx, held.accountId);
    const [kept] = await tx.orm.update(passkeys).set(used).where(eq(passkeys.id, held.id)).returning();
    if (!account || !kept) throw new Problem(passkeyRefused);
    if (kept.reviewSince !== null) throw new Problem(behindPassword ? passkeyWaits : passkeyRefused);
    const entrant = { ...account, emailVerified: account.emailVerifiedAt !== null };
    return { entrant, opened: await openSession(tools, tx, entrant, call, true) };
  });
  return enter(tools, entrant, opened, call);
}

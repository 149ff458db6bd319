import { eq } from 'drizzle-orm';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Call } from '#kit/server/handler.ts';
import type { IdentitySession } from '../contract/account.ts';
import type { passkeyLogIn } from '../contract/passkey-routes.ts';
import { passkeyRefused, passkeyWaits } from '../contract/problems.ts';
import { lockAccount } from './accounts.ts';
import type { Context } from './context.ts';
import { enter, openSession } from './enter.ts';
import { begin, bytesOf, checkAssertion, finish, library, relyingParty } from './passkey-ceremony.ts';
import { secondStepOf } from './second-step.ts';
import { passkeys } from './tables.ts';

export async function logInOptions(context: Context, call: Call) {
  const challenge = await begin(context, 'passkeyLogIn', call);
  const options = await (await library()).generateAuthenticationOptions({
    rpID: relyingParty(context).rpID,
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
  context: Context,
  { body }: Pick<RouteParsed<typeof passkeyLogIn>, 'body'>,
  call: Call,
): Promise<IdentitySession> {
  const { kit } = context;
  const expectedChallenge = await finish(context, 'passkeyLogIn', call);
  const [held] = await kit.db.orm.select().from(passkeys).where(eq(passkeys.id, body.credential.id));
  if (!held) throw new Problem(passkeyRefused);
  const used = await checkAssertion(context, held, body.credential, expectedChallenge);
  const behindPassword = (await secondStepOf(context, call)) === held.accountId;
  const { entrant, opened } = await kit.db.transaction(async (tx) => {
    const account = await lockAccount(tx, held.accountId);
    const [kept] = await tx.orm.update(passkeys).set(used).where(eq(passkeys.id, held.id)).returning();
    if (!account || !kept) throw new Problem(passkeyRefused);
    if (kept.reviewSince !== null) throw new Problem(behindPassword ? passkeyWaits : passkeyRefused);
    const entrant = { ...account, emailVerified: account.emailVerifiedAt !== null };
    return { entrant, opened: await openSession(context, tx, entrant, call, true) };
  });
  return enter(context, entrant, opened, call);
}

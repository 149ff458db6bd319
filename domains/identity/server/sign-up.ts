import { emailKey } from '#kit/contract/email.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { assertServed } from '#kit/domain/service-area.ts';
import type { Call } from '#kit/server/handler.ts';
import type { IdentitySession } from '../contract/account.ts';
import type { signUp } from '../contract/routes.ts';
import { findVerified, insertAccount } from './accounts.ts';
import type { Context } from './context.ts';
import { enter, openSession, visitorOf } from './enter.ts';
import { guardGuess } from './guard-guess.ts';
import { mailAlreadyRegistered, mailVerification } from './mails.ts';
import { assertNotGuessable, hashPassword } from './passwords.ts';

/**
 * Opens an unverified account and logs in at once. An address that somebody has verified gets an account of its own all
 * the same, so that the answer tells nobody who is a member; the owner of the mailbox learns it by mail.
 * @throws Problem `country_not_served`
 */
export async function signUpPerson(
  context: Context,
  { body }: Pick<RouteParsed<typeof signUp>, 'body'>,
  call: Call,
): Promise<IdentitySession> {
  const { kit } = context;
  assertServed(kit, call.caller);
  const language = body.language ?? call.caller.language;
  assertNotGuessable(body.password, body.email, 'body.password', call.caller.language);
  const { email, proof } = body;
  await guardGuess(context, { purpose: 'signUp', name: emailKey(email), accounts: [], proof }, call);
  const passwordHash = await hashPassword(body.password);
  const { account, opened } = await kit.db.transaction(async (tx) => {
    const owner = await findVerified(tx, body.email);
    const account = await insertAccount(
      tx,
      {
        ...{ email: body.email, passwordHash, roles: ['guest'], language, emailVerified: false },
        visitorId: visitorOf(call),
        origin: body.origin,
      },
      new Date(kit.clock.now()),
    );
    if (owner) await mailAlreadyRegistered(context, tx, owner);
    else await mailVerification(context, tx, account);
    const entrant = { id: account.id, roles: account.roles, emailVerified: false, language, graceUsedAt: null };
    return { account: entrant, opened: await openSession(context, tx, entrant, call, false) };
  });
  return enter(context, account, opened, call);
}

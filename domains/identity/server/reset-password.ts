import { eq } from 'drizzle-orm';
import type { AccountCaller, Language } from '#kit/contract/access.ts';
import { emailKey } from '#kit/contract/email.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { isUniqueViolation } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import { passwordChanged } from '../contract/events.ts';
import { mailPasswordReset } from '../contract/jobs.ts';
import { linkExpired, wrongCredentials } from '../contract/problems.ts';
import type { changePassword, forgotPassword, resetPassword } from '../contract/routes.ts';
import { findAccount, lockAccount, loginCandidates } from './accounts.ts';
import type { Context } from './context.ts';
import { credentialsChanged } from './credentials-changed.ts';
import { guardGuess } from './guard-guess.ts';
import { peekLink, takeLink } from './links.ts';
import { mailNoAccount, mailReset } from './mails.ts';
import { assertNotGuessable, checkPassword, hashPassword } from './passwords.ts';
import { recordProof } from './second-factor.ts';
import { accounts } from './tables.ts';
import { markVerified } from './verify-email.ts';

/** Mails to one mailbox. Beyond that none is sent, and nobody is refused: those that came still open the account. */
const perMailbox = { points: 6, seconds: 60 * 60 };

/** Queues the reset mail. Whether there is an account is looked up later, so that the answer and its time tell nothing. */
export async function requestPasswordReset(
  context: Context,
  { body }: Pick<RouteParsed<typeof forgotPassword>, 'body'>,
  call: Call,
): Promise<void> {
  const { kit } = context;
  const { email, proof } = body;
  const accounts = await loginCandidates(kit.db, email);
  await guardGuess(context, { purpose: 'reset', name: emailKey(email), accounts, proof }, call);
  if ((await kit.limits.take(`identity.forgot:${emailKey(email)}`, perMailbox)) > 0) return;
  const language = body.language ?? call.caller.language;
  await kit.db.transaction((tx) => kit.jobs.send(tx, mailPasswordReset, { email: body.email, language }));
}

/** The queued part: a link to the account of the address, or word that there is none. */
export async function sendReset(context: Context, email: string, language: Language): Promise<void> {
  await context.kit.db.transaction(async (tx) => {
    const [account] = await loginCandidates(tx, email);
    if (account) await mailReset(context, tx, account);
    else await mailNoAccount(context, tx, { email, language });
  });
}

/**
 * Sets a new password with the secret of a mail, which also proves the mailbox. Every session ends; the second
 * factor stays, so that a mailbox alone opens nothing that has one.
 */
export async function resetWithLink(
  context: Context,
  { body }: Pick<RouteParsed<typeof resetPassword>, 'body'>,
  call: Call,
): Promise<void> {
  const { kit } = context;
  const seen = await peekLink(kit.db, 'resetPassword', body.token, new Date(kit.clock.now()));
  if (!seen) throw new Problem(linkExpired);
  const passwordHash = await hashPassword(body.password);
  await kit.db
    .transaction(async (tx) => {
      const link = await takeLink(tx, 'resetPassword', body.token, new Date(kit.clock.now()));
      const account = link?.accountId ? await findAccount(tx, link.accountId) : null;
      if (!account || account.email !== link?.data.email) throw new Problem(linkExpired);
      assertNotGuessable(body.password, account.email, 'body.password', call.caller.language);
      await markVerified(context, tx, account);
      await setPassword(tx, account.id, passwordHash);
      const changed = await findAccount(tx, account.id);
      if (changed) await credentialsChanged(context, tx, changed, 'passwordReset', null);
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Problem(linkExpired) : error;
    });
}

/** Changes the password of who is logged in; all other sessions end. */
export async function changeOwnPassword(
  context: Context,
  { body }: Pick<RouteParsed<typeof changePassword>, 'body'>,
  call: Call<AccountCaller>,
): Promise<void> {
  const { accountId, sessionId, language } = call.caller;
  const { kit } = context;
  const account = await findAccount(kit.db, accountId);
  const right = await checkPassword(account?.passwordHash ?? null, body.currentPassword);
  if (!account || !right) throw new Problem(wrongCredentials);
  assertNotGuessable(body.newPassword, account.email, 'body.newPassword', language);
  const passwordHash = await hashPassword(body.newPassword);
  const giveToken = await kit.db.transaction(async (tx) => {
    const now = await lockAccount(tx, account.id);
    if (now?.passwordHash !== account.passwordHash) throw new Problem(wrongCredentials);
    await setPassword(tx, account.id, passwordHash);
    await credentialsChanged(context, tx, now, 'passwordChanged', sessionId);
    return recordProof(context, tx, call, { proof: true });
  });
  giveToken();
  context.devices.remember(call.cookies, account.id);
}

/** Gives the account another password. What follows a change of credentials is the caller's. */
export async function setPassword(tx: Tx, accountId: number, passwordHash: string): Promise<void> {
  await tx.orm.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
  await tx.emit(passwordChanged, { accountId });
}

import { eq } from 'drizzle-orm';
import { emailKey } from '#kit/contract/email.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import type { IdentitySession } from '../contract/account.ts';
import { wrongCredentials } from '../contract/problems.ts';
import type { logIn } from '../contract/routes.ts';
import type { AccountRow } from './accounts.ts';
import { lockAccount, loginCandidates } from './accounts.ts';
import type { Context } from './context.ts';
import { enter, openSession } from './enter.ts';
import { guardGuess } from './guard-guess.ts';
import { checkPassword, hashPassword, isOutdated } from './passwords.ts';
import { factorsOf, hasSecondStep } from './second-factor.ts';
import { beginSecondStep } from './second-step.ts';
import { accounts } from './tables.ts';

/**
 * Logs in with e-mail and password; where the account has a second factor, that one is asked for next. Unknown addresses
 * cost the same work and get the same answer as wrong passwords.
 */
export async function logInPerson(
  context: Context,
  { body }: Pick<RouteParsed<typeof logIn>, 'body'>,
  call: Call,
): Promise<IdentitySession> {
  const { kit } = context;
  const candidates = await loginCandidates(kit.db, body.email);
  const { email, proof } = body;
  const guess = await guardGuess(
    context,
    { purpose: 'password', name: emailKey(email), accounts: candidates, proof },
    call,
  );
  const right = await Promise.all(candidates.map((row) => checkPassword(row?.passwordHash ?? null, body.password)));
  const account = candidates[right.indexOf(true)];
  if (!account) throw new Problem(wrongCredentials);
  await guess.succeeded();

  const factors = await factorsOf(kit.db, account.id);
  if (hasSecondStep(account.roles, factors)) return beginSecondStep(context, account, factors, call);
  const fresher = isOutdated(account.passwordHash) ? await hashPassword(body.password) : null;
  const entrant = { ...account, emailVerified: account.emailVerifiedAt !== null };
  const opened = await kit.db.transaction(async (tx) => {
    await assertUnchanged(tx, account);
    if (fresher) await tx.orm.update(accounts).set({ passwordHash: fresher }).where(eq(accounts.id, account.id));
    return openSession(context, tx, entrant, call, false);
  });
  return enter(context, entrant, opened, call);
}

/** Refuses a login whose password was changed while it was being checked: its session would outlive the change. */
async function assertUnchanged(tx: Tx, account: AccountRow): Promise<void> {
  const now = await lockAccount(tx, account.id);
  if (now?.passwordHash !== account.passwordHash) throw new Problem(wrongCredentials);
}

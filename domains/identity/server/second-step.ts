import { eq, sql } from 'drizzle-orm';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import type { IdentitySession } from '../contract/account.ts';
import { lifetimes, loginCookie } from '../contract/cookies.ts';
import { codeRefused, loginExpired, secondStepRequired } from '../contract/problems.ts';
import type { logInWithCode } from '../contract/second-factor-routes.ts';
import type { AccountRow } from './accounts.ts';
import { findAccount, lockAccount } from './accounts.ts';
import type { Context } from './context.ts';
import { enter, openSession } from './enter.ts';
import { guardGuess } from './guard-guess.ts';
import { createLink, peekLink, takeLink } from './links.ts';
import { mailCodesRefused, mailRecoveryCodeUsed } from './mails.ts';
import { checkRecoveryCode, spendRecoveryCode } from './recovery-codes.ts';
import type { Factors } from './second-factor.ts';
import { factorsOf } from './second-factor.ts';
import { hashOf } from './secrets.ts';
import { links } from './tables.ts';
import { takeTotpCode } from './totp.ts';

/** So many wrong codes end a login; then the password is asked for again. */
const mostWrong = 5;

/**
 * The password was right: a secret in this browser's cookie stands for that until the second factor is shown. It opens
 * nothing by itself, and every change of credentials makes it void.
 */
export async function beginSecondStep(
  context: Context,
  account: AccountRow,
  factors: Factors,
  call: Call,
): Promise<never> {
  const secret = await context.kit.db.transaction(async (tx) => {
    const now = await lockAccount(tx, account.id);
    if (now?.passwordHash !== account.passwordHash) throw new Problem(loginExpired);
    const expiresAt = new Date(context.kit.clock.now() + lifetimes.secondStep);
    return createLink(tx, { purpose: 'secondStep', accountId: account.id, data: { wrong: '0' }, expiresAt });
  });
  call.cookies.set(loginCookie, secret, { maxAge: lifetimes.secondStep / 1000 });
  throw new Problem(secondStepRequired, {
    data: {
      totp: factors.totpSince !== null,
      passkey: factors.reviewedPasskeys > 0,
      recoveryCode: factors.recoveryCodes > 0,
    },
  });
}

/** The account whose password this browser has just shown, when the second step is still open; else null. */
export async function secondStepOf(context: Context, call: Call): Promise<number | null> {
  const secret = call.cookies.get(loginCookie);
  if (!secret) return null;
  return (await peekLink(context.kit.db, 'secondStep', secret, new Date(context.kit.clock.now())))?.accountId ?? null;
}

/** Second step of a login: a code of the app, or a recovery code. Wrong ones become slow and expensive, see guard-guess.ts. */
export async function logInPersonWithCode(
  context: Context,
  { body }: Pick<RouteParsed<typeof logInWithCode>, 'body'>,
  call: Call,
): Promise<IdentitySession> {
  const { kit } = context;
  const secret = call.cookies.get(loginCookie) ?? '';
  const accountId = await secondStepOf(context, call);
  if (accountId === null) throw new Problem(loginExpired);
  const owner = await findAccount(kit.db, accountId);
  const guess = await guardGuess(
    context,
    { purpose: 'totp', name: String(accountId), accounts: [owner], proof: body.proof },
    call,
  );
  const digits = body.code.replace(/\s/g, '');
  const isTotp = /^\d{6}$/.test(digits);
  const label = isTotp ? null : await checkRecoveryCode(kit.db, accountId, body.code);

  const right = await kit.db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    const isRight = isTotp
      ? await takeTotpCode(context, tx, accountId, digits)
      : label !== null && (await spendRecoveryCode(tx, accountId, label));
    if (!account || !isRight) return null;
    if (!(await takeLink(tx, 'secondStep', secret, new Date(kit.clock.now())))) throw new Problem(loginExpired);
    if (label !== null) {
      const { recoveryCodes } = await factorsOf(tx, accountId);
      await mailRecoveryCodeUsed(context, tx, account, recoveryCodes);
    }
    const entrant = { ...account, emailVerified: account.emailVerifiedAt !== null };
    return { entrant, opened: await openSession(context, tx, entrant, call, true) };
  });
  if (!right) {
    await kit.db.transaction((tx) => noteWrong(context, tx, secret, accountId));
    throw new Problem(codeRefused);
  }
  await guess.succeeded();
  return enter(context, right.entrant, right.opened, call);
}

/** Counts a wrong code in the database, so that neither a restart nor another process gives more of them. */
async function noteWrong(context: Context, tx: Tx, secret: string, accountId: number): Promise<void> {
  const [link] = await tx.orm
    .update(links)
    .set({ data: sql`jsonb_set(data, '{wrong}', to_jsonb(((data ->> 'wrong')::int + 1)::text))` })
    .where(eq(links.hash, hashOf(secret)))
    .returning({ data: links.data });
  if (Number(link?.data.wrong ?? 0) < mostWrong) return;
  await tx.orm.delete(links).where(eq(links.hash, hashOf(secret)));
  const account = await findAccount(tx, accountId);
  if (account) await mailCodesRefused(context, tx, account);
}

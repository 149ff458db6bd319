import { and, eq, isNull } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { tooManyRequests } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { isUniqueViolation } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import { emailInUse, linkExpired } from '../contract/problems.ts';
import type { AccountRow } from './accounts.ts';
import { findAccount } from './accounts.ts';
import { announceVerified } from './announce-verified.ts';
import { confirmEmailChange } from './change-email.ts';
import type { Context } from './context.ts';
import { peekLink } from './links.ts';
import { mailVerification } from './mails.ts';
import { accounts } from './tables.ts';

const perAccount = { points: 5, seconds: 60 * 60 };

/**
 * Verifies an address with the secret of its mail: the one of sign-up, or another one the account asked for. Opening
 * the link of sign-up again does no harm and needs no second mail.
 */
export async function verifyAddress(context: Context, secret: string, call: Call): Promise<void> {
  const { kit } = context;
  await kit.db
    .transaction(async (tx) => {
      const now = new Date(kit.clock.now());
      if (await confirmEmailChange(context, tx, secret, now, call)) return;
      const link = await peekLink(tx, 'verifyEmail', secret, now);
      const account = link?.accountId ? await findAccount(tx, link.accountId) : null;
      if (!account || account.email !== link?.data.email) throw new Problem(linkExpired);
      await markVerified(context, tx, account);
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Problem(emailInUse) : error;
    });
}

/** Notes that the account's address is proven and tells everybody; nothing when it already was. */
export async function markVerified(context: Context, tx: Tx, account: AccountRow): Promise<void> {
  const { id, email } = account;
  const verified = await tx.orm
    .update(accounts)
    .set({ emailVerifiedAt: new Date(context.kit.clock.now()) })
    .where(and(eq(accounts.id, id), isNull(accounts.emailVerifiedAt)))
    .returning({ id: accounts.id });
  if (verified.length > 0) await announceVerified(context, tx, id, email);
}

/** Sends the verification mail again; an address that is verified gets none. */
export async function sendVerificationAgain(context: Context, accountId: number): Promise<void> {
  const { kit } = context;
  const wait = await kit.limits.take(`identity.verification:${accountId}`, perAccount);
  if (wait > 0) throw new Problem(tooManyRequests, { data: { retryAfterSeconds: wait } });
  await kit.db.transaction(async (tx) => {
    const account = await findAccount(tx, accountId);
    if (account && account.emailVerifiedAt === null) await mailVerification(context, tx, account);
  });
}

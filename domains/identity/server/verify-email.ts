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
import { takeOtherAddress } from './change-email.ts';
import { peekLink } from './links.ts';
import { mailVerification } from './mails.ts';
import { accounts } from './tables.ts';
import type { Tools } from './tools.ts';

const perAccount = { points: 5, seconds: 60 * 60 };

/**
 * Verifies an address with the secret of its mail: the one of sign-up, or another one the account asked for. Opening
 * the link of sign-up again does no harm and needs no second mail.
 */
export async function verifyAddress(tools: Tools, secret: string, call: Call): Promise<void> {
  const { kit } = tools;
  await kit.db
    .transaction(async (tx) => {
      const now = new Date(kit.clock.now());
      if (await takeOtherAddress(tools, tx, secret, now, call)) return;
      const link = await peekLink(tx, 'verifyEmail', secret, now);
      const account = link?.accountId ? await findAccount(tx, link.accountId) : null;
      if (!account || account.email !== link?.data.email) throw new Problem(linkExpired);
      await markVerified(tools, tx, account);
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Problem(emailInUse) : error;
    });
}

/** Notes that the account's address is proven and tells everybody; nothing when it already was. */
export async function markVerified(tools: Tools, tx: Tx, account: AccountRow): Promise<void> {
  const { id, email } = account;
  const verified = await tx.orm
    .update(accounts)
    .set({ emailVerifiedAt: new Date(tools.kit.clock.now()) })
    .where(and(eq(accounts.id, id), isNull(accounts.emailVerifiedAt)))
    .returning({ id: accounts.id });
  if (verified.length > 0) await announceVerified(tools, tx, id, email);
}

/** Sends the verification mail again; an address that is verified gets none. */
export async function sendVerificationAgain(tools: Tools, accountId: number): Promise<void> {
  const { kit } = tools;
  const wait = await kit.limits.take(`identity.verification:${accountId}`, perAccount);
  if (wait > 0) throw new Problem(tooManyRequests, { data: { retryAfterSeconds: wait } });
  await kit.db.transaction(async (tx) => {
    const account = await findAccount(tx, accountId);
    if (account && account.emailVerifiedAt === null) await mailVerification(tools, tx, account);
  });
}

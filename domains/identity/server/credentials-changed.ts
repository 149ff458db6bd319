import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { lifetimes } from '../contract/cookies.ts';
import type { AccountRow } from './accounts.ts';
import type { Context } from './context.ts';
import type { SessionEnd } from './end-sessions.ts';
import { sessionIdsOf } from './end-sessions.ts';
import { dropLinks } from './links.ts';
import { mailCredentialsChanged, mailVerification } from './mails.ts';
import { accounts, formerAddresses, passkeys } from './tables.ts';

interface Rule {
  readonly ends: SessionEnd;
  /**
   * Whether every passkey waits for its owner's word before it logs in again, and every known device is a stranger. Where passkeys or apps change in a session
   * that has just proven itself, the list is on that very page and nothing else is in doubt.
   */
  readonly reviewsPasskeys: boolean;
}

/** Every way credentials of an account change, and what is peculiar to it. */
export const credentialChanges = {
  passwordChanged: { ends: 'password changed', reviewsPasskeys: true },
  passwordReset: { ends: 'password changed', reviewsPasskeys: true },
  addressChanged: { ends: 'credentials changed', reviewsPasskeys: true },
  addressChangeStopped: { ends: 'credentials changed', reviewsPasskeys: true },
  loggedOutEverywhere: { ends: 'revoked', reviewsPasskeys: true },
  secondFactorReset: { ends: 'credentials changed', reviewsPasskeys: true },
  passkeyAdded: { ends: 'credentials changed', reviewsPasskeys: false },
  passkeyRemoved: { ends: 'credentials changed', reviewsPasskeys: false },
  totpSetUp: { ends: 'credentials changed', reviewsPasskeys: false },
  totpRemoved: { ends: 'credentials changed', reviewsPasskeys: false },
  recoveryCodesMade: { ends: 'credentials changed', reviewsPasskeys: false },
} as const satisfies Record<string, Rule>;

export type CredentialChange = keyof typeof credentialChanges;

/**
 * What follows every change of credentials, in the transaction that makes it: all links of mails and ceremonies are void,
 * all sessions end but the one that acts for the owner (`keep`), passkeys wait for a review, and every address the account
 * has or had lately is told. Call with the account as it is after the change. Returns how many sessions ended.
 */
export async function credentialsChanged(
  context: Context,
  tx: Tx,
  account: AccountRow,
  change: CredentialChange,
  keep: string | null,
): Promise<number> {
  const rule: Rule = credentialChanges[change];
  const now = context.kit.clock.now();
  await dropLinks(tx, account.id);
  if (rule.reviewsPasskeys) {
    await tx.orm
      .update(passkeys)
      .set({ reviewSince: new Date(now) })
      .where(eq(passkeys.accountId, account.id));
    await tx.orm
      .update(accounts)
      .set({ devicesSince: new Date(now) })
      .where(eq(accounts.id, account.id));
  }
  const ending = (await sessionIdsOf(tx, account.id)).filter((id) => id !== keep);
  const ended = await context.end(tx, account.id, ending, rule.ends);
  for (const email of await knownAddresses(tx, account, now)) {
    await mailCredentialsChanged(context, tx, { ...account, email }, change);
  }
  // Its first link is void as well, and without one the address could never be proven.
  if (account.emailVerifiedAt === null) await mailVerification(context, tx, account);
  return ended;
}

/** The address of an account, and those it has left within the last weeks. */
async function knownAddresses(tx: Tx, account: AccountRow, now: number): Promise<Set<string>> {
  const lately = gt(formerAddresses.leftAt, new Date(now - lifetimes.formerAddress));
  const former = await tx.orm
    .select({ email: formerAddresses.email })
    .from(formerAddresses)
    .where(and(eq(formerAddresses.accountId, account.id), lately));
  return new Set([account.email, ...former.map(({ email }) => email)]);
}

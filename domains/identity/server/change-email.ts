import { eq } from 'drizzle-orm';
import { emailKey } from '#kit/contract/email.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import { linkExpired, wrongCredentials } from '../contract/problems.ts';
import type { changeEmail } from '../contract/routes.ts';
import { findAccount } from './accounts.ts';
import { dropLinks, takeLink } from './links.ts';
import { mailAddressChanged, mailChange } from './mails.ts';
import { checkPassword } from './passwords.ts';
import { accounts } from './tables.ts';
import { tellVerified } from './tell-verified.ts';
import type { Tools } from './tools.ts';

/**
 * Mails a link to the new address; until it is opened the account keeps the old one. The answer does not tell whether
 * somebody else has the address: its owner alone can open the link, and is refused then.
 */
export async function askForOtherAddress(
  tools: Tools,
  { body }: Pick<RouteParsed<typeof changeEmail>, 'body'>,
  { caller }: Call,
): Promise<void> {
  const account = await findAccount(tools.kit.db, caller.accountId as number);
  const right = await checkPassword(account?.passwordHash ?? null, body.currentPassword);
  if (!account || !right) throw new Problem(wrongCredentials);
  await tools.kit.db.transaction(async (tx) => {
    await dropLinks(tx, account.id, 'changeEmail');
    await mailChange(tools, tx, account, body.email);
  });
}

/**
 * Gives the account the address the link was sent to; false when the secret is none of these links. Throws a unique
 * violation when the address is verified elsewhere.
 */
export async function takeOtherAddress(tools: Tools, tx: Tx, secret: string, now: Date): Promise<boolean> {
  const link = await takeLink(tx, 'changeEmail', secret, now);
  if (!link?.accountId || link.data.email === undefined) return false;
  const account = await findAccount(tx, link.accountId);
  const { email, instead } = link.data;
  if (!account || account.email !== instead) throw new Problem(linkExpired);
  await tx.orm
    .update(accounts)
    .set({ email, emailKey: emailKey(email), emailVerifiedAt: now })
    .where(eq(accounts.id, account.id));
  // Links sent to the former mailbox open nothing any more.
  await dropLinks(tx, account.id, 'verifyEmail');
  await dropLinks(tx, account.id, 'resetPassword');
  await mailAddressChanged(tools, tx, account);
  await tellVerified(tools, tx, account.id, email);
  return true;
}

import { eq } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import { emailKey } from '#kit/contract/email.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import { linkExpired } from '../contract/problems.ts';
import type { changeEmail } from '../contract/routes.ts';
import { findAccount, lockAccount } from './accounts.ts';
import { announceVerified } from './announce-verified.ts';
import type { Context } from './context.ts';
import { credentialsChanged } from './credentials-changed.ts';
import { dropLinks, takeLink } from './links.ts';
import { mailChange, mailChangeRequested } from './mails.ts';
import { accounts, formerAddresses } from './tables.ts';

/**
 * Mails a link to the new address; until it is opened the account keeps the old one, which is told at once and can stop
 * it. The answer does not tell whether somebody else has the address: its owner alone can open the link, and is refused
 * then.
 */
export async function requestEmailChange(
  context: Context,
  { body }: Pick<RouteParsed<typeof changeEmail>, 'body'>,
  { caller }: Call<AccountCaller>,
): Promise<void> {
  await context.kit.db.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.accountId);
    if (!account) throw new Problem(notFound);
    await dropLinks(tx, account.id, ['changeEmail', 'stopAddressChange']);
    await mailChange(context, tx, account, body.email);
    // Nobody has shown yet that an unverified address is theirs: a stranger there has nothing to stop.
    if (account.emailVerifiedAt !== null) await mailChangeRequested(context, tx, account);
  });
}

/**
 * Gives the account the address the link was sent to; false when the secret is none of these links. Throws a unique
 * violation when the address is verified elsewhere.
 */
export async function confirmEmailChange(
  context: Context,
  tx: Tx,
  secret: string,
  now: Date,
  call: Call,
): Promise<boolean> {
  const link = await takeLink(tx, 'changeEmail', secret, now);
  if (!link?.accountId || link.data.email === undefined) return false;
  const account = await findAccount(tx, link.accountId);
  const { email, instead } = link.data;
  if (!account || account.email !== instead) throw new Problem(linkExpired);
  const [changed] = await tx.orm
    .update(accounts)
    .set({ email, emailKey: emailKey(email), emailVerifiedAt: now })
    .where(eq(accounts.id, account.id))
    .returning();
  await tx.orm.insert(formerAddresses).values({ accountId: account.id, email: account.email, leftAt: now });
  const { caller } = call;
  const own = caller.accountId === account.id ? caller.sessionId : null;
  if (changed) await credentialsChanged(context, tx, changed, 'addressChanged', own);
  await announceVerified(context, tx, account.id, email);
  return true;
}

/** The owner of the present address did not ask for another one: the change is off, and whoever asked is out. */
export async function cancelEmailChange(context: Context, secret: string): Promise<void> {
  await context.kit.db.transaction(async (tx) => {
    const link = await takeLink(tx, 'stopAddressChange', secret, new Date(context.kit.clock.now()));
    const account = link?.accountId ? await findAccount(tx, link.accountId) : null;
    if (!account || account.email !== link?.data.email) throw new Problem(linkExpired);
    await credentialsChanged(context, tx, account, 'addressChangeStopped', null);
  });
}

import { createHmac } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { mailboxOf } from '#domains/identity/server/index.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Context } from './deps.ts';
import { bans } from './tables.ts';

/**
 * What somebody is recognised by: what the platform keeps of them anyway, a proven mailbox and proven numbers, hashed with a key of this
 * domain. Nothing is taken from their device or their payments (decision 081).
 * @param claimed a mailbox counts that is not proven yet: only whoever claims it is kept out by that
 */
export async function marksOf(
  { kit, identity, phones }: Context,
  executor: Executor,
  guestId: number,
  { claimed }: { readonly claimed: boolean },
): Promise<string[]> {
  const account = await identity.account(executor, guestId);
  const numbers = await phones.verified(executor, guestId);
  const known = [
    ...(account && (claimed || account.emailVerified) ? [`mail ${mailboxOf(account.email)}`] : []),
    ...numbers.map(({ number }) => `phone ${number}`),
  ];
  const key = kit.keyFor('room-helpers.marks');
  return known.map((text) => createHmac('sha256', key).update(text).digest('base64url'));
}

/** Whether somebody whom a performer has banned comes with another account. Asked at the door of her room. */
export async function isBannedElsewhere(
  ctx: Context,
  executor: Executor,
  { actorId, guestId }: { readonly actorId: number; readonly guestId: number },
): Promise<boolean> {
  const standing = and(
    eq(bans.actorId, actorId),
    eq(bans.state, 'on'),
    gt(bans.until, new Date(ctx.kit.clock.now())),
    sql`${bans.marks} <> '{}'`,
  );
  const [any] = await executor.orm.select({ id: bans.id }).from(bans).where(standing).limit(1);
  if (!any) return false;
  const own = await marksOf(ctx, executor, guestId, { claimed: true });
  if (own.length === 0) return false;
  const [found] = await executor.orm
    .select({ id: bans.id })
    .from(bans)
    .where(and(standing, sql`${bans.marks} && ${sql.param(own)}::text[]`))
    .limit(1);
  return found !== undefined;
}

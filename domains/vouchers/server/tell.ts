import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { GuestVouchers } from '../contract/guest-fields.ts';
import { vouchersChanged } from '../contract/vouchers.ts';
import type { Context } from './deps.ts';
import { vouchers } from './tables.ts';

/** Most vouchers that a page is told of; the rest stands on the page of benefits. */
const mostTold = 200;

/** What a guest can use now, as the guest state has it: one that is for several performers stands once for each. */
export async function usableNow({ orm }: Executor, guestId: number, now: number): Promise<GuestVouchers> {
  const at = new Date(now);
  const rows = await orm
    .select({ id: vouchers.id, type: vouchers.type, amount: vouchers.left, actorIds: vouchers.actorIds })
    .from(vouchers)
    .where(
      and(
        eq(vouchers.guestId, guestId),
        gt(vouchers.left, 0),
        lte(vouchers.validFrom, at),
        or(isNull(vouchers.validTo), gt(vouchers.validTo, at)),
      ),
    )
    .orderBy(asc(vouchers.id))
    .limit(mostTold);
  return rows.flatMap(({ actorIds, ...voucher }) => {
    const whom: readonly (number | null)[] = actorIds.length === 0 ? [null] : actorIds;
    return whom.map((actorId) => ({ ...voucher, actorId }));
  });
}

const told = new WeakMap<Tx, Set<number>>();

/**
 * Tells all pages of a guest what there is to use, once it is committed: read then, because what a refused sale used up
 * before is there again. Once for each transaction.
 */
export function tellVouchers({ kit }: Pick<Context, 'kit'>, tx: Tx, guestId: number): void {
  const guests = told.get(tx) ?? new Set<number>();
  told.set(tx, guests);
  if (guests.has(guestId)) return;
  guests.add(guestId);
  tx.afterCommit(async () => {
    const now = await usableNow(kit.db, guestId, kit.clock.now());
    kit.realtime.publish(`guest:${guestId}`, vouchersChanged, { vouchers: now });
  });
}

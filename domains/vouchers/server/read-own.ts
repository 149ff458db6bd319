import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Voucher } from '../contract/vouchers.ts';
import type { Context } from './deps.ts';
import { stateOf } from './lot.ts';
import { inOrder, lotOf } from './rows.ts';
import type { VoucherRow } from './tables.ts';
import { vouchers } from './tables.ts';

type Reader = Pick<Caller, 'language' | 'country'>;

/** Most vouchers that are shown at once; somebody with more uses up some first. */
const most = 500;

/** A guest's vouchers that hold something still, those that end first before others. */
export async function ownVouchers(ctx: Context, executor: Executor, guestId: number, reader: Reader) {
  const at = new Date(ctx.kit.clock.now());
  const rows = await executor.orm
    .select()
    .from(vouchers)
    .where(
      and(
        eq(vouchers.guestId, guestId),
        gt(sql`${vouchers.left} + ${vouchers.reserved}`, 0),
        or(isNull(vouchers.validTo), gt(vouchers.validTo, at), gt(vouchers.reserved, 0)),
      ),
    )
    .orderBy(vouchers.id)
    .limit(most);
  return toVouchers(ctx, executor, inOrder(rows), reader);
}

/** Vouchers as their guest sees them, with the names of those they are for; who is not shown to the guest has none. */
export async function toVouchers(
  { kit, performers }: Pick<Context, 'kit' | 'performers'>,
  executor: Executor,
  rows: readonly VoucherRow[],
  reader: Reader,
): Promise<Voucher[]> {
  const ids = [...new Set(rows.flatMap(({ actorIds }) => actorIds))];
  const cards = ids.length === 0 ? [] : await performers.cards(executor, ids, reader);
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  const now = kit.clock.now();
  return rows.map((row) => ({
    id: row.id,
    guestId: row.guestId,
    type: row.type,
    amount: row.left,
    granted: row.amount,
    validFrom: row.validFrom.getTime(),
    validTo: row.validTo?.getTime() ?? null,
    actors: row.actorIds.map((id) => ({ id, name: names.get(id) ?? '' })),
    subject: row.subject,
    state: stateOf(lotOf(row), now),
  }));
}

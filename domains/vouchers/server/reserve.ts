import { and, asc, eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { vouchersMissing } from '../contract/problems.ts';
import type { Context } from './deps.ts';
import { VoucherError } from './deps.ts';
import type { LotEvent } from './lot.ts';
import { isOver, stepLot } from './lot.ts';
import type { Wanted } from './rows.ts';
import { lockRows, lockUsable, lotOf, saveLot, usableRows } from './rows.ts';
import type { UseRow } from './tables.ts';
import { uses } from './tables.ts';
import { tellVouchers } from './tell.ts';

/** What a guest can use now. */
export interface Usable {
  readonly amount: number;
  /** The vouchers it stands in, in the order they are used. */
  readonly vouchers: readonly { readonly id: number; readonly left: number; readonly subject: string | null }[];
}

/** Something that will be used, held until it is consumed or let go. */
export interface Reservation extends Wanted {
  readonly guestId: number;
  readonly amount: number;
  /** Names for ever what it is for, `video:12`; the same again changes nothing. */
  readonly reference: string;
}

/** What of a type a guest can use now, with a performer (without one: only what is for everybody). */
export async function look(
  { kit }: Pick<Context, 'kit'>,
  executor: Executor,
  guestId: number,
  wanted: Wanted,
): Promise<Usable> {
  const rows = await usableRows(executor, guestId, wanted, kit.clock.now());
  return {
    amount: rows.reduce((sum, { left }) => sum + left, 0),
    vouchers: rows.map(({ id, left, subject }) => ({ id, left, subject })),
  };
}

/**
 * Holds so much of a guest's vouchers, in the transaction of who calls; those that end first are used first.
 *
 * @returns whether it was held; false changes nothing
 * @throws VoucherError when the reference stands for something else
 */
export async function tryReserve(ctx: Pick<Context, 'kit'>, tx: Tx, order: Reservation): Promise<boolean> {
  const { guestId, type, actorId, amount, reference } = order;
  if (!Number.isSafeInteger(amount) || amount < 1) throw new VoucherError(`${amount} is no amount.`);
  const now = ctx.kit.clock.now();
  const rows = await lockUsable(tx, guestId, order, now);
  const before = await usesOf(tx, reference);
  if (before.length > 0) return isSame(before, order);
  if (rows.reduce((sum, { left }) => sum + left, 0) < amount) return false;
  let open = amount;
  for (const row of rows) {
    const part = Math.min(open, row.left);
    if (part === 0) break;
    await saveLot(tx, row.id, stepLot(lotOf(row), { type: 'reserve', amount: part }));
    const use = { reference, voucherId: row.id, guestId, type, actorId: actorId ?? null, amount: part };
    await tx.orm.insert(uses).values({ ...use, state: 'reserved', at: new Date(now) });
    open -= part;
  }
  tellVouchers(ctx, tx, guestId);
  return true;
}

/**
 * The same, refused when there is too little.
 * @throws Problem `vouchers_missing` with what is `left` and `needed`
 */
export async function reserve(ctx: Pick<Context, 'kit'>, tx: Tx, order: Reservation): Promise<void> {
  if (await tryReserve(ctx, tx, order)) return;
  const { amount: left } = await look(ctx, tx, order.guestId, order);
  throw new Problem(vouchersMissing, { data: { left, needed: order.amount } });
}

function isSame(before: readonly UseRow[], { guestId, type, amount, reference }: Reservation): true {
  const sum = before.reduce((all, use) => all + use.amount, 0);
  const [first] = before;
  if (first?.guestId !== guestId || first.type !== type || sum !== amount || first.state === 'returned') {
    throw new VoucherError(`${reference} stands for another use of vouchers.`);
  }
  return true;
}

const usesOf = (tx: Tx, reference: string): Promise<UseRow[]> =>
  tx.orm.select().from(uses).where(eq(uses.reference, reference)).orderBy(asc(uses.voucherId));

/**
 * What was held is used up. Again it changes nothing.
 * @throws VoucherError for a reference under which nothing is held
 */
export async function consume(ctx: Pick<Context, 'kit'>, tx: Tx, reference: string): Promise<void> {
  const changed = await moveUses(ctx, tx, reference, 'reserved', 'used');
  if (changed === 0 && (await usesOf(tx, reference)).length === 0) {
    throw new VoucherError(`Nothing is held as ${reference}.`);
  }
}

/** What was held is free again; where its time is over meanwhile it expires. Again, or after its use, it changes nothing. */
export async function release(ctx: Pick<Context, 'kit'>, tx: Tx, reference: string): Promise<void> {
  await moveUses(ctx, tx, reference, 'reserved', null);
}

/** How long what comes back after its time is over can be used still, ms. */
export const graceMs = 24 * 3_600_000;

/**
 * What was used comes back, because it was not delivered; where its time is over it counts for a day more. Once.
 * @returns how much came back
 */
export const giveBack = (ctx: Pick<Context, 'kit'>, tx: Tx, reference: string): Promise<number> =>
  moveUses(ctx, tx, reference, 'used', 'returned');

async function moveUses(
  ctx: Pick<Context, 'kit'>,
  tx: Tx,
  reference: string,
  from: UseRow['state'],
  to: UseRow['state'] | null,
): Promise<number> {
  const now = ctx.kit.clock.now();
  const rows = await lockRows(
    tx,
    (await usesOf(tx, reference)).map(({ voucherId }) => voucherId),
  );
  // Read again: whoever held the vouchers before may have done the same.
  const held = (await usesOf(tx, reference)).filter(({ state }) => state === from);
  for (const { voucherId, amount } of held) {
    const row = rows.get(voucherId);
    if (!row) throw new VoucherError(`The voucher ${voucherId} of ${reference} is gone.`);
    const lot = lotOf(row);
    const over = isOver(lot, now);
    const event: LotEvent =
      to === 'used'
        ? { type: 'consume', amount }
        : to === null
          ? { type: 'release', amount, over }
          : { type: 'giveBack', amount };
    const longer = to === 'returned' && over ? new Date(now + graceMs) : undefined;
    await saveLot(tx, voucherId, stepLot(lot, event), longer);
    const own = and(eq(uses.reference, reference), eq(uses.voucherId, voucherId));
    await (to === null
      ? tx.orm.delete(uses).where(own)
      : tx.orm
          .update(uses)
          .set({ state: to, at: new Date(now) })
          .where(own));
  }
  const [first] = held;
  if (first && to !== 'used') tellVouchers(ctx, tx, first.guestId);
  return held.reduce((sum, { amount }) => sum + amount, 0);
}

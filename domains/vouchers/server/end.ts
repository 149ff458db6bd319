import { and, asc, gt, inArray, lte } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { voucherOver } from '../contract/problems.ts';
import type { Context } from './deps.ts';
import { stepLot } from './lot.ts';
import { lockRows, lotOf, saveLot } from './rows.ts';
import type { VoucherRow } from './tables.ts';
import { vouchers } from './tables.ts';
import { tellVouchers } from './tell.ts';

/** How many vouchers one transaction lets go. */
const batch = 500;

/** Lets go what is left of vouchers whose time is over, and tells their guests. @returns how many */
export async function expireAll(ctx: Pick<Context, 'kit'>): Promise<number> {
  let all = 0;
  for (;;) {
    const ended = await ctx.kit.db.transaction((tx) => expireSome(ctx, tx));
    all += ended;
    if (ended < batch) return all;
  }
}

async function expireSome(ctx: Pick<Context, 'kit'>, tx: Tx): Promise<number> {
  const rows = await tx.orm
    .select()
    .from(vouchers)
    .where(and(gt(vouchers.left, 0), lte(vouchers.validTo, new Date(ctx.kit.clock.now()))))
    .orderBy(asc(vouchers.validTo))
    .limit(batch)
    .for('update', { skipLocked: true });
  for (const row of rows) {
    await saveLot(tx, row.id, stepLot(lotOf(row), { type: 'expire' }));
    tellVouchers(ctx, tx, row.guestId);
  }
  return rows.length;
}

/**
 * Takes back what is left of a voucher; what is held by something under way stays, and is used or comes back to nobody's loss.
 *
 * @returns the voucher as it was before
 * @throws Problem `not_found`, and `voucher_over` when nothing is left
 */
export async function takeBack(ctx: Pick<Context, 'kit'>, tx: Tx, voucherId: number): Promise<VoucherRow> {
  const row = (await lockRows(tx, [voucherId])).get(voucherId);
  if (!row) throw new Problem(notFound);
  if (row.left === 0) throw new Problem(voucherOver);
  await saveLot(tx, row.id, stepLot(lotOf(row), { type: 'takeBack' }));
  tellVouchers(ctx, tx, row.guestId);
  return row;
}

/** Takes back what is left of the vouchers that were granted with one of these keys; those that are over stay. @returns how many */
export async function takeBackByKey(ctx: Pick<Context, 'kit'>, tx: Tx, keys: readonly string[]): Promise<number> {
  const rows = await tx.orm
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(inArray(vouchers.key, [...keys]));
  const held = await lockRows(
    tx,
    rows.map(({ id }) => id),
  );
  let taken = 0;
  for (const row of held.values()) {
    if (row.left === 0) continue;
    await saveLot(tx, row.id, stepLot(lotOf(row), { type: 'takeBack' }));
    tellVouchers(ctx, tx, row.guestId);
    taken++;
  }
  return taken;
}

import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { VoucherType } from '../contract/types.ts';
import type { Lot, Validity } from './lot.ts';
import type { VoucherRow } from './tables.ts';
import { vouchers } from './tables.ts';

/** What is looked for: a guest's vouchers of a type, with a performer. Without one: only what is for everybody. */
export interface Wanted {
  readonly type: VoucherType;
  readonly actorId?: number | undefined;
}

/** A row as the state machine has it. */
export const lotOf = (row: VoucherRow): Lot & Validity => ({
  left: row.left,
  reserved: row.reserved,
  used: row.used,
  expired: row.expired,
  takenBack: row.takenBack,
  validFrom: row.validFrom.getTime(),
  validTo: row.validTo?.getTime() ?? null,
});

const usable = (guestId: number, { type, actorId }: Wanted, now: number) => {
  const forAll = sql`cardinality(${vouchers.actorIds}) = 0`;
  return and(
    eq(vouchers.guestId, guestId),
    eq(vouchers.type, type),
    gt(vouchers.left, 0),
    lte(vouchers.validFrom, new Date(now)),
    or(isNull(vouchers.validTo), gt(vouchers.validTo, new Date(now))),
    actorId === undefined ? forAll : or(forAll, sql`${actorId}::int = any(${vouchers.actorIds})`),
  );
};

/** What can be used now, in the order it is used: what ends first, then what fewer performers take, then the older. */
export const inOrder = (rows: readonly VoucherRow[]): VoucherRow[] => {
  const end = ({ validTo }: VoucherRow): number => validTo?.getTime() ?? Number.POSITIVE_INFINITY;
  const narrow = ({ actorIds }: VoucherRow): number => actorIds.length || Number.POSITIVE_INFINITY;
  const by = (a: number, b: number): number => (a === b ? 0 : a - b);
  return [...rows].sort((a, b) => by(end(a), end(b)) || by(narrow(a), narrow(b)) || a.id - b.id);
};

export async function usableRows(executor: Executor, guestId: number, wanted: Wanted, now: number) {
  return inOrder(
    await executor.orm
      .select()
      .from(vouchers)
      .where(usable(guestId, wanted, now)),
  );
}

/** The same, held until the transaction ends. By number first, so that two who need the same do not wait for each other. */
export async function lockUsable(tx: Tx, guestId: number, wanted: Wanted, now: number): Promise<VoucherRow[]> {
  const rows = await tx.orm
    .select()
    .from(vouchers)
    .where(usable(guestId, wanted, now))
    .orderBy(asc(vouchers.id))
    .for('update');
  return inOrder(rows);
}

export async function lockRows(tx: Tx, ids: readonly number[]): Promise<Map<number, VoucherRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.orm
    .select()
    .from(vouchers)
    .where(inArray(vouchers.id, [...ids]))
    .orderBy(asc(vouchers.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Writes where the parts of a voucher are now. */
export async function saveLot(tx: Tx, id: number, lot: Lot, validTo?: Date): Promise<void> {
  const { left, reserved, used, expired, takenBack } = lot;
  const parts = { left, reserved, used, expired, takenBack };
  await tx.orm
    .update(vouchers)
    .set(validTo ? { ...parts, validTo } : parts)
    .where(eq(vouchers.id, id));
}

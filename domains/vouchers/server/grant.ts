import { eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { keyUsedOtherwise } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import type { VoucherType } from '../contract/types.ts';
import { mostActors, mostOfOne } from '../contract/types.ts';
import type { Context } from './deps.ts';
import { VoucherError } from './deps.ts';
import { newLot } from './lot.ts';
import type { VoucherRow } from './tables.ts';
import { vouchers } from './tables.ts';
import { tellVouchers } from './tell.ts';

/** A voucher to be given to a guest. */
export interface Grant {
  readonly guestId: number;
  readonly type: VoucherType;
  /** Minutes, coins (whole), messages, gifts, shows, spins: as the type says. Above zero. */
  readonly amount: number;
  /** Epoch ms; from now on without it. */
  readonly validFrom?: number | undefined;
  /** Epoch ms, the first instant it no longer counts; it stays without it. */
  readonly validTo?: number | undefined;
  /** With whom it can be used; with everybody without it. */
  readonly actorIds?: readonly number[] | undefined;
  /** What exactly: the number of a gift (6), of a video (1) or album (4), the code (9). */
  readonly subject?: string | undefined;
  /** Names this grant for ever, `bonus-code:77`: granted once. */
  readonly key: string;
  /** Who grants it, the name of a domain. */
  readonly origin: string;
  readonly reason?: string | undefined;
  /** The operator who does; nobody without it. */
  readonly grantedBy?: number | undefined;
}

/** What a grant did. */
export interface Granted {
  readonly voucherId: number;
  /** It was granted before; nothing changed now. */
  readonly repeated: boolean;
}

/**
 * Gives a guest a voucher, in the transaction of who calls. The same key again grants nothing and answers the first.
 * @throws VoucherError for a grant that cannot be; Problem key_used_otherwise for a key that stands for another one
 */
export async function grant(ctx: Pick<Context, 'kit'>, tx: Tx, order: Grant): Promise<Granted> {
  const { guestId, type, amount, key, origin } = order;
  const now = ctx.kit.clock.now();
  const validFrom = order.validFrom ?? now;
  const actorIds = [...new Set(order.actorIds ?? [])];
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > mostOfOne)
    throw new VoucherError(`${amount} is no amount.`);
  if (order.validTo !== undefined && order.validTo <= validFrom) throw new VoucherError(`${key} is never valid.`);
  if (actorIds.length > mostActors) throw new VoucherError(`${key} names ${actorIds.length} performers.`);
  const [row] = await tx.orm
    .insert(vouchers)
    .values({
      key,
      guestId,
      type,
      amount,
      ...newLot(amount),
      validFrom: new Date(validFrom),
      validTo: order.validTo === undefined ? null : new Date(order.validTo),
      actorIds,
      subject: order.subject ?? null,
      origin,
      reason: order.reason ?? null,
      grantedAt: new Date(now),
      grantedBy: order.grantedBy ?? null,
    })
    .onConflictDoNothing({ target: vouchers.key })
    .returning({ id: vouchers.id });
  if (!row) return { voucherId: (await grantedBefore(tx, order)).id, repeated: true };
  tellVouchers(ctx, tx, guestId);
  return { voucherId: row.id, repeated: false };
}

async function grantedBefore(tx: Tx, { key, guestId, type, amount }: Grant): Promise<VoucherRow> {
  const [row] = await tx.orm.select().from(vouchers).where(eq(vouchers.key, key));
  if (!row || row.guestId !== guestId || row.type !== type || row.amount !== amount) {
    throw new Problem(keyUsedOtherwise);
  }
  return row;
}

import { eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import type { ConversionChatState } from '../contract/index.ts';
import { conversionChatBought, conversionChatOver, conversionChatUsed } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { GuestRow } from './state.ts';
import { isOn, tellGuest } from './state.ts';
import { guests } from './tables.ts';

/**
 * Begins a guest's extra free chat, once; while it is on it stays as it is.
 * @throws Problem conversion_chat_used, conversion_chat_over, conversion_chat_bought
 */
export async function enable(ctx: Context, guestId: number): Promise<ConversionChatState> {
  return ctx.kit.db.transaction(async (tx) => {
    const row = await lockGuest(tx, guestId);
    const now = ctx.kit.clock.steady();
    if (row && isOn(row, now)) return tellGuest(ctx, tx, guestId);
    if (row && row.fromAt !== null) throw new Problem(conversionChatUsed);
    if ((await ctx.ledger.guestFunds(tx, guestId)).isPayingCustomer) throw new Problem(conversionChatBought);
    if (!row || row.candidateUntil.getTime() <= ctx.kit.clock.now()) throw new Problem(conversionChatOver);
    return setSpan(ctx, tx, guestId, { fromAt: Math.floor(now), untilAt: Math.floor(now) + ctx.times.span });
  });
}

/** Ends it at once, for good; where it is not on, nothing changes. */
export async function disable(ctx: Context, guestId: number): Promise<ConversionChatState> {
  return ctx.kit.db.transaction(async (tx) => {
    const row = await lockGuest(tx, guestId);
    const now = ctx.kit.clock.steady();
    if (!row || !isOn(row, now)) return tellGuest(ctx, tx, guestId);
    return setSpan(ctx, tx, guestId, { untilAt: Math.max(row.fromAt ?? 0, Math.floor(now)) });
  });
}

async function setSpan(
  ctx: Context,
  tx: Tx,
  guestId: number,
  span: Partial<Pick<GuestRow, 'fromAt' | 'untilAt'>>,
): Promise<ConversionChatState> {
  await tx.orm.update(guests).set(span).where(eq(guests.guestId, guestId));
  ctx.live.recountFreeChat(tx, { guestIds: [guestId] });
  return tellGuest(ctx, tx, guestId);
}

async function lockGuest({ orm }: Tx, guestId: number): Promise<GuestRow | undefined> {
  const [row] = await orm.select().from(guests).where(eq(guests.guestId, guestId)).for('update');
  return row;
}

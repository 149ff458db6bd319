import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { assertMoney } from '#domains/access/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { notCancellable, notUncancellable } from '../contract/problems.ts';
import type { Agreement } from './card-store.ts';
import { lockAgreementOf } from './card-store.ts';
import type { Context } from './deps.ts';
import { followSoon } from './follow-provider.ts';
import { applyEvent, stepAt } from './machine/machine.ts';
import { sendMail } from './mails.ts';
import type { Row } from './store.ts';
import { lockById, save, stateOf } from './store.ts';
import { subscriptions } from './tables.ts';
import { advance } from './take-report.ts';

/**
 * Cancels all that a guest pays for again and again, because no money of theirs moves: what is paid runs to its end. `until`: only what
 * would be paid before then (epoch ms), as in a break; null: all.
 */
export async function cancelAllOf(ctx: Context, tx: Tx, guestId: number, until: number | null = null): Promise<void> {
  const { chargesAt, until: end } = subscriptions;
  const isWithin = until === null ? undefined : lte(sql`coalesce(${chargesAt}, ${end})`, new Date(until));
  const running = await tx.orm
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(eq(subscriptions.guestId, guestId), isNull(subscriptions.endedAt), eq(subscriptions.renews, true), isWithin),
    )
    .orderBy(asc(subscriptions.id));
  for (const { id } of running) await cancel(ctx, tx, id, guestId);
}

/**
 * Cancels a subscription: it runs to its end. What is cancelled already stays so, without a second receipt.
 * @throws Problem subscription_not_running for what is over, is not paid again anyway, or is somebody else's
 */
export async function cancel(ctx: Context, tx: Tx, id: number, guestId?: number): Promise<Row> {
  const card = await lockAgreementOf(tx, id);
  const row = await lockById(tx, id, guestId);
  const state = row && stateOf(row);
  if (!row || !state || state.ended || !state.renews) throw new Problem(notCancellable);
  if (card) return cancelCard(ctx, tx, card, row);
  const next = applyEvent(state, { type: 'cancel', at: ctx.kit.clock.now() });
  if (next === state) return row;
  const saved = await save(ctx, tx, row, next);
  await sendMail(ctx, tx, 'cancelled', saved);
  return saved;
}

/** It counts here at once, whatever its provider answers; the provider is told until it has heard. */
async function cancelCard(ctx: Context, tx: Tx, card: Agreement, before: Row): Promise<Row> {
  if (before.cancelledAt !== null) return before;
  await advance(ctx, tx, card, { kind: 'cancel', at: ctx.kit.clock.now() }, { wants: 'cancel' });
  followSoon(ctx, tx, card.id);
  const saved = (await lockById(tx, before.id)) as Row;
  await sendMail(ctx, tx, 'cancelled', saved);
  return saved;
}

/**
 * Takes a cancellation back while the subscription still runs, and says so in writing; nothing is charged before its next month.
 * @throws Problem subscription_over
 */
export async function uncancel(
  ctx: Context,
  tx: Tx,
  id: number,
  guestId: number,
  more: Partial<Row> = {},
): Promise<Row> {
  const now = ctx.kit.clock.now();
  const card = await lockAgreementOf(tx, id);
  const row = await lockById(tx, id, guestId);
  const state = row && stateOf(row);
  if (!row || !state || state.ended || !state.renews || stepAt(state, now) === 'end')
    throw new Problem(notUncancellable);
  if (card && row.cancelledAt !== null) {
    // Where only the customer can take it back at the provider, it stands.
    if (!ctx.cards?.uncancel) throw new Problem(notUncancellable);
    // Money is taken again: what refuses a top-up refuses this.
    await assertMoney(ctx.kit, tx, guestId, 'buy');
    await advance(ctx, tx, card, { kind: 'uncancel' }, { wants: 'uncancel' });
    followSoon(ctx, tx, card.id);
    const saved = (await lockById(tx, id)) as Row;
    await sendMail(ctx, tx, 'goesOn', saved);
    return saved;
  }
  const next = applyEvent(state, { type: 'uncancel', at: now });
  if (next === state) return row;
  await assertMoney(ctx.kit, tx, guestId, 'spend');
  const saved = await save(ctx, tx, row, next, { more });
  await sendMail(ctx, tx, 'goesOn', saved);
  return saved;
}

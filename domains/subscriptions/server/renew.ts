import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { changed } from './change-tier.ts';
import type { Context } from './deps.ts';
import { follow, followAll } from './follow-provider.ts';
import { applyEvent, stepAt } from './machine/machine.ts';
import { sendMail } from './mails.ts';
import { payBackAll } from './pay-back.ts';
import type { Row } from './store.ts';
import { columnsOf, save, stateOf } from './store.ts';
import { subscriptions } from './tables.ts';
import { priceOfNext, takeMonth } from './take-month.ts';

/** Rows read at once, and how many of them are worked on side by side. */
const batch = 200;
const lanes = 4;

/**
 * Takes the next month of all that is due, each in a transaction of its own; what another process holds is left to it. Goes
 * through them once, in the order in which they fell due.
 * @returns how many were changed
 */
export async function renewAllDue(ctx: Context): Promise<number> {
  const { db, clock, log } = ctx.kit;
  await followAll(ctx);
  await payBackAll(ctx);
  let done = 0;
  let last: { readonly dueAt: Date | null; readonly id: number } | null = null;
  for (;;) {
    const now = new Date(clock.now());
    const { dueAt, id } = subscriptions;
    const after = last?.dueAt ? or(gt(dueAt, last.dueAt), and(eq(dueAt, last.dueAt), gt(id, last.id))) : undefined;
    const rows: { id: number; dueAt: Date | null; agreementId: string | null }[] = await db.orm
      .select({ id, dueAt, agreementId: subscriptions.agreementId })
      .from(subscriptions)
      .where(and(lte(dueAt, now), after))
      .orderBy(asc(dueAt), asc(id))
      .limit(batch);
    last = rows.at(-1) ?? null;
    if (!last) return done;
    const waiting = rows.values();
    const lane = async (): Promise<void> => {
      for (const row of waiting) {
        try {
          if (await renew(ctx, row)) done += 1;
        } catch (err) {
          // One that cannot be renewed holds up nobody else; it is due again in the next run.
          log.error({ err, subscriptionId: row.id }, 'a subscription could not be renewed');
        }
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
}

/** What a card pays is charged by its provider, who is asked about it; everything else is taken here. */
async function renew(
  ctx: Context,
  row: { readonly id: number; readonly agreementId: string | null },
): Promise<boolean> {
  const isEnded = await ctx.kit.db.transaction((tx) => renewOne(ctx, tx, row.id));
  if (isEnded || row.agreementId === null) return isEnded;
  await follow(ctx, row.agreementId, { isDue: true });
  return true;
}

/** Renews a subscription that is due, tries its payment again, or ends it. False: nothing was to be done, or somebody else does it. */
export async function renewOne(ctx: Context, tx: Tx, id: number): Promise<boolean> {
  const [row] = await tx.orm
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), sql`${subscriptions.dueAt} is not null`))
    .for('update', { skipLocked: true });
  if (!row) return false;
  const now = ctx.kit.clock.now();
  const step = stepAt(stateOf(row), now);
  if (step === 'nothing') return false;
  if (step === 'pay' && row.agreementId !== null) return false;
  if (step === 'end') await save(ctx, tx, row, applyEvent(stateOf(row), { type: 'tick', at: now }));
  else await payNext(ctx, tx, row, now);
  return true;
}

/** Coins have come in: what waits for them is tried before its next day. A refusal changes nothing. */
export async function retryOf(ctx: Context, tx: Tx, guestId: number): Promise<void> {
  const rows = await tx.orm
    .select()
    .from(subscriptions)
    .where(
      and(eq(subscriptions.guestId, guestId), eq(subscriptions.status, 'grace'), isNull(subscriptions.agreementId)),
    )
    .orderBy(asc(subscriptions.id))
    .for('update');
  for (const row of rows) await payNext(ctx, tx, row, ctx.kit.clock.now(), { isExtra: true });
}

async function payNext(ctx: Context, tx: Tx, row: Row, now: number, { isExtra = false } = {}): Promise<void> {
  const state = stateOf(row);
  const month = state.paid + 1;
  const next = applyEvent(state, { type: 'paid', month, at: now });
  const price = priceOfNext(row);
  const refusal = await refusalOf(ctx, tx, { ...row, ...columnsOf(next) }, month, price, now);
  if (refusal === null) {
    const discountMonths = Math.max(0, row.discountMonths - 1);
    await save(ctx, tx, row, next, { price, more: { refusal: '', discountMonths, ...changed(row) } });
    return;
  }
  if (isExtra) return;
  const failed = applyEvent(state, { type: 'declined', month, attempt: state.failures + 1, at: now });
  const saved = await save(ctx, tx, row, failed, { more: { refusal } });
  if (saved.endedAt) await sendMail(ctx, tx, 'ended', saved);
  else if (saved.failures === 1) await sendMail(ctx, tx, 'failed', saved);
}

/** Takes the month; the code of what refused it, null when it is paid. A locked guest pays for nothing. */
async function refusalOf(
  ctx: Context,
  tx: Tx,
  row: Row,
  month: number,
  price: number,
  now: number,
): Promise<string | null> {
  const { isLocked } = await ctx.guest.standing(tx, row.guestId);
  if (isLocked) return 'account_locked';
  try {
    await takeMonth(ctx, tx, row, month, price, now);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.kind.code;
    throw error;
  }
}

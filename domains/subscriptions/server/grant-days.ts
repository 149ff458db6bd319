import { randomUUID } from 'node:crypto';
import type { Tx } from '#kit/db/db.ts';
import type { Product } from '../contract/products.ts';
import { subscriptionRules } from '../contract/products.ts';
import type { Context } from './deps.ts';
import { applyEvent, given } from './machine/machine.ts';
import type { Row } from './store.ts';
import { columnsOf, lockRunning, oneAtATime, placeOf, save, stateOf, tell } from './store.ts';
import { grants, subscriptions } from './tables.ts';

/** Days of a product for a guest, from a bonus code, a voucher, a game. */
export interface DaysGrant {
  readonly guestId: number;
  readonly product: Product;
  /** Whole days, 1 to 366. */
  readonly days: number;
  /** Names this grant for ever, `bonus-codes:12:7`: the same key gives nothing more. */
  readonly key: string;
  /** Who gives them and why, in a word or two of the domain's: `bonus-codes`. */
  readonly origin: string;
}

/** What a grant did. `until` in epoch ms. */
export interface DaysGranted {
  /** False: it was given before. */
  readonly isGranted: boolean;
  /** When the guest's time with the product ends now. */
  readonly until: number;
}

/**
 * Gives a guest days of a product, once for each key. A subscriber has the subscription so many days longer, and pays so many days
 * later; who has none, or another tier, holds this one for these days, and nothing is charged afterwards.
 * @throws RangeError for no whole number of days between 1 and 366: a mistake in the calling code
 */
export async function grantDays(ctx: Pick<Context, 'kit' | 'notices'>, tx: Tx, grant: DaysGrant): Promise<DaysGranted> {
  const { guestId, product, days, key, origin } = grant;
  if (!Number.isInteger(days) || days < 1 || days > subscriptionRules.mostGranted) {
    throw new RangeError(`${days} are no days to grant (${key}).`);
  }
  await oneAtATime(tx, guestId);
  const now = ctx.kit.clock.now();
  const place = placeOf(product);
  const isNew = await tx.orm
    .insert(grants)
    .values({ key, guestId, ...place, days, origin, at: new Date(now) })
    .onConflictDoNothing()
    .returning({ key: grants.key });
  // Of another tier they run beside it, and end on their own date: nothing given becomes something dearer.
  const running = await runningNow(ctx, tx, guestId, place);
  const row = running.paid?.tier === place.tier ? running.paid : givenOf(running, place.tier);
  if (isNew.length === 0) return { isGranted: false, until: row?.until.getTime() ?? now };
  if (row) {
    const saved = await save(ctx, tx, row, applyEvent(stateOf(row), { type: 'granted', days, at: now }));
    return { isGranted: true, until: saved.until.getTime() };
  }
  const at = new Date(now);
  const [written] = await tx.orm
    .insert(subscriptions)
    .values({
      guestId,
      ...place,
      price: 0,
      key: randomUUID(),
      ...columnsOf(given(now, days)),
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  await tell(ctx, tx, written as Row, { isStarted: true });
  return { isGranted: true, until: (written as Row).until.getTime() };
}

/** What a guest has of a product. */
export interface Running {
  /** What is paid again and again; null: nothing is. */
  readonly paid: Row | null;
  /** Days that were given, of each tier at most one. */
  readonly given: readonly Row[];
}

/** What a guest has of a product; what has run to its end meanwhile is ended first. */
export async function runningNow(
  ctx: Pick<Context, 'kit' | 'notices'>,
  tx: Tx,
  guestId: number,
  place: Parameters<typeof lockRunning>[2],
): Promise<Running> {
  const rows: Row[] = [];
  for (const row of await lockRunning(tx, guestId, place)) {
    const state = stateOf(row);
    const next = applyEvent(state, { type: 'tick', at: ctx.kit.clock.now() });
    const now = next === state ? row : await save(ctx, tx, row, next);
    if (!now.endedAt) rows.push(now);
  }
  return { paid: rows.find(({ renews }) => renews) ?? null, given: rows.filter(({ renews }) => !renews) };
}

/** Days of this very tier: what is bought of it begins in their place, and what is left of them comes after it. */
export const givenOf = ({ given }: Running, tier: number): Row | null => given.find((row) => row.tier === tier) ?? null;

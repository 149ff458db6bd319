import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { prepared } from '#kit/db/cache/prepared.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { changed } from '../contract/events.ts';
import type { Product } from '../contract/products.ts';
import { holds } from '../contract/products.ts';
import { subscriptionChanged, tvSubscription, vipSubscription } from '../contract/pushes.ts';
import type { Context } from './deps.ts';
import type { Subscription } from './machine/machine.ts';
import { dueAt, holdsUntil, statusOf, untilOf } from './machine/machine.ts';
import { subscriptions } from './tables.ts';

export type Row = typeof subscriptions.$inferSelect;

/** The tier that comes with the next month: none. */
export const noChange = { nextTier: 0, nextTierName: '', nextPrice: null } as const;

/** The machine's state of a row. */
export const stateOf = (row: Row): Subscription => ({
  renews: row.renews,
  paidFrom: row.paidFrom.getTime(),
  paid: row.paid,
  shift: row.shift,
  cancelledAt: row.cancelledAt?.getTime() ?? null,
  failures: row.failures,
  ended: row.endedAt && row.endedWhy ? { why: row.endedWhy, at: row.endedAt.getTime() } : null,
  back: row.back,
});

const date = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** What a row keeps of a state, with what follows from it. */
export const columnsOf = (state: Subscription) => ({
  renews: state.renews,
  paidFrom: new Date(state.paidFrom),
  paid: state.paid,
  shift: state.shift,
  cancelledAt: date(state.cancelledAt),
  failures: state.failures,
  endedAt: date(state.ended?.at ?? null),
  endedWhy: state.ended?.why ?? null,
  back: state.back,
  status: statusOf(state),
  until: new Date(untilOf(state)),
  holdsUntil: new Date(holdsUntil(state)),
  dueAt: date(dueAt(state)),
});

/** Of one guest one change at a time. */
export const oneAtATime = (tx: Tx, guestId: number): Promise<void> => lockByName(tx, 'subscriptions', guestId);

/** A subscription, locked until the transaction ends; a guest finds their own alone. */
export async function lockById(tx: Tx, id: number, guestId?: number): Promise<Row | null> {
  const own = guestId === undefined ? undefined : eq(subscriptions.guestId, guestId);
  const [row] = await tx.orm
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), own))
    .for('update');
  return row ?? null;
}

/** What a guest has of a product and is not over, what is paid first, locked until the transaction ends. */
export async function lockRunning(tx: Tx, guestId: number, { kind, actorId }: PlaceOf): Promise<Row[]> {
  const s = subscriptions;
  return tx.orm
    .select()
    .from(s)
    .where(and(eq(s.guestId, guestId), eq(s.kind, kind), eq(s.actorId, actorId), isNull(s.endedAt)))
    .orderBy(desc(s.renews), desc(s.tier))
    .for('update');
}

/** A product as rows name it: 0 where there is no performer. */
export interface PlaceOf {
  readonly kind: Product['kind'];
  readonly actorId: number;
}

export const placeOf = (product: Product): PlaceOf & { readonly tier: number } =>
  product.kind === 'actor'
    ? { kind: 'actor', actorId: product.actorId, tier: product.tier ?? 1 }
    : { kind: product.kind, actorId: 0, tier: 0 };

/** What of a change is told besides the state: that it has just begun, and what was paid now in hundredths of a coin. */
export interface Told {
  readonly isStarted?: boolean;
  readonly price?: number;
}

/** Writes the state after something happened, and tells: other domains by the event, the guest's pages by pushes. */
export async function save(
  ctx: Pick<Context, 'kit' | 'notices'>,
  tx: Tx,
  row: Row,
  state: Subscription,
  { more, ...told }: Told & { readonly more?: Partial<Row> } = {},
): Promise<Row> {
  const updatedAt = new Date(ctx.kit.clock.now());
  const [written] = await tx.orm
    .update(subscriptions)
    .set({ ...columnsOf(state), ...more, updatedAt })
    .where(eq(subscriptions.id, row.id))
    .returning();
  await tell(ctx, tx, written as Row, told);
  return written as Row;
}

/** Tells of a subscription as it is now. */
export async function tell(
  { kit, notices }: Pick<Context, 'kit' | 'notices'>,
  tx: Tx,
  row: Row,
  told: Told = {},
): Promise<void> {
  const { id, guestId, kind, tier, status, until } = row;
  const actorId = row.actorId === 0 ? null : row.actorId;
  const isStarted = told.isStarted ?? false;
  const about = { subscriptionId: id, guestId, kind, actorId, tier, status, isActive: holds(status), isStarted };
  await tx.emit(changed, { ...about, until: until.getTime(), at: kit.clock.now() });
  // Offers and bonuses come and go with it.
  notices.changed(tx, guestId);
  const payload = { status, isStarted, price: told.price ?? 0 };
  tx.afterCommit(() => {
    if (kind === 'vip') kit.realtime.publish(`guest:${guestId}`, vipSubscription, payload);
    if (kind === 'tv') kit.realtime.publish(`guest:${guestId}`, tvSubscription, payload);
    kit.realtime.publish(`guest:${guestId}`, subscriptionChanged, { ...payload, kind, actorId });
  });
}

const held = prepared((orm) =>
  orm
    .select({ tier: subscriptions.tier })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.guestId, sql.placeholder('guestId')),
        eq(subscriptions.kind, sql.placeholder('kind')),
        eq(subscriptions.actorId, sql.placeholder('actorId')),
        isNull(subscriptions.endedAt),
        gt(subscriptions.holdsUntil, sql.placeholder('now')),
      ),
    )
    .prepare('subscriptions_held'),
);

/** Whether a guest holds a product at an instant (epoch ms); a tier is held by who has it or a higher one. */
export async function isHeld(executor: Executor, guestId: number, product: Product, now: number): Promise<boolean> {
  const { kind, actorId, tier } = placeOf(product);
  const rows = await held(executor).execute({ guestId, kind, actorId, now: new Date(now) });
  return rows.some((row) => row.tier >= tier);
}

import { and, eq } from 'drizzle-orm';
import { assertMoney } from '#domains/access/server/index.ts';
import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import { isBanned } from '#domains/performers/server/index.ts';
import { assertPriceShown } from '#domains/sales/server/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { onceByKey } from '#kit/db/query/once-by-key.ts';
import type { subscribe as route } from '../contract/own.ts';
import * as problems from '../contract/problems.ts';
import type { Agreement } from './card-store.ts';
import { lockAgreement } from './card-store.ts';
import type { Context } from './deps.ts';
import { followSoon } from './follow-provider.ts';
import { givenOf, runningNow } from './grant-days.ts';
import type { Subscription } from './machine/machine.ts';
import { applyEvent, begun } from './machine/machine.ts';
import { sendMail } from './mails.ts';
import type { Row } from './store.ts';
import { columnsOf, noChange, oneAtATime, stateOf, tell } from './store.ts';
import { plans, subscriptions, trials } from './tables.ts';
import { takeMonth } from './take-month.ts';
import { advance } from './take-report.ts';

export type Order = RouteParsed<typeof route>['body'];
export type Plan = typeof plans.$inferSelect;

/**
 * Subscribes a guest: charges the first month, or begins the trial they never had. Where the card that paid was declined, coins take its place. The same key answers what it made before.
 * @throws Problem subscription_not_offered, price_changed, already_subscribed, own_fan_club, key_used_otherwise,
 * age_underage, not_enough_coins, and what the guest's own limits say
 */
export async function subscribe(ctx: Context, caller: AccountCaller, order: Order): Promise<Row> {
  const guestId = caller.accountId;
  return ctx.kit.db.transaction(async (tx) => {
    // Agreements are locked before anything of their guest, as everywhere.
    const declined = await declinedCardOf(tx, guestId, order);
    await oneAtATime(tx, guestId);
    return onceByKey({
      before: () => orderOf(tx, guestId, order.key),
      isSame: (row) => isOrdered(row, order),
      repeat: (row) => row,
      first: () => begin(ctx, tx, caller, order, declined),
    });
  });
}

/** The agreement with a card that was declined for the month that comes: coins may take its place. */
async function declinedCardOf(tx: Tx, guestId: number, { kind, actorId }: Order): Promise<Agreement | null> {
  const s = subscriptions;
  const its = and(eq(s.guestId, guestId), eq(s.kind, kind), eq(s.actorId, actorId ?? 0), eq(s.status, 'grace'));
  const [row] = await tx.orm.select({ agreementId: s.agreementId }).from(s).where(its);
  return row?.agreementId ? lockAgreement(tx, row.agreementId) : null;
}

async function begin(
  ctx: Context,
  tx: Tx,
  caller: AccountCaller,
  order: Order,
  declined: Agreement | null,
): Promise<Row> {
  const guestId = caller.accountId;
  // Also where nothing is charged: a trial is for adults as well.
  await assertMoney(ctx.kit, tx, guestId, 'spend');
  const now = ctx.kit.clock.now();
  const plan = await offered(tx, order);
  const actorName = await clubOf(ctx, tx, caller, order.actorId);
  const own = await runningNow(ctx, tx, guestId, plan);
  const found = own.paid ?? own.given.find(({ tier }) => tier > plan.tier) ?? givenOf(own, plan.tier);
  const isInPlace = found?.status === 'grace' && declined !== null && found.agreementId === declined.id;
  const isReplaced = isInPlace && plan.tier >= found.tier;
  const running = isReplaced ? givenOf(own, plan.tier) : found;
  if (running && (running.renews || running.tier > plan.tier)) throw new Problem(problems.alreadySubscribed);
  assertPriceShown(order.shown, plan.price);
  if (isReplaced) {
    // Its guest pays by coins from now on; the provider charges no more.
    await advance(ctx, tx, declined, { kind: 'replaced', at: now }, { wants: 'cancel' });
    followSoon(ctx, tx, declined.id);
  }
  const trialDays = running || isReplaced ? 0 : await trialOf(tx, guestId, plan, now);
  const begins = running ? applyEvent(stateOf(running), { type: 'bought', at: now }) : begun(now, trialDays);
  const terms = { tier: plan.tier, tierName: plan.name, price: plan.price, key: order.key, actorName };
  const state = trialDays > 0 ? begins : applyEvent(begins, { type: 'paid', month: 1, at: now });
  const row = await write(tx, { guestId, plan, running, state, terms, now });
  if (trialDays === 0) await takeMonth(ctx, tx, row, 1, plan.price, now);
  await tell(ctx, tx, row, { isStarted: true, price: trialDays === 0 ? plan.price : 0 });
  await sendMail(ctx, tx, 'started', row);
  return row;
}

async function orderOf({ orm }: Tx, guestId: number, key: string): Promise<Row | undefined> {
  const own = and(eq(subscriptions.guestId, guestId), eq(subscriptions.key, key));
  const [row] = await orm.select().from(subscriptions).where(own);
  return row;
}

/** Whether a row is of what an order asks for. */
export const isOrdered = (
  row: Pick<Row, 'kind' | 'actorId' | 'tier'>,
  { kind, actorId, tier }: Pick<Order, 'kind' | 'actorId' | 'tier'>,
): boolean => row.kind === kind && row.actorId === (actorId ?? 0) && row.tier === (tier ?? 0);

/** The plan that is ordered, held so that its price stays until this is done. */
export async function offered(
  tx: Tx,
  { kind, actorId, tier }: Pick<Order, 'kind' | 'actorId' | 'tier'>,
): Promise<Plan> {
  const wanted = and(eq(plans.kind, kind), eq(plans.actorId, actorId ?? 0), eq(plans.tier, tier ?? 0));
  const [plan] = await tx.orm.select().from(plans).where(wanted).for('share');
  if (!plan?.isOffered) throw new Problem(problems.planMissing);
  return plan;
}

/** The name of who has the club; nobody joins where they are not seen, or where they are blocked. */
export async function clubOf(ctx: Context, tx: Tx, caller: AccountCaller, actorId: number | null): Promise<string> {
  if (actorId === null) return '';
  if (actorId === caller.accountId) throw new Problem(problems.ownClub);
  const actor = await ctx.performers.actor(tx, actorId);
  if (!actor || isBanned(actor, caller.country)) throw new Problem(problems.planMissing);
  const barrier = await ctx.blocks.barrier(tx, { actorId, guestId: caller.accountId }, 'guest');
  if (barrier !== null) throw new Problem(barrier === 'blockedByGuest' ? youHaveBlocked : problems.planMissing);
  return actor.name;
}

/** The free days of a plan, for who never had any of this product. */
async function trialOf(tx: Tx, guestId: number, { kind, trialDays }: Plan, now: number): Promise<number> {
  if (trialDays === 0) return 0;
  const taken = await tx.orm
    .insert(trials)
    .values({ guestId, kind, at: new Date(now) })
    .onConflictDoNothing()
    .returning({ kind: trials.kind });
  return taken.length > 0 ? trialDays : 0;
}

interface Writing {
  readonly guestId: number;
  readonly plan: Plan;
  readonly running: Row | null;
  readonly state: Subscription;
  readonly terms: Pick<Row, 'tier' | 'tierName' | 'price' | 'key' | 'actorName'>;
  readonly now: number;
}

async function write(tx: Tx, { guestId, plan, running, state, terms, now }: Writing): Promise<Row> {
  const at = new Date(now);
  const values = { ...columnsOf(state), ...terms, ...noChange, refusal: '', updatedAt: at };
  const { kind, actorId } = plan;
  const [row] = running
    ? await tx.orm.update(subscriptions).set(values).where(eq(subscriptions.id, running.id)).returning()
    : await tx.orm
        .insert(subscriptions)
        .values({ guestId, kind, actorId, ...values, createdAt: at })
        .returning();
  return row as Row;
}

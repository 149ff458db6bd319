import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { moneyRefusal } from '#domains/access/server/index.ts';
import type { Executor } from '#kit/db/db.ts';
import type { OwnSubscription, OwnSubscriptions, PlatformKind, SubscriptionPlan } from '../contract/index.ts';
import { platformKinds } from '../contract/index.ts';
import type { VipMonth } from '../contract/own.ts';
import type { Context } from './deps.ts';
import { bonusOf } from './monthly-bonus.ts';
import type { Row } from './store.ts';
import { stateOf } from './store.ts';
import { bonuses, months, plans, subscriptions, trials } from './tables.ts';
import { priceOfNext } from './take-month.ts';

/** How many that are over a guest still sees. */
const shownEnded = 20;

/** A subscription as its guest sees it. `canUncancelCards`: the provider continues with what was cancelled when it is asked. */
export function toldSubscription(row: Row, canUncancelCards = false): OwnSubscription {
  const { id, kind, actorId, actorName, tier, tierName, status, price, createdAt, until } = row;
  const pays = status === 'trial' || status === 'active' || status === 'grace';
  return {
    id,
    kind,
    actor: actorId === 0 ? null : { id: actorId, name: actorName },
    tier,
    tierName,
    status,
    price,
    since: createdAt.getTime(),
    until: (stateOf(row).ended && row.endedAt ? row.endedAt : until).getTime(),
    nextTier: pays && row.nextTier > 0 ? { tier: row.nextTier, name: row.nextTierName } : null,
    next: pays && row.dueAt ? { at: nextAt(row, row.dueAt), price: priceOfNext(row) } : null,
    euroCents: row.euroCents,
    canUncancel: status === 'cancelled' && (row.agreementId === null || canUncancelCards),
  };
}

/** A provider charges on its own day, also where time that was given or is left of a lower tier comes after it. */
export const nextAt = ({ status, chargesAt }: Row, dueAt: Date): number =>
  (status === 'grace' ? dueAt : (chargesAt ?? dueAt)).getTime();

/** What a guest has and had, the trials they used, and the bonus that waits: for nobody whose account is closed. */
export async function readOwn(
  { kit, cards }: Pick<Context, 'kit' | 'cards'>,
  executor: Executor,
  guestId: number,
): Promise<OwnSubscriptions> {
  const { orm } = executor;
  const now = kit.clock.now();
  const own = eq(subscriptions.guestId, guestId);
  const [running, over, had, bonus] = await Promise.all([
    orm
      .select()
      .from(subscriptions)
      .where(and(own, isNull(subscriptions.endedAt)))
      .orderBy(asc(subscriptions.id)),
    orm
      .select()
      .from(subscriptions)
      .where(and(own, isNotNull(subscriptions.endedAt)))
      .orderBy(desc(subscriptions.id))
      .limit(shownEnded),
    orm.select({ kind: trials.kind }).from(trials).where(eq(trials.guestId, guestId)),
    bonusOf(executor, guestId, now),
  ]);
  const isClosed = bonus !== null && (await moneyRefusal(kit, executor, guestId, 'receive')) !== null;
  return {
    subscriptions: [...running, ...over].map((row) => toldSubscription(row, cards?.uncancel !== undefined)),
    hadTrial: had.flatMap(({ kind }) => (kind === 'actor' ? [] : [kind])),
    takesCards: cards !== null,
    bonus: isClosed ? null : bonus && { coins: bonus.coins, until: bonus.until },
  };
}

/** The platform's products that are sold now, in their order. */
export async function readPlans({ orm }: Executor): Promise<SubscriptionPlan[]> {
  const rows = await orm
    .select()
    .from(plans)
    .where(and(inArray(plans.kind, [...platformKinds]), eq(plans.isOffered, true)));
  return platformKinds.flatMap((kind: PlatformKind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ price, trialDays, monthlyBonus, topUpPercent }) => ({
        ...{ kind, price, trialDays, monthlyBonus, topUpPercent },
      })),
  );
}

/** The months of VIP a guest had, the latest first, each with the bonus that came with it. */
export async function readVipMonths({ orm }: Executor, guestId: number, first: number): Promise<VipMonth[]> {
  const rows = await orm
    .select({
      from: months.from,
      until: months.until,
      paid: months.price,
      paidBack: months.paidBack,
      bonus: bonuses.coins,
      takenBack: bonuses.takenBack,
    })
    .from(months)
    .innerJoin(subscriptions, eq(subscriptions.id, months.subscriptionId))
    .leftJoin(bonuses, and(eq(bonuses.subscriptionId, months.subscriptionId), eq(bonuses.month, months.month)))
    .where(and(eq(subscriptions.guestId, guestId), eq(subscriptions.kind, 'vip')))
    .orderBy(desc(months.from), desc(months.subscriptionId))
    .limit(first);
  return rows.map(({ from, until, paid, paidBack, bonus, takenBack }) => ({
    from: from.getTime(),
    until: until.getTime(),
    paid,
    paidBack,
    bonus: (bonus ?? 0) - (takenBack ?? 0),
  }));
}

import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { saleKinds } from '#domains/sales/server/index.ts';
import type { GoalEvent } from '#kit/contract/goals.ts';
import type { DomainEvent } from '#kit/contract/operations.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Goal, GoalSource, Reached } from '#kit/domain/goals.ts';
import { goalsOf } from '#kit/domain/goals.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { Handler } from '#kit/server/handler.ts';
import { on } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import { perThing } from './counted-kinds.ts';
import { businessDays, counted } from './tables.ts';

/** Hears of something that may be the goal of an experiment, in the transaction that counts it. */
export type GoalListener = (
  tx: Tx,
  goal: { readonly event: GoalEvent; readonly subjectIds: readonly number[]; readonly at: number },
) => Promise<void>;

/** As deliveries that are under way are addressed since before goals were declared; nothing is added here. */
const formerSubscribers: Readonly<Record<string, string>> = {
  'identity.signedUp': 'tracking.countSignUp',
  'payments.topUpPaid': 'tracking.countTopUp',
  'sales.sold': 'tracking.countSale',
};
const subscriberOf = ({ name }: DomainEvent): string => ownValue(formerSubscribers, name) ?? `tracking.count.${name}`;

/**
 * Counts the goals that domains declare: each thing once, however often it is told, and without saying whose it was.
 * @throws Error when two domains declare the same goal
 */
export function businessHandlers(kit: Pick<Kit, 'keyFor' | 'clock' | 'extensions'>, tellGoal: GoalListener): Handler[] {
  const secret = kit.keyFor('tracking.counted');
  /** True when this was not counted before. */
  const once = async (tx: Tx, what: string, kind: string, day: string): Promise<boolean> => {
    const key = createHmac('sha256', secret).update(what).digest('base64url');
    const rows = await tx.orm.insert(counted).values({ key, kind, day }).onConflictDoNothing().returning();
    return rows.length > 0;
  };
  const count = async (tx: Tx, day: string, kind: string, amounts: Reached['amounts']) => {
    const { credit: coins, euroCents } = amounts ?? { credit: 0, euroCents: 0 };
    await tx.orm
      .insert(businessDays)
      .values({ day, kind, count: 1, coins, euroCents })
      .onConflictDoUpdate({
        target: [businessDays.day, businessDays.kind],
        set: {
          count: sql`${businessDays.count} + 1`,
          coins: sql`${businessDays.coins} + excluded.coins`,
          euroCents: sql`${businessDays.euroCents} + excluded.euro_cents`,
        },
      });
  };
  const reach = async (tx: Tx, event: GoalEvent, reached: Reached): Promise<void> => {
    const { subjectIds, at = kit.clock.now(), countedAs = event, amounts } = reached;
    if (!(await once(tx, keyOf(event, reached), kindOf(event, reached), dayOf(at)))) return;
    await count(tx, dayOf(at), countedAs, amounts);
    await tellGoal(tx, { event, subjectIds, at });
  };

  return [...bySource(goalsOf(kit))].map(([event, told]) =>
    on(event, subscriberOf(event), async (payload, tx) => {
      for (const { goal, source } of told) {
        const reached = source.of(payload as never);
        if (reached) await reach(tx, goal, reached);
      }
    }),
  );
}

/** Goals whose things were remembered by bare names before goals were declared; nothing is added here. */
const formerlyBare: ReadonlySet<string> = new Set(['purchase', 'top_up']);

/** What a goal that was reached is remembered by, so that it counts once. */
function keyOf(event: GoalEvent, { once, subjectIds }: Reached): string {
  if (once === undefined) return `${event}:${subjectIds[0]}`;
  return formerlyBare.has(event) ? once : `${event}:once:${once}`;
}

/** What is counted for each thing is of no use once single events are gone; a person's first time is one for ever. */
const kindOf = (event: GoalEvent, { once }: Reached): string =>
  once === undefined || formerlyBare.has(event) ? event : `${perThing}${event}`;

/** The goals that each domain event tells of, in their order. */
function bySource(goals: readonly Goal[]): Map<DomainEvent, { goal: GoalEvent; source: GoalSource }[]> {
  const found = new Map<DomainEvent, { goal: GoalEvent; source: GoalSource }[]>();
  for (const { event: goal, source } of goals) {
    if (source) found.set(source.event, [...(found.get(source.event) ?? []), { goal, source }]);
  }
  return found;
}

/** The categories in which something is sold here. */
export const categoriesOf = ({ extensions }: Pick<Kit, 'extensions'>): ReadonlySet<string> =>
  new Set(extensions.of(saleKinds).map(({ category }) => category));

/** Words of the program that no performer's name is struck out of: goals, and categories of purchases. */
export const ownWordsOf = (kit: Pick<Kit, 'extensions'>): ReadonlySet<string> =>
  new Set([...categoriesOf(kit), ...goalsOf(kit).map(({ event }) => event)]);

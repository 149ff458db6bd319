import { and, asc, eq, inArray } from 'drizzle-orm';
import type { RouteParsed } from '#kit/contract/operations.ts';
import type { Db, Executor, Tx } from '#kit/db/db.ts';
import type { OfficePlan, setPlan } from '../contract/office.ts';
import type { PlatformKind, Product } from '../contract/products.ts';
import { platformKinds } from '../contract/products.ts';
import type { Context } from './deps.ts';
import { plans } from './tables.ts';

/**
 * What is sold where no operator has set anything: VIP. TV and Select are not offered before there is something to have with
 * them; operators put them on sale.
 */
const shipped: Readonly<Record<PlatformKind, Partial<typeof plans.$inferInsert> & { price: number }>> = {
  vip: {
    price: 4_000,
    isOffered: true,
    trialDays: 0,
    monthlyBonus: 500,
    topUpPercent: 5,
    offerPercent: 50,
    offerMonths: 3,
  },
  tv: { price: 3_200 },
  select: { price: 6_000 },
};

/** Puts the products there that are missing; what operators set stays. */
export async function fillPlans({ orm }: Db, now: number): Promise<void> {
  const rows = platformKinds.map((kind) => ({ kind, ...shipped[kind], updatedAt: new Date(now) }));
  await orm.insert(plans).values(rows).onConflictDoNothing();
}

const toldPlan = (row: typeof plans.$inferSelect): OfficePlan => ({
  kind: row.kind as PlatformKind,
  price: row.price,
  isOffered: row.isOffered,
  trialDays: row.trialDays,
  monthlyBonus: row.monthlyBonus,
  topUpPercent: row.topUpPercent,
  offerPercent: row.offerPercent,
  offerMonths: row.offerMonths,
});

/** So long back it is said what extra coins of top-ups cost, ms. */
const costMs = 30 * 24 * 3_600_000;

/** The products of the platform, each with what its members got on top of their top-ups lately. */
export async function readOfficePlans({ kit, payments }: Pick<Context, 'kit' | 'payments'>, executor: Executor) {
  const rows = await executor.orm
    .select()
    .from(plans)
    .where(inArray(plans.kind, [...platformKinds]))
    .orderBy(asc(plans.id));
  const since = kit.clock.now() - costMs;
  return Promise.all(
    rows.map(async (row) => ({ ...toldPlan(row), extrasGiven: await payments.extrasGiven(executor, row.kind, since) })),
  );
}

export async function changePlan(
  tx: Tx,
  { kind, ...values }: RouteParsed<typeof setPlan>['body'],
  now: number,
): Promise<OfficePlan> {
  const [row] = await tx.orm
    .update(plans)
    .set({ ...values, updatedAt: new Date(now) })
    .where(and(eq(plans.kind, kind), eq(plans.actorId, 0)))
    .returning();
  return toldPlan(row as typeof plans.$inferSelect);
}

/**
 * What a month of a product costs who subscribes now, of a fan club its lowest tier, in hundredths
 * of a coin, whether it is offered or not: days of it can be given all the same. 0: there is none.
 */
export async function monthPrice({ orm }: Executor, product: Product): Promise<number> {
  const actorId = product.kind === 'actor' ? product.actorId : 0;
  const [plan] = await orm
    .select({ price: plans.price })
    .from(plans)
    .where(and(eq(plans.kind, product.kind), eq(plans.actorId, actorId)))
    .orderBy(asc(plans.tier))
    .limit(1);
  return plan?.price ?? 0;
}

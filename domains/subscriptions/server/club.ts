import { and, asc, count, desc, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { assertSayable } from '#domains/conversation/server/index.ts';
import { assertAllowed, isBanned } from '#domains/performers/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { ClubPictures, ClubTier, PerksIn, setClubTier } from '../contract/club.ts';
import { tierInUse } from '../contract/problems.ts';
import type { Context } from './deps.ts';
import { dayMs } from './machine/machine.ts';
import { isHeld } from './store.ts';
import { plans, subscriptions } from './tables.ts';

/** Days that "who came and who left" looks back on. */
const churnDays = 30;
const shownMembers = 100;

const tiersOf = ({ orm }: Executor, actorId: number) =>
  orm
    .select()
    .from(plans)
    .where(and(eq(plans.kind, 'actor'), eq(plans.actorId, actorId)))
    .orderBy(asc(plans.tier));

const running = (actorId: number) =>
  and(eq(subscriptions.actorId, actorId), eq(subscriptions.kind, 'actor'), isNull(subscriptions.endedAt));

type Plan = typeof plans.$inferSelect;

/** A tier to a reader: in their language where the performer says it there, else in the performer's own words. */
const toldIn = (language: Language, { tier, name, perks, perksIn, price }: Plan): ClubTier => ({
  tier,
  name,
  perks: [...(perksIn[language] ?? perks)],
  price,
});

/** What was typed in some languages, without those in which nothing was. */
const saidIn = (perksIn: PerksIn): PerksIn =>
  Object.fromEntries(Object.entries(perksIn).filter(([, perks]) => perks.length > 0));

/** The open tiers of a performer's club; none where the performer is not seen. */
export async function readClub(
  { performers }: Pick<Context, 'performers'>,
  executor: Executor,
  actorId: number,
  { country, language }: Pick<Caller, 'country' | 'language'>,
): Promise<{ tiers: ClubTier[]; members: number }> {
  const actor = await performers.actor(executor, actorId);
  if (!actor || isBanned(actor, country)) return { tiers: [], members: 0 };
  const rows = await tiersOf(executor, actorId);
  const members = await executor.orm.$count(subscriptions, running(actorId));
  return { tiers: rows.filter(({ isOffered }) => isOffered).map((row) => toldIn(language, row)), members };
}

/**
 * The pictures for members as somebody sees them. The performer sees their own; where no tier is open and the caller is no member
 * there is nothing to be had, and nothing is said. `now` in epoch ms.
 */
export async function readClubPictures(
  { kit, performers }: Pick<Context, 'kit' | 'performers'>,
  executor: Executor,
  actorId: number,
  caller: Caller,
): Promise<ClubPictures> {
  const nothing = { total: 0, pictures: [], restriction: null, price: 0 };
  const actor = await performers.actor(executor, actorId);
  if (!actor || isBanned(actor, caller.country)) return nothing;
  const product = { kind: 'actor', actorId } as const;
  const { accountId } = caller;
  const isMember =
    accountId !== null && (accountId === actorId || (await isHeld(executor, accountId, product, kit.clock.now())));
  const price = (await tiersOf(executor, actorId)).find(({ isOffered }) => isOffered)?.price ?? 0;
  if (!isMember && price === 0) return nothing;
  const { total, pictures, restriction } = await performers.memberPictures(executor, { actorId, isMember }, caller);
  return { total, pictures: [...pictures], restriction, price };
}

/** The club as its performer sees it. `now` in epoch ms. */
export async function readStudioClub(ctx: Context, executor: Executor, actorId: number) {
  const { orm } = executor;
  const since = new Date(ctx.kit.clock.now() - churnDays * dayMs);
  const all = and(eq(subscriptions.actorId, actorId), eq(subscriptions.kind, 'actor'));
  const [tiers, counted, rows, joined, left, before] = await Promise.all([
    tiersOf(executor, actorId),
    orm
      .select({
        tier: subscriptions.tier,
        members: count(),
        leaving: sql<number>`count(*) filter (where status = 'cancelled')`.mapWith(Number),
      })
      .from(subscriptions)
      .where(running(actorId))
      .groupBy(subscriptions.tier),
    orm.select().from(subscriptions).where(running(actorId)).orderBy(desc(subscriptions.id)).limit(shownMembers),
    orm.$count(subscriptions, and(all, gte(subscriptions.createdAt, since))),
    orm.$count(subscriptions, and(all, gte(subscriptions.endedAt, since), lt(subscriptions.createdAt, since))),
    orm.$count(
      subscriptions,
      and(
        all,
        lt(subscriptions.createdAt, since),
        or(isNull(subscriptions.endedAt), gte(subscriptions.endedAt, since)),
      ),
    ),
  ]);
  const names = await ctx.guest.namesOf(executor, [...new Set(rows.map(({ guestId }) => guestId))]);
  return {
    tiers: tiers.map((row) => {
      const { members = 0, leaving = 0 } = counted.find(({ tier }) => tier === row.tier) ?? {};
      const { tier, name, perks, perksIn, price, isOffered: isOpen } = row;
      return { tier, name, perks: [...perks], perksIn, price, isOpen, members, leaving };
    }),
    members: rows.map(({ guestId, tier, status, createdAt, until }) => ({
      name: names.get(guestId) ?? '',
      tier,
      status,
      since: createdAt.getTime(),
      until: until.getTime(),
    })),
    joined,
    left,
    churn: before === 0 ? 0 : Math.round((left * 100) / before),
  };
}

/**
 * Asks about the words of a tier, before a transaction of it begins.
 * @throws Problem word_refused, contact_details for words that have no place here
 */
export async function assertTierSayable(
  { kit }: Pick<Context, 'kit'>,
  { name, perks, perksIn }: Pick<RouteParsed<typeof setClubTier>['body'], 'name' | 'perks' | 'perksIn'>,
): Promise<void> {
  const named = (field: string, lines: readonly string[]) => lines.map((text, index) => [`${field}.${index}`, text]);
  const texts = [
    ['body.name', name],
    ...named('body.perks', perks),
    ...Object.entries(perksIn).flatMap(([language, lines]) => named(`body.perksIn.${language}`, lines)),
  ];
  for (const [field = '', text = ''] of texts) {
    assertAllowed(field, text);
    await assertSayable(kit, field, text);
  }
}

/**
 * Sets up a tier of a performer's club; its words were asked about ({@link assertTierSayable}).
 * @throws Problem tier_order for a price out of order with the other tiers
 */
export async function setTier(
  { kit }: Pick<Context, 'kit'>,
  tx: Tx,
  actorId: number,
  { tier, name, perks, perksIn, coins: price, isOpen: isOffered }: RouteParsed<typeof setClubTier>['body'],
): Promise<void> {
  await lockByName(tx, 'subscriptions.club', actorId);
  const others = await tx.orm
    .select()
    .from(plans)
    .where(and(eq(plans.kind, 'actor'), eq(plans.actorId, actorId), ne(plans.tier, tier)));
  const isOutOfOrder = others.some((one) => (one.tier < tier ? one.price >= price : one.price <= price));
  if (isOutOfOrder) throw new Problem(tierInUse);
  const values = { name, perks, perksIn: saidIn(perksIn), price, isOffered, updatedAt: new Date(kit.clock.now()) };
  await tx.orm
    .insert(plans)
    .values({ kind: 'actor', actorId, tier, ...values })
    .onConflictDoUpdate({ target: [plans.kind, plans.actorId, plans.tier], set: values });
}

/** Nobody performs any more: the club takes nobody in, and who is a member pays no further month. */
export async function closeClub(
  tx: Tx,
  actorId: number,
  leave: (tx: Tx, subscriptionId: number) => Promise<unknown>,
): Promise<void> {
  await tx.orm
    .update(plans)
    .set({ isOffered: false })
    .where(and(eq(plans.kind, 'actor'), eq(plans.actorId, actorId)));
  const members = await tx.orm
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(running(actorId), eq(subscriptions.renews, true)))
    .orderBy(asc(subscriptions.id));
  for (const { id } of members) await leave(tx, id);
}

import type { ActorCard } from '#domains/performers/contract/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Reason, Recommendation } from '../contract/index.ts';
import { floorPercent, listSizes } from '../contract/index.ts';
import { candidatesFor, likedMost, likeOne, skippedAmong, watchedLast } from './candidates.ts';
import type { Context } from './deps.ts';
import { looksOf } from './looks.ts';
import { isOn } from './signals.ts';

type Guest = Caller & { readonly accountId: number };

/** So many more are looked at than are shown: some are blocked, banned or hidden. */
const spare = 30;

/** How many places of a list newcomers have at least. */
export const placesOfNewcomers = (first: number): number => Math.ceil((first * floorPercent) / 100);

/**
 * The first cards of performers a guest may see here, in the order of the ids: nobody who is apart from them, hidden, banned or skipped. Cards are
 * made of no more than are shown, as long as nobody of them is left out.
 */
async function cardsFor(
  { kit, blocks, performers }: Context,
  guest: Guest,
  ids: readonly number[],
  first: number,
): Promise<ActorCard[]> {
  const { db } = kit;
  const known = [...new Set(ids)].filter((id) => id !== guest.accountId);
  if (known.length === 0 || first <= 0) return [];
  const apart = new Set(
    (await blocks.separated(db, { actorIds: known, guestIds: [guest.accountId] })).map(({ actorId }) => actorId),
  );
  const skipped = await skippedAmong(db, guest.accountId, known);
  const allowed = known.filter((id) => !apart.has(id) && !skipped.has(id));
  const cards = await performers.cards(db, allowed.slice(0, first), guest);
  if (cards.length === first || allowed.length <= first) return cards;
  return [...cards, ...(await performers.cards(db, allowed.slice(first), guest))].slice(0, first);
}

/** Who is live first; otherwise as they came. */
const liveFirst = <T extends { readonly actor: Pick<ActorCard, 'isOnline'> }>(list: readonly T[]): T[] => [
  ...list.filter(({ actor }) => actor.isOnline),
  ...list.filter(({ actor }) => !actor.isOnline),
];

/**
 * Whom a guest may like: by what they did, each with the reason; filled up with those whom many like. Newcomers have their places, those with
 * the fewest first looks first.
 */
export async function forYou(
  ctx: Context,
  guest: Guest,
  { first, order }: { readonly first: number; readonly order: 'taste' | 'popular' },
): Promise<{ isOn: boolean; items: Recommendation[]; since: { actorName: string; items: ActorCard[] } | null }> {
  const { db, clock } = ctx.kit;
  const now = clock.now();
  const on = await isOn(db, guest.accountId);
  const followed = on && order === 'taste';
  const candidates = followed ? await candidatesFor(db, guest.accountId, now, first + spare) : [];
  const fresh = await newcomersFor(ctx, guest, placesOfNewcomers(first), now);
  const liked = await cardsFor(
    ctx,
    guest,
    candidates.map(({ actorId }) => actorId),
    first,
  );
  // Who is liked by many fills up what is left.
  const missing = first - liked.length;
  const nobody = { ...guest, accountId: null };
  const popular =
    missing > 0 ? await ctx.performers.recommended(db, nobody, { first: Math.min(30, first + spare) }) : [];
  const known = new Set(liked.map(({ id }) => id));
  const others = popular.map(({ id }) => id).filter((id) => !known.has(id));
  const cards = [...liked, ...(await cardsFor(ctx, guest, others, missing))];
  const shown = new Set([...cards, ...fresh].map(({ id }) => id));
  const because = new Map(candidates.filter(({ actorId }) => shown.has(actorId)).map((one) => [one.actorId, one]));
  const names = new Map(
    (await ctx.performers.cards(db, [...new Set([...because.values()].map(({ becauseId }) => becauseId))], guest)).map(
      ({ id, name }) => [id, name],
    ),
  );
  const isFresh = new Set(fresh.map(({ id }) => id));
  const reasonOf = (actorId: number): Reason => {
    const known = because.get(actorId);
    const actorName = known ? (names.get(known.becauseId) ?? '') : '';
    // Whoever stands behind it may not be seen any more: then it is no reason that can be read.
    if (known && actorName !== '') return { why: 'because', kind: known.kind, actorName };
    return { why: isFresh.has(actorId) ? 'new' : 'popular', kind: null, actorName: '' };
  };
  const chosen = cards.filter(({ id }) => !isFresh.has(id)).slice(0, first - fresh.length);
  const items = liveFirst([...chosen, ...fresh].map((actor) => ({ actor, reason: reasonOf(actor.id) })));
  ctx.looks.count(items.map(({ actor: { id } }) => ({ actorId: id, isNewcomer: isFresh.has(id) })));
  return { isOn: on, items, since: followed ? await sinceWatched(ctx, guest) : null };
}

/** Newcomers with the fewest first looks, as many as have places. */
async function newcomersFor(ctx: Context, guest: Guest, places: number, now: number): Promise<ActorCard[]> {
  const all = await ctx.newcomers(now);
  const looks = await looksOf(ctx.kit.db, all, now);
  const ids = all.toSorted((a, b) => (looks.get(a) ?? 0) - (looks.get(b) ?? 0));
  return cardsFor(ctx, guest, ids.slice(0, places + spare), places);
}

/** Performers like the last one a guest watched. */
async function sinceWatched(ctx: Context, guest: Guest): Promise<{ actorName: string; items: ActorCard[] } | null> {
  const { db } = ctx.kit;
  const lastId = await watchedLast(db, guest.accountId);
  if (lastId === null) return null;
  const [last] = await cardsFor(ctx, guest, [lastId], 1);
  if (!last) return null;
  const ids = await likeOne(db, lastId, listSizes.since + spare);
  const asked = { first: 30, currentActorId: lastId };
  const alike =
    ids.length > 0
      ? ids
      : (await ctx.performers.recommended(db, { ...guest, accountId: null }, asked)).map(({ id }) => id);
  const cards = await cardsFor(ctx, guest, alike, listSizes.since);
  const items = liveFirst(cards.map((actor) => ({ actor }))).map(({ actor }) => actor);
  return items.length === 0 ? null : { actorName: last.name, items };
}

/** The performers a guest likes most. */
export async function preferred(ctx: Context, guest: Guest, first: number): Promise<ActorCard[]> {
  const { db, clock } = ctx.kit;
  const ids = await likedMost(db, guest.accountId, clock.now(), first + spare);
  return cardsFor(ctx, guest, ids, first);
}

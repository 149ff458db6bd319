import { createBest } from './best.ts';
import type { Bits } from './bits.ts';
import { countBoth, countOf, eachOfBoth, emptyBits, hasBit, intersect, setBit, unite, without } from './bits.ts';
import type { Derived } from './derived.ts';
import type { ActorIndex } from './index-of-actors.ts';
import { squareAt } from './index-of-actors.ts';
import type { Ranked } from './ranked.ts';
import { rankedBy } from './ranked.ts';
import type { Point } from './sphere.ts';
import { chordOfKm, earthKm, kmOfChord, vectorOf } from './sphere.ts';

/** How results are sorted. */
export type IndexOrder = 'rank' | 'distance' | 'newest' | 'price';

/** What is looked for. */
export interface IndexQuery {
  /** By filter, the options of which one must fit. */
  readonly conditions: ReadonlyMap<string, readonly string[]>;
  /** Who is banned there is in nothing. */
  readonly country: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly near: Point | null;
  readonly radiusKm: number | null;
  readonly order: IndexOrder;
  /** Whose mood is nearest stands first; null: it does not count. */
  readonly mood: number | null;
  readonly from: number;
  readonly take: number;
}

/** What was found. */
export interface Found {
  readonly total: number;
  readonly online: number;
  /** The numbers of those on the page, in order. */
  readonly ids: readonly number[];
  /** How far each of them is shown from `near`, km; null: they say nothing, or nobody asked. */
  readonly km: readonly (number | null)[];
  /** By `filter:value`: how many one would get with it, everything else being as it is. A filter does not narrow its own options. */
  count(option: string): number;
  /** By filter that is on: how many there would be without it. */
  readonly withoutFilter: ReadonlyMap<string, number>;
  /** How many there would be without the radius; null without one. */
  readonly withoutRadius: number | null;
  /** Everybody found. */
  readonly bits: Bits;
}

/** Looks in the index; nothing is read from anywhere else. */
export function runSearch(index: ActorIndex, derived: Derived, query: IndexQuery): Found {
  const moment = derived.of(query.now);
  const bitsOf = (option: string): Bits | undefined => moment.get(option) ?? index.options.get(option);
  const base: Bits = index.everybody.slice();
  const ban = query.country === null ? undefined : index.bans.get(query.country);
  if (ban) without(base, ban);
  const anywhere = query.near && query.radiusKm !== null ? base.slice() : null;
  if (query.near && query.radiusKm !== null) intersect(base, withinRadius(index, query.near, query.radiusKm));

  const chosen = [...query.conditions].map(([filter, values]) => {
    const bits = emptyBits(index.places);
    for (const value of values) {
      const those = bitsOf(`${filter}:${value}`);
      if (those) unite(bits, those);
    }
    return { filter, bits };
  });
  const narrowed = (from: Bits, but?: string): Bits => {
    const bits = from.slice();
    for (const { filter, bits: those } of chosen) if (filter !== but) intersect(bits, those);
    return bits;
  };
  const bits = narrowed(base);
  const others = new Map(chosen.map(({ filter }) => [filter, narrowed(base, filter)]));
  const online = index.options.get('online:1');
  const ids = pageOf(index, bits, query);
  const total = countOf(bits);
  let counted: ReturnType<typeof countsIn> | undefined;
  return {
    total,
    online: online ? countBoth(bits, online) : 0,
    ids: ids.map((place) => index.ids[place] as number),
    km: ids.map((place) => (query.near && hasBit(index.placed, place) ? kmFrom(index, query.near, place) : null)),
    count(option) {
      const those = bitsOf(option);
      if (!those) return 0;
      const other = others.get(option.slice(0, option.indexOf(':')));
      if (other) return countBoth(other, those);
      counted ??= countsIn(index, bits, total);
      const number = moment.has(option) ? undefined : index.numbers.numberOf(option);
      return (number === undefined ? null : counted(number)) ?? countBoth(bits, those);
    },
    withoutFilter: new Map([...others].map(([filter, left]) => [filter, countOf(left)])),
    withoutRadius: anywhere && countOf(narrowed(anywhere)),
    bits,
  };
}

/** Of fewer than one in so many places what they have is added up one by one. */
const fewHave = 16;

/**
 * How many of those found have an option, by its number: added up when they are few, taken from how many there are when nearly all are found;
 * null between the two, where sets are laid over each other.
 */
function countsIn(index: ActorIndex, bits: Bits, total: number): (option: number) => number | null {
  const tallied = (those: Bits): Int32Array => {
    const tally = new Int32Array(index.numbers.count());
    eachOfBoth(those, index.everybody, (place) => index.numbers.tally(place, tally));
    return tally;
  };
  if (total * fewHave <= index.places) {
    const tally = tallied(bits);
    return (option) => tally[option] ?? 0;
  }
  if ((index.at.size - total) * fewHave > index.places) return () => null;
  const missing = index.everybody.slice();
  without(missing, bits);
  const tally = tallied(missing);
  return (option) => index.numbers.sizeOf(option) - (tally[option] ?? 0);
}

/** Everybody who is shown within so many km of a point: only squares of degrees that the circle touches are looked at. */
function withinRadius(index: ActorIndex, near: Point, km: number): Bits {
  const bits = emptyBits(index.places);
  const [x, y, z] = vectorOf(near);
  const most = chordOfKm(km);
  const { vectors } = index;
  const way = (km / earthKm) * (180 / Math.PI);
  const [south, north] = [near.lat - way, near.lat + way];
  const radians = Math.PI / 180;
  // The circle's widest reach to the east; where it holds a pole, all around.
  const wide = Math.sin(way * radians) / Math.cos(near.lat * radians);
  const reach = south <= -90 || north >= 90 || wide >= 1 ? 180 : Math.asin(wide) / radians;
  const [west, east] = reach >= 179 ? [-180, 179] : [Math.floor(near.long - reach), Math.floor(near.long + reach)];
  for (let lat = Math.max(-90, Math.floor(south)); lat <= Math.min(90, Math.floor(north)); lat += 1)
    for (let long = west; long <= east; long += 1)
      for (const place of index.squares.get(squareAt(lat, long)) ?? []) {
        const at = 3 * place;
        const dx = (vectors[at] as number) - x;
        const dy = (vectors[at + 1] as number) - y;
        const dz = (vectors[at + 2] as number) - z;
        if (dx * dx + dy * dy + dz * dz <= most) setBit(bits, place);
      }
  return bits;
}

function kmFrom(index: ActorIndex, near: Point, place: number): number {
  const [x, y, z] = vectorOf(near);
  const [a = 0, b = 0, c = 0] = index.vectors.subarray(3 * place, 3 * place + 3);
  return kmOfChord((a - x) ** 2 + (b - y) ** 2 + (c - z) ** 2);
}

/** Live people stand before the others by this much. */
const live = 2 ** 42;
const noPrice = 2 ** 31;
/** Farther than any square of a chord. */
const nowhere = 5;

const isLive = ({ rank }: ActorIndex, place: number): boolean => (rank[place] as number) >= 2 ** 40;

/** What each order that knows no place sorts by, the greatest first. */
const values: Record<Exclude<IndexOrder, 'distance'>, (index: ActorIndex, place: number) => number> = {
  rank: ({ rank }, place) => rank[place] as number,
  newest: (index, place) => (isLive(index, place) ? live : 0) + (index.createdAt[place] as number),
  price: (index, place) => (isLive(index, place) ? live : 0) - (index.entries[place]?.price ?? noPrice),
};

/** Of each index, performers by each of the orders; made with the first search that asks for one. */
const rankings = new WeakMap<ActorIndex, Map<IndexOrder, Ranked>>();
function rankedIn(index: ActorIndex, order: Exclude<IndexOrder, 'distance'>): Ranked {
  const made = rankings.get(index) ?? new Map<IndexOrder, Ranked>();
  rankings.set(index, made);
  const ranked = made.get(order) ?? rankedBy(index, (place) => values[order](index, place));
  made.set(order, ranked);
  return ranked;
}

/** How near somebody is shown: the greater the nearer. */
function nearnessTo(index: ActorIndex, near: Point | null): (place: number) => number {
  if (!near) return () => -nowhere;
  const [x, y, z] = vectorOf(near);
  const { vectors } = index;
  return (place) => {
    if (!hasBit(index.placed, place)) return -nowhere;
    const at = 3 * place;
    const dx = (vectors[at] as number) - x;
    const dy = (vectors[at + 1] as number) - y;
    const dz = (vectors[at + 2] as number) - z;
    // Places that lie less than some metres apart count as one.
    return -Math.round((dx * dx + dy * dy + dz * dz) * 1e15) / 1e15;
  };
}

/** Fewer than one of so many are looked at one by one rather than mood by mood. */
const few = 32;
/** Farther from a mood than any other is. */
const silent = 101;
/** Above every score within one nearness of mood. */
const moodStep = 2 ** 44;
const moodsAway = (mood: number, away: number): readonly number[] =>
  away === silent ? [-1] : away === 0 ? [mood] : [mood - away, mood + away].filter((said) => said >= 0);

/** The places of the page, in order. */
function pageOf(index: ActorIndex, bits: Bits, query: IndexQuery): number[] {
  const { order, mood } = query;
  const size = query.from + query.take;
  const score = order === 'distance' ? nearnessTo(index, query.near) : (place: number) => values[order](index, place);
  const numberOf = (place: number): number => index.ids[place] as number;
  const first = (among: readonly Bits[], count: number, by = score): number[] => {
    const best = createBest(count, numberOf);
    for (const those of among) eachOfBoth(bits, those, (place) => best.offer(place, by(place)));
    return best.take();
  };
  const total = countOf(bits);
  if (mood === null) {
    // Whoever is in a tier stands before whoever is not.
    const tiers = order === 'distance' ? [] : rankedIn(index, order).tiers();
    const enough = tiers.find((tier) => countBoth(bits, tier) >= Math.min(size, total)) ?? bits;
    return first([enough], size).slice(query.from);
  }
  // Whose mood is nearest stands first; who says nothing stands behind everybody who does.
  if (total * few <= index.places)
    return first([bits], size, (place) => {
      const said = index.entries[place]?.mood ?? null;
      return score(place) - moodStep * (said === null ? silent : Math.abs(said - mood));
    }).slice(query.from);
  const page: number[] = [];
  for (let away = 0; away <= silent && page.length < size; away += 1) {
    const those = moodsAway(mood, away).flatMap((said) => index.moods.get(said) ?? []);
    page.push(...first(those, size - page.length));
  }
  return page.slice(query.from);
}

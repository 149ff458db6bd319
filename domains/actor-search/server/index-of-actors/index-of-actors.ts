import type { Bits } from './bits.ts';
import { clearBit, emptyBits, grown, setBit } from './bits.ts';
import type { OptionNumbers } from './option-numbers.ts';
import { createOptionNumbers } from './option-numbers.ts';
import type { Point } from './sphere.ts';
import { vectorOf } from './sphere.ts';

/** Everything somebody is found and sorted by. */
export interface IndexedActor {
  readonly id: number;
  readonly name: string;
  /** Countries that do not see them. */
  readonly banned: readonly string[];
  /** `filter:value`, each once. */
  readonly options: readonly string[];
  /** YYYY-MM-DD: the age follows from the day. */
  readonly birthDate: string;
  /** Milliseconds since the epoch: who is new follows from the moment. */
  readonly createdAt: number;
  /** A minute, in hundredths of a coin; null: nothing is offered. */
  readonly price: number | null;
  readonly isOnline: boolean;
  /** 0 (offline) to 4 (free chat): what stands before what. */
  readonly liveRank: number;
  readonly favourites: number;
  /** 0 calm to 100 lively; null: nothing was said. */
  readonly mood: number | null;
  /** Where they are shown; null: they say nothing. */
  readonly at: Point | null;
}

const numbers = (length: number): Float64Array<ArrayBuffer> => new Float64Array(length);
const larger = (from: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> => {
  const more = numbers(length);
  more.set(from);
  return more;
};

/** Live people first, then what they do, then how many like them: below 2^43, exact in a number. */
export const rankOf = ({ isOnline, liveRank, favourites }: IndexedActor): number =>
  (isOnline ? (1 + liveRank) * 2 ** 40 : 0) + favourites;

/**
 * Performers as sets of bits, one for each option, over their places in it, with what they are sorted by beside them. It knows no
 * database: whoever keeps it true is `keep-true.ts`.
 */
export interface ActorIndex {
  /** How many places there are; some may be empty. */
  places: number;
  /** Who is at each place; 0: nobody. */
  ids: Float64Array;
  readonly at: ReadonlyMap<number, number>;
  readonly entries: (IndexedActor | undefined)[];
  /** Everybody who is in it. */
  everybody: Bits;
  readonly options: Map<string, Bits>;
  readonly bans: Map<string, Bits>;
  placed: Bits;
  rank: Float64Array;
  createdAt: Float64Array;
  /** Degrees north and east of where they are shown, two numbers each. */
  degrees: Float64Array;
  /** Vectors of where they are shown, three numbers each. */
  vectors: Float64Array;
  /** By mood (-1: nothing said) who says it. */
  readonly moods: Map<number, Bits>;
  /** By the square of a degree ({@link squareOf}) who is shown in it. */
  readonly squares: Map<number, number[]>;
  /** What everybody has, by numbers. */
  readonly numbers: OptionNumbers;
  /** Grows with each change, for what is derived and kept. */
  version: number;
  /** Puts somebody in, as they are now; null takes them out. */
  put(id: number, actor: IndexedActor | null): void;
  /** Calls with every place that changes from now on, for what is derived and kept. */
  watch(changed: (place: number) => void): void;
}

/** The square of a degree a point lies in. */
export const squareOf = (lat: number, long: number): number => squareAt(Math.floor(lat), Math.floor(long));
/** The square whose corner lies at whole degrees; longitudes go round. */
export const squareAt = (south: number, west: number): number =>
  (south + 90) * 360 + ((((west + 180) % 360) + 360) % 360);

/** An empty index. */
export function createIndex(room = 1024): ActorIndex {
  const at = new Map<number, number>();
  const free: number[] = [];
  let size = 0;
  const watchers: ((place: number) => void)[] = [];
  const options = new Map<string, Bits>();
  const bans = new Map<string, Bits>();
  const moods = new Map<number, Bits>();
  const squares = new Map<number, number[]>();
  const optionNumbers = createOptionNumbers();

  const grow = (): void => {
    const places = index.places * 2;
    for (const sets of [options, bans]) for (const [key, bits] of sets) sets.set(key, grown(bits, places));
    for (const [key, bits] of moods) moods.set(key, grown(bits, places));
    index.everybody = grown(index.everybody, places);
    index.placed = grown(index.placed, places);
    index.ids = larger(index.ids as Float64Array<ArrayBuffer>, places);
    index.rank = larger(index.rank as Float64Array<ArrayBuffer>, places);
    index.createdAt = larger(index.createdAt as Float64Array<ArrayBuffer>, places);
    index.degrees = larger(index.degrees as Float64Array<ArrayBuffer>, 2 * places);
    index.vectors = larger(index.vectors as Float64Array<ArrayBuffer>, 3 * places);
    index.places = places;
  };
  const placeOf = (id: number): number => {
    const known = at.get(id);
    if (known !== undefined) return known;
    const place = free.pop() ?? size++;
    if (place >= index.places) grow();
    at.set(id, place);
    return place;
  };
  const add = <Key>(sets: Map<Key, Bits>, key: Key, place: number): void => {
    const bits = sets.get(key) ?? emptyBits(index.places);
    sets.set(key, bits);
    setBit(bits, place);
  };
  const remove = (place: number, { options: had, banned, mood, at: shown }: IndexedActor): void => {
    for (const key of had) clearBit(options.get(key) as Bits, place);
    for (const key of banned) clearBit(bans.get(key) as Bits, place);
    clearBit(index.everybody, place);
    clearBit(index.placed, place);
    clearBit(moods.get(mood ?? -1) as Bits, place);
    if (shown) {
      const those = squares.get(squareOf(shown.lat, shown.long)) ?? [];
      those.splice(those.indexOf(place), 1);
    }
    optionNumbers.put(place, []);
  };

  const index: ActorIndex = {
    places: room,
    ids: numbers(room),
    at,
    entries: [],
    everybody: emptyBits(room),
    options,
    bans,
    placed: emptyBits(room),
    rank: numbers(room),
    createdAt: numbers(room),
    degrees: numbers(2 * room),
    vectors: numbers(3 * room),
    moods,
    squares,
    numbers: optionNumbers,
    version: 0,
    put(id, actor) {
      if (!actor && !at.has(id)) return;
      const place = placeOf(id);
      const before = index.entries[place];
      if (before) remove(place, before);
      index.version += 1;
      if (!actor) {
        index.entries[place] = undefined;
        index.ids[place] = 0;
        at.delete(id);
        free.push(place);
        for (const changed of watchers) changed(place);
        return;
      }
      index.entries[place] = actor;
      index.ids[place] = id;
      setBit(index.everybody, place);
      for (const key of actor.options) add(options, key, place);
      for (const key of actor.banned) add(bans, key, place);
      optionNumbers.put(place, actor.options);
      index.rank[place] = rankOf(actor);
      index.createdAt[place] = actor.createdAt;
      add(moods, actor.mood ?? -1, place);
      if (actor.at) {
        setBit(index.placed, place);
        index.degrees.set([actor.at.lat, actor.at.long], 2 * place);
        index.vectors.set(vectorOf(actor.at), 3 * place);
        const key = squareOf(actor.at.lat, actor.at.long);
        const those = squares.get(key) ?? [];
        squares.set(key, those);
        those.push(place);
      }
      for (const changed of watchers) changed(place);
    },
    watch: (changed) => void watchers.push(changed),
  };
  return index;
}

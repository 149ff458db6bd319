import type { Bits } from './bits.ts';
import { countOf, eachPlace, hasBit, intersect } from './bits.ts';
import type { ActorIndex } from './index-of-actors.ts';
import type { Point } from './sphere.ts';

/** One or more performers on the map, at the point they are shown at, or the middle of several. */
export interface IndexMarker extends Point {
  readonly count: number;
  readonly online: number;
  /** Who it is, where it is one. */
  readonly actor: { readonly id: number; readonly name: string } | null;
}

/** So many are shown one by one; more are told by squares. */
export const mostSingleMarkers = 300;
/** Squares of a degree's half: some 600 lie in all the countries we know areas of. */
const perDegree = 2;
const columns = 360 * perDegree;

const squareCount = 180 * perDegree * columns;
/** One set of sums for all searches, which run one after the other; what was touched is emptied again. */
const sums = {
  count: new Int32Array(squareCount),
  online: new Int32Array(squareCount),
  first: new Int32Array(squareCount),
  lat: new Float64Array(squareCount),
  long: new Float64Array(squareCount),
};

/** Everybody found who says an area, as markers; squares that hold one show who it is. */
export function markersOf(index: ActorIndex, bits: Bits): IndexMarker[] {
  const online = index.options.get('online:1');
  const placed = bits.slice();
  intersect(placed, index.placed);
  const isLive = (place: number): boolean => online !== undefined && hasBit(online, place);
  const single = (place: number): IndexMarker[] => {
    const entry = index.entries[place];
    return entry?.at
      ? [{ ...entry.at, count: 1, online: isLive(place) ? 1 : 0, actor: { id: entry.id, name: entry.name } }]
      : [];
  };
  if (countOf(placed) <= mostSingleMarkers) {
    const all: IndexMarker[] = [];
    eachPlace(placed, (place) => all.push(...single(place)));
    return all;
  }
  const { degrees } = index;
  const touched: number[] = [];
  eachPlace(placed, (place) => {
    const lat = degrees[2 * place] as number;
    const long = degrees[2 * place + 1] as number;
    const key = (((lat + 90) * perDegree) | 0) * columns + (((long + 180) * perDegree) | 0);
    if (sums.count[key] === 0) {
      touched.push(key);
      sums.first[key] = place;
    }
    sums.count[key] = (sums.count[key] as number) + 1;
    if (isLive(place)) sums.online[key] = (sums.online[key] as number) + 1;
    sums.lat[key] = (sums.lat[key] as number) + lat;
    sums.long[key] = (sums.long[key] as number) + long;
  });
  const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
  return touched.flatMap((key) => {
    const count = sums.count[key] as number;
    const lat = rounded((sums.lat[key] as number) / count);
    const long = rounded((sums.long[key] as number) / count);
    const lives = sums.online[key] as number;
    const first = sums.first[key] as number;
    sums.count[key] = sums.online[key] = sums.lat[key] = sums.long[key] = 0;
    return count === 1 ? single(first) : [{ lat, long, count, online: lives, actor: null }];
  });
}

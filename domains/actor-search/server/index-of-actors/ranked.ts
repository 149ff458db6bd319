import type { Bits } from './bits.ts';
import { clearBit, emptyBits, setBit } from './bits.ts';
import type { ActorIndex } from './index-of-actors.ts';

/** How many of the best stand in each tier; a page is filled from the first that has enough of those found. */
const tierSizes = [8, 64, 512, 4096, 32_768] as const;

/** Performers by a value, the best in front: whoever wants the first of some need not look at all of them. */
export interface Ranked {
  /** Sets with everybody whose value is at least some value, each holding the one before; the last holds everybody. */
  tiers(): readonly Bits[];
}

/** Kept true with each change; where the steps lie is chosen anew once a tenth of all changed. */
export function rankedBy(index: ActorIndex, scoreOf: (place: number) => number): Ranked {
  const changed = new Set<number>();
  index.watch((place) => changed.add(place));
  let steps: readonly number[] = [];
  let sets: Bits[] = [];
  let places = -1;
  let changes = 0;
  const put = (place: number): void => {
    if (!index.entries[place]) return;
    const value = scoreOf(place);
    for (const [at, bits] of sets.entries()) if (value >= (steps[at] as number)) setBit(bits, place);
  };
  const build = (): void => {
    const values: number[] = [];
    for (let place = 0; place < index.entries.length; place += 1) if (index.entries[place]) values.push(scoreOf(place));
    const sorted = Float64Array.from(values).sort();
    steps = tierSizes.filter((size) => size < sorted.length).map((size) => sorted[sorted.length - size] as number);
    places = index.places;
    changes = 0;
    sets = steps.map(() => emptyBits(places));
    for (let place = 0; place < index.entries.length; place += 1) put(place);
  };
  return {
    tiers() {
      changes += changed.size;
      if (places !== index.places || changes * 10 > index.at.size) build();
      else
        for (const place of changed) {
          for (const bits of sets) clearBit(bits, place);
          put(place);
        }
      changed.clear();
      return [...sets, index.everybody];
    },
  };
}

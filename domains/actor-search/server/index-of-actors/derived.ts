import { newFor } from '#domains/performers/server/index.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { ageBands } from '../../contract/filters.ts';
import type { Bits } from './bits.ts';
import { clearBit, emptyBits, setBit } from './bits.ts';
import type { ActorIndex } from './index-of-actors.ts';

/** Options that follow from the moment somebody asks: how old performers are, and who is new. */
export interface Derived {
  /** By `age:18-24`, and `new:1`. Another map as soon as a moment, and not a performer, changed it. */
  of(now: number): ReadonlyMap<string, Bits>;
}

const numberOfDay = (day: string): number => Number(day.replaceAll('-', ''));

/** Made anew each day and when the next newcomer is none any more; between that only who changed is looked at. */
export function derivedFrom(index: ActorIndex): Derived {
  const changed = new Set<number>();
  index.watch((place) => changed.add(place));
  let kept = new Map<string, Bits>();
  let places = -1;
  let day = '';
  let from = 0;
  let until = 0;
  const look = (place: number, now: number): void => {
    const entry = index.entries[place];
    if (!entry) return;
    const age = Math.trunc((numberOfDay(day) - numberOfDay(entry.birthDate)) / 10_000);
    const band = ageBands.find(({ least, most }) => age >= least && age <= most);
    if (band) setBit(kept.get(`age:${band.value}`) as Bits, place);
    if (now - entry.createdAt < newFor) {
      setBit(kept.get('new:1') as Bits, place);
      until = Math.min(until, entry.createdAt + newFor);
    }
  };
  return {
    of(now) {
      const today = dayOf(now);
      if (places !== index.places || day !== today || now < from || now >= until) {
        const names = ['new:1', ...ageBands.map(({ value }) => `age:${value}`)];
        kept = new Map(names.map((name) => [name, emptyBits(index.places)]));
        places = index.places;
        day = today;
        from = now;
        until = Number.POSITIVE_INFINITY;
        for (let place = 0; place < index.entries.length; place += 1) look(place, now);
      } else
        for (const place of changed) {
          for (const bits of kept.values()) clearBit(bits, place);
          look(place, now);
        }
      changed.clear();
      return kept;
    },
  };
}

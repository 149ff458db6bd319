import { LRUCache } from 'lru-cache';
import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Kit } from '#kit/server/kit.ts';
import { filmRefused } from '../../contract/index.ts';
import { filmUses } from './port.ts';

const channel = 'vesper:media.film';
/** How long it is remembered that somebody may have a film, ms. */
const rememberedMs = 5_000;
const mostRemembered = 50_000;

/** Whether somebody may have bytes of a film: asked of its use, and remembered for a moment. */
export interface Admission {
  /** `isPreview`: of its beginning alone. @throws Problem `film_refused`, or whatever the use says why; of a refusal nothing is remembered */
  assertAdmitted(
    film: { readonly id: string; readonly purpose: string },
    viewer: string,
    caller: Caller,
    isPreview: boolean,
  ): Promise<void>;
  /** Forgets who was admitted to a film, in every process. */
  forget(filmId: string): void;
  start(): Promise<void>;
  stop(): void;
}

/** `onForget` is told in every process as well, this one included. */
export function createAdmission(kit: Kit, onForget: (filmId: string) => void): Admission {
  const until = new LRUCache<string, number>({ max: mostRemembered });
  /** By film, when it was last forgotten: what was asked before must not be remembered after. */
  const generations = new LRUCache<string, number>({ max: mostRemembered });
  let generation = 0;
  let deaf: (() => void) | null = null;

  const forgetHere = (filmId: string): void => {
    generation += 1;
    generations.set(filmId, generation);
    onForget(filmId);
  };
  kit.caches.onClear('media.films', () => {
    until.clear();
    generations.clear();
    generation += 1;
  });

  return {
    async assertAdmitted({ id, purpose }, viewer, caller, isPreview) {
      const known = generations.get(id) ?? 0;
      const key = `${id}/${known}/${viewer}/${caller.country ?? ''}${isPreview ? '/preview' : ''}`;
      const now = kit.clock.steady();
      if ((until.get(key) ?? 0) > now) return;
      const use = kit.extensions.of(filmUses).find((one) => one.purpose === purpose);
      const isAdmitted = isPreview ? use?.admitsPreview?.(kit.db, id, caller) : use?.admits(kit.db, id, caller);
      if (!(await isAdmitted)) throw new Problem(filmRefused);
      if ((generations.get(id) ?? 0) === known) until.set(key, now + rememberedMs);
    },
    forget(filmId) {
      forgetHere(filmId);
      kit.bus.publish(channel, filmId);
    },
    async start() {
      deaf = await kit.bus.subscribe(channel, forgetHere);
    },
    stop: () => deaf?.(),
  };
}

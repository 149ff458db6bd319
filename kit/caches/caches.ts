import { randomBytes } from 'node:crypto';
import type { Log } from '#kit/log/log.ts';
import type { Bus } from '#kit/realtime/port.ts';

/** What processes keep in memory only because it is quicker. Everything in it can be read again. */
export interface Caches {
  /** Registers a cache under a name for people (`pages`, `seo.breadcrumbs`); `clear` forgets everything in it. */
  onClear(name: string, clear: () => void): void;
  /** Clears all of this process at once and tells the other processes to do the same. Returns the names. */
  clear(): string[];
  /** Starts listening to the other processes. */
  start(): Promise<void>;
  stop(): void;
}

const channel = 'vesper:caches';

/** The caches of this process, joined to those of the others by the bus. */
export function createCaches(bus: Bus, log: Log): Caches {
  const self = randomBytes(6).toString('hex');
  const caches: { name: string; clear: () => void }[] = [];
  let deaf: (() => void) | null = null;
  const clearHere = (): string[] => {
    for (const cache of caches) {
      try {
        cache.clear();
      } catch (error) {
        log.error({ err: error, cache: cache.name }, 'a cache could not be cleared');
      }
    }
    return [...new Set(caches.map(({ name }) => name))].sort();
  };
  return {
    onClear: (name, clear) => void caches.push({ name, clear }),
    clear() {
      bus.publish(channel, self);
      return clearHere();
    },
    async start() {
      deaf = await bus.subscribe(channel, (from) => {
        if (from !== self) clearHere();
      });
    },
    stop() {
      deaf?.();
      deaf = null;
    },
  };
}

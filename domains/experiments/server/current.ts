import type { Kit } from '#kit/server/kit.ts';
import type { Experiment } from '../contract/definition.ts';
import { allExperiments } from './definitions.ts';

const channel = 'experiments.changed';
/** A lost message between processes is made good after this, in milliseconds. */
const believeMs = 15_000;

/** The experiments as they are now, at hand without asking the database: every page asks. */
export interface Current {
  readonly running: readonly Experiment[];
  readonly stopped: readonly Experiment[];
  /** Reads them again, here and in every other process. */
  changed(): Promise<void>;
  start(): Promise<void>;
  stop(): void;
}

export function createCurrent({ db, bus, clock, log }: Pick<Kit, 'db' | 'bus' | 'clock' | 'log'>): Current {
  let all: readonly Experiment[] = [];
  const ends: (() => void)[] = [];
  const load = async (): Promise<void> => {
    all = await allExperiments(db);
  };
  const reload = (): void => {
    load().catch((error: unknown) => log.warn({ err: error }, 'the experiments could not be read'));
  };
  return {
    get running() {
      return all.filter(({ state }) => state === 'running');
    },
    get stopped() {
      return all.filter(({ state }) => state === 'stopped');
    },
    async changed() {
      await load();
      bus.publish(channel, '');
    },
    async start() {
      await load();
      if (!bus.remote) return;
      ends.push(await bus.subscribe(channel, reload));
      const timer = clock.setInterval(reload, believeMs);
      ends.push(() => clock.clear(timer));
    },
    stop() {
      for (const end of ends) end();
    },
  };
}

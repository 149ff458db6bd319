import type { Kit } from '#kit/server/kit.ts';

/** Looks at queues again when something of them is due, in this process; every minute a job looks at all of them. */
export function createWaker(kit: Pick<Kit, 'clock' | 'log'>, look: (actorId: number) => Promise<void>) {
  const timers = new Map<number, ReturnType<typeof kit.clock.setTimeout>>();
  const forget = (actorId: number): void => {
    kit.clock.clear(timers.get(actorId));
    timers.delete(actorId);
  };
  return {
    /** `at` in epoch ms; null: not by itself. The latest word counts. */
    wake(actorId: number, at: number | null): void {
      forget(actorId);
      if (at === null) return;
      const run = (): void => {
        timers.delete(actorId);
        look(actorId).catch((error: unknown) => kit.log.error({ error }, 'A toy’s queue was not moved on.'));
      };
      timers.set(actorId, kit.clock.setTimeout(run, Math.max(0, at - kit.clock.now())));
    },
    stop(): void {
      for (const actorId of [...timers.keys()]) forget(actorId);
    },
  };
}

import { lt, sql } from 'drizzle-orm';
import type { Timer } from '#kit/clock/clock.ts';
import { dayOf, daysBefore } from '#kit/i18n/days.ts';
import type { Kit } from '#kit/server/kit.ts';
import { counts, slides } from './tables.ts';

/** Counts are written together this often, ms: every write makes kept pages be made anew. */
const togetherMs = 30_000;
/** Days counts are kept. */
const keptDays = 90;
/** Slides of a day that are counted between two writings, at most: there are far fewer slides. */
const mostPending = 1000;

/** How often slides are seen and pressed. */
export interface Counter {
  add(seen: readonly number[], pressed: number | null): void;
  /** Writes what was counted since the last time. */
  write(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** Counts in this process and writes all of it together, of slides that are there; who it was is never known. */
export function createCounter({ db, clock, log }: Pick<Kit, 'db' | 'clock' | 'log'>): Counter {
  let pending = new Map<string, { slideId: number; day: string; views: number; presses: number }>();
  let timer: Timer | null = null;
  let cleaned = '';

  const bump = (slideId: number, what: 'views' | 'presses'): void => {
    const day = dayOf(clock.now());
    const key = `${slideId} ${day}`;
    const entry = pending.get(key) ?? { slideId, day, views: 0, presses: 0 };
    if (pending.size >= mostPending && !pending.has(key)) return;
    entry[what] += 1;
    pending.set(key, entry);
  };

  const write = async (): Promise<void> => {
    const entries = [...pending.values()];
    if (entries.length === 0) return;
    pending = new Map();
    const today = dayOf(clock.now());
    await db.transaction(async (tx) => {
      const there = new Set((await tx.orm.select({ id: slides.id }).from(slides).for('key share')).map(({ id }) => id));
      const known = entries.filter(({ slideId }) => there.has(slideId));
      if (known.length > 0)
        await tx.orm
          .insert(counts)
          .values(known)
          .onConflictDoUpdate({
            target: [counts.slideId, counts.day],
            set: {
              views: sql`${counts.views} + excluded.views`,
              presses: sql`${counts.presses} + excluded.presses`,
            },
          });
      if (cleaned !== today) await tx.orm.delete(counts).where(lt(counts.day, daysBefore(today, keptDays)));
    });
    cleaned = today;
  };

  return {
    add(seen, pressed) {
      for (const id of new Set(seen)) bump(id, 'views');
      if (pressed !== null) bump(pressed, 'presses');
    },
    write,
    start() {
      // Figures of half a minute are lost with a database that is away, and nothing else.
      const run = () => void write().catch((err: unknown) => log.warn({ err }, 'views of slides were not counted'));
      timer = clock.setInterval(run, togetherMs);
    },
    async stop() {
      clock.clear(timer);
      await write();
    },
  };
}

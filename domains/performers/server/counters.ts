import type { Timer } from '#kit/clock/clock.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import { describeShortly } from '#kit/log/describe-error.ts';
import type { Kit } from '#kit/server/kit.ts';
import { publish } from '#kit/server/resource.ts';
import { actorStates } from '../contract/actor-states.ts';
import { actorFigures } from '../contract/figures.ts';

/** Figures that lists are sorted by, each kept in a column of the performer's row. */
const columns = { favoriteCount: 'favorite_count' } as const;
export type ActorCounter = keyof typeof columns;

/** Where a figure comes from: the domain that knows it brings one. */
export interface CounterFeed {
  readonly counter: ActorCounter;
  /** The figure of some performers as it is committed now, or of all (null); whom the map lacks has 0. */
  totals(tx: Tx, ids: readonly number[] | null): Promise<ReadonlyMap<number, number>>;
}

/** Who feeds the counters of performers; each is fed by one domain. */
export const actorCounters = extensionPoint<CounterFeed>('performers.counters');

/** How long changes are collected before lists and pages show them, in milliseconds: each time throws kept lists away. */
export const countsAfterMs = 700;

/** Keeps figures of other domains in the rows that lists are sorted by. */
export interface Counters {
  /** A figure of a performer changes with this transaction; lists show it within {@link countsAfterMs}. */
  changed(tx: Pick<Tx, 'afterCommit'>, counter: ActorCounter, actorId: number): void;
  /** Writes the figures of all performers where they differ, after a start: what was collected may have been lost. */
  writeAll(): Promise<void>;
  stop(): void;
}

export function createCounters(kit: Pick<Kit, 'db' | 'clock' | 'extensions' | 'log' | 'realtime'>): Counters {
  const due = new Map<ActorCounter, Set<number>>();
  let timer: Timer | null = null;
  const feeds = () => kit.extensions.of(actorCounters);

  const writeDue = async (): Promise<void> => {
    timer = null;
    const now = [...due];
    due.clear();
    for (const [counter, ids] of now) {
      const feed = feeds().find((one) => one.counter === counter);
      if (!feed) throw new Error(`Nobody feeds ${counter}: add a feed to performers.counters.`);
      await write(kit, feed, [...ids]).catch((error: unknown) => {
        // The database may be away: they wait for the next time.
        kit.log.warn({ reason: describeShortly(error) }, 'figures of performers could not be written');
        for (const id of ids) mark(counter, id);
      });
    }
  };
  const mark = (counter: ActorCounter, id: number): void => {
    due.set(counter, (due.get(counter) ?? new Set()).add(id));
    timer ??= kit.clock.setTimeout(() => void writeDue(), countsAfterMs);
  };

  return {
    changed: (tx, counter, actorId) => tx.afterCommit(() => mark(counter, actorId)),
    async writeAll() {
      for (const feed of feeds()) await write(kit, feed, null);
    },
    stop: () => kit.clock.clear(timer),
  };
}

/** A figure that was written, and who does not hear of whom it is about. */
interface Written {
  readonly actorId: number;
  readonly favoriteCount: number;
  readonly isHidden: boolean;
  readonly banned: readonly string[];
}

/** Tells every page that shows one of them, together; apart from the others whoever is not shown everywhere. */
function tell(realtime: Kit['realtime'], written: readonly Written[]): void {
  const told = written.filter(({ isHidden }) => !isHidden);
  for (const some of Map.groupBy(told, ({ banned }) => [...banned].sort().join()).values()) {
    const actors = some.map(({ actorId, favoriteCount }) => ({ actorId, favoriteCount }));
    publish(realtime, actorStates, actorFigures, { actors }, { hiddenFrom: some[0]?.banned ?? [] });
  }
}

/** Reads and writes in one transaction that no other process runs beside; a row that is right already is left alone. */
async function write(
  { db, realtime }: Pick<Kit, 'db' | 'realtime'>,
  feed: CounterFeed,
  ids: readonly number[] | null,
): Promise<void> {
  const column = columns[feed.counter];
  await db.transaction(async (tx) => {
    // One process writes figures at a time, or an older reading could be written over a newer one.
    await lockByName(tx, 'performers.counters');
    const totals = await feed.totals(tx, ids);
    const known = ids ?? [...totals.keys()];
    const { rows } = await tx.client.query<Written>(
      `update performers.actors a set ${column} = coalesce(t.total, 0)
         from performers.actors b
         left join unnest($1::int[], $2::int[]) t (id, total) on t.id = b.id
        where a.id = b.id and ($3 or b.id = any($1::int[])) and a.${column} <> coalesce(t.total, 0)
        returning a.id as "actorId", a.favorite_count as "favoriteCount", a.is_hidden as "isHidden",
                  a.banned_country_codes as banned`,
      [known, known.map((id) => totals.get(id) ?? 0), ids === null],
    );
    // Of all of them, after a start, nobody has a page open yet.
    if (ids === null || rows.length === 0) return;
    tx.afterCommit(() => tell(realtime, rows));
  });
}

import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { spanBetween } from '#kit/entries/calendar.ts';
import type { Row } from './store.ts';
import { grants } from './tables.ts';

const dayMs = 24 * 3_600_000;

/** What is left of days that were given, by who gave them. */
export interface GivenSource {
  /** Names the grant. */
  readonly key: string;
  readonly origin: string;
  readonly days: number;
  /** Ms of the subscription that are left of it: days that were given first are used first. */
  readonly left: number;
}

type Given = Pick<Row, 'id' | 'guestId' | 'kind' | 'actorId' | 'tier' | 'renews' | 'endedAt' | 'until' | 'createdAt'>;

/** The grants of which something is left in given days that run, the earliest first, by subscription. */
export async function givenSources(
  executor: Executor,
  rows: readonly Given[],
  now: number,
): Promise<ReadonlyMap<number, readonly GivenSource[]>> {
  const given = rows.filter(({ renews, endedAt }) => !renews && endedAt === null);
  if (given.length === 0) return new Map();
  const places = given.map(({ guestId, kind, actorId, tier, createdAt }) =>
    and(
      eq(grants.guestId, guestId),
      eq(grants.kind, kind),
      eq(grants.actorId, actorId),
      eq(grants.tier, tier),
      gte(grants.at, createdAt),
    ),
  );
  const found = await executor.orm
    .select()
    .from(grants)
    .where(
      and(
        inArray(grants.guestId, [...new Set(given.map(({ guestId }) => guestId))]),
        or(...places),
        isNull(grants.takenBackAt),
      ),
    )
    .orderBy(asc(grants.at), asc(grants.key));
  return new Map(
    given.map((row) => {
      const own = found.filter(
        ({ guestId, kind, actorId, tier, at }) =>
          guestId === row.guestId &&
          kind === row.kind &&
          actorId === row.actorId &&
          tier === row.tier &&
          at >= row.createdAt,
      );
      let open = spanBetween(now, row.until.getTime());
      const sources: GivenSource[] = [];
      for (const { key, origin, days } of own.reverse()) {
        const left = Math.min(open, days * dayMs);
        open -= left;
        if (left > 0) sources.unshift({ key, origin, days, left });
      }
      return [row.id, sources] as const;
    }),
  );
}

import { desc } from 'drizzle-orm';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Executor } from '#kit/db/db.ts';
import type { IngestRow } from '../contract/index.ts';
import type { Sessions } from './sessions.ts';
import { keys } from './tables.ts';

const most = 200;

/** Performers with a stream key, who sends now first. */
export async function ingestRows(
  db: Executor,
  performers: Pick<Performers, 'actorsOf'>,
  sessions: Sessions,
): Promise<IngestRow[]> {
  const found = await db.orm.select().from(keys).orderBy(desc(keys.usedAt), keys.actorId).limit(most);
  const actors = await performers.actorsOf(
    db,
    found.map(({ actorId }) => actorId),
  );
  const names = new Map(actors.map(({ id, name }) => [id, name]));
  return found
    .map(({ actorId, createdAt, usedAt }) => ({
      actorId,
      name: names.get(actorId) ?? String(actorId),
      madeAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
      signal: sessions.signalOf(actorId),
    }))
    .sort((a, b) => Number(b.signal !== null) - Number(a.signal !== null));
}

import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { lineSilentMs } from '../contract/index.ts';
import type { PlayRow } from './rows.ts';
import { plays, setups } from './tables.ts';

/** What a guest has paid for with a performer and is not over yet. */
export const ownOpenPlays = ({ orm }: Executor, guestId: number, actorId: number): Promise<PlayRow[]> =>
  orm
    .select()
    .from(plays)
    .where(and(eq(plays.guestId, guestId), eq(plays.actorId, actorId), inArray(plays.state, ['queued', 'running'])))
    .orderBy(asc(plays.id))
    .limit(20);

/** Who of some performers offers direct control now: the toy is connected and not paused. */
export async function directOffered({ orm }: Executor, actorIds: readonly number[], now: number): Promise<Set<number>> {
  if (actorIds.length === 0) return new Set();
  const rows = await orm
    .select({ actorId: setups.actorId })
    .from(setups)
    .where(
      and(
        inArray(setups.actorId, [...actorIds]),
        isNotNull(setups.directPrice),
        isNull(setups.pausedAt),
        isNotNull(setups.lineId),
        gt(setups.seenAt, new Date(now - lineSilentMs)),
      ),
    );
  return new Set(rows.map(({ actorId }) => actorId));
}

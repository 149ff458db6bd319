import type { Tx } from '#kit/db/db.ts';
import type { VideoState } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { VideoRow } from './rows.ts';
import { changeVideo, isShown } from './rows.ts';
import type { videos } from './tables.ts';
import { countTags } from './tags.ts';

/** Puts a video into a state, and right what is counted by it and whom searches find by it. The caller holds its lock. */
export async function moveTo(
  { performers }: Pick<Context, 'performers'>,
  tx: Tx,
  row: VideoRow,
  state: VideoState,
  change: Partial<typeof videos.$inferInsert> = {},
): Promise<VideoRow> {
  const [was, is] = [isShown(row), isShown({ ...row, state })];
  if (was) await countTags(tx, row.tags, -1);
  if (is) await countTags(tx, change.tags ?? row.tags, 1);
  if (was !== is) await performers.changes.touch(tx, row.actorId);
  return changeVideo(tx, row.id, { state, ...change });
}

import { and, arrayContains, asc, eq, gt, lt } from 'drizzle-orm';
import type { Kit } from '#kit/server/kit.ts';
import { sharePictures } from '../tables.ts';
import type { Plan } from './motif.ts';

const dayMs = 24 * 3600_000;
/** Pictures nobody asked for in so many days are removed: far longer than networks keep theirs (a day, then seven stale). */
export const keptDays = 30;
/** Pictures removed in one go of the work. */
const batch = 200;
/** Hashes remembered, so that most questions for a picture write nothing. */
const most = 5000;

/** Where a picture stands in storage. */
export const keyOf = (hash: string): string => `og/${hash}.jpg`;

/** Logs requests for share pictures, and what each shows: once a day for each, before it is put into storage. */
export function requestLog({
  db,
  clock,
  log,
}: Pick<Kit, 'db' | 'clock' | 'log'>): (hash: string, shown: Pick<Plan, 'pictureIds' | 'address'>) => Promise<void> {
  const noted = new Map<string, number>();
  return async (hash, { pictureIds, address }) => {
    const now = clock.now();
    if ((noted.get(hash) ?? Number.NEGATIVE_INFINITY) > now - dayMs) return;
    const requestedAt = new Date(now);
    try {
      await db.orm
        .insert(sharePictures)
        .values({ hash, requestedAt, pictures: [...pictureIds], address })
        .onConflictDoUpdate({ target: sharePictures.hash, set: { requestedAt } });
    } catch (error) {
      // A picture is worth more than the note about it; the next question writes it.
      return log.warn({ err: error, hash }, 'a question for a picture of a page could not be noted');
    }
    if (noted.size >= most) noted.clear();
    noted.set(hash, now);
  };
}

/** Deletes the files of those that show a picture. Returns their addresses; they stay noted, so that it can be done again. */
export async function removeShowing(
  { db, storage }: Pick<Kit, 'db' | 'storage'>,
  pictureId: string,
): Promise<readonly string[]> {
  const rows = await db.orm
    .select({ hash: sharePictures.hash, address: sharePictures.address })
    .from(sharePictures)
    .where(arrayContains(sharePictures.pictures, [pictureId]));
  for (const { hash } of rows) await storage.delete(keyOf(hash));
  return [...new Set(rows.flatMap(({ address }) => address ?? []))];
}

/** Removes pictures nobody asks for any more: of words, faces and drawings that are no longer shown. Returns how many. */
export async function removeUnrequested({
  db,
  clock,
  storage,
}: Pick<Kit, 'db' | 'clock' | 'storage'>): Promise<number> {
  const before = new Date(clock.now() - keptDays * dayMs);
  let removed = 0;
  let after = '';
  for (;;) {
    const due = await db.orm
      .select({ hash: sharePictures.hash })
      .from(sharePictures)
      .where(and(lt(sharePictures.requestedAt, before), gt(sharePictures.hash, after)))
      .orderBy(asc(sharePictures.hash))
      .limit(batch);
    for (const { hash } of due) {
      // The file first: what stops in between is found again. A request in the meantime has the picture drawn again.
      await storage.delete(keyOf(hash));
      await db.orm
        .delete(sharePictures)
        .where(and(eq(sharePictures.hash, hash), lt(sharePictures.requestedAt, before)));
      removed += 1;
    }
    after = due.at(-1)?.hash ?? '';
    if (due.length < batch) return removed;
  }
}

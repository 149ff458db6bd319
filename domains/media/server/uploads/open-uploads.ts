import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { OpenUpload } from '../../contract/index.ts';
import { uploads } from '../tables.ts';

/** Somebody's uploads that are not made a film of yet, the oldest first. There are as many as may be open. */
export const openUploadsOf = ({ orm }: Executor, ownerId: number): Promise<OpenUpload[]> =>
  orm
    .select({
      id: uploads.id,
      name: uploads.name,
      size: uploads.size,
      received: uploads.received,
      mark: uploads.mark,
    })
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), eq(uploads.isGone, false), isNull(uploads.filmId)))
    .orderBy(asc(uploads.createdAt), asc(uploads.id));

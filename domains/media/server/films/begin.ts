import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import { makeFilm, uploadGone } from '../../contract/index.ts';
import { films, uploads } from '../tables.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Uses a finished upload up for a film, which waits for its turn from the commit on. @throws Problem `upload_gone` */
export async function beginFilm(
  { clock, jobs }: Pick<Kit, 'clock' | 'jobs'>,
  tx: Tx,
  { uploadId, ownerId, purpose }: { uploadId: string; ownerId: number; purpose: string },
): Promise<string> {
  if (!uuid.test(uploadId)) throw new Problem(uploadGone);
  const id = randomUUID();
  const [used] = await tx.orm
    .update(uploads)
    .set({ filmId: id })
    .where(
      and(
        eq(uploads.id, uploadId),
        eq(uploads.ownerId, ownerId),
        eq(uploads.isGone, false),
        isNull(uploads.filmId),
        eq(uploads.received, uploads.size),
      ),
    )
    .returning({ size: uploads.size });
  if (!used) throw new Problem(uploadGone);
  await tx.orm.insert(films).values({
    id,
    ownerId,
    purpose,
    state: 'waiting',
    bytes: used.size ?? 0,
    createdAt: new Date(clock.now()),
  });
  await jobs.send(tx, makeFilm, { id });
  return id;
}

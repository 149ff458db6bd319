import { randomUUID } from 'node:crypto';
import { eq, getTableColumns } from 'drizzle-orm';
import { filmUses } from '#domains/media/server/films/port.ts';
import { films, uploads } from '#domains/media/server/tables.ts';
import type { Kit } from '#kit/server/kit.ts';

/** An upload of a performer that has arrived whole, as the pipeline keeps it; its bytes are nobody's. */
export async function finishedUpload({ db, clock }: Pick<Kit, 'db' | 'clock'>, ownerId: number): Promise<string> {
  const id = randomUUID();
  const at = new Date(clock.now());
  const day = at.toISOString().slice(0, 10);
  await db.orm
    .insert(uploads)
    .values({ id, ownerId, size: 1000, received: 1000, name: 'film.mp4', day, createdAt: at, touchedAt: at });
  return id;
}

/** Says of the film of an upload that its making is over, as the pipeline does. */
export async function settleFilm(
  { db, extensions }: Pick<Kit, 'db' | 'extensions'>,
  uploadId: string,
  state: 'ready' | 'refused' | 'held' = 'ready',
  milliseconds = 61_000,
): Promise<void> {
  const [use] = extensions.of(filmUses).filter(({ purpose }) => purpose === 'video');
  await db.transaction(async (tx) => {
    const [film] = await tx.orm
      .select(getTableColumns(films))
      .from(films)
      .innerJoin(uploads, eq(uploads.filmId, films.id))
      .where(eq(uploads.id, uploadId));
    if (!film) throw new Error('There is no film of this upload.');
    const made = { state, percent: 100, width: 1280, height: 720, milliseconds, hasSound: true } as const;
    await tx.orm.update(films).set(made).where(eq(films.id, film.id));
    await use?.settled(tx, { ...film, ...made, reason: null });
  });
}

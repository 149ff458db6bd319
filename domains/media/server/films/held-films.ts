import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { HeldFilm } from '../../contract/index.ts';
import { mostHeldFrames } from '../../contract/index.ts';
import { blockedHashes, filmHits, films } from '../tables.ts';
import { factsOf } from './facts.ts';
import { framesOfStoryboard } from './keep-pictures.ts';
import { filmUses } from './port.ts';
import type { MediaScanner } from './scanner.ts';
import { storyboardShape } from './storyboard.ts';
import { tellProgress } from './tell.ts';

/** Films that are held back, the latest first, with why. */
export async function heldFilms(
  { orm }: Executor,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<{ films: HeldFilm[]; before: string | null }> {
  const rows = await orm
    .select()
    .from(films)
    .where(
      and(
        eq(films.state, 'held'),
        eq(films.isRemoved, false),
        ...(before === undefined
          ? []
          : [sql`(${films.settledAt}, ${films.id}) < (select settled_at, id from media.films where id = ${before})`]),
      ),
    )
    .orderBy(desc(films.settledAt), desc(films.id))
    .limit(limit);
  const hits =
    rows.length === 0
      ? []
      : await orm
          .select()
          .from(filmHits)
          .where(
            inArray(
              filmHits.filmId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(filmHits.atMs);
  const held = rows.map(({ id, ownerId, purpose, milliseconds, settledAt }) => ({
    ...{ filmId: id, ownerId, purpose, milliseconds, heldAt: settledAt?.getTime() ?? 0 },
    hits: hits
      .filter(({ filmId }) => filmId === id)
      .map(({ atMs, hash, isMirrored, blockedHash, distance }) => ({ atMs, hash, isMirrored, blockedHash, distance })),
  }));
  return { films: held, before: rows.length === limit ? (held.at(-1)?.filmId ?? null) : null };
}

/** The frames of a held film that were hit. Reading them is audited by its operation. @throws Problem `not_found` for one that is not held */
export async function heldFrames(
  kit: Pick<Kit, 'db' | 'storage'>,
  filmId: string,
): Promise<{ frames: { atMs: number; src: string }[] }> {
  const [film] = await kit.db.orm
    .select()
    .from(films)
    .where(and(eq(films.id, filmId), eq(films.state, 'held'), eq(films.isRemoved, false)));
  if (!film) throw new Problem(notFound);
  const hits = await kit.db.orm
    .selectDistinct({ atMs: filmHits.atMs })
    .from(filmHits)
    .where(eq(filmHits.filmId, filmId))
    .orderBy(filmHits.atMs)
    .limit(mostHeldFrames);
  const frames = await framesOfStoryboard(kit, filmId, storyboardShape(film));
  return {
    frames: hits.flatMap(({ atMs }) => {
      const frame = frames.reduce<(typeof frames)[number] | undefined>(
        (best, one) => (best && Math.abs(best.at - atMs) <= Math.abs(one.at - atMs) ? best : one),
        undefined,
      );
      return frame ? [{ atMs, src: `data:image/png;base64,${Buffer.from(frame.body).toString('base64')}` }] : [];
    }),
  };
}

/** How many films are held, and since when (epoch ms) the first one is. */
export async function heldCount({ orm }: Executor): Promise<{ value: number; since?: number }> {
  const [found] = await orm
    .select({ value: count(), since: sql<Date | null>`min(${films.settledAt})` })
    .from(films)
    .where(and(eq(films.state, 'held'), eq(films.isRemoved, false)));
  return { value: found?.value ?? 0, ...(found?.since ? { since: new Date(found.since).getTime() } : {}) };
}

/** Puts the looks of a film on the block list. @throws Problem `not_found` for a film that is not made, or not there */
export async function blockFilm(
  kit: Pick<Kit, 'db' | 'storage' | 'clock'>,
  scanner: Pick<MediaScanner, 'hash'>,
  filmId: string,
  operatorId: number,
): Promise<{ added: number }> {
  const [film] = await kit.db.orm
    .select()
    .from(films)
    .where(and(eq(films.id, filmId), inArray(films.state, ['ready', 'held']), eq(films.isRemoved, false)));
  if (!film) throw new Problem(notFound);
  const looks = await scanner.hash(await framesOfStoryboard(kit, filmId, storyboardShape(film)));
  const hashes = [...new Set(looks.map(({ hash }) => hash))];
  if (hashes.length === 0) return { added: 0 };
  const createdAt = new Date(kit.clock.now());
  const added = await kit.db.transaction(({ orm }) =>
    orm
      .insert(blockedHashes)
      .values(hashes.map((hash) => ({ hash, filmId, addedBy: operatorId, createdAt })))
      .onConflictDoNothing()
      .returning({ id: blockedHashes.id }),
  );
  return { added: added.length };
}

/** Lets a held film through. @throws Problem `not_found` for one that is not held */
export async function releaseFilm(kit: Kit, filmId: string): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const [row] = await tx.orm
      .update(films)
      .set({ state: 'ready' })
      .where(and(eq(films.id, filmId), eq(films.state, 'held'), eq(films.isRemoved, false)))
      .returning();
    if (!row) throw new Problem(notFound);
    await tx.orm.delete(filmHits).where(eq(filmHits.filmId, filmId));
    const use = kit.extensions.of(filmUses).find(({ purpose }) => purpose === row.purpose);
    await use?.settled(tx, factsOf(row));
    tx.afterCommit(() => tellProgress(kit, row));
  });
}

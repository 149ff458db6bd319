import { and, eq } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { FilmReason } from '../../contract/index.ts';
import { filmRenditions, films } from '../tables.ts';
import type { FilmRow } from './facts.ts';
import { factsOf } from './facts.ts';
import type { Leased } from './lease.ts';
import { isMine } from './lease.ts';
import { filmUses } from './port.ts';
import { deleteFilmFiles, dropUpload, purgeUploadOf } from './remove.ts';
import type { Hit, MediaScanner } from './scanner.ts';
import { tellProgress } from './tell.ts';

type RenditionRow = typeof filmRenditions.$inferSelect;

/** How a film ends. */
export type Ending =
  | { readonly state: 'ready' }
  | { readonly state: 'held'; readonly hits: readonly Hit[] }
  | { readonly state: 'refused'; readonly reason: FilmReason };

/** What a film is by its whole renditions: the size of the largest, the length of the longest picture. */
export function shapeOf(renditions: readonly RenditionRow[]) {
  const pictures = renditions.filter(({ name }) => name !== 'audio');
  const largest = pictures.reduce<RenditionRow | undefined>(
    (best, one) => (best && best.height * best.width >= one.height * one.width ? best : one),
    undefined,
  );
  const sum = (numbers: readonly number[]): number => numbers.reduce((whole, one) => whole + one, 0);
  return {
    width: largest?.width ?? 0,
    height: largest?.height ?? 0,
    milliseconds: sum(largest?.lengths ?? []),
    hasSound: renditions.some(({ name }) => name === 'audio'),
    bytes: renditions.reduce((whole, { sizes, initBytes }) => whole + initBytes + sum(sizes), 0),
  };
}

/**
 * Says how a film ended, in one transaction with what its use makes of it: until then nobody sees anything of it, and a worker that dies
 * before leaves it to the next. The upload is used up then; of a refused film nothing is kept.
 * @returns false when the film is another worker's by now, or removed
 */
export async function settleFilm(
  kit: Kit,
  scanner: Pick<MediaScanner, 'report'>,
  lease: Leased,
  ending: Ending,
): Promise<boolean> {
  const settledAt = new Date(kit.clock.now());
  const { id } = lease.film;
  const row = await kit.db.transaction(async (tx) => {
    const whole = await tx.orm
      .select()
      .from(filmRenditions)
      .where(and(eq(filmRenditions.filmId, id), eq(filmRenditions.isWhole, true)));
    const isRefused = ending.state === 'refused';
    const [settled] = await tx.orm
      .update(films)
      .set({
        ...(isRefused ? { bytes: 0 } : shapeOf(whole)),
        ...{ state: ending.state, reason: isRefused ? ending.reason : null, percent: isRefused ? 0 : 100 },
        ...{ leaseId: null, leaseEndsAt: null, settledAt },
      })
      .where(isMine(lease))
      .returning();
    if (!settled) return null;
    if (ending.state === 'held') await scanner.report(tx, id, ending.hits, settledAt);
    await dropUpload(tx, id);
    await tellUse(kit, tx, settled);
    tx.afterCommit(() => tellProgress(kit, settled));
    return settled;
  });
  if (!row) return false;
  // What is left behind when this process dies here is swept.
  await purgeUploadOf(kit, id);
  if (ending.state === 'refused') await deleteFilmFiles(kit, id);
  return true;
}

async function tellUse(kit: Pick<Kit, 'extensions'>, tx: Tx, row: FilmRow): Promise<void> {
  const use = kit.extensions.of(filmUses).find(({ purpose }) => purpose === row.purpose);
  if (!use) throw new Error(`Nobody uses films for ${row.purpose}.`);
  await use.settled(tx, factsOf(row));
}

import { and, eq } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import { filmRenditions, films } from '../tables.ts';
import { filmKey, initFile, segmentFile } from './keys.ts';
import { joinHeads, renumber } from './one-head.ts';
import { audioName } from './playlists.ts';

/** The number of the sound in a file of picture and sound; that of the picture is 1, as our muxer gives it. */
const soundTrack = 2;
/** So far into a segment stands which track it is of, bytes at most. */
const headBytes = 512;

/** A film as one file, read in parts. */
export interface OneFile {
  readonly size: number;
  /** Bytes `start` to `end`, both included; null when they are gone. */
  read(start: number, end: number): Promise<Uint8Array | null>;
}

interface Piece {
  readonly at: number;
  readonly size: number;
  readonly key: string;
  readonly isSound: boolean;
}

/**
 * A ready film in its largest rendition as one MP4 with picture and sound (ISO 14496-12, fragmented): one head for both, and behind it the
 * segments as they lie in storage, in the order of their time. Nothing is made or kept for it: what is asked for is read where it lies. Null
 * while the film is not ready, or gone.
 */
export async function oneFileOf(
  { storage }: Pick<Kit, 'storage'>,
  { orm }: Executor,
  filmId: string,
): Promise<OneFile | null> {
  const rows = await orm
    .select({ rendition: filmRenditions, milliseconds: films.milliseconds })
    .from(films)
    .innerJoin(filmRenditions, and(eq(filmRenditions.filmId, films.id), eq(filmRenditions.isWhole, true)))
    .where(and(eq(films.id, filmId), eq(films.state, 'ready'), eq(films.isRemoved, false)));
  const sound = rows.find(({ rendition }) => rendition.name === audioName);
  const [best] = rows
    .filter(({ rendition }) => rendition.name !== audioName)
    .sort((a, b) => b.rendition.height * b.rendition.width - a.rendition.height * a.rendition.width);
  if (!best) return null;
  const heads: Buffer[] = [];
  for (const row of [best, ...(sound ? [sound] : [])]) {
    const stored = await storage.get(filmKey(filmId, initFile(row.rendition.name)));
    if (!stored) return null;
    heads.push(Buffer.from(stored.body));
  }
  const head = joinHeads(heads, best.milliseconds);
  const pieces = inTime(filmId, [best.rendition, ...(sound ? [sound.rendition] : [])], head.length);
  const last = pieces.at(-1);
  const size = last ? last.at + last.size : head.length;
  return {
    size,
    async read(start, end) {
      const parts: Uint8Array[] = start < head.length ? [head.subarray(start, Math.min(end + 1, head.length))] : [];
      for (const piece of piecesFrom(pieces, start, end)) {
        const part = await readPiece(storage, piece, start, end);
        if (!part) return null;
        parts.push(part);
      }
      return Buffer.concat(parts);
    },
  };
}

type Segments = Pick<typeof filmRenditions.$inferSelect, 'name' | 'lengths' | 'sizes'>;

/** The segments of all renditions in the order of when they begin, each with its place in the file. */
function inTime(filmId: string, renditions: readonly Segments[], headLength: number): Piece[] {
  const all = renditions.flatMap(({ name, lengths, sizes }) => {
    let begins = 0;
    return sizes.map((size, index) => {
      const one = { begins, size, key: filmKey(filmId, segmentFile(name, index)), isSound: name === audioName };
      begins += lengths[index] ?? 0;
      return one;
    });
  });
  let at = headLength;
  return all
    .sort((a, b) => a.begins - b.begins)
    .map(({ begins: _, ...piece }) => {
      const placed = { ...piece, at };
      at += piece.size;
      return placed;
    });
}

/** Those that have bytes between two places. */
function piecesFrom(pieces: readonly Piece[], start: number, end: number): Piece[] {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { at, size } = pieces[middle] as Piece;
    if (at + size <= start) low = middle + 1;
    else high = middle;
  }
  const found: Piece[] = [];
  for (let n = low; n < pieces.length && (pieces[n] as Piece).at <= end; n += 1) found.push(pieces[n] as Piece);
  return found;
}

async function readPiece(
  storage: Kit['storage'],
  { at, size, key, isSound }: Piece,
  start: number,
  end: number,
): Promise<Uint8Array | null> {
  const from = Math.max(0, start - at);
  const to = Math.min(size - 1, end - at);
  const body = await storage.part(key, from, to);
  if (!body || !isSound || from >= headBytes) return body;
  const begin = await storage.part(key, 0, Math.min(size, headBytes) - 1);
  if (!begin) return null;
  const told = renumber(Buffer.from(begin), soundTrack);
  const whole = Buffer.from(body);
  told.copy(whole, 0, from, Math.min(told.length, to + 1));
  return whole;
}

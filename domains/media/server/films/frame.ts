import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { and, eq } from 'drizzle-orm';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Kit } from '#kit/server/kit.ts';
import { filmRenditions } from '../tables.ts';
import type { FrameTask } from './child/messages.ts';
import { findFilms } from './facts.ts';
import { runOnFolder } from './film-process.ts';
import { filmKey, initFile, posterFile, segmentFile } from './keys.ts';
import { makeWorkFolder } from './work-folder.ts';

/** A picture of a film as WebP of ours. */
export interface FilmFrame {
  readonly body: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Width of a picture of a film at most, pixels; it keeps the shape of its film. */
const mostWidth = 1280;
/** The long edge of a poster, pixels. */
const posterEdge = 1280;
const program = fileURLToPath(new URL('./child/frame-child.ts', import.meta.url));
const silentMs = 30_000;

/**
 * The picture a ready film begins with, or the one that is shown at `at` ms; null while the film is not ready. The latter is taken from our
 * own rendition, in a process of its own.
 */
export async function frameOf(kit: Kit, filmId: string, at?: number): Promise<FilmFrame | null> {
  assertOutsideTransaction('a picture of a film');
  const film = (await findFilms(kit.db, [filmId])).get(filmId);
  if (film?.state !== 'ready') return null;
  if (at === undefined) {
    const stored = await kit.storage.get(filmKey(filmId, posterFile));
    return stored && { body: stored.body, ...posterSize(film) };
  }
  const renditions = await kit.db.orm
    .select()
    .from(filmRenditions)
    .where(and(eq(filmRenditions.filmId, filmId), eq(filmRenditions.isWhole, true)));
  const [best] = renditions
    .filter(({ name }) => name !== 'audio')
    .sort((a, b) => Math.abs(a.width - mostWidth) - Math.abs(b.width - mostWidth));
  if (!best) return null;
  const { index, begin } = segmentAt(best.lengths, at);
  const parts = await Promise.all(
    [initFile(best.name), segmentFile(best.name, index)].map((file) => kit.storage.get(filmKey(filmId, file))),
  );
  if (parts.some((part) => part === null)) return null;
  const folder = await makeWorkFolder(kit, 'frame');
  try {
    const source = join(folder, 'source');
    await writeFile(source, Buffer.concat(parts.map((part) => part?.body ?? new Uint8Array())));
    const task: FrameTask = { source, folder, ms: Math.max(0, at - begin), width: mostWidth };
    let size = { width: 0, height: 0 };
    await runOnFolder<typeof size>(kit, program, folder, task, {
      silentMs,
      async hear(made) {
        size = made;
      },
    });
    return { body: await readFile(join(folder, 'frame.webp')), ...size };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Which segment holds a moment, and when it begins, ms; the last one for what is beyond the end. */
function segmentAt(lengths: readonly number[], at: number): { index: number; begin: number } {
  let begin = 0;
  for (const [index, ms] of lengths.entries()) {
    if (at < begin + ms || index === lengths.length - 1) return { index, begin };
    begin += ms;
  }
  return { index: 0, begin: 0 };
}

/** The size of a film's poster, pixels: as the program that makes it reckons. */
export function posterSize({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, posterEdge / Math.max(1, width, height));
  const even = (length: number): number => Math.max(2, Math.round((length * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

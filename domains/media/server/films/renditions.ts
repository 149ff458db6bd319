import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Kit } from '#kit/server/kit.ts';
import { filmRenditions } from '../tables.ts';
import type { RenditionMade, SegmentMade } from './child/messages.ts';
import { filmKey, initFile, segmentFile } from './keys.ts';

/** So many segments are said to stand in storage before the first of them does. */
const reservedAtOnce = 64;

/** Moves what a program makes from its folder into storage: each file, and then that its rendition is whole. */
export function createRenditionKeeper(
  { db, storage }: Pick<Kit, 'db' | 'storage'>,
  filmId: string,
  folder: string,
): { segment(made: SegmentMade): Promise<void>; whole(made: RenditionMade): Promise<void> } {
  const made = new Map<string, { lengths: number[]; sizes: number[]; reserved: number }>();
  const move = async (file: string, type: string): Promise<void> => {
    const path = join(folder, file);
    await storage.put(filmKey(filmId, file), await readFile(path), type);
    await rm(path);
  };
  const typeOf = (name: string): string => (name === 'audio' ? 'audio/mp4' : 'video/mp4');
  const reserve = async (name: string, reserved: number): Promise<void> => {
    await db.orm
      .insert(filmRenditions)
      .values({ filmId, name, lengths: [], sizes: [], reserved })
      .onConflictDoUpdate({
        target: [filmRenditions.filmId, filmRenditions.name],
        set: { reserved: sql`greatest(${filmRenditions.reserved}, ${reserved})` },
      });
  };
  return {
    async segment({ name, index, ms, bytes }) {
      assertOutsideTransaction('a segment of a film');
      const one = made.get(name) ?? { lengths: [], sizes: [], reserved: 0 };
      made.set(name, one);
      if (index >= one.reserved) {
        one.reserved = index + reservedAtOnce;
        await reserve(name, one.reserved);
      }
      await move(segmentFile(name, index), typeOf(name));
      one.lengths.push(ms);
      one.sizes.push(bytes);
    },
    async whole({ name, width, height, codecs, initBytes }) {
      await move(initFile(name), typeOf(name));
      const { lengths, sizes } = made.get(name) ?? { lengths: [], sizes: [] };
      const rates = lengths.map((ms, index) => ((sizes[index] ?? 0) * 8000) / Math.max(1, ms));
      const sum = (numbers: readonly number[]): number => numbers.reduce((whole, one) => whole + one, 0);
      await db.orm
        .update(filmRenditions)
        .set({
          ...{ width, height, codecs, initBytes, lengths, sizes },
          peakRate: Math.ceil(Math.max(...rates)),
          averageRate: Math.ceil((sum(sizes) * 8000) / Math.max(1, sum(lengths))),
          isWhole: true,
        })
        .where(and(eq(filmRenditions.filmId, filmId), eq(filmRenditions.name, name)));
    },
  };
}

import type { z } from 'zod';
import type { Kit } from '#kit/server/kit.ts';
import type { MediaSize, MediaType } from '../contract/index.ts';

export type Size = z.infer<typeof MediaSize>;

const sizes: readonly Size[] = ['full', 'small', 'blurred'];

/** How it is stored, and what it is to a browser. */
const kinds = {
  bitmap: { ending: 'webp', type: 'image/webp' },
  audio: { ending: 'mp3', type: 'audio/mpeg' },
  video: { ending: 'mp4', type: 'video/mp4' },
} as const;

/** What is seen of sound or video is a picture; the thing itself is what it is. */
const kindOf = (type: MediaType, size: Size) => (size === 'full' ? kinds[type] : kinds.bitmap);
const keyOf = (id: string, size: Size, ending: string): string => `messages/${id}/${size}.${ending}`;

/** Files of what messages carry, by the number of their row. None is ever reached but through a session that may see it. */
export const mediaFiles = ({ storage }: Pick<Kit, 'storage'>) => ({
  async put(id: string, type: MediaType, files: Readonly<Partial<Record<Size, Uint8Array>>>): Promise<void> {
    for (const size of sizes) {
      const body = files[size];
      const kind = kindOf(type, size);
      if (body) await storage.put(keyOf(id, size, kind.ending), body, kind.type);
    }
  },
  async get(id: string, type: MediaType, size: Size): Promise<{ body: Uint8Array; type: string } | null> {
    const kind = kindOf(type, size);
    const kept = await storage.get(keyOf(id, size, kind.ending));
    return kept && { body: kept.body, type: kind.type };
  },
  /** Bytes `start` to `end` of the thing itself. */
  part: (id: string, type: MediaType, start: number, end: number): Promise<Uint8Array | null> =>
    storage.part(keyOf(id, 'full', kinds[type].ending), start, end),
  async delete(id: string): Promise<void> {
    for (const size of sizes) await storage.delete(keyOf(id, size, kinds.bitmap.ending));
    for (const { ending } of [kinds.audio, kinds.video]) await storage.delete(keyOf(id, 'full', ending));
  },
});

import { and, eq, lte, notInArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Caller } from '#kit/contract/access.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Kit } from '#kit/server/kit.ts';
import { isPrivatePicture, linkExpired, pictureWidths, privateKinds, publicRating } from '../contract/index.ts';
import type { Links } from './links.ts';
import { createAdmission } from './picture-uses.ts';
import { pictures } from './tables.ts';

/**
 * How long browsers and shared caches keep a public picture, in seconds. A removed one must be forgotten soon by those we
 * cannot tell; whoever asks again has its name and gets no bytes twice.
 */
const keptByBrowsers = 300;
const keptByNetworks = 60;
/** How long a process believes that a picture is still there, in ms, should word of its removal not reach it. */
const beliefMs = 15_000;
const mostBeliefs = 50_000;
/** Bytes of delivered pictures kept in memory. */
const cacheBytes = 96 * 1024 * 1024;

export const originalKey = (id: string): string => `pictures/${id}/original.webp`;
export const sizeKey = (id: string, width: number): string => `pictures/${id}/w${width}.webp`;

/** Delivers pictures. */
export interface Delivery {
  /** To a caller, who is asked about where the picture's kind has a use ({@link pictureUses}). */
  deliver(caller: Caller, id: string, width: number, expires?: number, signature?: string): Promise<FileReply>;
  /** Drops everything this process has of a picture. */
  forget(id: string): void;
}

/** Pictures are made in the asked width at the first call, kept in storage and for a while in memory. */
export function createDelivery(kit: Kit, links: Links): Delivery {
  const memory = new LRUCache<string, Uint8Array>({
    maxSize: cacheBytes,
    sizeCalculation: (body) => Math.max(1, body.byteLength),
  });
  const making = new Map<string, Promise<Uint8Array>>();
  const believed = new LRUCache<string, { isPrivate: boolean; kind: string; until: number }>({ max: mostBeliefs });
  const admission = createAdmission(kit);
  /** Grows with every removal: what was read before one must not be kept after it. */
  let removals = 0;

  kit.caches.onClear('media.pictures', () => {
    memory.clear();
    believed.clear();
    admission.forget();
  });

  /** Throws `not_found` for a picture that is not, or no longer, there. */
  const factsOf = async (id: string): Promise<{ readonly isPrivate: boolean; readonly kind: string }> => {
    const known = believed.get(id);
    if (known && known.until > kit.clock.now()) return known;
    const before = removals;
    const [row] = await kit.db.orm
      .select({ kind: pictures.kind, ageRating: pictures.ageRating })
      .from(pictures)
      .where(and(eq(pictures.id, id), eq(pictures.isWithheld, false)));
    if (!row) throw new Problem(notFound);
    const found = { isPrivate: isPrivatePicture(row), kind: row.kind };
    if (before === removals) believed.set(id, { ...found, until: kit.clock.now() + beliefMs });
    return found;
  };

  const make = async (id: string, width: number): Promise<Uint8Array> => {
    const key = sizeKey(id, width);
    const stored = await kit.storage.get(key);
    if (stored) return stored.body;
    assertOutsideTransaction('a picture in another size');
    const original = await kit.storage.get(originalKey(id));
    if (!original) throw new Problem(notFound);
    const body = await sharp(original.body)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    await kit.storage.put(key, body, 'image/webp');
    return body;
  };

  const makeOnce = (id: string, width: number, key: string): Promise<Uint8Array> => {
    const running = making.get(key);
    if (running) return running;
    const before = removals;
    const job = make(id, width)
      .then(async (body) => {
        if (before === removals) memory.set(key, body);
        else {
          // Removed while it was made: then nothing of it stays behind, here or in storage.
          believed.delete(id);
          await factsOf(id).catch(async (error: unknown) => {
            await kit.storage.delete(sizeKey(id, width));
            throw error;
          });
        }
        return body;
      })
      .finally(() => making.delete(key));
    making.set(key, job);
    return job;
  };

  return {
    forget(id) {
      removals += 1;
      believed.delete(id);
      admission.forget();
      for (const width of pictureWidths) memory.delete(`${id}/${width}`);
    },
    async deliver(caller, id, width, expires, signature) {
      const signed = links.valid(id, width, expires, signature);
      const { isPrivate, kind } = await factsOf(id);
      if (!signed && isPrivate) throw new Problem(linkExpired);
      await admission.assert(kind, id, caller);
      const key = `${id}/${width}`;
      const body = memory.get(key) ?? (await makeOnce(id, width, key));
      const keeping = { cacheSeconds: keptByBrowsers, sharedSeconds: keptByNetworks, etag: `"${id}-${width}"` };
      return { body, type: 'image/webp', ...(signed ? { cacheSeconds: 0 } : keeping) };
    },
  };
}

/** The bytes of a picture that everybody may see; null for every other. */
export async function publicOriginal(
  { storage }: Pick<Kit, 'storage'>,
  executor: Executor,
  id: string,
): Promise<Uint8Array | null> {
  const [row] = await executor.orm
    .select({ id: pictures.id })
    .from(pictures)
    .where(
      and(
        ...[eq(pictures.id, id), eq(pictures.isWithheld, false)],
        ...[lte(pictures.ageRating, publicRating), notInArray(pictures.kind, [...privateKinds])],
      ),
    );
  return row ? ((await storage.get(originalKey(id)))?.body ?? null) : null;
}

/** A picture as it is stored, whatever its age rating: who hands it on has asked for the right to it. */
export async function storedPicture({ storage }: Pick<Kit, 'storage'>, id: string): Promise<Uint8Array | null> {
  return (await storage.get(originalKey(id)))?.body ?? null;
}

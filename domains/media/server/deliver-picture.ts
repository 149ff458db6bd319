import { and, eq, lte } from 'drizzle-orm';
import sharp from 'sharp';
import type { FileReply } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import { linkExpired, publicRating } from '../contract/index.ts';
import type { Links } from './links.ts';
import { pictures } from './tables.ts';

const year = 365 * 24 * 3600;
/** Bytes of delivered pictures kept in memory. */
const cacheBytes = 96 * 1024 * 1024;

export const originalKey = (id: string): string => `pictures/${id}/original.webp`;
export const sizeKey = (id: string, width: number): string => `pictures/${id}/w${width}.webp`;

/** Delivers pictures: made in the asked width at the first call, kept in storage and for a while in memory. */
export function createDelivery(kit: Kit, links: Links) {
  const memory = new Map<string, Uint8Array>();
  const making = new Map<string, Promise<Uint8Array>>();
  const publicIds = new Set<string>();
  let held = 0;

  kit.caches.onClear('media.pictures', () => {
    memory.clear();
    publicIds.clear();
    held = 0;
  });

  const remember = (key: string, body: Uint8Array): void => {
    memory.set(key, body);
    held += body.byteLength;
    for (const [oldest, old] of memory) {
      if (held <= cacheBytes) break;
      memory.delete(oldest);
      held -= old.byteLength;
    }
  };

  const make = async (id: string, width: number): Promise<Uint8Array> => {
    const key = sizeKey(id, width);
    const stored = await kit.storage.get(key);
    if (stored) return stored.body;
    const original = await kit.storage.get(originalKey(id));
    if (!original) throw new Problem(notFound);
    const body = await sharp(original.body)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    await kit.storage.put(key, body, 'image/webp');
    return body;
  };

  const assertPublic = async (id: string): Promise<void> => {
    if (publicIds.has(id)) return;
    const [row] = await kit.db.orm.select({ ageRating: pictures.ageRating }).from(pictures).where(eq(pictures.id, id));
    if (!row) throw new Problem(notFound);
    if (row.ageRating > publicRating) throw new Problem(linkExpired);
    if (publicIds.size > 50_000) publicIds.clear();
    publicIds.add(id);
  };

  return async (id: string, width: number, expires?: number, signature?: string): Promise<FileReply> => {
    const signed = links.valid(id, width, expires, signature);
    if (!signed) await assertPublic(id);
    const key = `${id}/${width}`;
    let body = memory.get(key);
    if (!body) {
      let job = making.get(key);
      if (!job) {
        job = make(id, width).finally(() => making.delete(key));
        making.set(key, job);
        job.then((made) => remember(key, made)).catch(() => undefined);
      }
      body = await job;
    }
    return { body, type: 'image/webp', cacheSeconds: signed ? 0 : year };
  };
}

/** The bytes of a picture up to the public age rating; null for every other. */
export async function publicOriginal(
  { storage }: Pick<Kit, 'storage'>,
  executor: Executor,
  id: string,
): Promise<Uint8Array | null> {
  const [row] = await executor.orm
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(eq(pictures.id, id), lte(pictures.ageRating, publicRating)));
  return row ? ((await storage.get(originalKey(id)))?.body ?? null) : null;
}

import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { countryOf } from '#kit/http/caller.ts';
import { defaultLanguage, isLanguage } from '#kit/i18n/language.ts';
import type { Kit } from '#kit/server/kit.ts';
import { draw } from './draw.ts';
import type { Plan, PlanSources } from './motif.ts';
import { planOf } from './motif.ts';
import { keyOf, removeShowing, requestLog } from './requests.ts';

/**
 * How long browsers and networks keep a picture, in seconds; afterwards they ask with its ETag. Short, since it shows
 * pictures that may be removed.
 */
const kept = 600;
/** Pictures in memory, some 90 KB each. */
const most = 120;
/** Grows when the drawing changes, so that nobody gets pictures of the former kind. */
const edition = 3;

/** A picture and the name of its content. */
interface Drawn {
  readonly etag: string;
  readonly body: Uint8Array;
  readonly pictureIds: readonly string[];
}

/**
 * Mounts `/og/{language}/{kind}/{id}.jpg`, the pictures of pages that are shared (kinds: site, list, category,
 * performer). Not below /rest/v1: whoever fetches them is no client of ours. A picture is drawn once for what it shows, and kept
 * in storage under the hash of that; one is drawn at a time.
 */
export async function mountPictures(
  app: FastifyInstance,
  kit: Pick<Kit, 'storage' | 'config' | 'log' | 'clock' | 'caches' | 'db'>,
  sources: PlanSources,
): Promise<void> {
  const memory = new LRUCache<string, Drawn>({ max: most });
  kit.caches.onClear('seo.sharePictures', () => memory.clear());
  sources.media.derive({
    forget(pictureId) {
      for (const [hash, { pictureIds }] of memory) if (pictureIds.includes(pictureId)) memory.delete(hash);
    },
    purge: (pictureId) => removeShowing(kit, pictureId),
  });
  const logRequest = requestLog(kit);
  const making = new Map<string, Promise<Drawn>>();
  let queue: Promise<unknown> = Promise.resolve();

  const make = async (plan: Plan, hash: string): Promise<Drawn> => {
    const key = keyOf(hash);
    const { pictureIds } = plan;
    const stored = await kit.storage.get(key);
    if (stored) return { etag: `"${hash}"`, body: stored.body, pictureIds };
    const pictures = await Promise.all(plan.pictureIds.map((id) => sources.media.original(sources.db, id)));
    const drawing = queue.then(() =>
      draw({ ...plan, siteName: 'Vesper', pictures: pictures.filter((picture) => picture !== null) }),
    );
    queue = drawing.catch(() => undefined);
    const body = await drawing;
    await kit.storage.put(key, body, 'image/jpeg').catch((error: unknown) => {
      kit.log.warn({ err: error, key }, 'a picture of a page could not be kept');
    });
    // One may have been removed while it was drawn; then nothing of it stays.
    const found = await Promise.all(pictureIds.map((id) => sources.media.find(sources.db, id)));
    if (found.includes(null)) await kit.storage.delete(key);
    return { etag: `"${hash}"`, body, pictureIds };
  };

  const get = async (plan: Plan): Promise<Drawn> => {
    const hash = createHash('sha256')
      .update(JSON.stringify([edition, plan]))
      .digest('hex')
      .slice(0, 40);
    await logRequest(hash, plan);
    const known = memory.get(hash);
    if (known) return known;
    const running = making.get(hash) ?? make(plan, hash).finally(() => making.delete(hash));
    making.set(hash, running);
    const drawn = await running;
    memory.set(hash, drawn);
    return drawn;
  };

  app.get<{ Params: { language: string; kind: string; file: string } }>(
    '/og/:language/:kind/:file',
    async (request, reply) => {
      const { language, kind, file } = request.params;
      const id = /^([\w-]{1,60})\.jpg$/.exec(file)?.[1];
      if (id === undefined) return reply.code(404).type('text/plain').send('Not found');
      const country = kit.config.TRUST_PROXY ? countryOf(request.headers) : null;
      const plan = await planOf(sources, {
        language: isLanguage(language) ? language : defaultLanguage,
        kind,
        id,
        country,
      });
      const { etag, body } = await get(plan);
      reply.header('etag', etag).header('cache-control', `public, max-age=${kept}, s-maxage=60, must-revalidate`);
      // Networks and messengers show the picture on their own pages.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (country !== null) reply.header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('image/jpeg').send(body);
    },
  );
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { seoWorld } from '../../testing/world.ts';
import { widthOf, wrapped } from './text-layout.ts';

const purged: string[] = [];
const network = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += String(part)));
  request.on('end', () => {
    purged.push(...(JSON.parse(body) as { files: string[] }).files);
    response.end();
  });
}).listen(0, '127.0.0.1');
await once(network, 'listening');
onFileEnd(() => void network.close());
const { kit, seo, media, shown, job } = await seoWorld({
  TRUST_PROXY: 'on',
  CDN_PURGE_URL: `http://127.0.0.1:${(network.address() as AddressInfo).port}/`,
});
const app = Fastify();
beforeAll(() => seo.mount(app as never));
const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/og/${path}`, headers });

/** The colour in the middle of the right side, where people stand. */
const colourOf = async (body: Buffer) => {
  const { data } = await sharp(body)
    .extract({ left: 1000, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
};

it('a performer has a picture in each language, of the size networks ask for', async () => {
  const pictures = await Promise.all(['de', 'en', 'nl', 'es'].map((language) => get(`${language}/performer/1.jpg`)));
  for (const { statusCode, headers, rawPayload } of pictures) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const [red = 0, green = 0] = await colourOf(rawPayload);
    expect(green).toBeGreaterThan(red + 60);
  }
  expect(new Set(pictures.map(({ headers }) => headers.etag)).size).toBe(4);
});

it('it is drawn once, kept under what it shows, and not sent again to whoever has it', async () => {
  const first = await get('en/performer/1.jpg');
  const etag = String(first.headers.etag);
  expect(await kit.storage.exists(`og/${etag.slice(1, -1)}.jpg`)).toBe(true);
  expect(first.headers['cache-control']).toBe('public, max-age=600, s-maxage=60, must-revalidate');
  expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin');
  const again = await get('en/performer/1.jpg', { 'if-none-match': etag });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

const dayMs = 24 * 3600_000;
const keyOf = (answer: { headers: Record<string, unknown> }) => `og/${String(answer.headers['etag']).slice(1, -1)}.jpg`;

it('one nobody asked for in thirty days is removed from storage, others stay, and it is drawn again when asked for', async () => {
  const forgotten = keyOf(await get('nl/list/cams.jpg'));
  const liked = keyOf(await get('nl/site/home.jpg'));
  for (const days of [20, 11]) {
    await kit.clock.advance(days * dayMs);
    await job('seo.removeSharePictures');
    expect(await kit.storage.exists(forgotten)).toBe(days === 20);
    await get('nl/site/home.jpg');
  }
  expect(await kit.storage.exists(liked)).toBe(true);
  expect((await kit.db.pool.query('select count(*)::int as count from seo.share_pictures')).rows[0].count).toBe(1);

  kit.caches.clear();
  const again = await get('nl/list/cams.jpg');
  expect([again.statusCode, keyOf(again)]).toEqual([200, forgotten]);
  expect(await kit.storage.exists(forgotten)).toBe(true);
});

it('a picture is shared also while nothing can be written down about it, and what is in memory can be cleared', async () => {
  const key = keyOf(await get('es/list/cams.jpg'));
  await kit.storage.put(key, new Uint8Array([1, 2, 3]), 'image/jpeg');
  expect((await get('es/list/cams.jpg')).rawPayload.length).toBeGreaterThan(1000);
  expect(kit.caches.clear()).toContain('seo.sharePictures');
  expect((await get('es/list/cams.jpg')).rawPayload.length).toBe(3);
  await kit.storage.delete(key);
  kit.caches.clear();
  await kit.clock.advance(2 * dayMs);
  await kit.db.pool.query('alter table seo.share_pictures rename to away');
  expect((await get('es/list/cams.jpg')).statusCode).toBe(200);
  await kit.db.pool.query('alter table seo.away rename to share_pictures');
});

it('nobody unknown, hidden or not shown in the country is on one: the site’s own picture comes instead', async () => {
  const site = (await get('en/site/home.jpg')).headers.etag;
  for (const path of ['en/performer/77.jpg', 'en/performer/2.jpg', 'en/cellar/x.jpg', 'en/list/constructor.jpg']) {
    expect((await get(path)).headers.etag, path).toBe(site);
  }
  const banned = await get('en/performer/1.jpg', { 'x-country': 'CH' });
  expect(banned.headers['cache-control']).toBe('private, no-cache');
  const [red = 0, green = 0] = await colourOf(banned.rawPayload);
  expect(green).toBeLessThan(red + 30);
  expect((await get('en/performer/..%2f..%2fsecret.jpg')).statusCode).toBe(404);
  expect((await get('en/performer/1.png')).statusCode).toBe(404);
});

it('lists and themes have pictures of their own', async () => {
  const paths = ['site/home', 'list/cams', 'list/free-chat', 'list/new-girls', 'category/music'];
  const etags = await Promise.all(paths.map(async (path) => (await get(`de/${path}.jpg`)).headers.etag));
  expect(new Set(etags).size).toBe(paths.length);
});

it('letters come from the site’s typeface, also those of Polish and Greek names, and words break where they fit', () => {
  expect(widthOf('Łódź Ωμέγα', 800, 50)).toBeGreaterThan(widthOf('Lodz', 800, 50) + 100);
  const lines = wrapped('Songs and stories by candlelight, every night of the week', 500, 33, 300, 3);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/…$/);
  for (const line of lines) expect(widthOf(line, 500, 33)).toBeLessThanOrEqual(300);
  const [endless] = wrapped('Donaudampfschifffahrtsgesellschaft', 800, 68, 200, 2);
  expect(widthOf(endless ?? '', 800, 68)).toBeLessThanOrEqual(200);
});

it('with a removed picture everything that shows it goes: from storage, from memory and from a network in front', async () => {
  const paths = ['en/performer/1.jpg', 'de/performer/1.jpg', 'en/list/cams.jpg', 'en/category/music.jpg'];
  const before = await Promise.all(paths.map((path) => get(path)));
  const keys = before.map(keyOf);
  for (const key of keys) expect(await kit.storage.exists(key), key).toBe(true);
  const untouched = keyOf(await get('en/performer/2.jpg', { 'x-country': 'CH' }));

  await kit.db.pool.query('update performers.actors set poster = null where id = 1');
  expect(await kit.db.transaction((tx) => media.delete(tx, shown.id))).toBe(true);
  const purge = media.handlers.find(({ operation }) => operation.name === 'media.purgePicture');
  await (purge as unknown as { run(payload: object): Promise<void> }).run({ id: shown.id });

  for (const key of keys) expect(await kit.storage.exists(key), key).toBe(false);
  expect(await kit.storage.exists(untouched)).toBe(true);
  for (const path of paths) expect(purged).toContain(`http://vesper.test/og/${path}`);
  for (const [at, path] of paths.entries()) {
    const { statusCode, headers, rawPayload } = await get(path);
    expect([statusCode, headers.etag === before[at]?.headers.etag]).toEqual([200, false]);
    const [red = 0, green = 0] = await colourOf(rawPayload);
    expect(green, path).toBeLessThan(red + 60);
  }
});

it('one removed while it is drawn does not stay in storage', async () => {
  await kit.db.pool.query('update performers.actors set poster = null');
  const body = new Uint8Array(
    await sharp({ create: { width: 64, height: 80, channels: 3, background: '#20c020' } })
      .webp()
      .toBuffer(),
  );
  const picture = { ownerId: 1, kind: 'poster' as const, ageRating: 12, body, width: 64, height: 80 };
  const late = await media.store(picture, async (_tx, facts) => facts);
  await kit.db.pool.query('update performers.actors set poster = $1 where id = 1', [{ ...late, ageRating: 12 }]);
  const put = kit.storage.put.bind(kit.storage);
  kit.storage.put = async (...args) => {
    await kit.db.pool.query('delete from media.pictures where id = $1', [late.id]);
    return put(...args);
  };
  const drawn = keyOf(await get('nl/performer/1.jpg'));
  kit.storage.put = put;
  expect(await kit.storage.exists(drawn)).toBe(false);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mountRest } from '#kit/http/rest.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testConfig } from '#kit/testing/config.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { testKit } from '#kit/testing/kit.ts';
import { purgePicture } from '../contract/index.ts';
import { sizeKey } from './deliver-picture.ts';
import { createMedia, mediaTables } from './index.ts';

const kit = await testKit([mediaTables]);
const drawing = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#4b2e83' } })
  .png()
  .toBuffer();

/** A process of the platform with a port of its own, on the same database, files and bus. */
async function processOf(settings: Record<string, string> = {}) {
  const { of } = testConfig(settings);
  const media = createMedia({ ...kit, config: { ...kit.config, of } });
  await media.start?.();
  onFileEnd(() => media.stop?.());
  const app = Fastify({ forceCloseConnections: true }) as never as Parameters<typeof mountRest>[0];
  const caller = {
    subjectId: null,
    accountId: null,
    roles: [],
    sessionId: null,
    language: 'en',
    country: null,
    ip: '',
  };
  await mountRest(app, createDispatcher(media.handlers, kit), {
    callOf: async () => ({
      caller,
      cookies: { get: () => undefined, set: () => undefined },
      userAgent: null,
      requestId: 'r',
    }),
    log: kit.log,
  } as never);
  await app.listen({ host: '127.0.0.1', port: 0 });
  onFileEnd(() => app.close());
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return { media, get: (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers }) };
}

const [one, other] = [await processOf(), await processOf()];
const keep = (ageRating: number) =>
  one.media.store(
    { ownerId: 7, kind: 'sedcard', ageRating, body: drawing, width: 700, height: 700 },
    async (_tx, stored) => stored,
  );
const remove = (id: string) => kit.db.transaction((tx) => one.media.delete(tx, id));

test('a public picture is kept for minutes at most, and whoever has it asks without getting it again', async () => {
  const url = one.media.url(await keep(12), 320);
  const first = await one.get(url);
  expect(first.headers.get('cache-control')).toBe('public, max-age=300, s-maxage=60, must-revalidate');
  const again = await one.get(url, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test.each([
  ['public', 12],
  ['signed', 18],
])('a removed %s picture is gone at once, in every process, from memory and from storage', async (_, ageRating) => {
  const facts = await keep(ageRating);
  const url = one.media.url(facts, 320);
  const etag = (await one.get(url)).headers.get('etag');
  expect([(await one.get(url)).status, (await other.get(url)).status]).toEqual([200, 200]);
  await expect(
    kit.db.transaction(async (tx) => {
      await one.media.delete(tx, facts.id);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect((await one.get(url)).status).toBe(200);
  expect(await remove(facts.id)).toBe(true);
  await expect.poll(() => kit.storage.exists(sizeKey(facts.id, 320))).toBe(false);
  for (const place of [one, other]) {
    const gone = await place.get(url, etag ? { 'if-none-match': etag } : {});
    expect(gone.status).toBe(404);
    expect(gone.headers.get('cache-control') ?? '').not.toContain('public');
  }
  expect(await remove(facts.id)).toBe(false);
});

test('a process that word of a removal does not reach believes in a picture for seconds only', async () => {
  const facts = await keep(12);
  const url = one.media.url(facts, 320);
  expect((await other.get(url)).status).toBe(200);
  await kit.db.pool.query('delete from media.pictures where id = $1', [facts.id]);
  await kit.clock.advance(16_000);
  expect((await other.get(url)).status).toBe(404);
});

test('a network in front of us is told every address, again until it has heard', async () => {
  const heard: { authorization: string | undefined; files: string[] }[] = [];
  let status = 503;
  const network = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += String(part)));
    request.on('end', () => {
      heard.push({ authorization: request.headers.authorization, files: JSON.parse(body).files });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(network, 'listening');
  onFileEnd(() => void network.close());
  const { port } = network.address() as AddressInfo;
  const { media } = await processOf({ CDN_PURGE_URL: `http://127.0.0.1:${port}/`, CDN_PURGE_TOKEN: 'secret' });
  const { id } = await keep(12);
  await remove(id);
  expect(kit.sentJobs.at(-1)).toEqual({ name: purgePicture.name, payload: { id } });
  const job = media.handlers.find(({ operation }) => operation === purgePicture);
  const run = () => (job as { run(payload: object): Promise<void> }).run({ id });
  await expect(run()).rejects.toThrow('503');
  status = 200;
  await run();
  expect(heard.at(-1)?.authorization).toBe('Bearer secret');
  expect(heard.at(-1)?.files).toContain(`http://vesper.test/rest/v1/media/picture/${id}/320`);
});

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { memoryLog } from '#kit/log/log.ts';
import { openRedis } from '#kit/realtime/bus.ts';
import { createLimits } from './limits.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A Redis that takes every connection and every word, and never answers. */
async function silentRedis() {
  let heard = 0;
  const server = createServer((socket) => {
    closers.push(() => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      heard += bytes.length;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const redis = openRedis(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`, memoryLog(), 100);
  closers.push(() => redis.disconnect());
  return { redis, heard: () => heard };
}

const limit = { points: 2, seconds: 60 };

test('limits hold while Redis swallows every word: this process counts, and asks it again only every two seconds', async () => {
  const { redis } = await silentRedis();
  let now = 0;
  let asked = 0;
  const command = redis.sendCommand.bind(redis);
  redis.sendCommand = ((...args: Parameters<typeof command>) => {
    asked += 1;
    return command(...args);
  }) as typeof redis.sendCommand;
  const limits = createLimits(redis, 1, () => now);
  const take = () => limits.take('somebody', limit);
  expect(await take()).toBe(0);
  const once = asked;
  expect(once).toBeGreaterThan(0);
  expect([await take(), (await take()) > 0, asked]).toEqual([0, true, once]);
  await limits.clear('somebody', limit);
  expect([await take(), asked]).toEqual([0, once]);
  now = 2_000;
  await take();
  expect(asked).toBeGreaterThan(once);
});

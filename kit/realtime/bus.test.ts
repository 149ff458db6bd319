import { expect, it } from 'vitest';
import { memoryLog } from '#kit/log/log.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { proxyTo } from '#kit/testing/proxy.ts';
import { createRedisBus } from './bus.ts';
import { createPresence } from './presence.ts';

it('a Redis that swallows every word holds up neither the start nor, after one command, who asks for presence', async () => {
  const { port } = await proxyTo();
  const bus = createRedisBus(`redis://127.0.0.1:${port}`, memoryLog());
  onFileEnd(() => bus.close());
  const asked = performance.now();
  await bus.subscribe('news', () => undefined);
  expect(performance.now() - asked).toBeLessThan(10_000);

  const presence = createPresence(bus.redis, 'one');
  presence.add(7);
  await presence.list();
  const again = performance.now();
  expect([await presence.list(), await presence.has(8), await presence.has(7)]).toEqual([[7], false, true]);
  expect(performance.now() - again).toBeLessThan(900);
});

import { expect, test } from 'vitest';
import { memoryLog } from '#kit/log/log.ts';
import { openRedis } from '#kit/realtime/bus.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { proxyTo } from '#kit/testing/proxy.ts';
import { createLimits } from './limits.ts';

const limit = { points: 2, seconds: 60 };

test('limits hold while Redis swallows every word: this process counts, and asks it again only every two seconds', async () => {
  const { port } = await proxyTo();
  const redis = openRedis(`redis://127.0.0.1:${port}`, memoryLog(), 100);
  onFileEnd(() => redis.disconnect());
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

import { expect, test } from 'vitest';
import { memoryLog } from '#kit/log/log.ts';
import { createLocalBus } from '#kit/realtime/bus.ts';
import { createCaches } from './caches.ts';

test('clearing reaches every cache of every process, also beside one that fails', async () => {
  const bus = createLocalBus();
  const log = memoryLog();
  const [here, there] = [createCaches(bus, log), createCaches(bus, log)];
  await Promise.all([here.start(), there.start()]);
  const cleared: string[] = [];
  here.onClear('pages', () => {
    throw new Error('stuck');
  });
  here.onClear('sitemap', () => void cleared.push('here'));
  there.onClear('sitemap', () => void cleared.push('there'));
  expect(here.clear()).toEqual(['pages', 'sitemap']);
  expect(cleared.sort()).toEqual(['here', 'there']);
  there.stop();
  here.clear();
  expect(cleared).toEqual(['here', 'there', 'here']);
});

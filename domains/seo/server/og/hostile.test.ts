import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { seoWorld } from '../../testing/world.ts';

it('on a full disk a picture is drawn and sent, and drawn no second time while it is in memory', async () => {
  const { kit, seo } = await seoWorld();
  let tried = 0;
  const storage = {
    ...kit.storage,
    get: async () => null,
    put: async () => {
      tried += 1;
      throw new Error('ENOSPC: no space left on device');
    },
  };
  Object.assign(kit, { storage });
  const app = Fastify();
  await seo.mount(app as never);
  const first = await app.inject('/og/en/site/home.jpg');
  const second = await app.inject('/og/en/site/home.jpg');
  expect([first.statusCode, second.statusCode, tried]).toEqual([200, 200, 1]);
});

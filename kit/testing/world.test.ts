import { expect, it } from 'vitest';
import { z } from 'zod';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { handle } from '#kit/server/handler.ts';
import { testWorld } from './world.ts';

const bread = route({
  name: 'bakery.bread',
  summary: 'What a loaf costs.',
  method: 'GET',
  path: 'bakery/bread',
  access: anyone,
  response: z.object({ price: z.number() }),
});
const ordered = route({
  name: 'delivery.order',
  summary: 'Who ordered a loaf, and for how much.',
  method: 'GET',
  path: 'delivery/order',
  access: loggedIn,
  response: z.object({ by: z.number(), price: z.number() }),
});
const bakery = defineDomain({
  name: 'bakery',
  create: () => ({ name: 'bakery', handlers: [handle(bread, async () => ({ price: 3 }))], priceOf: () => 3 }),
});
const delivery = defineDomain({
  name: 'delivery',
  uses: { bakery },
  create: (_, uses) => ({
    name: 'delivery',
    handlers: [
      handle(ordered, async (_input, { caller }) => ({ by: caller.accountId, price: uses.bakery.priceOf() + 1 })),
    ],
  }),
});

it('a domain is made with all that it uses, and their operations are called as anybody', async () => {
  const { as, domains, kit } = await testWorld({ delivery });
  expect(await as(null).call(bread, {})).toEqual({ ok: true, data: { price: 3 } });
  expect(await as(7).call(ordered, {})).toEqual({ ok: true, data: { by: 7, price: 4 } });
  expect(await as(null).call(ordered, {})).toMatchObject({ problem: { code: 'not_logged_in' } });
  expect(await as({ accountId: 8, roles: ['operator'] }).call(ordered, {})).toMatchObject({ data: { by: 8 } });
  expect(domains.delivery.name).toBe('delivery');
  await expect(kit.db.pool.query('select 1')).resolves.toBeDefined();
});

it('a stand-in takes the place of a domain', async () => {
  const { as } = await testWorld({ delivery }, { instead: { bakery: { priceOf: () => 99 } } });
  expect(await as(7).call(ordered, {})).toMatchObject({ data: { price: 100 } });
  await expect(as(null).call(bread, {})).resolves.toMatchObject({ problem: { code: 'not_found' } });
});

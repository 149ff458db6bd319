import { beforeAll, expect, it } from 'vitest';
import { testClient } from '#kit/testing/clients.ts';
import { testWorld } from '#kit/testing/world.ts';
import { skeletonOf } from '#kit/text/confusables.ts';
import { models } from '../contract/index.ts';
import { performersDomain } from '../server/index.ts';
import { seedActors } from './many-actors.ts';

const { kit, dispatcher } = await testWorld({ performers: performersDomain });
const client = (country: string | null) => testClient(dispatcher, { country });

beforeAll(() => seedActors(kit.db.pool, 1_000, { now: kit.clock.now() }));

it('a world of a thousand is one of people: names of their own that look like nobody else’s', async () => {
  const { rows } = await kit.db.pool.query('select name, name_skeleton as skeleton from performers.actors');
  expect(rows).toHaveLength(1_000);
  expect(rows.filter(({ name, skeleton }) => skeletonOf(name) !== skeleton)).toEqual([]);
  expect(rows.filter(({ name }) => !/^[A-Z][a-z]{7}$/.test(name))).toEqual([]);
});

it('everybody stands on one page of the list, the live ones first, without who is banned', async () => {
  const walk = async (country: string | null) => {
    const shown: { id: number; isOnline: boolean }[] = [];
    for (let offset = 0; ; offset += 120) {
      const page = await client(country).query(models, { first: 120, offset });
      if (!page.ok) throw new Error(page.problem.title);
      expect(page.data).toMatchObject(country ? { total: 900, online: 0 } : { total: 1_000, online: 50 });
      if (page.data.items.length === 0) return shown;
      shown.push(...page.data.items);
    }
  };
  const all = await walk(null);
  expect(new Set(all.map(({ id }) => id)).size).toBe(1_000);
  expect(all.map(({ isOnline }) => isOnline)).toEqual([...Array(50).fill(true), ...Array(950).fill(false)]);
  expect(await walk('CH')).toHaveLength(900);
});

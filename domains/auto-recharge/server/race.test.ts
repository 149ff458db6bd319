import { expect, it } from 'vitest';
import { getOwnCharges } from '../testing/own-charges.ts';
import { openWorld } from '../testing/world.ts';
import { consider } from './recharge.ts';

const world = await openWorld();
const { kit, deps } = world;

it('twenty payments at the same moment, in several processes, begin one recharge', async () => {
  const id = await world.guest(9001, 30_00);
  await world.setUp(id);
  await world.spend(id, 21_00);
  await world.settle();
  await world.setUp(id, { threshold: 100_00 });
  const before = await getOwnCharges(kit, id);
  // Each process takes in what it heard, at once: what holds is the row in the database.
  await Promise.all(Array.from({ length: 20 }, () => kit.db.transaction((tx) => consider({ kit, ...deps }, tx, id))));
  expect((await getOwnCharges(kit, id)).length - before.length).toBe(1);
  await world.settle();
  expect(Object.values(await world.chargedByDay(id))).toEqual([10_00]);
});

it('a job that is run twice, also at once, charges once', async () => {
  const id = await world.guest(9002, 30_00);
  await world.setUp(id);
  await kit.db.transaction((tx) => consider({ kit, ...deps }, tx, id));
  expect(await getOwnCharges(kit, id)).toEqual([]);
  await world.setUp(id, { threshold: 100_00 });
  await kit.db.transaction((tx) => consider({ kit, ...deps }, tx, id));
  const jobs = kit.sentJobs.filter(({ name }) => name === 'autoRecharge.charge');
  kit.sentJobs.push(...jobs, ...jobs);
  await world.settle();
  expect([await world.coins(id), Object.values(await world.chargedByDay(id))]).toEqual([50_00, [5_00]]);
});

it('the day has room for two: ten attempts one after the other, each with its own outcome, charge two', async () => {
  const id = await world.guest(9003, 30_00);
  await world.setUp(id, { threshold: 1000_00, dailyCents: 14_99 });
  for (let time = 0; time < 10; time += 1) await world.spend(id, 1_00);
  expect(Object.values(await world.chargedByDay(id))).toEqual([10_00]);
});

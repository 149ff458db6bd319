import { beforeAll, expect, it } from 'vitest';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { extend } from '#kit/domain/extensions.ts';
import { testWorld } from '#kit/testing/world.ts';
import { actorHeatMaps, getOwnRegion, regionDays, setOwnRegion } from '../../contract/index.ts';
import { actorSearchDomain, interestSources } from '../index.ts';
import { buildAllHeatMaps } from './heat-maps.ts';

const world = await testWorld(
  { actorSearch: actorSearchDomain, performers: performersDomain },
  { limitFactor: 1000, instead: { notifications: {}, blocks: {} } },
);
const {
  kit,
  as,
  domains: { actorSearch, performers },
} = world;
const ada = as({ accountId: 1, roles: ['performer'] });
/** By guest the performers they like; what a domain above would tell. */
const likes = new Map<number, readonly number[]>();
const guests = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const say = async (guestIds: readonly number[], zip: string): Promise<void> => {
  for (const accountId of guestIds)
    await as({ accountId, roles: ['guest'] }).call(setOwnRegion, { body: { country: 'DE', zip } });
};
const build = () => buildAllHeatMaps({ kit });
const map = async () => {
  const answer = await ada.query(actorHeatMaps, { actorId: 1 });
  return answer.ok ? answer.data : answer.problem;
};

beforeAll(async () => {
  await actorSearch.start?.();
  await kit.db.transaction((tx) => performers.create(tx, anActor({ id: 1, name: 'Ada' })));
  kit.extensions.add('test', [extend(interestSources, { load: async () => likes })]);
});

it('tells of a cell from twenty people on, each once, in steps of twenty, by the night', async () => {
  for (const id of guests(100, 39)) likes.set(id, [1, 1]);
  await say(guests(100, 19), '50667');
  await build();
  expect(await map()).toEqual([]);
  await say(guests(119, 20), '50667');
  expect(await map()).toEqual([]);
  await build();
  expect(await map()).toEqual([expect.objectContaining({ people: 20, near: 'Köln' })]);
});

it('forgets who takes it back, and whoever said it a year ago', async () => {
  await say(guests(100, 20), '');
  const [first = 0] = guests(100, 1);
  expect(await as({ accountId: first, roles: ['guest'] }).call(getOwnRegion, {})).toMatchObject({
    data: { region: null },
  });
  await build();
  expect(await map()).toEqual([]);
  await say(guests(100, 20), '10115');
  await build();
  expect(await map()).toEqual([expect.objectContaining({ people: 20, near: 'Berlin' })]);
  await kit.clock.advance((regionDays + 1) * 24 * 3600_000);
  await build();
  expect(await map()).toEqual([]);
  expect((await kit.db.pool.query('select count(*)::int as n from actor_search.guest_cells')).rows).toEqual([{ n: 0 }]);
});

it('keeps no zip code, refuses one nobody knows at its field, and shows nobody the map of somebody else', async () => {
  const alice = as({ accountId: 500, roles: ['guest'] });
  expect(await alice.call(setOwnRegion, { body: { country: 'DE', zip: '50667' } })).toMatchObject({
    data: { region: { near: 'Köln', until: kit.clock.now() + regionDays * 24 * 3600_000 } },
  });
  const { rows } = await kit.db.pool.query('select * from actor_search.guest_cells');
  expect(JSON.stringify(rows)).not.toContain('50667');
  expect(await alice.call(setOwnRegion, { body: { country: 'DE', zip: '00000' } })).toMatchObject({
    problem: { code: 'zip_unknown', errors: [{ field: 'body.zip' }] },
  });
  expect(await ada.query(actorHeatMaps, { actorId: 2 })).toMatchObject({ problem: { status: 404 } });
  expect(await alice.query(actorHeatMaps, { actorId: 1 })).toMatchObject({ problem: { status: 403 } });
});

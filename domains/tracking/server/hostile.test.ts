import { expect, it } from 'vitest';
import { getTrackingReport, track, trackingEvent, vxmessengerError, watchStart } from '../contract/index.ts';
import { trackingWorld } from '../testing/world.ts';

const world = await trackingWorld();
const { kit, tracking } = world;
const operator = world.as(9, ['operator']);
const report = async (days: 7 | 30 = 7) => {
  await tracking.flush();
  const answer = await operator.call(getTrackingReport, { query: { days } });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};

it('a number no performer has loses nobody else’s statistics', async () => {
  for (const actorId of [2_147_483_648, Number.MAX_SAFE_INTEGER]) {
    await world.as(1).call(watchStart, { body: { actorId } });
    await world.as(2).call(track, { body: { eventContext: 'home', eventAction: 'pageView' } });
    expect(await report()).toMatchObject({ dropped: 0 });
  }
  expect(await report()).toMatchObject({ groups: [{ group: 'home', views: 2 }] });
});

it('whoever invents page groups does not make the report longer than it can be read', async () => {
  const now = kit.clock.now();
  for (let index = 0; index < 650; index += 1) {
    const context = `g${String.fromCharCode(97 + (index % 26), 97 + ((index / 26) | 0))}`;
    await world.as(3).mutate(trackingEvent, { timestamp: now, type: 'pageView', source: 'site', context, data: '' });
  }
  const { groups, days } = await report();
  expect(groups.length).toBeLessThanOrEqual(100);
  expect(groups.slice(0, 2)).toMatchObject([{ group: '…' }, { group: 'home', views: 2 }]);
  expect(days.at(-1)).toMatchObject({ views: 652 });
  await kit.clock.advance(5 * 86_400_000);
  await world.job('tracking.rollUpEvents');
  const { rows } = await kit.db.pool.query('select count(*)::int as count from tracking.event_days');
  expect(rows[0].count).toBeLessThanOrEqual(503);
  expect((await report()).days.map(({ views }) => views).sort((a, b) => b - a)[0]).toBe(652);
});

it('long messages cost one question to the database, not one for every word', async () => {
  const words = (index: number) =>
    Array.from({ length: 60 }, (_, at) => `w${String.fromCharCode(97 + at / 26, 97 + (at % 26), 97 + (index % 26))}`);
  for (let index = 0; index < 20; index += 1) {
    await world.as(4).call(vxmessengerError, { body: { message: words(index).join(' ').slice(0, 400) } });
  }
  const before = world.requests.length;
  await tracking.flush();
  expect(world.requests.length - before).toBe(1);
});

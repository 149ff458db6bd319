import { expect, it } from 'vitest';
import { getTrackingReport, track, trackingEvent } from '../contract/index.ts';
import { trackingWorld } from '../testing/world.ts';

const world = await trackingWorld({ most: { visitor: 3, address: 5, day: 8 } });
const { kit, tracking } = world;
const operator = world.as(9, ['operator']);
const dayMs = 24 * 3600_000;
const view = (who: number | null, ip: string) =>
  world.as(who, [], ip).call(track, { body: { eventContext: 'home', eventAction: 'pageView' } });
const report = async () => {
  await tracking.flush();
  const answer = await operator.call(getTrackingReport, { query: { days: 7 } });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};
const stored = async () => Number((await kit.db.pool.query('select count(*) from tracking.events')).rows[0].count);

it('a visitor who sends too much fills no disk: it is taken politely, counted, and the operator reads how much', async () => {
  for (let sent = 0; sent < 5; sent += 1) expect(await view(70_001, '203.0.113.1')).toMatchObject({ ok: true });
  expect(await report()).toMatchObject({ over: { visitor: 2, address: 0, day: 0 }, dropped: 0 });
  expect(await stored()).toBe(3);
});

it('many visitors of one address are too many as well', async () => {
  for (let who = 70_010; who < 70_014; who += 1) await view(who, '203.0.113.1');
  expect(await report()).toMatchObject({ over: { visitor: 2, address: 4, day: 0 } });
  expect(await stored()).toBe(3);
});

it('and so is a day of the whole world, however it is told and by however many processes', async () => {
  const args = { type: 'pageView', source: 'site', context: 'home', data: '', timestamp: kit.clock.now() };
  for (let who = 0; who < 9; who += 1)
    await world.as(80_000 + who, [], `198.51.100.${who}`).mutate(trackingEvent, args);
  await Promise.all([tracking.flush(), tracking.flush()]);
  expect(await report()).toMatchObject({ over: { visitor: 2, address: 4, day: 4 }, days: { length: 7 } });
  expect(await stored()).toBe(8);
});

it('nothing of it says who it was, the next day starts again, and after ninety days it is forgotten', async () => {
  expect(await world.everything()).not.toMatch(/70001|203\.0\.113/);
  await kit.clock.advance(dayMs);
  await view(80_001, '198.51.100.77');
  expect((await report()).days.at(-1)).toMatchObject({ views: 1 });
  expect(await stored()).toBe(9);
  await kit.clock.advance(91 * dayMs);
  await world.job('tracking.rollUpEvents');
  expect((await kit.db.pool.query('select * from tracking.event_load')).rows).toEqual([]);
  expect(await stored()).toBe(0);
});

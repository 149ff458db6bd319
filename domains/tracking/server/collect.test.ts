import { expect, it } from 'vitest';
import {
  browserOnline,
  getProfileVisits,
  getTrackingReport,
  track,
  trackActorProfileVisit,
  trackingEvent,
  vxmessengerError,
  watchStart,
  websocketConnectionError,
} from '../contract/index.ts';
import { trackingWorld } from '../testing/world.ts';

const world = await trackingWorld();
const { kit, tracking } = world;
const operator = world.as(9, ['operator']);
const empty = { source: 'site', context: '', data: '' };

it('page views are counted by group and day, each visitor once a day', async () => {
  const now = kit.clock.now();
  const view = { ...empty, type: 'pageView', timestamp: now };
  await world.as(70_001).mutate(trackingEvent, { ...view, context: 'profile', data: 'performers.profile' });
  await world.as(70_001).mutate(trackingEvent, { ...view, context: 'home', data: 'performers.home' });
  await world.as(70_002).mutate(trackingEvent, { ...view, context: 'home', integer1: 3, float5: 0.5 });
  expect(await world.as(70_002).call(track, { body: { eventContext: 'home', eventAction: 'comeback' } })).toEqual({
    ok: true,
    data: { success: true },
  });
  await tracking.flush();
  const report = await operator.call(getTrackingReport, { query: { days: 7 } });
  expect(report).toMatchObject({
    data: {
      groups: [
        { group: 'home', views: 2, visitors: 2 },
        { group: 'profile', views: 1, visitors: 1 },
      ],
      funnel: { visitors: 2 },
      dropped: 0,
    },
  });
  const { rows } = await kit.db.pool.query('select integers, floats from tracking.events where integers is not null');
  expect(rows).toEqual([{ integers: [3, null, null, null, null], floats: [null, null, null, null, 0.5] }]);
});

it('nothing too long is taken, nor by others than operators read, and then nothing is stored', async () => {
  const before = await world.everything();
  const long = 'x'.repeat(65);
  const field = (name: string) => ({ problem: { code: 'invalid_input', errors: [{ field: name }] } });
  expect(await world.as(1).call(track, { body: { eventContext: '', eventAction: long } })).toMatchObject(
    field('body.eventAction'),
  );
  expect(await world.as(1).mutate(trackingEvent, { ...empty, timestamp: -1, type: 'x' })).toMatchObject(
    field('timestamp'),
  );
  expect(await world.as(1).call(trackActorProfileVisit, { body: { actorName: long } })).toMatchObject(
    field('body.actorName'),
  );
  expect(await world.as(1).call(vxmessengerError, { body: { message: '' } })).toMatchObject(field('body.message'));
  expect(await world.as(1, ['guest']).call(getTrackingReport, { query: {} })).toMatchObject({
    problem: { code: 'not_permitted' },
  });
  expect(await operator.call(getTrackingReport, { query: { days: 8 } })).toMatchObject(field('query.days'));
  await tracking.flush();
  expect(await world.everything()).toBe(before);
});

it('no name, address, number of a person or free text is stored, whatever a browser sends', async () => {
  const visitor = world.as(1_234_567);
  const sent = { eventContext: 'performers.Vesna', eventAction: 'open:mia-rose', eventData: 'guest=1234567' };
  await visitor.call(track, { body: sent });
  await visitor.call(track, {
    body: { eventContext: 'somebody@example.org', eventAction: 'x', eventData: 'a film about a Saturday night' },
  });
  await visitor.call(vxmessengerError, {
    body: {
      message: 'Vesna at https://vesper.example/en/amateur/vesna?t=1 of guest 1234567, me@example.org, 10.0.0.9',
    },
  });
  await visitor.call(trackActorProfileVisit, { body: { actorName: 'Vesna' } });
  await tracking.flush();
  const all = (await world.everything()).toLowerCase();
  for (const secret of ['vesna', 'mia-rose', '1234567', '203.0.113.7', '10.0.0.9', 'example', 'saturday', 'amateur']) {
    expect(all).not.toContain(secret);
  }
  // The performer's own statistics know the performer, and nothing of the visitor.
  expect(all).toContain('"actor_id":5001');
});

it('a visitor is somebody else tomorrow, and yesterday’s hash cannot be made again', async () => {
  const hashes = async () =>
    (await kit.db.pool.query(`select distinct visitor from tracking.events where type = 'again'`)).rows.map(
      ({ visitor }) => visitor as string,
    );
  const again = () => world.as(70_009).call(track, { body: { eventContext: '', eventAction: 'again' } });
  await again();
  await again();
  await tracking.flush();
  expect(await hashes()).toHaveLength(1);
  await kit.clock.advance(24 * 3600 * 1000);
  await again();
  await tracking.flush();
  expect(await hashes()).toHaveLength(2);
  await kit.clock.advance(24 * 3600 * 1000);
  await world.job('tracking.rollUpEvents');
  const { rows } = await kit.db.pool.query(`select to_char(day, 'YYYY-MM-DD') as day from tracking.salts`);
  expect(rows).toEqual([]);
});

it('how somebody decided about statistics is counted without a trace of who', async () => {
  const told = { ...empty, type: 'consent', timestamp: kit.clock.now() };
  await world.as(70_020).mutate(trackingEvent, { ...told, context: 'yes' });
  await world.as(70_021).mutate(trackingEvent, { ...told, context: 'no' });
  await tracking.flush();
  expect(await operator.call(getTrackingReport, { query: {} })).toMatchObject({ data: { consent: { yes: 1, no: 1 } } });
  const { rows } = await kit.db.pool.query(`select distinct visitor from tracking.events where type = 'consent'`);
  expect(rows).toEqual([{ visitor: null }]);
});

it('a performer reads how often the own profile was visited and watched; once in half an hour by the same visitor', async () => {
  const visit = (visitor: number, actorName: string) =>
    world.as(visitor).call(trackActorProfileVisit, { body: { actorName } });
  await visit(70_030, 'Mia-Rose');
  await visit(70_030, 'mia-rose');
  await visit(70_031, 'mia-rose');
  expect(await visit(70_031, 'nobody')).toEqual({ ok: true, data: { success: true } });
  await world.as(70_031).call(watchStart, { body: { actorId: 5002 } });
  await tracking.flush();
  const own = await world.as(5002, ['performer']).call(getProfileVisits, { query: { days: 7 } });
  expect(own.ok && own.data.days.at(-1)).toEqual({ day: '2026-11-22', visits: 2, watches: 1 });
  expect(own.ok && own.data.days).toHaveLength(7);
  expect(await world.as(70_031).call(getProfileVisits, { query: {} })).toMatchObject({
    problem: { code: 'not_logged_in' },
  });
});

it('alike reports of browsers stand together, the latest first', async () => {
  const report = {
    connectionAttempt: 1,
    error: 'connection closed',
    errorCode: 1006,
    errorReason: '',
    websocketType: 'realtime',
  };
  await world.as(null).call(websocketConnectionError, { body: report });
  await world.as(70_040).call(websocketConnectionError, { body: { ...report, connectionAttempt: 2 } });
  await kit.clock.advance(1000);
  await world.as(70_040).call(browserOnline, { body: { status: 'online' } });
  await tracking.flush();
  const answer = await operator.call(getTrackingReport, { query: { days: 7 } });
  expect(answer.ok && answer.data.problems.slice(0, 2)).toEqual([
    { kind: 'browser', message: 'online', count: 1, lastAt: kit.clock.now() },
    { kind: 'websocket', message: 'realtime connection closed (1006)', count: 2, lastAt: kit.clock.now() - 1000 },
  ]);
});

it('while the database is away events are dropped and counted, and nobody gets an error', async () => {
  await kit.db.pool.query('alter table tracking.events rename to events_away');
  const answer = await world.as(70_050).call(track, { body: { eventContext: '', eventAction: 'lost' } });
  expect(answer).toEqual({ ok: true, data: { success: true } });
  await kit.clock.advance(2000);
  await tracking.flush();
  await kit.db.pool.query('alter table tracking.events_away rename to events');
  expect(await operator.call(getTrackingReport, { query: {} })).toMatchObject({ data: { dropped: 1 } });
});

import { expect, it } from 'vitest';
import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import type { GoalEvent } from '#kit/contract/goals.ts';
import { event } from '#kit/contract/operations.ts';
import { extend } from '#kit/domain/extensions.ts';
import type { Goal } from '#kit/domain/goals.ts';
import { firedBy, goals } from '#kit/domain/goals.ts';
import { getTrackingReport, listGoals, track } from '../contract/index.ts';
import { trackingWorld } from '../testing/world.ts';
import { goalListeners } from './index.ts';

const flown = event({
  name: 'planes.flown',
  summary: 'A plane was flown.',
  access: system,
  payload: z.object({ guestId: z.int(), plane: z.string(), isFar: z.boolean() }),
});
/** A goal as a domain brings it that this one knows nothing of; a performer is called like a part of it. */
const farFlight: Goal = {
  event: 'vesna_flown' as string as GoalEvent,
  name: { en: 'A far flight', de: 'Ein weiter Flug', nl: 'Een verre vlucht', es: 'Un vuelo lejano' },
  order: 35,
  isStep: true,
  source: firedBy(flown, ({ guestId, plane, isFar }) => (isFar ? { subjectIds: [guestId], once: plane } : null)),
};
const world = await trackingWorld({ more: [extend(goals, farFlight)] });
const { kit, tracking } = world;
const operator = world.as(9, ['operator']);
const fly = async (guestId: number, plane: string, isFar = true) => {
  await kit.db.transaction((tx) => tx.emit(flown, { guestId, plane, isFar }));
  await kit.events.drain();
};

it('a goal that another domain declares is offered by its name, in its place', async () => {
  const answer = await operator.call(listGoals, {});
  expect(answer.ok && answer.data.goals.map(({ name }) => name)).toEqual([
    'Sign-up',
    'First top-up',
    'First paid chat',
    'A far flight',
    'Any top-up',
    'Any purchase',
    'Visit of a profile',
  ]);
  expect(await world.as(8, ['guest']).call(listGoals, {})).toMatchObject({ problem: { status: 403 } });
});

it('what the domain tells of it is counted once, is a step in the report, and is told to experiments', async () => {
  const told: unknown[] = [];
  kit.extensions.add('experiments', [
    extend(goalListeners, async (_, { event: goal, subjectIds }) => void told.push([goal, ...subjectIds])),
  ]);
  await fly(70_001, 'a');
  await fly(70_001, 'a');
  await fly(70_001, 'b');
  await fly(70_002, 'c', false);
  const report = await operator.call(getTrackingReport, { query: { days: 7 } });
  expect(report.ok && report.data.funnel.steps.map(({ name, count }) => [name, count])).toEqual([
    ['Sign-up', 0],
    ['First top-up', 0],
    ['First paid chat', 0],
    ['A far flight', 2],
  ]);
  expect(told).toEqual([
    ['vesna_flown', 70_001],
    ['vesna_flown', 70_001],
  ]);
});

it('its words are no performer’s name, though a performer is called like one of them', async () => {
  await world.as(70_003).call(track, { body: { eventContext: 'vesna', eventAction: 'vesna_flown' } });
  await world.as(70_003).call(track, { body: { eventContext: 'mia-rose', eventAction: 'seen' } });
  await tracking.flush();
  const kept = await kit.db.pool.query('select type, context from tracking.events order by type');
  expect(kept.rows).toEqual([
    { type: 'seen', context: '*' },
    { type: 'vesna_flown', context: 'vesna' },
  ]);
});

it('a goal nobody declares is no goal, and two domains with the same one are named', async () => {
  // @ts-expect-error: no domain declares it
  const wrong: GoalEvent = 'moon_landing';
  expect(wrong).toBe('moon_landing');
  await expect(trackingWorld({ more: [extend(goals, { ...farFlight, event: 'sign_up' })] })).rejects.toThrow(
    'Two domains declare the goal sign_up.',
  );
});

it('two goals of one thing count it both, and what was counted each time is forgotten with the single events', async () => {
  const anyFlight: Goal = {
    ...farFlight,
    event: 'any_flight' as string as GoalEvent,
    source: firedBy(flown, ({ guestId, plane }) => ({ subjectIds: [guestId], once: plane })),
  };
  const both = await trackingWorld({ more: [extend(goals, farFlight), extend(goals, anyFlight)] });
  const fliesOnce = async () => {
    await both.kit.db.transaction((tx) => tx.emit(flown, { guestId: 70_001, plane: 'x', isFar: true }));
    await both.kit.events.drain();
  };
  const counts = async () =>
    (await both.kit.db.pool.query('select kind, count from tracking.business_days order by kind')).rows;
  await fliesOnce();
  await fliesOnce();
  expect(await counts()).toEqual([
    { kind: 'any_flight', count: 1 },
    { kind: 'vesna_flown', count: 1 },
  ]);
  await both.kit.clock.advance(91 * 24 * 3600 * 1000);
  await both.job('tracking.rollUpEvents');
  expect((await both.kit.db.pool.query('select * from tracking.counted')).rows).toEqual([]);
  expect(await counts()).toHaveLength(2);
});

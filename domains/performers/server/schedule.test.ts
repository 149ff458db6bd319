import { expect, it } from 'vitest';
import { testClient } from '#kit/testing/clients.ts';
import { testWorld } from '#kit/testing/world.ts';
import { getActorDataByIdOrName, stretchesOfDay, updateStudioProfile } from '../contract/index.ts';
import { anActor } from '../testing/actors.ts';
import { performersDomain } from './index.ts';

const {
  kit,
  dispatcher,
  domains: { performers },
} = await testWorld({ performers: performersDomain });
const vega = testClient(dispatcher, { accountId: 9001, roles: ['guest', 'performer'] });
await kit.db.transaction((tx) => performers.create(tx, anActor({ id: 9001, name: 'Vega', schedule: [] })));

const save = (...schedule: { day: number; fromMinute: number; toMinute: number }[]) =>
  vega.call(updateStudioProfile, { body: { schedule } });

it('a performer says when she is usually live, also past midnight, and the profile shows it', async () => {
  const late = { day: 5, fromMinute: 22 * 60, toMinute: 26 * 60 };
  const noon = { day: 0, fromMinute: 12 * 60, toMinute: 13 * 60 };
  expect(await save(late, noon)).toMatchObject({ data: { schedule: [late, noon] } });
  const profile = () => vega.call(getActorDataByIdOrName, { params: { actorIdOrName: 'vega' } });
  expect(await profile()).toMatchObject({ data: { actor: { schedule: [late, noon] } } });

  // What ends before it begins, lasts longer than a day, or is on no day: refused at its field, and nothing is changed.
  const wrong = [
    [{ ...late, toMinute: 21 * 60 }, 'body.schedule.0.toMinute'],
    [{ ...late, toMinute: 48 * 60 }, 'body.schedule.0.toMinute'],
    [{ ...late, day: 7 }, 'body.schedule.0.day'],
    [{ day: 5, fromMinute: -30, toMinute: 60 }, 'body.schedule.0.fromMinute'],
  ] as const;
  for (const [stretch, field] of wrong)
    expect(await save(stretch)).toMatchObject({ problem: { code: 'invalid_input', errors: [{ field }] } });
  const many = Array.from({ length: 7 * stretchesOfDay + 1 }, () => noon);
  expect(await save(...many)).toMatchObject({ problem: { errors: [{ field: 'body.schedule' }] } });
  expect(await profile()).toMatchObject({ data: { actor: { schedule: [late, noon] } } });

  expect(await save()).toMatchObject({ data: { schedule: [] } });
});

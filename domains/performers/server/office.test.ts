import { beforeAll, expect, test } from 'vitest';
import { guestLockedEvent, guestUnlockedEvent } from '#domains/guest/contract/index.ts';
import { createIdentity, identityDomain, identityTables } from '#domains/identity/server/index.ts';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import type { Caller, Role } from '#kit/contract/access.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { getActorDataByIdOrName } from '../contract/index.ts';
import { performersList, readPerformer } from '../contract/office.ts';
import { anActor } from '../testing/actors.ts';
import { createPerformers, performersTables } from './index.ts';

const kit = await testKit([identityTables, mediaTables, performersTables]);
const identity = createIdentity(kit);
const performers = createPerformers(kit, { consent: agreeing, media: createMedia(kit), identity });
kit.extensions.add('identity', [...(identityDomain.declares ?? [])]);
kit.events.subscribe(performers.handlers);
const dispatcher = createDispatcher(performers.handlers, kit);
const as = (...roles: Role[]) => {
  const session = { sessionId: 's', language: 'en', country: null, ip: '127.0.0.1' } as const;
  const caller: Caller = { subjectId: 9, accountId: 9, roles, ...session };
  return testClient(dispatcher, caller);
};
const operator = as('operator');
const ids: Record<string, number> = {};

beforeAll(async () => {
  for (const name of ['Zoë Lux', 'Mara', 'Vega']) {
    await kit.db.transaction(async (tx) => {
      const email = `${name.slice(0, 3).toLowerCase()}.cast@example.com`;
      const account = { email, passwordHash: 'x', language: 'en', emailVerified: true } as const;
      const id = await identity.createAccount(tx, { ...account, roles: ['performer'] });
      await performers.create(tx, anActor({ id, name, createdAt: new Date(kit.clock.now()) }));
      ids[name] = id;
    });
  }
});

const found = async (query: object): Promise<string[]> => {
  const answer = await operator.call(performersList.read, { query });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data.rows.map(({ name }) => name);
};

test('an operator finds a performer by a part of the name or the mail, and by number', async () => {
  expect(await found({})).toEqual(['Vega', 'Mara', 'Zoë Lux']);
  expect(await found({ search: 'ZOE' })).toEqual(['Zoë Lux']);
  expect(await found({ search: 'ar' })).toEqual(['Mara']);
  expect(await found({ search: 'veg.cast@' })).toEqual(['Vega']);
  expect(await found({ search: String(ids['Mara']) })).toEqual(['Mara']);
  expect(await found({ search: 'nobody' })).toEqual([]);
  expect(await found({ sort: 'name' })).toEqual(['Mara', 'Vega', 'Zoë Lux']);
  expect(await found({ standing: 'live' })).toEqual([]);
});

test('a performer’s page says who it is and what they ask; guests do not read it', async () => {
  const params = { actorId: ids['Vega'] as number };
  const answer = await operator.call(readPerformer, { params });
  expect(answer).toMatchObject({
    data: {
      name: 'Vega',
      email: 'veg.cast@example.com',
      liveState: 'offline',
      prices: [
        { kind: 'voyeur', price: 400 },
        { kind: 'private', price: 800 },
        { kind: 'call', price: 1600 },
      ],
      pictures: 0,
    },
  });
  const nobody = { params: { actorId: 7 } };
  expect(await operator.call(readPerformer, nobody)).toMatchObject({ problem: { code: 'not_found' } });
  expect(await as('guest').call(readPerformer, { params })).toMatchObject({ problem: { code: 'not_permitted' } });
  expect(await as('performer').call(performersList.read, {})).toMatchObject({ problem: { code: 'not_permitted' } });
});

test('whoever is locked has no profile and stands in no list; unlocked they are back', async () => {
  const profile = async () => {
    const answer = await as('guest').call(getActorDataByIdOrName, { params: { actorIdOrName: 'Mara' } });
    return answer.ok ? answer.data.actor?.name : answer.problem.code;
  };
  const tell = async (what: typeof guestLockedEvent | typeof guestUnlockedEvent) => {
    await kit.db.transaction((tx) => tx.emit(what, { guestId: ids['Mara'] as number }));
    await kit.events.drain();
  };
  await tell(guestLockedEvent);
  expect(await profile()).toBeUndefined();
  expect(await performers.countOf(kit.db)).toBe(2);
  expect(await found({ standing: 'locked' })).toEqual(['Mara']);
  await tell(guestUnlockedEvent);
  expect(await profile()).toBe('Mara');
  expect(await found({ standing: 'locked' })).toEqual([]);
});

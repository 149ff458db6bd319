import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import { loggedIn } from '#kit/contract/access.ts';
import type { Facet } from '#kit/contract/entity.ts';
import { serverMessage } from '#kit/contract/operations.ts';
import { withPushes } from '#kit/contract/resource.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { loadsFacet } from '#kit/server/facets.ts';
import { publish } from '#kit/server/resource.ts';
import { createSharedAnswers } from '#kit/server/shared-answers.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { proveResource } from '#kit/testing/prove-resource.ts';
import * as contract from '../contract/index.ts';
import { anActor } from '../testing/actors.ts';
import { createPerformers, performersTables } from './index.ts';

const kit = await testKit([mediaTables, performersTables]);
const media = createMedia(kit);
const performers = createPerformers(kit, { consent: agreeing, media });
const answers = createSharedAnswers({ db: kit.db, bus: kit.bus, now: () => kit.clock.steady() });

/** A domain of the test knows ten things of each guest and performer; each is a statement of its own. */
const names = Array.from({ length: 10 }, (_, at) => `own${at}`);
const pinned = new Set<string>();
kit.extensions.add(
  'pins',
  names.map((name) =>
    loadsFacet(
      {
        entity: contract.actorEntity,
        owner: 'pins',
        shape: { [name]: z.boolean() },
        defaults: { [name]: false },
      } as unknown as Facet<Record<string, z.ZodBoolean>>,
      {
        async load(ids, { caller }) {
          await kit.db.pool.query('select 1');
          return new Map(ids.map((id) => [id, { [name]: pinned.has(`${caller.subjectId}:${id}:${name}`) }]));
        },
      },
    ),
  ),
);
const dispatcher = createDispatcher([...media.handlers, ...performers.handlers], { ...kit, answers });
const clientOf = (id: number | null, isPage = false) =>
  testClient(dispatcher, { accountId: id, subjectId: id, roles: id === null ? [] : ['guest'] }, {}, isPage);
const ids = Array.from({ length: 12 }, (_, at) => at + 1);

beforeAll(() =>
  kit.db.transaction(async (tx) => {
    for (const id of ids) await performers.create(tx, anActor({ id }));
  }),
);

/** How many statements some work asks of the database. */
async function statementsOf(work: () => Promise<{ ok: boolean }>): Promise<number> {
  const before = kit.db.changes.statements;
  expect(await work()).toMatchObject({ ok: true });
  return kit.db.changes.statements - before;
}

describe('what is a guest’s own about performers', () => {
  it('costs the pages that show them no statement, with ten things that are somebody’s own', async () => {
    const asked = (api: ReturnType<typeof clientOf>) => [
      () => api.query(contract.models, { first: 60 }),
      () => api.query(contract.modelRecommendations, { first: 6, currentActorId: 1 }),
      () => api.call(contract.getActorDataByIdOrName, { params: { actorIdOrName: 'vega1' } }),
    ];
    // What everybody gets was made before, as on any page but the first.
    for (const ask of asked(clientOf(8, true))) await ask();
    for (const ask of asked(clientOf(7, true))) expect(await statementsOf(ask)).toBe(0);
  });

  it('is there over the wire where a performer is asked for, as before', async () => {
    pinned.add('7:1:own3');
    const actor = () => clientOf(7).call(contract.getActorDataByIdOrName, { params: { actorIdOrName: 'vega1' } });
    expect(await actor()).toMatchObject({ data: { actor: { own2: false, own3: true } } });
    expect(await statementsOf(actor)).toBe(names.length);
  });

  it('is one call for a whole page: a statement for each thing known, however many performers', async () => {
    const facts = (some: readonly number[], fields: string) => () =>
      clientOf(7).call(contract.getOwnActorFacts, { query: { ids: some.join(), fields } });
    expect(await statementsOf(facts(ids, names.join()))).toBe(names.length);
    expect(await statementsOf(facts([1], names.join()))).toBe(names.length);
    expect(await facts([1, 2], 'own3')()).toMatchObject({
      data: {
        actors: [
          { id: 1, own3: true },
          { id: 2, own3: false },
        ],
      },
    });
  });

  it('is nothing for anyone who is not logged in, asks nothing for them, and needs its fields named', async () => {
    const ask = (id: number | null, fields: string) =>
      clientOf(id).call(contract.getOwnActorFacts, { query: { ids: '1', fields } });
    expect(await ask(null, 'own3')).toEqual({ ok: true, data: { actors: [] } });
    expect(await statementsOf(() => ask(null, 'own3'))).toBe(0);
    expect(await ask(7, '')).toMatchObject({ ok: false, problem: { errors: [{ field: 'query.fields' }] } });
  });

  it('is kept by the pushes of whoever knows it', async () => {
    const changed = serverMessage({
      name: 'testPinChanged',
      summary: 'A pin of the test.',
      access: loggedIn,
      payload: z.object({ id: z.int(), own0: z.boolean() }),
    });
    const resource = withPushes(contract.ownActorFacts, [
      {
        message: changed,
        reduce: (facts, { id, ...change }: { id: number }, key) => contract.withOwnChange(facts, key, id, change),
      },
    ]);
    await proveResource(resource, {
      commands: fc.record({ id: fc.constantFrom(1, 2, 12), isPinned: fc.boolean() }),
      async open() {
        const key = { ids: [1, 2], fields: 'own0' };
        const client = clientOf(7);
        return {
          key,
          guestId: 7,
          published: () => kit.published,
          async run({ id, isPinned }) {
            pinned[isPinned ? 'add' : 'delete'](`7:${id}:own0`);
            publish(kit.realtime, resource, changed, { id, own0: isPinned }, { ownerId: 7 });
          },
          async fetch() {
            const answer = await client.call(contract.getOwnActorFacts, {
              query: { ids: key.ids.join(), fields: key.fields },
            });
            return answer.ok ? answer.data : null;
          },
        };
      },
    });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Problem } from '#kit/contract/problem.ts';
import { extend } from '#kit/domain/extensions.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { previewDayOf } from '#kit/server/preview-day.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient } from '#kit/testing/clients.ts';
import { expectSilentFailure, whileRefusingRows } from '#kit/testing/failing-table.ts';
import { testKit } from '#kit/testing/kit.ts';
import { privateMarker } from '#kit/testing/log-watch.ts';
import * as contract from '../contract/index.ts';
import { anActor } from '../testing/actors.ts';
import { createPerformers, performersTables } from './index.ts';

const kit = await testKit([mediaTables, performersTables]);
const media = createMedia(kit);
/** The one guest whom the rules let see everything; everybody else what is public. */
const adult = 60;
const access = {
  mayView: async (_: unknown, { caller, fsk }: { caller: Caller; fsk: number }) =>
    fsk <= 16 || caller.accountId === adult
      ? ({ ok: true } as const)
      : { ok: false as const, restriction: null, reason: 'age' },
};
const performers = createPerformers(kit, { consent: agreeing, media, access });
const dispatcher = createDispatcher([...media.handlers, ...performers.handlers], kit);

const as = (caller: Partial<Caller> = {}) => testClient(dispatcher, { roles: ['guest'], language: 'de', ...caller });
const live = {
  online: true,
  state: 'freeChat',
  freeChat: true,
  livePreview: true,
  voyeur: false,
  viewers: 12,
} as const;

beforeAll(async () => {
  await kit.db.transaction(async (tx) => {
    await performers.putCategory(tx, 'music', { de: 'Musik', en: 'Music', nl: 'Muziek', es: 'Música' }, 1);
    await performers.create(tx, anActor({ id: 1, name: 'Vega', favoriteCount: 5 }));
    await performers.create(tx, anActor({ id: 2, name: 'Mira', bannedCountryCodes: ['CH'] }));
    await performers.create(
      tx,
      anActor({ id: 3, name: 'Jonas', gender: 'M', categories: ['talk'], createdAt: new Date(kit.clock.now()) }),
    );
    await performers.setPresence(tx, 2, live);
  });
  for (const ageRating of [12, 18]) {
    const body = new Uint8Array([1]);
    await media.store({ ownerId: 1, kind: 'sedcard', ageRating, body, width: 640, height: 480 }, (tx, stored) =>
      performers.addSedcard(tx, 1, stored),
    );
  }
});

describe('lists of performers', () => {
  const names = async (filter: contract.ModelFilter, caller: Partial<Caller> = {}) => {
    const answer = await as(caller).query(contract.models, { filter });
    if (!answer.ok) throw new Error(answer.problem.title);
    return answer.data.items.map((item) => item.name);
  };

  it('show the live ones first, then the best liked', async () => {
    expect(await names({})).toEqual(['Mira', 'Vega', 'Jonas']);
  });
  it.each(['rank', 'newest', 'price', 'name', 'viewers'] as const)(
    'show the live ones first by %s, too',
    async (order) => {
      const answer = await as({}).query(contract.models, { order });
      const live = answer.ok ? answer.data.items.map(({ isOnline }) => isOnline) : [];
      expect(live).toEqual([true, false, false]);
    },
  );
  it('are narrowed by what is asked', async () => {
    expect(await names({ online: true })).toEqual(['Mira']);
    expect(await names({ freeChat: true })).toEqual(['Mira']);
    expect(await names({ newGirls: true })).toEqual(['Jonas']);
    expect(await names({ category: 'talk' })).toEqual(['Jonas']);
    expect(await names({ genders: ['F'], languages: ['de'] })).toEqual(['Mira', 'Vega']);
    expect(await names({ name: 'eg' })).toEqual(['Vega']);
    expect(await names({ name: '%' })).toEqual([]);
  });
  it('stand for an operator as they will on the day they name, for everybody else as today', async () => {
    const newOnes = async (caller: Partial<Caller>, query: Record<string, string>) => {
      const who = testCaller(caller);
      const lists = testClient(dispatcher, who, { preview: previewDayOf(query, who) });
      const answer = await lists.query(contract.models, { filter: { newGirls: true } });
      const one = await lists.call(contract.getActorDataByIdOrName, { params: { actorIdOrName: 'Jonas' } });
      return {
        names: answer.ok ? answer.data.items.map(({ name }) => name) : answer.problem.code,
        isNew: one.ok ? one.data.actor?.isNew : one.problem.code,
      };
    };
    const later = { qmdate: dayOf(kit.clock.now() + 40 * 24 * 3600_000) };
    expect(await newOnes({ roles: ['operator'] }, {})).toEqual({ names: ['Jonas'], isNew: true });
    expect(await newOnes({ roles: ['operator'] }, later)).toEqual({ names: [], isNew: false });
    expect(await newOnes({ roles: ['guest'] }, later)).toEqual({ names: ['Jonas'], isNew: true });
    expect(await newOnes({ roles: ['operator'] }, { qmdate: 'soon' })).toEqual({
      names: 'invalid_input',
      isNew: 'invalid_input',
    });
  });
  it('say which gender everybody in them is, on all pages, so that it is no filter of theirs', async () => {
    const only = async (filter: contract.ModelFilter) => {
      const answer = await as({}).query(contract.models, { first: 1, filter });
      return answer.ok ? answer.data.onlyGender : undefined;
    };
    expect([await only({ category: 'talk' }), await only({ newGirls: true })]).toEqual(['M', 'M']);
    expect([await only({}), await only({ name: 'Nobody' })]).toEqual([null, null]);
  });
  it('leave out who is banned in the country of the guest', async () => {
    expect(await names({}, { country: 'CH' })).toEqual(['Vega', 'Jonas']);
  });
  it('leave them out of cards as well, which keep the order they were asked in', async () => {
    const cards = async (country: string | null) => {
      const found = await performers.cards(kit.db, [3, 4711, 2, 1], { language: 'de', country });
      return found.map(({ name }) => name);
    };
    expect(await cards('DE')).toEqual(['Jonas', 'Mira', 'Vega']);
    expect(await cards(null)).toEqual(['Jonas', 'Mira', 'Vega']);
    expect(await cards('CH')).toEqual(['Jonas', 'Vega']);
    expect(await performers.cards(kit.db, [], { language: 'de', country: null })).toEqual([]);
  });
  it('count categories', async () => {
    expect(await as().query(contract.modelCategories, {})).toEqual({
      ok: true,
      data: [{ slug: 'music', name: 'Musik', actors: 2, online: 1 }],
    });
  });
  it('recommend others, never the one being watched', async () => {
    const answer = await as().query(contract.modelRecommendations, { currentActorId: 1 });
    expect(answer.ok && answer.data.map((item) => item.name)).toEqual(['Mira', 'Jonas']);
    for (const currentActorId of [undefined, 4711]) {
      const others = await as().query(contract.modelRecommendations, { currentActorId });
      expect(others.ok && others.data.map((item) => item.name)).toEqual(['Mira', 'Vega', 'Jonas']);
    }
  });
});

describe('a performer', () => {
  const data = (actorIdOrName: string, caller: Partial<Caller> = {}) =>
    as(caller).call(contract.getActorDataByIdOrName, { params: { actorIdOrName } });

  it('is found by id and by name in any case', async () => {
    const byName = await data('vEGa');
    expect(byName).toMatchObject({ ok: true, data: { actor: { id: 1, age: 32, isOnline: false } } });
    expect(await data('1')).toEqual(byName);
    expect(await data('Mira')).toMatchObject({
      ok: true,
      data: { actor: { onlineState: 'ONLINE', viewers: 12 } },
    });
  });
  it('that nobody knows, or who is banned here, is no result', async () => {
    expect(await data('nobody')).toEqual({ ok: true, data: { actor: null } });
    expect(await data('mira', { country: 'CH' })).toEqual({ ok: true, data: { actor: null } });
  });
  it('shows gallery pictures up to age rating 16, above it to who may see them, and counts all of these', async () => {
    const gallery = async (caller: Partial<Caller>, limit = 10) => {
      const payload = JSON.stringify({ limit, fsk: 18 }) as never;
      return as(caller).call(contract.getSedcardsByPayload, { params: { actorIdOrName: 'vega', payload } });
    };
    expect(await gallery({})).toMatchObject({ ok: true, data: { total: 1, pictures: [{ ageRating: 12 }] } });
    expect(await gallery({ accountId: 61 })).toMatchObject({ data: { total: 1 } });
    expect(await gallery({ accountId: adult })).toMatchObject({ data: { total: 2 } });
    const first = await gallery({ accountId: adult }, 1);
    expect(first).toMatchObject({ ok: true, data: { total: 2, pictures: [{ ageRating: 12 }] } });
    const wrong = await as().call(contract.getSedcardsByPayload, {
      params: { actorIdOrName: 'vega', payload: '{oops' as never },
    });
    expect(wrong).toMatchObject({
      ok: false,
      problem: { code: 'invalid_input', errors: [{ field: 'params.payload' }] },
    });
  });
});

describe('a private note', () => {
  it('is kept per guest, replaced, and deleted by an empty one', async () => {
    const guest = as({ accountId: 50 });
    const read = (client = guest) => client.call(contract.getActorNoteById, { params: { actorId: 1 } });
    await guest.call(contract.storeActorNote, { body: { actorId: 1, comment: 'likes jazz' } });
    await guest.call(contract.storeActorNote, { body: { actorId: 1, comment: 'likes old jazz' } });
    expect(await read()).toEqual({ ok: true, data: { actorId: 1, comment: 'likes old jazz' } });
    expect(await read(as({ accountId: 51 }))).toMatchObject({ data: { comment: '' } });
    await guest.call(contract.storeActorNote, { body: { actorId: 1, comment: '' } });
    expect(await read()).toMatchObject({ data: { comment: '' } });
  });
  it('that cannot be stored is repeated by no log', async () => {
    const comment = privateMarker('note');
    const answer = await whileRefusingRows(kit.db, 'performers.notes', () =>
      as({ accountId: 50 }).call(contract.storeActorNote, { body: { actorId: 1, comment } }),
    );
    expectSilentFailure(answer, '23514', comment);
  });
  it('needs a login and a performer', async () => {
    const body = { actorId: 99, comment: 'x' };
    expect(await as().call(contract.storeActorNote, { body })).toMatchObject({ problem: { code: 'not_logged_in' } });
    expect(await as({ accountId: 50 }).call(contract.storeActorNote, { body })).toMatchObject({
      problem: { code: 'actor_not_found' },
    });
  });
});

describe('the studio profile', () => {
  const studio = as({ accountId: 1, roles: ['performer'], isProven: true });
  const prices = { video: 600, single: 1000, singlec2c: null, voyeur: 300, multi: null };

  it('changes prices and texts', async () => {
    const answer = await studio.call(contract.updateStudioProfile, {
      body: { prices, categories: ['music', 'made-up'], autoAccept: true },
    });
    expect(answer).toMatchObject({ ok: true, data: { prices, categories: ['music'], autoAccept: true } });
  });
  it('takes words that only look alike', async () => {
    const headline = {
      de: 'Seit sechzehn Jahren am Klavier',
      en: 'Sixteen years of piano',
      nl: 'Ik lach meteen',
      es: '',
    };
    expect(await studio.call(contract.updateStudioProfile, { body: { headline } })).toMatchObject({ ok: true });
  });
  it('refuses words that have no place here, and changes nothing', async () => {
    const about = { de: '', en: 'Just a teenager at heart', nl: '', es: '' };
    const answer = await studio.call(contract.updateStudioProfile, { body: { about, autoAccept: false } });
    expect(answer).toMatchObject({
      ok: false,
      problem: { code: 'word_refused', errors: [{ field: 'body.about.en' }] },
    });
    expect(await studio.call(contract.getStudioProfile, {})).toMatchObject({ data: { autoAccept: true } });
  });
  it('asks for a fresh proof of identity before prices change, and for nothing else', async () => {
    const later = as({ accountId: 1, roles: ['performer'] });
    const answer = await later.call(contract.updateStudioProfile, { body: { prices } });
    expect(answer).toMatchObject({ ok: false, problem: { code: 'step_up_required' } });
    expect(await later.call(contract.updateStudioProfile, { body: { autoAccept: true } })).toMatchObject({ ok: true });
  });

  it('refuses prices out of bounds, and everybody but performers', async () => {
    const low = await studio.call(contract.updateStudioProfile, { body: { prices: { ...prices, video: 7 } } });
    expect(low).toMatchObject({ problem: { code: 'invalid_input' } });
    expect(await as({ accountId: 50 }).call(contract.getStudioProfile, {})).toMatchObject({
      problem: { code: 'not_permitted' },
    });
  });
});

it('nobody goes on stage under the name of the platform, of a place that a domain brings, or of somebody who is there already', async () => {
  const create = (name: string) =>
    kit.db
      .transaction((tx) => performers.create(tx, anActor({ id: 900, name })))
      .catch((error: Problem) => error.kind.code);
  kit.extensions.add('planes', [extend(reservedPlaces, ['hangar'])]);
  for (const name of ['Vega', 'VEGA', 'Vеga', 'V.e.g.a', 'Végа', 'Vesper', 'Moderator1', 'Hangar'])
    expect(await create(name), name).toBe('stage_name_refused');
  expect(await performers.actor(kit.db, 900)).toBeNull();
});

import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { surveysDomain } from '#domains/surveys/server/index.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { homeDomain } from './index.ts';
import { collections, topCams } from './tables.ts';

/** Minutes of paid chats and of video calls among them, as live would know them. */
const minutes = new Map<number, { minutes: number; callMinutes: number }>();
const { kit, as, domains } = await testWorld(
  { home: homeDomain, performers: performersDomain, surveys: surveysDomain },
  { instead: { live: { paidMinutes: async () => minutes } }, limitFactor: 50 },
);
const office = as({ accountId: 9, roles: ['operator'] });
const germanOffice = as({ accountId: 9, roles: ['operator'], language: 'de' });
const visitor = as(null);
const spanish = as({ accountId: null, roles: [], language: 'es' });
const hour = 3_600_000;

const data = <T>(answer: { ok: true; data: T } | { ok: false; problem: unknown }): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.data;
};
type Answer = { ok: boolean; problem?: { code: string; errors?: readonly { field: string }[] } };
const refusalOf = (answer: Answer) => [answer.problem?.code, answer.problem?.errors?.[0]?.field];

const rule = (block: string, change: Partial<contract.BlockRule> = {}): contract.BlockRule => ({
  ...{ block, desk: 'small', phone: 'large', audience: 'everybody', languages: [], from: null, until: null },
  ...change,
});
const live = rule('live');
const add = async (...blocks: contract.BlockRule[]) =>
  data(await office.call(contract.addArrangement, { body: { name: 'Spring', blocks } })).id;
const revisionOf = async (arrangementId: number) =>
  data(await office.call(contract.readArrangement, { params: { arrangementId } })).revision;
const publish = async (arrangementId: number, startsAt: number | null = null) =>
  data(
    await office.call(contract.publishArrangement, {
      params: { arrangementId },
      body: { startsAt, revision: await revisionOf(arrangementId) },
    }),
  );
const shown = async (by = visitor) =>
  data(await by.query(contract.homeTimeline, {}))?.map(({ block }) => block) ?? null;
const states = async () =>
  data(await office.call(contract.listArrangements, {})).arrangements.map(({ id, state }) => [id, state]);
const removeAll = async () => {
  for (const { id } of data(await office.call(contract.listArrangements, {})).arrangements) {
    data(await office.call(contract.withdrawArrangement, { params: { arrangementId: id } }));
    data(await office.call(contract.removeArrangement, { params: { arrangementId: id } }));
  }
};

describe('the homepage', () => {
  afterEach(removeAll);

  it('stands as its blocks are filled until an arrangement is published, and again once it is withdrawn', async () => {
    expect(await shown()).toBeNull();
    const id = await add(live, rule('topCams'));
    expect(await shown()).toBeNull();
    await publish(id);
    expect(data(await visitor.query(contract.homeTimeline, {}))).toEqual([
      { block: 'live', desk: 'small', phone: 'large', audience: 'everybody' },
      { block: 'topCams', desk: 'small', phone: 'large', audience: 'everybody' },
    ]);
    data(await office.call(contract.withdrawArrangement, { params: { arrangementId: id } }));
    expect(await shown()).toBeNull();
  });

  it('changes at the hour that was planned, by nothing but the clock', async () => {
    const [now, later] = [await add(live), await add(live, rule('collections'))];
    await publish(now);
    await publish(later, kit.clock.now() + hour);
    expect(await shown()).toEqual(['live']);
    expect(await states()).toEqual([
      [now, 'inForce'],
      [later, 'planned'],
    ]);
    await kit.clock.advance(hour);
    expect(await shown()).toEqual(['live', 'collections']);
    expect(await states()).toEqual([
      [later, 'inForce'],
      [now, 'past'],
    ]);
  });

  it('shows a block to readers of its languages and within its time', async () => {
    const from = kit.clock.now() + hour;
    await publish(
      await add(live, rule('videosNew', { languages: ['es'] }), rule('newcomers', { from, until: from + hour })),
    );
    expect([await shown(), await shown(spanish)]).toEqual([['live'], ['live', 'videosNew']]);
    await kit.clock.advance(hour);
    expect(await shown()).toEqual(['live', 'newcomers']);
    await kit.clock.advance(hour);
    expect(await shown()).toEqual(['live']);
  });

  it('is looked at by a link for an hour, as it was then, while guests see another one', async () => {
    const id = await add(live, rule('categories'));
    const { secret } = data(await office.call(contract.previewArrangement, { params: { arrangementId: id } }));
    data(
      await office.call(contract.changeArrangement, {
        params: { arrangementId: id },
        body: { name: 'Spring', blocks: [live], revision: 1 },
      }),
    );
    const seen = async () => data(await visitor.query(contract.homePreview, { secret }))?.map(({ block }) => block);
    expect([await seen(), await shown()]).toEqual([['live', 'categories'], null]);
    await kit.clock.advance(hour);
    expect(await seen()).toBeUndefined();
    expect(data(await visitor.query(contract.homePreview, { secret: 'A'.repeat(32) }))).toBeNull();
  });

  it('is refused without who is live, with a block twice, or ending before it begins, and stays as it was', async () => {
    const id = await add(live);
    const refused = async (...blocks: contract.BlockRule[]) =>
      refusalOf(
        await office.call(contract.changeArrangement, {
          params: { arrangementId: id },
          body: { name: 'Spring', blocks, revision: 1 },
        }),
      );
    expect(await refused(rule('topCams'))).toEqual(['home_needs_live', 'body.blocks']);
    expect(await refused({ ...live, phone: 'none' })).toEqual(['home_needs_live', 'body.blocks']);
    expect(await refused({ ...live, audience: 'members' })).toEqual(['home_needs_live', 'body.blocks']);
    expect(await refused(live, live)).toEqual(['home_block_twice', 'body.blocks.1.block']);
    expect(await refused(live, rule('newcomers', { from: 5, until: 5 }))).toEqual([
      'home_ends_first',
      'body.blocks.1.until',
    ]);
    expect((await refused(live, rule('__proto__')))[1]).toBe('body.blocks.1.block');
    const kept = data(await office.call(contract.readArrangement, { params: { arrangementId: id } }));
    expect([kept.revision, kept.details.blocks]).toEqual([1, [live]]);
  });

  it('is not written over by who has read an older one, and not removed while guests see it', async () => {
    const id = await add(live);
    const body = { name: 'Summer', blocks: [live], revision: 1 };
    data(await office.call(contract.changeArrangement, { params: { arrangementId: id }, body }));
    expect(await office.call(contract.changeArrangement, { params: { arrangementId: id }, body })).toMatchObject({
      problem: { code: 'home_changed' },
    });
    await publish(id);
    expect(await office.call(contract.removeArrangement, { params: { arrangementId: id } })).toMatchObject({
      problem: { code: 'home_in_force' },
    });
  });
});

describe('collections and top cams', () => {
  const words = (en: string, de = '') => ({ de, en, nl: '', es: '' });
  const details: contract.CollectionDetails = {
    ...{ slug: 'evening', title: words('Evening', 'Abend'), text: words(''), rule: 'chosen', value: '' },
    ...{ actors: ['Vega202', 'vega201'], isOn: true },
  };
  const day = 24 * hour;
  const daysAgo = (days: number) => new Date(kit.clock.now() - days * day);
  const seedWorld = async () => {
    await kit.db.transaction(async (tx) => {
      const make = (id: number, change = {}) =>
        domains.performers.create(tx, anActor({ id, createdAt: daysAgo(100), ...change }));
      await make(201, { favoriteCount: 5, priceSinglec2c: null });
      await make(202, { favoriteCount: 9, createdAt: daysAgo(3) });
      await make(203, { favoriteCount: 7, createdAt: daysAgo(2), bannedCountryCodes: ['ES'] });
      await make(204, { favoriteCount: 30, isAdmitted: false });
      for (const [actorId, count, satisfied] of [
        [201, 10, 10],
        [202, 200, 199],
        [203, 9, 9],
        [204, 50, 50],
      ] as const)
        await domains.surveys.addRatings(tx, { actorId, at: kit.clock.now(), count, satisfied });
    });
    minutes.set(201, { minutes: 90, callMinutes: 0 });
    minutes.set(203, { minutes: 40, callMinutes: 25 });
    minutes.set(204, { minutes: 900, callMinutes: 900 });
  };
  beforeAll(seedWorld);
  const names = async (by = visitor, wanted = {}) =>
    data(await by.query(contract.collections, wanted, [])).map(({ slug, actors }) => [
      slug,
      actors.map(({ name }) => name),
    ]);
  const top = async (list: contract.TopList, by = visitor) =>
    data(await by.query(contract.topCams, { list })).map(({ place, id }) => [place, id]);

  it('an editor chooses who is in a collection, in order; a rule finds them; nobody hidden or banned is ever in one', async () => {
    const id = data(await office.call(contract.addCollection, { body: details })).id;
    data(await office.call(contract.addCollection, { body: { ...details, slug: 'new', rule: 'newest', actors: [] } }));
    data(
      await office.call(contract.addCollection, { body: { ...details, slug: 'loved', rule: 'mostLiked', actors: [] } }),
    );
    expect(await names()).toEqual([
      ['evening', ['Vega202', 'Vega201']],
      ['new', ['Vega203', 'Vega202']],
      ['loved', ['Vega202', 'Vega203', 'Vega201']],
    ]);
    expect(await names(as({ accountId: null, roles: [], country: 'ES' }), { slug: 'new' })).toEqual([
      ['new', ['Vega202']],
    ]);
    expect(data(await visitor.query(contract.collections, { slug: 'evening' }, []))).toMatchObject([
      { title: 'Evening', link: '/en/collections/evening/', isComputed: false },
    ]);
    await kit.db.transaction((tx) => domains.performers.dismiss(tx, 202));
    expect(await names(visitor, { first: 1 })).toEqual([['evening', ['Vega201']]]);
    await kit.db.transaction((tx) => domains.performers.admit(tx, 202));
    data(await office.call(contract.orderCollections, { body: { ids: [id + 2, id] } }));
    expect((await names()).map(([slug]) => slug)).toEqual(['loved', 'evening', 'new']);
  });

  it('a collection without a title, with an address twice or with somebody unknown is refused at its field', async () => {
    const refused = async (change: Partial<contract.CollectionDetails>) =>
      refusalOf(await germanOffice.call(contract.addCollection, { body: { ...details, slug: 'other', ...change } }));
    expect(await refused({ title: words('') })).toEqual(['collection_needs_title', 'body.title.de']);
    expect(await refused({ slug: 'evening' })).toEqual(['collection_slug_taken', 'body.slug']);
    expect(await refused({ actors: ['Vega201', 'Nobody'] })).toEqual(['collection_performer_missing', 'body.actors.1']);
    for (const value of ['', 'abc', '-1', '0', '7,505'])
      expect(await refused({ rule: 'bargain', value })).toEqual(['collection_value_wrong', 'body.value']);
    expect(await refused({ rule: 'theme', value: 'nowhere' })).toEqual(['collection_value_wrong', 'body.value']);
    expect(await kit.db.orm.$count(collections)).toBe(3);
  });

  it('top cams go by ratings, minutes, hearts and calls; who is hidden takes no place, who is banned leaves none', async () => {
    await domains.home.refresh();
    // 199 of 200 stand above 10 of 10; nine ratings are too few.
    expect(await top('bestChats')).toEqual([
      [1, 202],
      [2, 201],
    ]);
    expect(await top('top100')).toEqual([
      [1, 201],
      [2, 203],
    ]);
    expect(await top('videoCall')).toEqual([[1, 203]]);
    expect(await top('favourites', as({ accountId: null, roles: [], country: 'ES' }))).toEqual([
      [1, 202],
      [2, 201],
    ]);
    expect(data(await visitor.query(contract.topCams, { list: 'bestChats', first: 1 }))).toMatchObject([
      {
        ...{ name: 'Vega202', profileLink: '/en/amateur/vega202/', ratingCount: 200, satisfactionRate: 100 },
        ...{ pinnedCount: 9, rankingPointsVideoCall: 0, spokenLanguages: ['de', 'en'], online: false },
        videocallPrice: { value: 1600, currency: 'VXC' },
      },
    ]);
  });

  it('a performer’s page says where she stands and who is around her; who stands nowhere is told so', async () => {
    await domains.home.refresh();
    const of = async (actorName: string) => data(await visitor.call(contract.actorTopCams, { params: { actorName } }));
    const { places, around } = await of('vega201');
    expect(places).toEqual([
      { list: 'bestChats', place: 2 },
      { list: 'top100', place: 1 },
      { list: 'favourites', place: 3 },
    ]);
    expect([around?.list, around?.cams.map(({ place, id }) => [place, id])]).toEqual([
      'top100',
      [
        [1, 201],
        [2, 203],
      ],
    ]);
    expect(await of('vega204')).toEqual({ places: [], around: null });
    expect(await of('nobody')).toEqual({ places: [], around: null });
  });

  it('lists made again while nothing changed stay as they were', async () => {
    await domains.home.refresh();
    const before = await kit.db.orm.select().from(topCams);
    await domains.home.refresh();
    expect(await kit.db.orm.select().from(topCams)).toEqual(before);
  });
});

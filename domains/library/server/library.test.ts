import { beforeEach, describe, expect, it } from 'vitest';
import { extend } from '#kit/domain/extensions.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { aSource, aThing } from '../testing/source.ts';
import { libraryDomain } from './index.ts';
import { librarySources, tileGridSources } from './port.ts';
import { refreshStale, refreshThing } from './refresh.ts';

const { kit, as, domains } = await testWorld({ library: libraryDomain }, { env: { DEMO: 'off' } });
const { library } = domains;
const videos = aSource('video');
const albums = aSource('album', { mediaType: 'photo' });
kit.extensions.add('test', [extend(librarySources, videos.source), extend(librarySources, albums.source)]);
const ctx = { kit, canSend: () => true };
let guest = 100;
let at = Date.UTC(2026, 0, 1);

beforeEach(() => {
  guest += 1;
});

const add = (id: string, more: { kind?: string; source?: 'purchased' | 'pinned'; price?: number; at?: number } = {}) =>
  kit.db.transaction((tx) => {
    at += 1000;
    const { kind = 'video', source = 'purchased', price = 500 } = more;
    return library.add(tx, { kind, id, guestId: guest, source, price, at: new Date(more.at ?? at) });
  });
const changed = (id: string, kind = 'video') => kit.db.transaction((tx) => library.changed(tx, { kind, id }));
const unpin = (id: string, kind = 'video') =>
  kit.db.transaction((tx) => library.unpin(tx, { kind, id, guestId: guest }));
const read = async (id: string, kind = 'video') => refreshThing(ctx, { kind, id });
const ask = async (args: object = {}, who = guest) => {
  const answer = await as(who).query(contract.mediaLibrary, args as never);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.data;
};
const idsOf = async (args: object = {}) => (await ask(args)).items.map(({ id }) => id);
const sent = () => kit.sentJobs.splice(0).map(({ name }) => name);

describe('what is in a library', () => {
  it('is what was bought and pinned, the latest first, once however often it is told', async () => {
    videos.things.set('1', aThing({ title: 'One' })).set('2', aThing({ title: 'Two' }));
    await add('1');
    await add('1', { source: 'pinned' });
    await add('2', { source: 'pinned' });
    await add('2', { source: 'pinned' });
    expect(await ask()).toMatchObject({
      total: 2,
      next: null,
      items: [
        { id: '2', guestInfo: { bought: false, pinned: true }, paid: { value: 0 } },
        { id: '1', title: 'One', guestInfo: { bought: true, pinned: true }, paid: { value: 500 }, path: '/things/1/' },
      ],
    });
    expect(await idsOf({ filter: { sourceType: 'purchased' } })).toEqual(['1']);
    expect(await idsOf({ filter: { sourceType: 'pinned' } })).toEqual(['2', '1']);
    expect((await ask({}, guest + 500)).items).toEqual([]);
  });

  it('keeps what was bought when it is unpinned, taken down or paid back, and says so', async () => {
    videos.things.set('3', aThing()).set('4', aThing());
    await add('3');
    await add('3', { source: 'pinned' });
    await add('4', { source: 'pinned' });
    await unpin('3');
    await unpin('4');
    videos.things.set('3', aThing({ isTakenDown: true, isPaidBack: true }));
    expect(await ask()).toMatchObject({
      total: 1,
      items: [
        {
          id: '3',
          guestInfo: { bought: true, pinned: false },
          isTakenDown: true,
          reason: 'not this one',
          isPaidBack: true,
          isOpen: false,
        },
      ],
    });
    await add('3', { price: 300 });
    expect(await ask()).toMatchObject({ items: [{ id: '3', paid: { value: 300 } }] });
  });

  it('is archived and comes back; what is not there or somebody else’s cannot be', async () => {
    videos.things.set('5', aThing());
    await add('5');
    const archive = (who: number | null, id = '5') => as(who).mutate(contract.archiveMedia, { kind: 'video', id });
    expect(await archive(guest + 500)).toMatchObject({ problem: { code: 'not_found' } });
    expect(await archive(guest, '77')).toMatchObject({ problem: { code: 'not_found' } });
    expect(await archive(null)).toMatchObject({ problem: { code: 'not_logged_in' } });
    expect(await idsOf()).toEqual(['5']);
    expect(await archive(guest)).toMatchObject({ ok: true });
    expect(await archive(guest)).toMatchObject({ ok: true });
    expect(await idsOf()).toEqual([]);
    expect(await ask({ filter: { sourceType: 'archived' } })).toMatchObject({
      total: 1,
      items: [{ guestInfo: { archived: true, bought: true } }],
    });
    expect(await as(guest).query(contract.mediaLibraryTotals, {})).toMatchObject({ data: { videos: 0 } });
    await as(guest).mutate(contract.unarchiveMedia, { kind: 'video', id: '5' });
    expect(await idsOf()).toEqual(['5']);
  });

  it('counts videos, photos and clips', async () => {
    videos.things.set('6', aThing());
    albums.things.set('6', aThing());
    await add('6');
    await add('6', { kind: 'album' });
    expect(await as(guest).query(contract.mediaLibraryTotals, {})).toMatchObject({
      data: { videos: 1, photos: 1, audio: 0, clips: 0 },
    });
    expect(await ask({ filter: { mediaType: 'photo' } })).toMatchObject({
      total: 1,
      items: [{ kind: 'album', photos: 12 }],
    });
    expect(await ask({ filter: { originType: 'chatClip' } })).toEqual({
      items: [],
      next: null,
      total: 0,
      mode: 'grid',
    });
  });
});

describe('orders, pages and words', () => {
  it('are what was told last, a page at a time, whatever the place', async () => {
    const of = [
      ['a', aThing({ title: 'Évening', price: 300, duration: 90, sold: 1, likes: 7 })],
      ['b', aThing({ title: 'Morning', price: 700, duration: 30, sold: 9, likes: 2 })],
      ['c', aThing({ title: 'Night', price: 500, duration: 60, sold: 4, likes: 5 })],
    ] as const;
    for (const [id, thing] of of) {
      videos.things.set(id, thing);
      await add(id);
    }
    for (const [id] of of) await read(id);
    const wanted: Record<contract.LibraryOrder, string> = {
      ...{ newest: 'cba', mostExpensive: 'bca', cheapest: 'acb', longest: 'acb' },
      ...{ shortest: 'bca', bestSelling: 'bca', topRated: 'acb' },
    };
    for (const order of contract.libraryOrders) {
      expect((await idsOf({ order })).join('')).toBe(wanted[order]);
      const first = await ask({ order, first: 2 });
      const rest = await ask({ order, first: 2, after: first.next });
      expect([...first.items, ...rest.items].map(({ id }) => id).join('')).toBe(wanted[order]);
      expect(rest.next).toBeNull();
    }
    expect(await idsOf({ offset: 1, first: 1 })).toEqual(['b']);
    expect(await idsOf({ search: 'EVEN' })).toEqual(['a']);
    expect(await idsOf({ search: 'no such words' })).toEqual([]);
    const made = await as(guest).query(contract.mediaLibrary, { after: 'bm9uc2Vuc2U', order: 'cheapest' });
    expect(made).toMatchObject({ problem: { code: 'invalid_input' } });
    const wrong = Buffer.from(JSON.stringify(['cheapest', 'x', 'y'])).toString('base64url');
    expect(await as(guest).query(contract.mediaLibrary, { after: wrong, order: 'cheapest' })).toMatchObject({
      problem: { code: 'invalid_input' },
    });
  });

  it('follow a change after its transaction, read once however often it is told, and by themselves when a sale ends', async () => {
    videos.things.set('d', aThing({ price: 500 })).set('e', aThing({ price: 400 }));
    sent();
    await add('d');
    await add('e');
    expect(sent()).toEqual(['library.readThing', 'library.readThing']);
    for (const id of ['d', 'e']) await read(id);
    expect(await idsOf({ order: 'cheapest' })).toEqual(['e', 'd']);
    const ends = kit.clock.now() + 60_000;
    videos.things.set('d', aThing({ price: 100, changesAt: ends }));
    await changed('d');
    await changed('d');
    await changed('nobody has it');
    expect(sent()).toEqual(['library.readThing']);
    await read('d');
    expect(await idsOf({ order: 'cheapest' })).toEqual(['d', 'e']);
    videos.things.set('d', aThing({ price: 500 }));
    await refreshStale(ctx);
    expect(await idsOf({ order: 'cheapest' })).toEqual(['d', 'e']);
    await kit.clock.advance(60_001);
    await refreshStale(ctx);
    expect(await idsOf({ order: 'cheapest' })).toEqual(['e', 'd']);
  });

  it('ask the domain of a thing once for all of a page', async () => {
    for (let index = 0; index < 30; index += 1) {
      videos.things.set(`p${index}`, aThing());
      await add(`p${index}`);
    }
    const before = videos.asked();
    expect((await ask({ first: 30 })).items).toHaveLength(30);
    expect(videos.asked() - before).toBe(1);
  });
});

describe('tile grids', () => {
  kit.extensions.add('test', [
    extend(tileGridSources, {
      type: 'things',
      sorts: ['released', 'price'],
      page: async (_, __, { sort, first }) => ({
        tiles: [
          {
            ...{ id: '1', title: sort, path: '/things/1/', images: null, isBlurred: false, duration: first, photos: 0 },
            ...{
              price: 500,
              likes: 2,
              releasedAt: 1,
              actor: { id: 1, name: 'Mira', profileLink: '/en/amateur/mira/' },
            },
          },
        ],
        totalCount: 1,
        next: null,
      }),
    }),
  ]);
  const grid = async (payload: string, who: number | null = null, type = 'things') => {
    const answer = await as(who).call(contract.getTileGrid, { params: { type, payload } });
    return answer.ok && answer.data;
  };

  it('answer tiles and settings, or the marker', async () => {
    expect(await grid(JSON.stringify({ sort: 'price', first: 5 }))).toMatchObject({
      ...{ success: true, error: null, settings: contract.standardGrid },
      data: { initialTiles: [{ title: 'price', duration: 5, price: { value: 500, currency: 'VXC' } }], totalCount: 1 },
    });
    const failed = { success: false, error: 'rest-error', data: null };
    expect(await grid('no json')).toMatchObject(failed);
    expect(await grid('{"sort":"sold"}')).toMatchObject(failed);
    expect(await grid('{"first":9999}')).toMatchObject(failed);
    expect(await grid('{}', null, 'nothing')).toMatchObject(failed);
  });

  it('remember how a guest looks at them, and nobody else', async () => {
    const settings = { sort: 'price', mode: 'list', columns: 4 } as const;
    const store = (who: number | null, type = 'things') =>
      as(who).call(contract.storeTileGridSettings, { body: { type, settings } });
    expect(await store(null)).toMatchObject({ problem: { code: 'not_logged_in' } });
    expect(await store(guest, 'nothing')).toMatchObject({ problem: { code: 'not_found' } });
    expect(await store(guest)).toMatchObject({ ok: true });
    expect(await store(guest)).toMatchObject({ ok: true });
    expect(await grid('{}', guest)).toMatchObject({ settings, data: { initialTiles: [{ title: 'price' }] } });
    expect(await grid('{}', guest + 500)).toMatchObject({ settings: contract.standardGrid });
  });
});

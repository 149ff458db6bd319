import { beforeAll, describe, expect, it } from 'vitest';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { consentDomain } from '#domains/consent/server/index.ts';
import { putPeople } from '#domains/consent/testing/records.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { salesDomain } from '#domains/sales/server/index.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { finishedUpload, settleFilm } from '../testing/videos.ts';
import { videosDomain } from './index.ts';
import { payBack } from './office.ts';

/** The one who is a VIP member. */
const vip = 25;
const { kit, as, domains } = await testWorld(
  {
    consent: consentDomain,
    videos: videosDomain,
    performers: performersDomain,
    ledger: ledgerDomain,
    sales: salesDomain,
    blocks: blocksDomain,
  },
  { instead: { subscriptions: { isActive: async (_: unknown, guestId: number) => guestId === vip } } },
);
const { performers, ledger, sales, blocks } = domains;
const mira = as({ accountId: 9001, roles: ['performer'], isProven: true });
const vega = as({ accountId: 9002, roles: ['performer'], isProven: true });
const office = as({ accountId: 9, roles: ['operator'] });
const nobody = as(null);
const text = (en: string) => ({ de: '', en, nl: '', es: '' });
const words: contract.VideoWords = {
  title: text('An evening by the lake'),
  description: text('I read you a story.'),
  ageRating: 16,
  price: 500,
  salePrice: null,
  saleUntil: null,
  vip: false,
  classic: false,
  tags: [],
  isAlone: true,
};
const data = <T>(answer: { ok: true; data: T } | { ok: false; problem: unknown }): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.data;
};
const coinsOf = (id: number) => ledger.balance(kit.db, `guest:${id}`);

/** A draft whose film is ready, with these words. */
async function draft(by = mira, ownerId = 9001, change: Partial<contract.VideoWords> = {}): Promise<number> {
  const uploadId = await finishedUpload(kit, ownerId);
  const { id } = data(await by.call(contract.createVideo, { body: { uploadId, name: 'IMG_2041.mov' } }));
  await settleFilm(kit, uploadId);
  data(await by.call(contract.updateVideo, { params: { videoId: id }, body: { ...words, ...change } }));
  return id;
}

/** Lets a video in as an operator does who has just opened its page. */
async function approve(videoId: number) {
  const read = await office.call(contract.readVideo, { params: { videoId } });
  const askedAt = (read.ok ? read.data.video.askedAt : null) ?? 0;
  return office.call(contract.approveVideo, { params: { videoId }, body: { askedAt } });
}

/** A video everybody finds. */
async function published(change: Partial<contract.VideoWords> = {}, by = mira, ownerId = 9001): Promise<number> {
  const videoId = await draft(by, ownerId, change);
  data(await by.call(contract.publishVideo, { params: { videoId } }));
  data(await approve(videoId));
  return videoId;
}
const found = async (client = nobody, filter: contract.VideoFilter = {}) =>
  data(await client.query(contract.videos, { filter })).items.map(({ id }) => id);
const seen = async (videoId: number, client = nobody) =>
  data(await client.call(contract.getVideo, { params: { videoId } })).video;

beforeAll(() => putPeople(kit, domains.consent, [9001, 9002]));
beforeAll(async () => {
  await kit.db.transaction(async (tx) => {
    await performers.create(tx, anActor({ id: 9001, name: 'Mira', bannedCountryCodes: ['CH'] }));
    await performers.create(tx, anActor({ id: 9002, name: 'Vega' }));
  });
});

it('small pictures of a film are for who may watch it, the cover for everybody', async () => {
  const params = { albumId: await published({ price: 500 }) };
  const seenBy = (client = nobody) => client.call(contract.getVideoPictures, { params });
  expect(await seenBy()).toMatchObject({ ok: true, data: { isBlurred: false, previewThumbnails: null } });
  expect(await seenBy(mira)).toMatchObject({ data: { previewThumbnails: { count: 61 } } });
  expect(await nobody.call(contract.getVideoPictures, { params: { albumId: 999_999 } })).toMatchObject({
    problem: { code: 'not_found' },
  });
});

it('words said anew while a video is paused are read before it is shown again; unchanged ones are not', async () => {
  const params = { videoId: await published() };
  const stateAfter = async (change: Partial<contract.VideoWords>) => {
    data(await mira.call(contract.pauseVideo, { params }));
    data(await mira.call(contract.updateVideo, { params, body: { ...words, ...change } }));
    return data(await mira.call(contract.publishVideo, { params })).state;
  };
  expect(await stateAfter({ price: 700 })).toBe('published');
  expect(await stateAfter({ title: text('Something else') })).toBe('review');
  data(await approve(params.videoId));
});

describe('from an upload to the lists', () => {
  it('a draft is its performer’s alone, begins with the name of its file, and is one for each upload', async () => {
    const uploadId = await finishedUpload(kit, 9001);
    const sent = { body: { uploadId, name: 'My_first film.mp4' } };
    const [one, again] = await Promise.all([
      mira.call(contract.createVideo, sent),
      mira.call(contract.createVideo, sent),
    ]);
    expect(data(one).id).toBe(data(again).id);
    expect(data(one)).toMatchObject({ state: 'draft', title: text('My first film'), film: { state: 'waiting' } });
    const params = { videoId: data(one).id };
    expect(await vega.call(contract.getOwnVideo, { params })).toMatchObject({ problem: { code: 'not_found' } });
    expect(await nobody.call(contract.getVideo, { params })).toMatchObject({ problem: { code: 'not_found' } });
    expect(await vega.call(contract.createVideo, sent)).toMatchObject({ problem: { code: 'upload_gone' } });
  });

  it('it is published with a ready film, a title, the word that nobody else is in it, and an operator’s approval; each that is missing is named', async () => {
    const uploadId = await finishedUpload(kit, 9001);
    const { id: videoId } = data(await mira.call(contract.createVideo, { body: { uploadId, name: 'x.mp4' } }));
    const params = { videoId };
    const publish = () => mira.call(contract.publishVideo, { params });
    const say = (change: Partial<contract.VideoWords>) =>
      mira.call(contract.updateVideo, { params, body: { ...words, ...change } });
    expect(await publish()).toMatchObject({ problem: { code: 'video_not_ready' } });
    await settleFilm(kit, uploadId);
    await say({ title: text('') });
    expect(await publish()).toMatchObject({ problem: { code: 'video_needs_title' } });
    await say({ isAlone: false });
    expect(await publish()).toMatchObject({ problem: { code: 'video_needs_word' } });
    expect(await say({ title: text('teenage dreams') })).toMatchObject({
      problem: { code: 'word_refused', errors: [{ field: 'body.title.en' }] },
    });
    await say({});
    expect(await publish()).toMatchObject({ data: { state: 'review' } });
    expect(await found()).not.toContain(videoId);
    expect(await office.call(contract.nextVideo, {})).toMatchObject({ data: { videoId } });
    expect(
      await office.call(contract.refuseVideo, { params, body: { reason: 'The sound is missing.' } }),
    ).toMatchObject({ ok: true });
    expect(await mira.call(contract.getOwnVideo, { params })).toMatchObject({
      data: { video: { state: 'refused', reason: 'The sound is missing.' } },
    });
    await publish();
    expect(await approve(params.videoId)).toMatchObject({ ok: true });
    expect(await approve(params.videoId)).toMatchObject({ problem: { code: 'video_decided' } });
    expect(await found()).toContain(videoId);
    expect(await seen(videoId)).toMatchObject({
      title: 'An evening by the lake',
      duration: 61,
      price: { value: 500 },
      new: true,
    });
  });

  it('other words of a published one are looked at again, prices are not; a trusted performer publishes at once', async () => {
    const videoId = await published();
    const params = { videoId };
    const say = (change: Partial<contract.VideoWords>) =>
      mira.call(contract.updateVideo, { params, body: { ...words, ...change } });
    expect(await say({ price: 700 })).toMatchObject({ data: { state: 'published', price: 700 } });
    expect(await say({ title: text('Another title') })).toMatchObject({ data: { state: 'review' } });
    expect(await found()).not.toContain(videoId);
    await approve(params.videoId);
    await office.call(contract.trustPerformer, { params: { actorId: 9001 }, body: { isTrusted: true } });
    expect(await say({ title: text('A third title') })).toMatchObject({ data: { state: 'published' } });
    await office.call(contract.trustPerformer, { params: { actorId: 9001 }, body: { isTrusted: false } });
    expect(
      await office.call(contract.trustPerformer, { params: { actorId: 4711 }, body: { isTrusted: true } }),
    ).toMatchObject({
      problem: { code: 'not_found' },
    });
  });

  it('words that were said anew while an operator read the former ones are not let in unread', async () => {
    const videoId = await draft();
    const params = { videoId };
    data(await mira.call(contract.publishVideo, { params }));
    const { askedAt } = data(await office.call(contract.readVideo, { params })).video;
    await kit.clock.advance(1000);
    data(await mira.call(contract.updateVideo, { params, body: { ...words, title: text('Other words') } }));
    const unread = { params, body: { askedAt: askedAt ?? 0 } };
    expect(await office.call(contract.approveVideo, unread)).toMatchObject({ problem: { code: 'video_decided' } });
    expect(await found()).not.toContain(videoId);
    expect(await approve(videoId)).toMatchObject({ ok: true });
  });

  it('another age rating takes the pictures of the old one away at once, whatever becomes of new ones', async () => {
    const videoId = await published();
    const stored = async () =>
      (await kit.db.pool.query('select cover_id, blurred_id from videos.videos where id = $1', [videoId])).rows[0];
    await kit.db.pool.query(
      'update videos.videos set cover_id = gen_random_uuid(), blurred_id = gen_random_uuid() where id = $1',
      [videoId],
    );
    const say = (ageRating: 16 | 18) =>
      mira.call(contract.updateVideo, { params: { videoId }, body: { ...words, ageRating } });
    expect(await say(16)).toMatchObject({ ok: true });
    expect(await stored()).not.toMatchObject({ cover_id: null });
    expect(await say(18)).toMatchObject({ data: { ageRating: 18, images: null } });
    expect(await stored()).toEqual({ cover_id: null, blurred_id: null });
  });

  it('a sale lowers the price until it ends; one that is none is refused', async () => {
    const videoId = await published({ price: 1000 });
    const say = (salePrice: number | null, days: number | null) =>
      mira.call(contract.updateVideo, {
        params: { videoId },
        body: {
          ...words,
          price: 1000,
          salePrice,
          saleUntil: days === null ? null : kit.clock.now() + days * 86_400_000,
        },
      });
    for (const [price, days] of [
      [1000, 5],
      [900, 0],
      [900, 61],
      [900, null],
      [null, 5],
    ] as const)
      expect(await say(price, days)).toMatchObject({ problem: { code: 'video_sale_bounds' } });
    expect(await say(400, 5)).toMatchObject({ ok: true });
    expect(await seen(videoId)).toMatchObject({ price: { value: 400 }, basePrice: { value: 1000 } });
    expect(await found(nobody, { types: { discount: true } })).toContain(videoId);
    await kit.clock.advance(5 * 86_400_000);
    expect(await seen(videoId)).toMatchObject({ price: { value: 1000 }, saleUntil: null });
    expect(await found(nobody, { types: { discount: true } })).not.toContain(videoId);
  });
});

describe('buying and watching', () => {
  it('who has not bought it is told what is needed and gets no address; who has plays it on', async () => {
    const videoId = await published();
    const params = { videoId };
    const guest = as(21);
    expect(await seen(videoId)).toMatchObject({ restriction: 'needLogin', isOpen: false });
    expect(await seen(videoId, guest)).toMatchObject({ restriction: 'needPurchase' });
    expect(await guest.call(contract.playVideo, { params })).toMatchObject({
      problem: { code: 'video_locked', data: { restriction: 'needPurchase' } },
    });
    await fundGuest(ledger, kit.db, 21, 1200);
    expect(await guest.call(contract.buyVideo, { params, body: { shown: 499 } })).toMatchObject({
      problem: { code: 'price_changed' },
    });
    const buy = () => guest.call(contract.buyVideo, { params, body: { shown: 500 } });
    // Two tabs at once, and once more.
    const answers = [...(await Promise.all([buy(), buy(), buy()])), await buy()];
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(answers[3]).toMatchObject({ data: { success: true, guestBalance: 700 } });
    expect(await coinsOf(21)).toBe(700);
    expect(await ledger.balance(kit.db, 'performer:9001')).toBeGreaterThan(0);
    expect(await seen(videoId, guest)).toMatchObject({ restriction: null, isOpen: true, guestInfo: { bought: true } });
    expect(await found(guest, { types: { bought: true } })).toEqual([videoId]);
    expect(data(await guest.call(contract.playVideo, { params })).hls).toContain('master.m3u8?expires=');
    await guest.call(contract.storeVideoPlace, { params, body: { ms: 30_000 } });
    expect(await guest.call(contract.playVideo, { params })).toMatchObject({ data: { watchedMs: 30_000 } });
    expect(await mira.call(contract.getOwnVideo, { params })).toMatchObject({ data: { video: { views: 1, sold: 1 } } });
    expect(data(await guest.query(contract.ownVideos, {})).items).toMatchObject([{ id: videoId, watchedMs: 30_000 }]);
  });

  it('without coins nothing is sold, what is free cannot be bought and everybody plays it', async () => {
    const params = { videoId: await published() };
    const guest = as(22);
    expect(await guest.call(contract.buyVideo, { params, body: { shown: 500 } })).toMatchObject({
      problem: { code: 'not_enough_coins' },
    });
    const free = { videoId: await published({ price: 0 }) };
    expect(await guest.call(contract.buyVideo, { params: free, body: { shown: 0 } })).toMatchObject({
      problem: { code: 'video_not_for_sale' },
    });
    expect(data(await nobody.call(contract.playVideo, { params: free })).watchedMs).toBe(0);
  });

  it('VIP members see what is theirs without paying; others are told, or buy it where it has a price', async () => {
    const free = await published({ price: 0, vip: true });
    const priced = await published({ price: 300, vip: true });
    expect(await seen(free, as(24))).toMatchObject({ restriction: 'needAbo' });
    expect(await seen(priced, as(24))).toMatchObject({ restriction: 'needPurchase' });
    expect(await seen(priced, as(vip))).toMatchObject({ isOpen: true, guestInfo: { flatrate: true, bought: false } });
    expect(await as(vip).call(contract.buyVideo, { params: { videoId: priced }, body: { shown: 300 } })).toMatchObject({
      problem: { code: 'video_not_for_sale' },
    });
    expect(await as(24).call(contract.buyVideo, { params: { videoId: free }, body: { shown: 0 } })).toMatchObject({
      problem: { code: 'restricted', data: { restriction: 'needAbo' } },
    });
  });

  it('what is bought stays when its performer pauses it; taken down it is gone for all, says why, and pays back once', async () => {
    const videoId = await published();
    const params = { videoId };
    const guest = as(23);
    await fundGuest(ledger, kit.db, 23, 500);
    data(await guest.call(contract.buyVideo, { params, body: { shown: 500 } }));
    expect(await mira.call(contract.deleteVideo, { params })).toMatchObject({ problem: { code: 'video_decided' } });
    data(await mira.call(contract.pauseVideo, { params }));
    expect(await found()).not.toContain(videoId);
    expect(await nobody.call(contract.getVideo, { params })).toMatchObject({ problem: { code: 'not_found' } });
    expect(await guest.call(contract.playVideo, { params })).toMatchObject({ ok: true });
    const body = { reason: 'A complaint was right.', paysBack: true };
    data(await guest.call(contract.storeVideoPlace, { params, body: { ms: 9_000_000 } }));
    expect(await seen(videoId, guest)).toMatchObject({ watchedMs: 61_000 });
    data(await office.call(contract.takeDownVideo, { params, body }));
    // Before anything is paid back, too, it is nothing that somebody has.
    expect(await guest.call(contract.buyVideo, { params, body: { shown: 500 } })).toMatchObject({
      problem: { code: 'not_found' },
    });
    expect(await guest.call(contract.likeVideo, { params, body: { isLiked: true } })).toMatchObject({
      problem: { code: 'not_found' },
    });
    expect(await guest.call(contract.playVideo, { params })).toMatchObject({ problem: { code: 'not_found' } });
    expect(await mira.call(contract.publishVideo, { params })).toMatchObject({ problem: { code: 'video_decided' } });
    await payBack({ kit, sales }, videoId);
    await payBack({ kit, sales }, videoId);
    expect(await coinsOf(23)).toBe(500);
    expect(data(await guest.query(contract.ownVideos, {})).items).toMatchObject([{ id: videoId, isTakenDown: true }]);
  });
});

describe('who wants nothing of the other', () => {
  it('buys and likes nothing, whoever of the two has blocked; what was bought before stays', async () => {
    const [mine, next] = [await published(), await published()];
    const guest = as(41);
    await fundGuest(ledger, kit.db, 41, 1000);
    const buy = (videoId: number) => guest.call(contract.buyVideo, { params: { videoId }, body: { shown: 500 } });
    const like = (videoId: number) => guest.call(contract.likeVideo, { params: { videoId }, body: { isLiked: true } });
    expect(await buy(mine)).toMatchObject({ ok: true });
    await kit.db.transaction((tx) => blocks.block(tx, 9001, 41));
    expect(await buy(next)).toMatchObject({ problem: { code: 'not_found' } });
    expect(await like(next)).toMatchObject({ problem: { code: 'not_found' } });
    expect(await seen(next, guest)).toMatchObject({ rating: { likes: 0 } });
    expect(await coinsOf(41)).toBe(500);
    expect(await guest.call(contract.playVideo, { params: { videoId: mine } })).toMatchObject({ ok: true });
  });
});

describe('lists', () => {
  it('they keep to filters and orders, and pages follow each other without a gap', async () => {
    const ids = [];
    for (const price of [100, 200, 300]) ids.push(await published({ price }, vega, 9002));
    const page = async (after?: string) =>
      data(
        await nobody.query(contract.videos, {
          filter: { modelIds: [9002] },
          order: 'cheapest',
          first: 2,
          ...(after ? { after } : {}),
        }),
      );
    const first = await page();
    expect(first.items.map(({ price }) => price.value)).toEqual([100, 200]);
    expect(first).toMatchObject({ total: 3, isMore: false });
    const second = await page(first.next ?? '');
    expect(second).toMatchObject({ items: [{ price: { value: 300 } }], next: null });
    expect(await nobody.query(contract.videos, { after: 'made up' })).toMatchObject({
      problem: { code: 'invalid_input' },
    });
    const chosen = data(await nobody.query(contract.mostPopularTags, {}));
    expect(chosen).toEqual([]);
  });

  it('a like is one, and can be taken back; the words of a title find it, whatever capitals and accents', async () => {
    const videoId = await published({ title: text('Café at MIDNIGHT') });
    const like = (isLiked: boolean) => as(31).call(contract.likeVideo, { params: { videoId }, body: { isLiked } });
    await Promise.all([like(true), like(true)]);
    expect(await seen(videoId, as(31))).toMatchObject({ rating: { likes: 1 }, guestInfo: { liked: true } });
    expect(await like(false)).toMatchObject({ data: { likes: 0 } });
    const search = async (pattern: string) =>
      data(await nobody.query(contract.searchVideos, { pattern })).items.map(({ id }) => id);
    expect(await search('cafe at mid')).toEqual([videoId]);
    expect(await search('no such')).toEqual([]);
    expect(
      data(await as({ accountId: null, roles: [], country: 'CH' }).query(contract.searchVideos, { pattern: 'cafe' }))
        .items,
    ).toEqual([]);
  });
});

import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { rateThing } from '#domains/comments/contract/index.ts';
import { consentDomain } from '#domains/consent/server/index.ts';
import { putPeople } from '#domains/consent/testing/records.ts';
import { getBuyImageAlbumIncentives } from '#domains/conversion/contract/index.ts';
import { conversionDomain } from '#domains/conversion/server/index.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { getDownload, getDownloadLink, setDownloadable } from '#domains/library/contract/index.ts';
import { libraryDomain } from '#domains/library/server/index.ts';
import { getPicture } from '#domains/media/contract/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { salesDomain } from '#domains/sales/server/index.ts';
import { trustPerformer } from '#domains/videos/contract/index.ts';
import { videosDomain } from '#domains/videos/server/index.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { payBack } from './buy-album.ts';
import { albumsDomain } from './index.ts';

/** The one who is a VIP member. */
const vip = 25;
const { kit, as, domains } = await testWorld(
  {
    albums: albumsDomain,
    performers: performersDomain,
    ledger: ledgerDomain,
    sales: salesDomain,
    blocks: blocksDomain,
    consent: consentDomain,
    videos: videosDomain,
    library: libraryDomain,
    conversion: conversionDomain,
  },
  { instead: { subscriptions: { isActive: async (_: unknown, guestId: number) => guestId === vip } } },
);
const { performers, ledger, sales, blocks, library } = domains;
const mira = as({ accountId: 9001, roles: ['performer'], isProven: true });
const vega = as({ accountId: 9002, roles: ['performer'], isProven: true });
const office = as({ accountId: 9, roles: ['operator'] });
const nobody = as(null);
type Client = typeof nobody;
const text = (en: string) => ({ de: '', en, nl: '', es: '' });
const words: contract.AlbumWords = {
  title: text('A morning by the lake'),
  description: text('Still water.'),
  ageRating: 16,
  ...{ price: 500, salePrice: null, saleUntil: null, vip: false, isAlone: true },
};
const data = <T>(answer: { ok: true; data: T } | { ok: false; problem: unknown }): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.data;
};
const code = (answer: { ok: boolean; problem?: { code: string } }) => (answer.ok ? 'ok' : answer.problem?.code);
const coinsOf = (id: number) => ledger.balance(kit.db, `guest:${id}`);
async function drawn(hue = 200): Promise<Blob> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="hsl(${hue} 60% 60%)"/><circle cx="90" cy="90" r="40" fill="#fff"/></svg>`;
  return new Blob([(await sharp(Buffer.from(svg)).png().toBuffer()) as BlobPart], { type: 'image/png' });
}
const send = async (albumId: number, by = mira, hue = 200) =>
  by.call(contract.addAlbumPicture, { params: { albumId }, body: await drawn(hue) });
/** A draft with these words and some pictures. */
async function draft(change: Partial<contract.AlbumWords> = {}, pictures = 2): Promise<number> {
  const { id: albumId } = data(await mira.call(contract.createAlbum, { body: { key: crypto.randomUUID() } }));
  for (let index = 0; index < pictures; index += 1) data(await send(albumId, mira, index * 60));
  data(await mira.call(contract.updateAlbum, { params: { albumId }, body: { ...words, ...change } }));
  return albumId;
}
/** Lets an album in as an operator does who has just opened its page. */
async function approve(albumId: number) {
  const read = await office.call(contract.readAlbum, { params: { albumId } });
  const askedAt = (read.ok ? read.data.album.askedAt : null) ?? 0;
  return office.call(contract.approveAlbum, { params: { albumId }, body: { askedAt } });
}

/** An album everybody finds. */
async function published(change: Partial<contract.AlbumWords> = {}, pictures = 2): Promise<number> {
  const albumId = await draft(change, pictures);
  data(await mira.call(contract.publishAlbum, { params: { albumId } }));
  data(await approve(albumId));
  return albumId;
}
const open = (albumId: number, by: Client = nobody) => by.call(contract.openGallery, { query: { albumId } });
const buy = (albumId: number, by: Client, shown = 500) =>
  by.call(contract.buyAlbum, { params: { albumId }, body: { shown } });
const own = async (albumId: number) => data(await mira.call(contract.getOwnAlbum, { params: { albumId } }));
/** What an address of a picture answers. */
const fetchPicture = async (src: string, by: Client) => {
  const [, pictureId = '', width = ''] = /picture\/([^/]+)\/(\d+)/.exec(src) ?? [];
  const asked = new URL(src, 'http://x').searchParams;
  const query = Object.fromEntries(asked) as Record<string, never>;
  return code(await by.call(getPicture, { params: { pictureId, width: Number(width) as 640 }, query }));
};

beforeAll(() => putPeople(kit, domains.consent, [9001, 9002]));
beforeAll(async () => {
  await kit.db.transaction(async (tx) => {
    await performers.create(tx, anActor({ id: 9001, name: 'Mira', bannedCountryCodes: ['CH'] }));
    await performers.create(tx, anActor({ id: 9002, name: 'Vega' }));
  });
  for (const id of [21, 22, 23, 24, vip]) await fundGuest(ledger, kit.db, id, 5000);
});

describe('from pictures to the lists', () => {
  it('its number is none of a video, the same key is the same album, and it is its performer’s alone', async () => {
    const key = crypto.randomUUID();
    const made = await Promise.all([1, 2].map(() => mira.call(contract.createAlbum, { body: { key } })));
    const [one, again] = made.map(data);
    expect(one?.id).toBe(again?.id);
    expect(one?.id).toBeGreaterThan(500_000_000);
    const params = { albumId: one?.id ?? 0 };
    expect(code(await vega.call(contract.getOwnAlbum, { params }))).toBe('not_found');
    expect(code(await send(params.albumId, vega))).toBe('not_found');
    expect(code(await open(params.albumId))).toBe('not_found');
  });

  it('it is published with a picture, a title, her word and an operator’s approval; each that is missing is named', async () => {
    const { id: albumId } = data(await mira.call(contract.createAlbum, { body: { key: crypto.randomUUID() } }));
    const params = { albumId };
    const publish = async () => code(await mira.call(contract.publishAlbum, { params }));
    const say = (change: Partial<contract.AlbumWords>) =>
      mira.call(contract.updateAlbum, { params, body: { ...words, ...change } });
    expect(await publish()).toBe('album_needs_pictures');
    data(await send(albumId));
    expect(await publish()).toBe('album_needs_title');
    data(await say({ isAlone: false }));
    expect(await publish()).toBe('album_needs_word');
    expect(await say({ title: text('teenage dreams') })).toMatchObject({
      problem: { code: 'word_refused', errors: [{ field: 'body.title.en' }] },
    });
    data(await say({}));
    expect(await publish()).toBe('ok');
    expect(code(await open(albumId))).toBe('not_found');
    data(await office.call(contract.refuseAlbum, { params, body: { reason: 'Too dark.' } }));
    expect(await own(albumId)).toMatchObject({ state: 'refused', reason: 'Too dark.' });
    expect(await publish()).toBe('ok');
    expect(code(await approve(albumId))).toBe('ok');
    expect(code(await approve(albumId))).toBe('album_decided');
    const list = data(await nobody.query(contract.albums, { actorId: 9001 })).items;
    expect(list.find(({ id }) => id === albumId)).toMatchObject({ title: 'A morning by the lake', total: 1 });
    expect(data(await as({ country: 'CH' }).query(contract.albums, { actorId: 9001 })).items).toEqual([]);
  });

  it('what is sent or said after a look is looked at, also of one that was only paused', async () => {
    const albumId = await published();
    const params = { albumId };
    data(await send(albumId));
    expect(await own(albumId)).toMatchObject({ state: 'review' });
    const askedAt = (await own(albumId)).id && data(await office.call(contract.readAlbum, { params })).album.askedAt;
    await kit.clock.advance(1000);
    data(await send(albumId));
    expect(code(await office.call(contract.approveAlbum, { params, body: { askedAt: askedAt ?? 0 } }))).toBe(
      'album_decided',
    );
    data(await approve(albumId));
    data(await mira.call(contract.pauseAlbum, { params }));
    data(await mira.call(contract.updateAlbum, { params, body: { ...words, title: text('Another') } }));
    data(await mira.call(contract.publishAlbum, { params }));
    expect(await own(albumId)).toMatchObject({ state: 'review' });
    data(await approve(albumId));
    data(await mira.call(contract.pauseAlbum, { params }));
    expect(data(await mira.call(contract.publishAlbum, { params }))).toMatchObject({ state: 'published' });
    data(await office.call(trustPerformer, { params: { actorId: 9001 }, body: { isTrusted: true } }));
    expect(data(await send(albumId))).toMatchObject({ state: 'published', total: 5 });
    data(await office.call(trustPerformer, { params: { actorId: 9001 }, body: { isTrusted: false } }));
  });

  it('order, cover and previews are hers to say; what is not of the album counts for nothing', async () => {
    const albumId = await draft({}, 3);
    const before = (await own(albumId)).pictures.map(({ id }) => id);
    const order = [...before].reverse();
    const stranger = crypto.randomUUID();
    const arrange = (body: { order: string[]; coverId: string | null; previewIds: string[] }, by = mira) =>
      by.call(contract.arrangeAlbum, { params: { albumId }, body });
    const said = {
      order: [stranger, ...order.slice(0, 2)],
      coverId: order[1] ?? null,
      previewIds: [order[2] ?? '', stranger],
    };
    expect(code(await arrange(said, vega))).toBe('not_found');
    const after = data(await arrange(said));
    expect(after.pictures.map(({ id }) => id)).toEqual(order);
    expect(after.coverId).toBe(order[1]);
    expect(after.pictures.map(({ isPreview }) => isPreview)).toEqual([false, false, true]);
    expect(code(await arrange({ ...said, previewIds: [...before, stranger] }))).toBe('invalid_input');
    const [first = ''] = order;
    expect(data(await mira.call(contract.removeAlbumPicture, { params: { albumId, pictureId: first } })).total).toBe(2);
  });
});

describe('who sees what', () => {
  it('before it is bought pictures are colours alone, but previews; no address helps anybody else', async () => {
    const albumId = await published();
    const [first, second] = (await own(albumId)).pictures.map(({ id }) => id);
    const arranged = { order: [], coverId: null, previewIds: [first ?? ''] };
    data(await mira.call(contract.arrangeAlbum, { params: { albumId }, body: arranged }));
    const guest = as(21);
    const before = data(await open(albumId, guest)).album;
    expect(before).toMatchObject({ isOpen: false, restriction: 'needPurchase' });
    expect(before.pictures.map(({ isBlurred }) => isBlurred)).toEqual([false, true]);
    expect(data(await buy(albumId, guest))).toMatchObject({ success: true, guestBalance: 4500 });
    const after = data(await open(albumId, guest)).album;
    expect(after).toMatchObject({ isOpen: true, guestInfo: { bought: true } });
    const full = after.pictures.find(({ id }) => id === second)?.src ?? '';
    expect(full).toContain('signature=');
    expect(await fetchPicture(full, guest)).toBe('ok');
    expect(await fetchPicture(full, as(22))).toBe('not_found');
    expect(await fetchPicture(full, nobody)).toBe('not_found');
    expect(await fetchPicture(full.split('?')[0] ?? '', guest)).toBe('link_expired');
    expect(await fetchPicture(before.pictures[0]?.src ?? '', nobody)).toBe('ok');
    data(
      await office.call(contract.takeDownAlbum, {
        params: { albumId },
        body: { reason: 'A complaint', paysBack: false },
      }),
    );
    await kit.clock.advance(6000);
    expect(await fetchPicture(full, guest)).toBe('not_found');
  });

  it('a new picture is nobody’s but hers until it was looked at, also for who owns the album', async () => {
    const albumId = await published();
    const guest = as(22);
    data(await buy(albumId, guest));
    const sent = data(await send(albumId)).pictures.at(-1);
    expect(data(await open(albumId, guest)).album.pictures).toHaveLength(2);
    expect(await fetchPicture(sent?.src ?? '', guest)).toBe('not_found');
    expect(await fetchPicture(sent?.src ?? '', mira)).toBe('ok');
    await approve(albumId);
    expect(data(await open(albumId, guest)).album.pictures).toHaveLength(3);
  });

  it('VIP, login and free albums are told apart; views count once a day and only when logged in', async () => {
    const forVip = await published({ price: 0, vip: true });
    expect(data(await open(forVip, as(21))).album).toMatchObject({ isOpen: false, restriction: 'needAbo' });
    expect(data(await open(forVip, as(vip))).album).toMatchObject({ isOpen: true, guestInfo: { flatrate: true } });
    const free = await published({ price: 0 });
    expect(data(await open(free)).album).toMatchObject({ isOpen: true, free: true });
    expect(data(await open(free)).rating.albumTotalViews).toBe(0);
    await Promise.all([open(free, as(21)), open(free, as(21)), open(free, as(22))]);
    expect(data(await open(free)).rating.albumTotalViews).toBe(2);
    const adult = await published({ price: 0, ageRating: 18 });
    expect(data(await open(adult)).album).toMatchObject({ isOpen: false, restriction: 'needLogin' });
  });
});

/** What a guest is told before they buy an album. */
const toldBefore = async (albumId: number, guest: typeof nobody) =>
  data(await guest.call(getBuyImageAlbumIncentives, { params: { albumId } })).data.incentives.map(({ way }) => way);

describe('buying', () => {
  it('two tabs buy once; the price that was shown counts; what is refused costs nothing', async () => {
    const albumId = await published();
    const guest = as(23);
    expect(await toldBefore(albumId, guest)).toEqual(['buy']);
    expect(await toldBefore(albumId, as(31))).toEqual(['topUp']);
    expect(await toldBefore(albumId, nobody)).toEqual(['signUp', 'logIn']);
    expect(code(await buy(albumId, guest, 400))).toBe('price_changed');
    const presses = await Promise.all(Array.from({ length: 6 }, () => buy(albumId, guest)));
    expect(presses.map(code)).toEqual(Array(6).fill('ok'));
    expect(await toldBefore(albumId, guest)).toEqual([]);
    expect(await coinsOf(23)).toBe(4500);
    expect(await own(albumId)).toMatchObject({ sold: 1 });
    expect(code(await buy(albumId, as(31)))).toBe('not_enough_coins');
    expect(code(await buy(await published({ price: 0 }), guest))).toBe('album_not_for_sale');
    expect(code(await buy(await draft(), guest))).toBe('not_found');
    expect(code(await nobody.call(contract.buyAlbum, { params: { albumId }, body: { shown: 500 } }))).toBe(
      'not_logged_in',
    );
    await kit.db.transaction((tx) => blocks.block(tx, 9001, 24));
    expect(code(await buy(albumId, as(24)))).toBe('not_found');
  });

  it('what is owned stays: nothing is taken out of it, paused it still opens', async () => {
    const albumId = await published();
    const guest = as(23);
    data(await buy(albumId, guest));
    const params = { albumId };
    const [picture] = (await own(albumId)).pictures;
    expect(
      code(await mira.call(contract.removeAlbumPicture, { params: { albumId, pictureId: picture?.id ?? '' } })),
    ).toBe('album_owned');
    expect(code(await mira.call(contract.deleteAlbum, { params }))).toBe('album_owned');
    data(await mira.call(contract.pauseAlbum, { params }));
    expect(data(await open(albumId, guest)).album.isOpen).toBe(true);
    expect(code(await open(albumId))).toBe('not_found');
  });

  it('is downloaded by who bought it where its performer allows it, until it is taken down', async () => {
    const albumId = await published();
    const params = { kind: 'album', id: String(albumId) };
    const link = async (by: Client) => data(await by.call(getDownloadLink, { params })).download;
    data(await buy(albumId, as(23)));
    expect(await link(as(23))).toBeNull();
    expect(code(await vega.call(setDownloadable, { params, body: { isAllowed: true } }))).toBe('not_found');
    data(await mira.call(setDownloadable, { params, body: { isAllowed: true } }));
    expect([typeof (await link(as(23))), await link(as(25))]).toEqual(['string', null]);
    const { searchParams } = new URL((await link(as(23))) ?? '', 'http://x');
    const query = Object.fromEntries(searchParams) as never;
    const file = data(await as(23).call(getDownload, { params, query })) as FileReply;
    const parts: Uint8Array[] = [];
    for await (const part of file.body as NodeJS.ReadableStream) parts.push(part as never);
    expect(Object.keys(unzipSync(new Uint8Array(Buffer.concat(parts))))).toEqual(['1.webp', '2.webp']);
    const body = { reason: 'Not this one', paysBack: true };
    data(await office.call(contract.takeDownAlbum, { params: { albumId }, body }));
    expect(await link(as(23))).toBeNull();
    expect(code(await as(23).call(getDownload, { params, query }))).toBe('download_refused');
  });

  it('taken down, it is paid back once and says why', async () => {
    const albumId = await published();
    const guest = as(22);
    const before = await coinsOf(22);
    data(await buy(albumId, guest));
    const params = { albumId };
    const body = { reason: 'Somebody else is in it', paysBack: true };
    const twice = await Promise.all([1, 2].map(() => office.call(contract.takeDownAlbum, { params, body })));
    expect(twice.map(code).sort()).toEqual(['album_decided', 'ok']);
    expect(code(await buy(albumId, guest))).toBe('not_found');
    await Promise.all([payBack({ kit, sales, library }, albumId), payBack({ kit, sales, library }, albumId)]);
    expect(await coinsOf(22)).toBe(before);
    expect(data(await open(albumId, guest))).toMatchObject({
      isTakenDown: true,
      isPaidBack: true,
      reason: body.reason,
      album: { isOpen: false },
    });
    expect(code(await open(albumId))).toBe('not_found');
    expect(code(await buy(albumId, guest))).toBe('not_found');
  });
});

describe('ratings, comments and previews', () => {
  it('likes and dislikes of albums, pictures and whole galleries; own ones and unseen pictures are refused', async () => {
    const albumId = await published();
    const [, second] = (await own(albumId)).pictures;
    const rate = (by: Client, guestRating: -1 | 0 | 1) =>
      by.call(contract.setGuestRating, { body: { albumId, guestRating } });
    await Promise.all([rate(as(21), 1), rate(as(22), 1), rate(as(23), -1)]);
    expect(data(await rate(as(21), 1))).toMatchObject({
      success: true,
      guestRatingLikes: 2,
      guestRatingDislikes: 1,
      isLiked: true,
    });
    expect(await own(albumId)).toMatchObject({ likes: 2 });
    // Given through comments as well, it counts in the order of albums at once.
    const params = { kind: 'album', subjectId: String(albumId) };
    data(await as(22).call(rateThing, { params, body: { rating: 0 } }));
    expect(await own(albumId)).toMatchObject({ likes: 1 });
    data(await as(22).call(rateThing, { params, body: { rating: 1 } }));
    expect(code(await rate(mira, 1))).toBe('own_thing');
    const ratePicture = (by: Client) =>
      by.call(contract.setPictureGuestRating, { body: { pictureId: second?.id ?? '', guestRating: 1 } });
    expect(code(await ratePicture(as(21)))).toBe('not_found');
    data(await buy(albumId, as(21)));
    expect(data(await ratePicture(as(21)))).toMatchObject({ guestRatingLikes: 1, isLiked: true });
    const sedcards = await as(21).call(contract.setSedcardsGuestRating, {
      params: { actorId: 9001 },
      body: { guestRating: -1 },
    });
    expect(data(sedcards)).toMatchObject({ isDisliked: true, guestRatingDislikes: 1 });
    expect(
      code(await as(21).call(contract.setSedcardsGuestRating, { params: { actorId: 77 }, body: { guestRating: 1 } })),
    ).toBe('not_found');
  });

  it('one comment each; the preview is a text of JSON with what is open', async () => {
    const albumId = await published();
    const post = (by: Client, commentText: string) =>
      by.call(contract.postGalleryComment, { body: { albumId, commentText } });
    expect(data(await post(as(21), 'Lovely light'))).toMatchObject({
      success: true,
      comment: { text: 'Lovely light' },
    });
    expect(code(await post(as(21), 'Once more'))).toBe('already_commented');
    const read = data(await as(21).call(contract.getGalleryComments, { query: { albumId } }));
    expect(read).toMatchObject({ total: 1, isGuestAllowedToCommentAlbum: false, comments: [{ text: 'Lovely light' }] });
    const [first] = (await own(albumId)).pictures;
    data(
      await mira.call(contract.arrangeAlbum, {
        params: { albumId },
        body: { order: [], coverId: null, previewIds: [first?.id ?? ''] },
      }),
    );
    const preview = (actorName: string) =>
      nobody.call(contract.getGalleryPreview, { body: { actorName, albumId, isMobile: true } });
    expect(code(await preview('vega'))).toBe('not_found');
    const told = JSON.parse(data(await preview('mira')).data) as { urls: string[] };
    expect(told).toMatchObject({ context: 'album', previewTitle: 'A morning by the lake' });
    expect(told.urls).toHaveLength(1);
    expect(await fetchPicture(told.urls[0] ?? '', nobody)).toBe('ok');
  });
});

import sharp from 'sharp';
import { expect, it } from 'vitest';
import { saleRefunded } from '#domains/sales/contract/index.ts';
import {
  addGift,
  addGiftDrawing,
  changeGift,
  getGiftEditor,
  getOwnGiving,
  giftList,
  giveGifts,
  giveTip,
  messengerGifts,
  putGiftCategory,
  removeGiftDrawing,
  sendingList,
} from '../contract/index.ts';
import { mira, openGiftShop } from '../testing/shop.ts';

const shop = await openGiftShop();
const { kit, as, fund } = shop;
const office = as(9, { roles: ['operator'] });
const rose = 1002;
const names = (name: string) => ({ nameDe: `${name} de`, nameEn: name, nameNl: `${name} nl`, nameEs: `${name} es` });
const pebble = {
  ...names('Pebble'),
  category: '1',
  price: 70,
  picture: 'pearl',
  season: null,
  position: 3,
  vip: false,
  active: true,
} as const;
const rows = async (query: object = {}) => {
  const answer = await office.call(giftList.read, { query });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};

it('an operator adds a gift, changes it and takes it off, and each leaves a line; guests see it as it is now', async () => {
  const added = await office.call(addGift, { body: pebble });
  const giftId = added.ok ? added.data.id : 0;
  expect(giftId).toBeGreaterThan(2000);
  const offered = async () => {
    const answer = await as(null).query(messengerGifts, { categoryId: 1 });
    return answer.ok ? answer.data.find(({ id }) => id === giftId) : null;
  };
  expect(await offered()).toMatchObject({ name: 'Pebble', price: 70, imageUrl: '/rest/v1/gifts/picture/pearl' });
  await office.call(changeGift, { params: { giftId }, body: { ...pebble, price: 90 } });
  expect(await offered()).toMatchObject({ price: 90 });
  await office.call(changeGift, { params: { giftId }, body: { ...pebble, active: false } });
  expect(await offered()).toBeUndefined();
  const { rows: lines } = await kit.db.pool.query(
    `select operation from audit.entries where subject = $1 order by id`,
    [`gift:${giftId}`],
  );
  expect(lines.map(({ operation }) => operation)).toEqual(['gifts.add', 'gifts.change', 'gifts.change']);
});

it('is refused a drawing or category there is not, a gift there is not, and names that are empty', async () => {
  expect(await office.call(addGift, { body: { ...pebble, picture: 'nothing' } })).toMatchObject({
    problem: { code: 'gift_drawing_missing' },
  });
  expect(await office.call(addGift, { body: { ...pebble, category: '96479' } })).toMatchObject({
    problem: { code: 'gift_category_missing' },
  });
  expect(await office.call(changeGift, { params: { giftId: 55 }, body: pebble })).toMatchObject({
    problem: { code: 'not_found' },
  });
  expect(await office.call(getGiftEditor, { params: { giftId: 55 } })).toMatchObject({
    problem: { code: 'not_found' },
  });
  expect(await office.call(addGift, { body: { ...pebble, nameEs: ' ' } })).toMatchObject({
    problem: { code: 'invalid_input' },
  });
  expect(await office.call(getGiftEditor, { params: { giftId: 0 } })).toMatchObject({ data: { gift: null } });
});

it('what was given of each gift is counted between two days, with its sums, by name and category', async () => {
  await fund(1, 5000);
  await kit.db.transaction((tx) => shop.gifts.grant(tx, { guestId: 1, giftId: rose, quantity: 2 }));
  const give = (quantity: number) => {
    const body = {
      actorId: mira.id,
      gifts: [{ giftId: rose, quantity }],
      inRoom: false,
      shown: 5000,
      key: crypto.randomUUID(),
    };
    return as(1).call(giveGifts, { body });
  };
  await give(1);
  await give(4);
  const { rows: found, totals } = await rows({ search: 'ros', sort: '-given' });
  expect(found[0]).toMatchObject({ id: rose, given: 5, worth: 500, paid: 300, kept: 0 });
  expect(totals).toMatchObject({ given: 5, worth: 500, paid: 300 });
  expect((await rows({ search: 'ros', from: '2001-01-01', to: '2001-01-02' })).totals).toMatchObject({ given: 0 });
  const flowers = (await rows({ category: '1', limit: 100 })).rows;
  expect(flowers.every(({ category }) => category === 'Flowers')).toBe(true);
  const first = await rows({ limit: 20 });
  const second = await rows({ limit: 20, after: first.next ?? '' });
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(40);
});

it('a category is added and renamed', async () => {
  const added = await office.call(putGiftCategory, { body: { categoryId: null, ...names('Stones'), position: 9 } });
  const categoryId = added.ok ? added.data.id : 0;
  expect(await office.call(putGiftCategory, { body: { categoryId, ...names('Pebbles'), position: 1 } })).toMatchObject({
    data: { names: { en: 'Pebbles' }, position: 1, gifts: 0 },
  });
  expect(await office.call(putGiftCategory, { body: { categoryId: 4444, ...names('X'), position: 1 } })).toMatchObject({
    problem: { code: 'not_found' },
  });
});

const picture = async (width: number, height: number): Promise<Blob> => {
  const pixels = { width, height, channels: 4 as const, background: { r: 200, g: 40, b: 90, alpha: 0.5 } };
  return new Blob([new Uint8Array(await sharp({ create: pixels }).png().toBuffer())]);
};
const drawings = async () => {
  const answer = await office.call(getGiftEditor, { params: { giftId: 0 } });
  return answer.ok ? answer.data.drawings.filter(({ isUploaded }) => isUploaded) : [];
};

it('an operator sends a drawing, a gift looks like it for everybody, and it goes only when no gift does', async () => {
  const sent = await office.call(addGiftDrawing, { query: { name: 'Lamp' }, body: await picture(300, 300) });
  const drawing = sent.ok ? sent.data : null;
  const id = drawing?.picture ?? '';
  expect(drawing).toMatchObject({ name: 'Lamp', imageUrl: `/rest/v1/media/picture/${id}/240`, gifts: 0 });
  const stored = await kit.storage.get(`pictures/${id}/original.webp`);
  expect(await sharp(stored?.body).metadata()).toMatchObject({ format: 'webp', hasAlpha: true, width: 300 });
  const added = await office.call(addGift, { body: { ...pebble, picture: id } });
  const giftId = added.ok ? added.data.id : 0;
  const offered = await as(null).query(messengerGifts, { categoryId: 1 });
  expect(offered.ok && offered.data.find((one) => one.id === giftId)?.imageUrl).toBe(drawing?.imageUrl);
  expect(await drawings()).toMatchObject([{ picture: id, gifts: 1 }]);
  const remove = () => office.call(removeGiftDrawing, { params: { pictureId: id } });
  expect(await remove()).toMatchObject({ problem: { code: 'gift_drawing_used' } });
  await office.call(changeGift, { params: { giftId }, body: pebble });
  expect(await remove()).toMatchObject({ ok: true });
  expect(await remove()).toMatchObject({ problem: { code: 'not_found' } });
  expect(await kit.storage.get(`pictures/${id}/original.webp`)).toBeNull();
  expect(await office.call(addGift, { body: { ...pebble, picture: id } })).toMatchObject({
    problem: { code: 'gift_drawing_missing' },
  });
});

it('a drawing that is none, or not square, is refused and nothing is kept of it; only operators send one', async () => {
  const send = (body: Blob, by = office) => by.call(addGiftDrawing, { query: { name: 'Lamp' }, body });
  expect(await send(new Blob(['no picture']))).toMatchObject({ problem: { code: 'picture_refused' } });
  expect(await send(await picture(300, 200))).toMatchObject({ problem: { code: 'gift_drawing_not_square' } });
  expect(await send(await picture(300, 300), as(70))).toMatchObject({ ok: false });
  expect(await drawings()).toEqual([]);
  expect((await kit.db.pool.query('select id from media.pictures')).rows).toEqual([]);
});

it('what was given is listed with what went back of it, and its guest reads so', async () => {
  await fund(80, 5000);
  await as(80).call(giveGifts, {
    body: {
      actorId: mira.id,
      gifts: [{ giftId: rose, quantity: 2 }],
      inRoom: false,
      shown: 200,
      key: crypto.randomUUID(),
    },
  });
  await as(80).call(giveTip, { body: { actorId: mira.id, coins: 300, inRoom: false, key: crypto.randomUUID() } });
  const list = async (query: object = {}) => {
    const answer = await office.call(sendingList.read, { query });
    return answer.ok ? answer.data : { rows: [], totals: null };
  };
  const [tip, roses] = (await list()).rows.filter(({ guestId }) => guestId === 80);
  expect(tip).toMatchObject({ kind: 'tip', price: 300, paidBack: 0, actorName: 'Mira', place: 'profile' });
  expect(roses).toMatchObject({ kind: 'gift', what: '2 × Rose', price: 200 });
  const sale = tip?.sale ?? '';
  await kit.db.transaction((tx) => tx.emit(saleRefunded, { sale, coins: 120, takenBack: 60 }));
  await kit.db.transaction((tx) => tx.emit(saleRefunded, { sale: 'chat:1', coins: 500, takenBack: 0 }));
  await kit.events.drain();
  expect((await list({ back: 'yes' })).rows).toMatchObject([{ sale, paidBack: 120 }]);
  expect((await list({ search: sale })).rows).toMatchObject([{ sale }]);
  expect((await list({ search: 'nobody' })).rows).toEqual([]);
  expect((await list()).totals).toMatchObject({ paidBack: 120 });
  const own = await as(80).call(getOwnGiving, {});
  expect(own.ok && own.data.given.map(({ coins, paidBack }) => [coins, paidBack])).toEqual([
    [300, 120],
    [200, 0],
  ]);
});

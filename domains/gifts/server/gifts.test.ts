import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { on } from '#kit/server/handler.ts';
import { boughtGifts, buyGifts, giftsSent, messengerGiftCategories, messengerGifts } from '../contract/index.ts';
import { mira, openGiftShop } from '../testing/shop.ts';
import { isInSeason } from './catalogue/seasons.ts';
import type { Sending } from './index.ts';

const shop = await openGiftShop();
const { kit, gifts, fund, coins, as } = shop;
const rose = { id: 1002, price: 100 };
const cake = { id: 1108, price: 1200 };
const crown = { id: 1608, price: 10_000 };
const key = (): string => crypto.randomUUID();

const send = (guestId: number, given: Partial<Sending> = {}) =>
  kit.db.transaction((tx) =>
    gifts.send(tx, {
      guestId,
      actorId: mira.id,
      gifts: [{ giftId: rose.id, quantity: 1 }],
      reference: 'profile',
      key: key(),
      ...given,
    }),
  );
const buy = (guestId: number, quantity: number, more: Partial<{ giftId: number; shown: number; key: string }> = {}) =>
  as(guestId).call(buyGifts, {
    body: { giftId: rose.id, quantity, shown: rose.price * quantity, key: key(), ...more },
  });
const bought = async (guestId: number) => {
  const answer = await as(guestId).query(boughtGifts, {});
  return answer.ok ? answer.data : [];
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ kind }) => kind?.code,
  );
const set = (giftId: number, values: string) =>
  kit.db.pool.query(`update gifts.catalogue set ${values} where id = $1`, [giftId]);

it('the first catalogue has sixty gifts or more in eight categories, named in four languages, and toys keep their numbers', async () => {
  const all = await as(null).query(messengerGifts, { all: true });
  const now = all.ok ? all.data : [];
  expect(now.length).toBeGreaterThanOrEqual(60);
  expect(new Set(now.map(({ categoryId }) => categoryId)).size).toBe(8);
  expect(new Set(now.flatMap(({ season }) => season ?? [])).size).toBe(3);
  for (const { id, translations, price, name } of now) {
    expect(id < 96_481 || id > 96_484).toBe(true);
    expect(translations.map(({ language }) => language).sort()).toEqual(['de', 'en', 'es', 'nl']);
    expect(translations.every(({ value }) => value !== '') && name !== '' && price > 0).toBe(true);
  }
  expect(await refusal(set(rose.id, 'id = 96481'))).not.toBeNull();
  const categories = await as(null).query(messengerGiftCategories, {});
  expect(categories.ok && categories.data.map(({ name }) => name)).toContain('Flowers');
});

it('what is sold is what is in the catalogue and in its season, winter over the end of the year', async () => {
  const sold = await as(null).query(messengerGifts, {});
  expect(sold.ok && sold.data.every(({ active }) => active)).toBe(true);
  expect(['2026-11-01', '2026-12-31', '2027-02-14'].map((day) => isInSeason('winter', day))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['2026-10-31', '2027-02-15'].map((day) => isInSeason('winter', day))).toEqual([false, false]);
  expect(isInSeason(null, '2026-07-01')).toBe(true);
});

describe('buying gifts to give later', () => {
  it('is paid once however often the same is sent, and all pages hear of it', async () => {
    await fund(1, 1000);
    const same = key();
    const answers = await Promise.all([buy(1, 3, { key: same }), buy(1, 3, { key: same }), buy(1, 3, { key: same })]);
    expect(answers).toMatchObject(Array(3).fill({ ok: true, data: { boughtGifts: { [rose.id]: 3 }, paid: 300 } }));
    expect(await coins(1)).toBe(700);
    expect(await bought(1)).toEqual([{ giftId: rose.id, quantity: 3 }]);
    expect(
      kit.published.filter(({ topic, type }) => topic === 'guest:1' && type === 'boughtGifts').at(-1),
    ).toMatchObject({
      type: 'boughtGifts',
      data: { boughtGifts: { [rose.id]: 3 } },
    });
  });

  it('is refused with other content under the same key, for more than was shown, without coins, for VIPs, and what is not sold', async () => {
    await fund(2, 500);
    const same = key();
    expect(await buy(2, 1, { key: same })).toMatchObject({ ok: true });
    expect(await buy(2, 2, { key: same })).toMatchObject({ problem: { code: 'key_used_otherwise' } });
    expect(await buy(2, 2, { shown: 150 })).toMatchObject({
      problem: { code: 'price_changed', data: { price: 200 } },
    });
    expect(await buy(2, 9)).toMatchObject({ problem: { code: 'not_enough_coins' } });
    expect(await buy(2, 1, { giftId: crown.id, shown: crown.price })).toMatchObject({
      problem: { code: 'gift_for_vips' },
    });
    expect(await buy(2, 1, { giftId: 77 })).toMatchObject({ problem: { code: 'gift_missing' } });
    await set(1003, 'active = false');
    expect(await buy(2, 1, { giftId: 1003 })).toMatchObject({ problem: { code: 'gift_missing' } });
    expect(await coins(2)).toBe(400);
    expect(await bought(2)).toEqual([{ giftId: rose.id, quantity: 1 }]);
  });
});

describe('giving', () => {
  it('uses what was bought before first, charges the rest, and the performer earns their share of all of it', async () => {
    await fund(10, 1000);
    await buy(10, 2);
    const earned = await shop.earnings();
    const five = [
      { giftId: rose.id, quantity: 3 },
      { giftId: cake.id, quantity: 0 + 1 },
    ];
    expect(await gifts.priceOf(kit.db, 10, five)).toBe(100 + 1200);
    await fund(10, 1000);
    const sent = await send(10, { gifts: five, shownPrice: 1300 });
    expect(sent).toMatchObject({ price: 1500, covered: 200, paid: 1300, repeated: false });
    expect(sent.gifts).toMatchObject([
      { quantity: 3, covered: 2, imageUrl: '/rest/v1/gifts/picture/rose' },
      { quantity: 1, covered: 0 },
    ]);
    expect(await coins(10)).toBe(1000 - 200 + 1000 - 1300);
    expect(await bought(10)).toEqual([]);
    expect((await shop.earnings()) - earned).toBe(1500 / 2);
  });

  it('costs nothing where all of it was bought before, also what is sold no more', async () => {
    await kit.db.transaction((tx) => gifts.grant(tx, { guestId: 11, giftId: 1003, quantity: 1 }));
    expect(await send(11, { gifts: [{ giftId: 1003, quantity: 1 }], shownPrice: 0 })).toMatchObject({
      paid: 0,
      covered: 100,
    });
    expect(await refusal(send(11, { gifts: [{ giftId: 1003, quantity: 1 }] }))).toBe('gift_missing');
  });

  it('that were granted are taken back as far as they are not given, and the guest’s pages hear of it', async () => {
    await kit.db.transaction((tx) => gifts.grant(tx, { guestId: 13, giftId: 1003, quantity: 3 }));
    await send(13, { gifts: [{ giftId: 1003, quantity: 1 }], shownPrice: 0 });
    const takeBack = (quantity: number) =>
      kit.db.transaction((tx) => gifts.takeBack(tx, { guestId: 13, giftId: 1003, quantity }));
    kit.published.length = 0;
    expect([await takeBack(1), await takeBack(5), await takeBack(1)]).toEqual([1, 1, 0]);
    expect(await gifts.stockOf(kit.db, 13)).toBe(0);
    expect(kit.published.map(({ data }) => data)).toEqual([{ boughtGifts: { 1003: 1 } }, { boughtGifts: {} }]);
  });

  it('with the same key answers the first, charges once, and is refused with something else in it', async () => {
    await fund(12, 1000);
    const same = key();
    const sent = await Promise.all([1, 2, 3].map(() => send(12, { key: same })));
    expect(new Set(sent.map(({ sendId }) => sendId)).size).toBe(1);
    expect(sent.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await coins(12)).toBe(900);
    expect(await refusal(send(12, { key: same, gifts: [{ giftId: cake.id, quantity: 1 }] }))).toBe(
      'key_used_otherwise',
    );
    expect(await coins(12)).toBe(900);
  });

  it('is refused when the price rose since it was shown, and the new price is said', async () => {
    await fund(13, 1000);
    await set(1004, 'price = 260');
    const work = send(13, { gifts: [{ giftId: 1004, quantity: 2 }], shownPrice: 400 });
    await expect(work).rejects.toMatchObject({ kind: { code: 'price_changed' }, data: { price: 520 } });
    expect(await coins(13)).toBe(1000);
    await set(1004, 'price = 150');
    expect(await send(13, { gifts: [{ giftId: 1004, quantity: 2 }], shownPrice: 400 })).toMatchObject({ paid: 300 });
  });

  it('is refused to who is blocked, to oneself, to nobody, without coins and to who is no VIP, and uses nothing up', async () => {
    await fund(14, 150);
    await buy(14, 1);
    shop.blocked.add(14);
    expect(await refusal(send(14))).toBe('not_welcome');
    shop.blocked.delete(14);
    expect(await refusal(send(14, { actorId: 14_000 }))).toBe('actor_not_found');
    expect(await refusal(send(mira.id))).toBe('not_welcome');
    expect(await refusal(send(14, { gifts: [{ giftId: rose.id, quantity: 3 }] }))).toBe('not_enough_coins');
    expect(await refusal(send(14, { gifts: [{ giftId: crown.id, quantity: 1 }] }))).toBe('gift_for_vips');
    expect(await bought(14)).toEqual([{ giftId: rose.id, quantity: 1 }]);
    shop.vips.add(14);
    expect(await refusal(send(14, { gifts: [{ giftId: crown.id, quantity: 1 }] }))).toBe('not_enough_coins');
  });

  it('is told once for each gift, to who listens', async () => {
    const heard: unknown[] = [];
    kit.events.subscribe([on(giftsSent, 'gifts.test-hears', async (payload) => void heard.push(payload))]);
    await fund(15, 5000);
    await buy(15, 1);
    const sent = await send(15, {
      reference: 'chat:7',
      gifts: [
        { giftId: rose.id, quantity: 2 },
        { giftId: cake.id, quantity: 1 },
        { giftId: rose.id, quantity: 1 },
      ],
    });
    await kit.events.drain();
    const facts = { sendId: sent.sendId, guestId: 15, actorId: mira.id, reference: 'chat:7' };
    expect(heard).toMatchObject([
      { ...facts, giftId: rose.id, quantity: 3, paid: 200 },
      { ...facts, giftId: cake.id, quantity: 1, paid: 1200 },
    ]);
  });
});

it('twenty at once, buying, giving and being given: bought gifts are never over-spent, and every coin is accounted for', async () => {
  let guests = 1000;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 1200 }),
      fc.array(
        fc.record({
          of: fc.constantFrom('send', 'send', 'send', 'buy', 'grant'),
          quantity: fc.integer({ min: 1, max: 4 }),
        }),
        {
          minLength: 20,
          maxLength: 20,
        },
      ),
      async (stock, money, steps) => {
        guests += 1;
        const guestId = guests;
        await fund(guestId, money);
        if (stock > 0) await kit.db.transaction((tx) => gifts.grant(tx, { guestId, giftId: rose.id, quantity: stock }));
        const done = await Promise.all(
          steps.map(async ({ of, quantity }) => {
            if (of === 'buy') return { in: (await buy(guestId, quantity)).ok ? quantity : 0, out: 0, paid: 0 };
            if (of === 'grant') {
              await kit.db.transaction((tx) => gifts.grant(tx, { guestId, giftId: rose.id, quantity }));
              return { in: quantity, out: 0, paid: 0 };
            }
            const sent = await send(guestId, { gifts: [{ giftId: rose.id, quantity }] }).catch(() => null);
            return { in: 0, out: sent?.gifts[0]?.covered ?? 0, paid: sent?.paid ?? 0 };
          }),
        );
        const sum = (of: 'in' | 'out' | 'paid') => done.reduce((all, each) => all + each[of], 0);
        const left = (await bought(guestId))[0]?.quantity ?? 0;
        expect(left).toBe(stock + sum('in') - sum('out'));
        expect(left).toBeGreaterThanOrEqual(0);
        const buys = done.filter((_, index) => steps[index]?.of === 'buy').reduce((all, each) => all + each.in, 0);
        expect(await coins(guestId)).toBe(money - sum('paid') - buys * rose.price);
      },
    ),
    { numRuns: 8 },
  );
}, 60_000);

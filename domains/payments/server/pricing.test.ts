import { describe, expect, it } from 'vitest';
import { extend } from '#kit/domain/extensions.ts';
import { serviceAreas } from '#kit/domain/service-area.ts';
import * as routes from '../contract/index.ts';
import type { GuestGroup } from '../contract/pricing.ts';
import { vatPart } from '../contract/pricing.ts';
import { openShop } from '../testing/shop.ts';
import { vatMissing } from './vat-missing.ts';

const shop = await openShop();
const office = shop.as(8, ['operator']);
const reason = 'It is a test.';
let next = 700;
const offer = (body: { country?: string; group?: GuestGroup; amounts: string; validFrom?: number }) =>
  office.call(routes.addOffer, { body: { country: null, group: null, reason, ...body } });
const sold = async (guestId: number | null, country: string | null = null) => {
  const answer = await shop.as(guestId, ['guest'], country).call(routes.getTopUpPackages, {});
  if (!answer.ok) throw new Error(answer.problem.code);
  return { ...answer.data, euros: answer.data.packages.map(({ euroCents }) => euroCents / 100) };
};
/** A new guest with an order from a country. */
const ordered = async (packageId: string, country: string | null = null) => {
  next += 1;
  const client = shop.as(next, ['guest'], country);
  return { guestId: next, client, answer: await client.call(routes.startTopUp, { body: { packageId } }) };
};

describe('what operators sell', () => {
  it('is the closest offer in force: country and group, country, group, everybody', async () => {
    expect((await sold(null)).euros).toEqual([5, 10, 25, 50, 100, 200]);
    await offer({ amounts: '7, 14' });
    await offer({ amounts: '8;16', group: 'paying' });
    await offer({ amounts: '30 9', country: 'NL' });
    await offer({ amounts: '11', country: 'NL', group: 'paying' });
    expect([(await sold(null)).euros, (await sold(null, 'NL')).euros]).toEqual([
      [7, 14],
      [9, 30],
    ]);
    const { guestId, answer } = await ordered('eur-7');
    if (!answer.ok) throw new Error(answer.problem.code);
    await shop.decide(answer.data.checkoutUrl ?? '', 'pay');
    expect([(await sold(guestId)).euros, (await sold(guestId, 'NL')).euros]).toEqual([[8, 16], [11]]);
    expect(await shop.payments.guestFields(guestId, 'NL')).toMatchObject({
      chargeAmounts: [44_00],
      chargeConfig: { minAmount: 44_00, maxAmount: 44_00 },
    });
  });

  it('knows who pays often and who returns after long; where nothing is said for them they are guests who pay', async () => {
    const day = 86_400_000;
    const country = 'BE';
    await offer({ amounts: '3', country, group: 'paying' });
    await offer({ amounts: '12', country, group: 'new' });
    const { guestId } = await ordered('eur-12', country);
    const pay = async () => {
      const [amount] = (await sold(guestId, country)).euros;
      const started = await shop
        .as(guestId, ['guest'], country)
        .call(routes.startTopUp, { body: { packageId: `eur-${amount}` } });
      if (!started.ok) throw new Error(started.problem.code);
      await shop.decide(started.data.checkoutUrl ?? '', 'pay');
    };
    const offered = async () => (await sold(guestId, country)).euros;
    expect(await offered()).toEqual([12]);
    for (let orders = 1; orders <= 5; orders += 1) await pay();
    expect(await offered()).toEqual([3]);
    await offer({ amounts: '200', country, group: 'regular' });
    await offer({ amounts: '6', country, group: 'returning' });
    expect(await offered()).toEqual([200]);
    // The last payment is ninety days old: five lately are none.
    await shop.kit.clock.advance(90 * day);
    expect(await offered()).toEqual([3]);
    await shop.kit.clock.advance(60_000);
    expect(await offered()).toEqual([6]);
    await pay();
    expect(await offered()).toEqual([3]);
  });

  it('operators set who pays often and who returns: it counts at once, is checked at the field, and leaves a line', async () => {
    const day = 86_400_000;
    const country = 'LU';
    const groups = (regularOrders: number, regularDays: number, awayDays: number, by = office) =>
      by.call(routes.setGroupRules, { body: { regularOrders, regularDays, awayDays, reason } });
    for (const [group, amounts] of [
      ['paying', '3'],
      ['regular', '200'],
      ['returning', '6'],
    ] as const)
      await offer({ amounts, country, group });
    const { guestId, answer } = await ordered('eur-7', country);
    if (!answer.ok) throw new Error(answer.problem.code);
    await shop.decide(answer.data.checkoutUrl ?? '', 'pay');
    const again = await shop.as(guestId, ['guest'], country).call(routes.startTopUp, { body: { packageId: 'eur-3' } });
    if (!again.ok) throw new Error(again.problem.code);
    await shop.decide(again.data.checkoutUrl ?? '', 'pay');
    const offered = async () => {
      const page = (await sold(guestId, country)).euros;
      // Who decides in a transaction says the same.
      expect((await shop.payments.packagesFor(shop.kit.db, guestId)).map(({ euroCents }) => euroCents / 100)).toEqual(
        page,
      );
      return page;
    };
    expect(await offered()).toEqual([3]);
    expect(await groups(2, 30, 14)).toMatchObject({ data: { regularOrders: 2, state: 'current', reason } });
    expect(await offered()).toEqual([200]);
    await shop.kit.clock.advance(15 * day);
    expect(await offered()).toEqual([6]);
    await groups(2, 14, 60);
    expect(await offered()).toEqual([3]);
    for (const [field, values] of [
      ['regularOrders', [1, 30, 14]],
      ['regularOrders', [101, 30, 14]],
      ['regularDays', [2, 6, 14]],
      ['awayDays', [2, 30, 731]],
    ] as const)
      expect(await groups(...(values as unknown as [number, number, number]))).toMatchObject({
        problem: { code: 'invalid_input', errors: [{ field: `body.${field}` }] },
      });
    expect(await groups(2, 30, 14, shop.as(5))).toMatchObject({ ok: false });
    const listed = await office.call(routes.listPricing, {});
    if (!listed.ok) throw new Error(listed.problem.code);
    expect(listed.data.groups).toMatchObject([
      { regularOrders: 2, regularDays: 14, awayDays: 60, state: 'current' },
      { regularOrders: 2, regularDays: 30, awayDays: 14, state: 'replaced' },
    ]);
    await groups(5, 90, 90);
  });

  it('counts from its instant on, and what is not offered any more is refused with what is', async () => {
    const from = shop.kit.clock.now() + 3_600_000;
    await offer({ amounts: '20', country: 'AT', validFrom: from });
    expect((await sold(null, 'AT')).euros).toEqual([7, 14]);
    await shop.kit.clock.advance(3_600_000);
    expect((await sold(null, 'AT')).euros).toEqual([20]);
    expect((await ordered('eur-7', 'AT')).answer).toMatchObject({
      problem: { code: 'invalid_input', errors: [{ field: 'body.packageId', message: 'eur-20' }] },
    });
  });

  it.each(['', '0', '5, 5', '5.50', '1001', 'five', '1 2 3 4 5 6 7 8 9 10 11 12 13'])(
    'is not “%s”: the field and the way out are named, and nothing changes',
    async (amounts) => {
      const before = await office.call(routes.listPricing, {});
      expect(await offer({ amounts })).toMatchObject({ problem: { errors: [{ field: 'body.amounts' }] } });
      expect(await office.call(routes.listPricing, {})).toEqual(before);
    },
  );

  it('never counts for the past, and is no guest’s to decide', async () => {
    const validFrom = shop.kit.clock.now() - 2 * 3_600_000;
    expect(await offer({ amounts: '5', validFrom })).toMatchObject({ problem: { code: 'pricing_in_the_past' } });
    const body = { country: 'DE', percent: 0, reason };
    expect(await shop.as(5).call(routes.addVatRate, { body })).toMatchObject({ ok: false });
  });
});

describe('value added tax', () => {
  it('is shown with what is sold, by country, and an order keeps the rate it was made with', async () => {
    expect(await sold(null, 'DE')).toMatchObject({ vat: { country: 'DE', percent: 1900 } });
    expect([(await sold(null, 'CH')).vat?.percent, (await sold(null, 'JP')).vat]).toEqual([810, null]);
    const { client, answer } = await ordered('eur-7', 'DE');
    if (!answer.ok) throw new Error(answer.problem.code);
    expect(answer.data.vat).toEqual({ country: 'DE', percent: 1900 });
    await office.call(routes.addVatRate, { body: { country: 'DE', percent: 16.5, reason } });
    expect((await sold(null, 'DE')).vat).toEqual({ country: 'DE', percent: 1650 });
    expect(await client.call(routes.getOrder, { params: { orderId: answer.data.id } })).toMatchObject({
      data: { vat: { percent: 1900 } },
    });
    expect(await office.call(routes.listPricing, {})).toMatchObject({
      data: { rates: expect.arrayContaining([expect.objectContaining({ country: 'DE', state: 'replaced' })]) },
    });
  });

  it('is part of the price, and both parts are the whole', () => {
    for (const cents of [500, 700, 2500, 9999]) {
      for (const percent of [0, 770, 1900, 2100]) {
        const tax = vatPart(cents, percent);
        expect(Math.abs((cents - tax) * (percent / 10_000) - tax)).toBeLessThanOrEqual(1);
      }
    }
    expect(vatPart(2500, 1900)).toBe(399);
  });
});

it('a start warns of countries that are served and have no tax; every country of Europe has one from the start', async () => {
  const { kit } = shop;
  expect(await vatMissing(kit)).toEqual([]);
  expect((await sold(null, 'FI')).vat).toEqual({ country: 'FI', percent: 2_550 });
  for (const country of ['US', 'JP']) await ordered((await sold(null, country)).packages[0]?.id ?? '', country);
  kit.log.lines.splice(0);
  kit.extensions.add('served', [extend(serviceAreas, ({ country }) => country !== 'JP')]);
  await shop.payments.start?.();
  expect(kit.log.lines.splice(0)).toMatchObject([{ level: 'warn', entry: { countries: ['US'] } }]);
  expect(await office.call(routes.addVatRate, { body: { country: 'US', percent: 0, reason } })).toMatchObject({
    ok: true,
  });
  expect(await vatMissing(kit)).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { createLedger } from '#domains/ledger/server/index.ts';
import { testConfig } from '#kit/testing/config.ts';
import * as routes from '../contract/routes.ts';
import { noAccounts } from '../testing/accounts.ts';
import { productionSettings } from '../testing/production.ts';
import { openShop } from '../testing/shop.ts';
import { flexpaySignature } from './flexpay.ts';
import { createPayments } from './index.ts';

const { VEROTEL_SHOP_ID: shopID, VEROTEL_SIGNATURE_KEY: key } = productionSettings;
const shop = await openShop(productionSettings);

async function ordered(guestId: number) {
  const answer = await shop.as(guestId).call(routes.startTopUp, { body: { packageId: 'eur-25' } });
  if (!answer.ok) throw new Error(answer.problem.title);
  return answer.data;
}

describe('a shop of a real provider', () => {
  test('sends its customers to that provider, with an order it signed as the provider wants it', async () => {
    const order = await ordered(1);
    const url = new URL(order.checkoutUrl!);
    expect(url.origin + url.pathname).toBe('https://secure.verotel.com/startorder');
    const { signature, ...given } = Object.fromEntries(url.searchParams);
    expect(given).toMatchObject({
      version: '4',
      shopID,
      type: 'purchase',
      priceAmount: '25.00',
      priceCurrency: 'EUR',
      referenceID: order.id,
    });
    expect(given.successURL).toMatch(`https://vesper.example/rest/v1/payments/return/${order.id}?mark=`);
    expect(signature).toBe(flexpaySignature(key, given));
  });

  test('is paid by reports that carry its own signature, and by nothing else', async () => {
    const order = await ordered(2);
    const coins = () => shop.ledger.balance(shop.kit.db, guestAccount(2));
    const sale = { ...shop.sale(order, '4711'), shopID };
    // The sandbox's key, shop and link are worth nothing here.
    expect((await shop.postback(sale)).status).toBe(403);
    expect((await shop.postback(shop.sale(order, '4711'), key)).status).toBe(403);
    expect(await coins()).toBe(0);
    expect(await shop.postback(sale, key)).toEqual({ status: 200, text: 'OK' });
    expect(await coins()).toBe(10_000);
  });

  test('has no sandbox beside it: neither its pages nor its word', async () => {
    const packages = await shop.as(null).call(routes.getTopUpPackages, {});
    expect(packages).toMatchObject({ data: { isSandbox: false } });
    const order = await ordered(3);
    const page = await fetch(`${shop.base}/sandbox/flexpay/startorder${new URL(order.checkoutUrl!).search}`);
    expect(page.status).toBe(404);
    expect((await shop.decide(order.checkoutUrl!, 'pay')).status).toBe(404);
  });
});

test('a shop that says where its provider reports from listens to nobody else', async () => {
  const distant = await openShop({ ...productionSettings, VEROTEL_ADDRESSES: '192.0.2.0/24' });
  const sale = { ...distant.sale({ id: 'a'.repeat(20), euroCents: 500 }, '1'), shopID };
  expect((await distant.postback(sale, key)).status).toBe(403);
});

test('payments do not start in production without a provider, whatever let them come so far', () => {
  // As nothing reads it: the settings of payments outside production, beside the rest of it.
  const { of } = testConfig({});
  const kit = { ...shop.kit, config: { ...shop.kit.config, of } };
  const deps = { identity: noAccounts, ledger: createLedger(kit), legal: { accept: async () => undefined } };
  expect(() => createPayments(kit, deps)).toThrow('VEROTEL_SHOP_ID');
});

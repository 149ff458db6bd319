import { expect, test } from 'vitest';
import { testKit } from '#kit/testing/kit.ts';
import { deliverPostbacks } from './deliver-postbacks.ts';
import { recordPayment, saleOf } from './sales.ts';

const kit = await testKit([{ name: 'payments', folder: new URL('../migrations', import.meta.url) }]);
const shop = { shopId: '100001', signatureKey: 'key' };
const request = { shopID: '100001', referenceID: 'r1', priceAmount: '5.00', priceCurrency: 'EUR' };

test('a postback that is not answered with OK is repeated with growing pauses, then given up and logged', async () => {
  await kit.db.transaction((tx) => recordPayment(kit, tx, shop, request));
  expect(await saleOf(kit.db, 'r1')).toMatchObject({ referenceId: 'r1' });
  const tries: number[] = [];
  const started = kit.clock.now();
  const refuse = async () => {
    tries.push((kit.clock.now() - started) / 1000);
    return false;
  };
  for (let minute = 0; minute < 60; minute += 1) {
    await deliverPostbacks(kit, refuse);
    await kit.clock.advance(60_000);
  }
  expect(tries).toEqual([0, 60, 120, 180, 300, 540, 1020, 1980]);
  expect(kit.log.lines).toMatchObject([{ level: 'error', text: expect.stringContaining('gives up') }]);
});

test('one that is answered is not sent again', async () => {
  await kit.db.transaction((tx) => recordPayment(kit, tx, shop, { ...request, referenceID: 'r2' }));
  let sent = 0;
  const accept = async () => {
    sent += 1;
    return true;
  };
  await deliverPostbacks(kit, accept);
  await kit.clock.advance(3_600_000);
  await deliverPostbacks(kit, accept);
  expect(sent).toBe(1);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  centsOfAmount,
  flexpayAmount,
  flexpayOrderUrl,
  flexpaySignature,
  isGenuinePostback,
  isGenuineRequest,
  signedPostback,
} from './flexpay.ts';

const key = 'BddJxtUBkDgFB9kj7Zwguxde4gAqha';

test('the published test vector gives the published signature', () => {
  const params = {
    custom1: 'xxyyzz',
    description: 'Super video download',
    priceAmount: '9.99',
    priceCurrency: 'USD',
    shopID: '64233',
    type: 'purchase',
    version: '3.2',
  };
  expect(flexpaySignature(key, params, 'sha1')).toBe('3f27723dc11c49dbd01706410f44e6eeff9e8ebf');
  expect(flexpaySignature(key, { ...params, custom2: '' }, 'sha1')).toBe('3f27723dc11c49dbd01706410f44e6eeff9e8ebf');
  expect(flexpaySignature(key, params)).toMatch(/^[0-9a-f]{64}$/);
});

test('an order address is genuine until anything signed changes; the e-mail is not signed', () => {
  const url = new URL(
    flexpayOrderUrl('https://pay.test/startorder', key, {
      shopID: '1',
      type: 'purchase',
      priceAmount: '5.00',
      priceCurrency: 'EUR',
      description: '20 Coins für dich & mich',
      referenceID: 'abc',
      email: 'lena@example.com',
      custom1: '',
    }),
  );
  const params = Object.fromEntries(url.searchParams);
  expect(params).toMatchObject({ version: '4', description: '20 Coins für dich & mich' });
  expect(isGenuineRequest(key, params)).toBe(true);
  expect(isGenuineRequest(key, { ...params, email: 'someone@example.com' })).toBe(true);
  expect(isGenuineRequest(key, { ...params, priceAmount: '0.05' })).toBe(false);
  expect(isGenuineRequest('another key', params)).toBe(false);
});

test('a postback is genuine with every parameter as it was signed, and with none added', () => {
  const word = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'abcXYZ019 äß&=:%') });
  const params = fc.dictionary(fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom(...'abcXYZ') }), word, {
    noNullPrototype: true,
    minKeys: 1,
  });
  fc.assert(
    fc.property(params, word, (given, other) => {
      const signed = signedPostback(key, given);
      expect(isGenuinePostback(key, signed)).toBe(true);
      expect(isGenuinePostback(key, { ...signed, added: other })).toBe(false);
      const [name, value] = Object.entries(given)[0]!;
      if (other !== value) expect(isGenuinePostback(key, { ...signed, [name]: other })).toBe(false);
    }),
  );
  expect(isGenuinePostback(key, { saleID: '1' })).toBe(false);
});

test('amounts are written with two decimals and read back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      expect(centsOfAmount(flexpayAmount(cents))).toBe(cents);
    }),
  );
  expect(centsOfAmount('12')).toBe(1200);
  expect(centsOfAmount('12.5')).toBe(1250);
  for (const nonsense of ['', '-5.00', '1e3', '5,00', '5.001', ' 5', undefined]) {
    expect(centsOfAmount(nonsense)).toBeNull();
  }
});

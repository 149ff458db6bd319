import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keysFrom } from '#kit/secrets/secrets.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import type { FlexpayParams } from './flexpay.ts';
import {
  centsOfAmount,
  flexpayAmount,
  flexpayOrderUrl,
  flexpaySignature,
  isGenuinePostback,
  isGenuineRequest,
  purposeOf,
  signedPostback,
} from './flexpay.ts';
import { returnMark } from './record-return.ts';

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

const word = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'abcXYZ019 äß&=:%') });
const plain = word.filter((text) => !/:[^:=/]*=/.test(text));
const name = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom(...'abcXYZ') });
const more = fc.dictionary(name, plain, { noNullPrototype: true });

test('a postback is genuine with every parameter as it was signed, and with none added', () => {
  fc.assert(
    fc.property(more, word, (extra, other) => {
      const given = { shopID: '1', saleID: '2', referenceID: 'abc', ...extra };
      const signed = signedPostback(key, given);
      expect(isGenuinePostback(key, signed)).toBe(true);
      expect(isGenuinePostback(key, { ...signed, added: other })).toBe(false);
      const [name, value] = Object.entries(given).at(-1)!;
      if (other !== value) expect(isGenuinePostback(key, { ...signed, [name]: other })).toBe(false);
    }),
  );
  expect(isGenuinePostback(key, { saleID: '1' })).toBe(false);
});

describe('what was signed for one purpose is accepted for no other', () => {
  const kit = { keyFor: keysFrom('a secret that only this test knows, long enough') };
  const digits = fc.stringMatching(/^[1-9]\d{0,11}$/);
  const reference = fc.stringMatching(/^[a-z0-9]{20}$/);
  const money = fc.integer({ min: 1, max: 99_999 }).map(flexpayAmount);
  const free = fc.record({ custom1: plain, custom2: plain, email: word }, { requiredKeys: [] });
  const made = {
    order: fc
      .record({ shopID: digits, priceAmount: money, referenceID: reference, description: plain, free })
      .map(({ free: more, ...given }) => {
        const back = `https://vesper.test/rest/v1/payments/return/${given.referenceID}?mark=m&result=`;
        const urls = { successURL: `${back}success`, declineURL: `${back}declined` };
        const url = flexpayOrderUrl('https://pay.test/', key, {
          ...given,
          ...more,
          ...urls,
          type: 'purchase',
          priceCurrency: 'EUR',
        });
        return Object.fromEntries(new URL(url).searchParams);
      }),
    status: fc
      .record({ shopID: digits, id: fc.tuple(fc.constantFrom('saleID', 'referenceID'), digits) })
      .map((given) => {
        const params = { version: '4', shopID: given.shopID, [given.id[0]]: given.id[1] };
        return { ...params, signature: flexpaySignature(key, params) };
      }),
    postback: fc
      .record({ shopID: digits, saleID: digits, referenceID: reference, price: money, event: word, free })
      .map(({ price, event, free: { email: _unsigned, ...more }, ...given }) =>
        signedPostback(key, {
          ...given,
          ...more,
          type: 'purchase',
          ...(event.length > 4 ? { event: 'initial' } : {}),
          priceAmount: price,
          priceCurrency: 'EUR',
        }),
      ),
    return: reference.map((referenceID) => ({ referenceID, signature: returnMark(kit, referenceID) })),
  };
  const accepts = {
    order: (params: FlexpayParams) => isGenuineRequest(key, params),
    status: ({ signature, ...rest }: FlexpayParams) =>
      purposeOf(rest) === 'status' && signature === flexpaySignature(key, rest),
    postback: (params: FlexpayParams) => isGenuinePostback(key, params),
    return: ({ referenceID = '', signature }: FlexpayParams) => signature === returnMark(kit, referenceID),
  };
  type Purpose = keyof typeof made;
  const purposes = Object.keys(made) as Purpose[];
  const pairs = purposes.flatMap((one) => purposes.map((other) => [one, other] as const));

  test.each(pairs)('%s as %s', (one, other) => {
    fc.assert(
      fc.property(made[one] as fc.Arbitrary<FlexpayParams>, (message) => {
        expect(accepts[other](message)).toBe(one === other);
        if (one === other) return;
        // What is not signed may be left out or added by anybody.
        const { email: _email, ...bare } = message;
        expect(accepts[other](bare)).toBe(false);
        const forged = { saleID: '7', event: 'initial', version: '4', type: 'purchase', email: 'a@b.example' };
        for (const [name, value] of Object.entries(forged)) {
          expect(accepts[other]({ ...bare, [name]: value })).toBe(false);
        }
      }),
      { numRuns: scaledRuns(60) },
    );
  });

  test('nor is its signed text cut into parameters in another way', () => {
    const cuts = fc.infiniteStream(fc.boolean());
    fc.assert(
      fc.property(
        fc.oneof(made.order, made.status) as fc.Arbitrary<FlexpayParams>,
        cuts,
        ({ signature, email: _email, ...params }, keep) => {
          const parts = Object.entries(params)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, value]) => `${name}=${value}`);
          const joined: string[] = [];
          for (const part of parts) {
            if (joined.length > 0 && keep.next().value) joined.push(`${joined.pop()}:${part}`);
            else joined.push(part);
          }
          const pieces = joined.map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]);
          expect(accepts.postback({ ...Object.fromEntries(pieces), signature: signature ?? '' })).toBe(false);
        },
      ),
    );
    const smuggled = { shopID: '1', description: 'coins:saleID=7', priceAmount: '5.00' };
    const signature = flexpaySignature(key, smuggled);
    expect(isGenuinePostback(key, { ...smuggled, description: 'coins', saleID: '7', signature })).toBe(false);
    expect(
      isGenuinePostback(key, {
        ...smuggled,
        saleID: '7',
        signature: flexpaySignature(key, { ...smuggled, saleID: '7' }),
      }),
    ).toBe(false);
  });
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

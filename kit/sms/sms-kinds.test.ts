import { expect, test } from 'vitest';
import { createExtensions, extend } from '#kit/domain/extensions.ts';
import { signatureOf } from './signature.ts';
import { defineSms, smsKinds, smsKindsOf, smsOf } from './sms-kinds.ts';

const occasion = { en: 'Always.', de: 'Immer.', nl: 'Altijd.', es: 'Siempre.' };
const inAll = <const Words extends string>(words: Words) => ({ en: words, de: words, nl: words, es: words });
const to = { to: '+491701234567', language: 'de' } as const;
const code = defineSms({ name: 'shop.code', occasion, words: inAll('{code} is for {site}.'), secrets: ['code'] });

test('an SMS is its kind’s words with the values put in; secrets stand beside them', () => {
  expect(smsOf(code, to, { code: 17, site: '{code} $&' })).toEqual({
    ...to,
    kind: 'shop.code',
    text: '[secret 0] is for {code} $&.',
    secrets: ['17'],
  });
});

test('what a kind’s words need and nothing else has to be given', () => {
  // @ts-expect-error the site is missing
  smsOf(code, to, { code: 17 });
  // @ts-expect-error nothing is given
  smsOf(code, to);
  // @ts-expect-error no such value is a secret
  defineSms({ name: 'shop.code', occasion, words: inAll('{code}'), secrets: ['pin'] });
  const plain = defineSms({ name: 'shop.plain', occasion, words: inAll('Hello') });
  // @ts-expect-error it needs nothing
  smsOf(plain, to, { code: 17 });
  expect(smsOf(plain, to).text).toBe('Hello');
});

test('languages that need different values, and two kinds of one name, stop the start', () => {
  expect(() => defineSms({ name: 'shop.code', occasion, words: { ...inAll('{code}'), es: 'código' } })).toThrow(
    'The SMS shop.code needs other values in es than in en.',
  );
  const extensions = createExtensions();
  extensions.add('shop', [extend(smsKinds, code)]);
  extensions.add('other', [extend(smsKinds, code)]);
  expect(() => smsKindsOf(extensions)).toThrow('Two kinds of SMS are called shop.code.');
});

test('the signature is the one of the example of Standard Webhooks', () => {
  // https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
  const signed = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' };
  expect(signatureOf(signed, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

import { expect, test } from 'vitest';
import { compileCatalogue } from './compile.ts';
import type { ValueArguments, ValuesOf } from './message-values.ts';
import { createTranslator } from './translator.ts';

const words = compileCatalogue({
  'live.minutes': '{count, plural, =0 {Keine Minute} one {Eine Minute} other {# Minuten}} mit {name}',
  'live.state': '{state, select, free {frei} other {besetzt}}',
  'live.plain': "Los geht's",
  'live.price': '{price, number} Coins',
});
// The keys of a test are not the site's: what is looked at is the text.
const t = createTranslator('de', words).maybe;

test('plurals, selects and numbers follow the language', () => {
  expect(t('live.minutes', { count: 0, name: 'Lena' })).toBe('Keine Minute mit Lena');
  expect(t('live.minutes', { count: 1, name: 'Lena' })).toBe('Eine Minute mit Lena');
  expect(t('live.minutes', { count: 1200, name: 'Lena' })).toBe('1.200 Minuten mit Lena');
  expect(t('live.state', { state: 'free' })).toBe('frei');
  expect(t('live.state', { state: 'constructor' })).toBe('besetzt');
  expect(t('live.price', { price: 4.5 })).toBe('4,5 Coins');
  expect(t('live.plain')).toBe("Los geht's");
});

test('a name that is written from right to left stays in its own place of the sentence', () => {
  expect(t('live.minutes', { count: 2, name: 'ليلى' })).toBe('2 Minuten mit \u2068ليلى\u2069');
});

test('a key without words says what to do', () => {
  const translate = createTranslator('de', words) as unknown as (key: string) => string;
  expect(() => translate('live.gone')).toThrow("No de words for 'live.gone'. Add the key to every catalogue");
  expect(t('live.gone')).toBeUndefined();
});

test('wrong ICU is refused with its key', () => {
  expect(() => compileCatalogue({ 'live.bad': '{count, plural, one {x}' })).toThrow(
    "Message 'live.bad' is not valid ICU",
  );
});

test('placeholders are known to the types', () => {
  const flat: ValuesOf<'{name} for {price, number}'> = { name: 'Lena', price: 3 };
  const plural: ValuesOf<'{name} has {count, plural, one {# thing} other {# things}}'> = { count: 1, name: 'x' };
  // @ts-expect-error the price is missing
  const missing: ValuesOf<'{name} for {price}'> = { name: 'Lena' };
  // @ts-expect-error the deciding count is missing
  const undecided: ValuesOf<'{name} has {count, plural, one {# thing} other {# things}}'> = { name: 'x' };
  const none: ValueArguments<'No placeholder'> = [];
  // @ts-expect-error there is nothing to fill in
  const tooMany: ValueArguments<'No placeholder'> = [{ name: 'x' }];
  expect([flat, plural, missing, undecided, none, tooMany]).toHaveLength(6);
});

import { expect, test } from 'vitest';
import { negotiateLanguage } from './language.ts';

test('a visitor is spoken to in the language their browser likes best among ours', () => {
  expect(negotiateLanguage('de-AT,de;q=0.9,en;q=0.8')).toBe('de');
  expect(negotiateLanguage('fr,es;q=0.7,en;q=0.8')).toBe('en');
  expect(negotiateLanguage('fr-CH, nl-BE;q=0.4, pl;q=0.9')).toBe('nl');
  expect(negotiateLanguage('en;q=0, es')).toBe('es');
});

test('the language chosen before wins over the browser', () => {
  expect(negotiateLanguage('de', 'es')).toBe('es');
});

test('an unknown language is English', () => {
  for (const header of [undefined, '', 'fr', '*', ';;q=,', 'x'.repeat(10_000)]) {
    expect(negotiateLanguage(header)).toBe('en');
  }
  expect(negotiateLanguage('fr', 'klingon')).toBe('en');
});

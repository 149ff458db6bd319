import { expect, test } from 'vitest';
import { helpLink } from './help-link.ts';

test('the help link carries the name of whoever is logged in, also where the operator has set another', () => {
  expect(helpLink('/de/hilfe/', 'Nacht & Falter')).toBe('/de/hilfe/?name=Nacht+%26+Falter');
  expect(helpLink('https://help.example/de?form=7#top', 'Nachtfalter')).toBe(
    'https://help.example/de?form=7&name=Nachtfalter#top',
  );
});

test('it carries nothing for a visitor', () => {
  expect(helpLink('https://help.example/de', undefined)).toBe('https://help.example/de');
});

import { expect, test } from 'vitest';
import { checkCatalogues, checkUse } from './check-catalogues.ts';

const en = { 'shop.buy': 'Buy {name}', 'shop.left': '{count, plural, one {# left} other {# left}}' };

test('complete catalogues are fine', () => {
  const other = { 'shop.buy': '{name} kaufen', 'shop.left': 'Noch {count}' };
  expect(checkCatalogues({ domain: 'shop', words: { en, de: other, nl: other, es: other } })).toEqual([]);
});

test('each gap is named with its way out', () => {
  const problems = checkCatalogues({
    domain: 'shop',
    words: {
      en: { ...en, 'other.key': 'x' },
      de: { 'shop.buy': '{artikel} kaufen', 'shop.left': ' ', 'shop.more': 'x', 'other.key': 'x' },
      nl: { ...en, 'other.key': 'x' },
    },
  });
  expect(problems).toEqual([
    "'other.key' stands in shop's words: keys start with the domain's name, 'shop.'.",
    "'shop.more' has 'de' words but no English ones: add it to en.ts, or take it out.",
    "'shop.left' is empty in 'de'.",
    "'shop.buy' fills in {name} in English but {artikel} in 'de': every language needs the same placeholders.",
    "'shop.left' fills in {count} in English but {} in 'de': every language needs the same placeholders.",
    "shop does not speak 'es': write web/locales/es.ts.",
  ]);
});

test('a key is spoken literally, by its beginning, or not at all', () => {
  const files = [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a screen, as text
    { path: 'domains/shop/web/guest/a.tsx', text: "t('shop.buy'); t(`shop.state.${state}`); t('shop.studio.x')" },
  ];
  expect(checkUse(['shop.buy', 'shop.state.free', 'shop.gone', 'shop.studio.x'], files)).toEqual([
    "Nobody says 'shop.gone': use it, or take it out of all languages.",
    "domains/shop/web/guest/a.tsx says 'shop.studio.x', which guests do not load: give the key another second part.",
  ]);
});

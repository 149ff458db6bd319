import { expect, test, vi } from 'vitest';
import { areaOfKey, areasFor } from '#kit/i18n/areas.ts';
import { domainsSaid } from '#kit/i18n/messages-plugin.ts';

// Words are kept by the module: this test begins with none.
vi.resetModules();
const { addDeferred, addMessages, loadDeferred, loadLater, saidLater, translatorOf } = await import('./catalogues.ts');

const say = (key: string) => (translatorOf('nl') as unknown as (key: string) => string)(key);

const thrown = (say: () => unknown): unknown => {
  try {
    return say();
  } catch (error) {
    return error;
  }
};

test('a word that is still to come suspends who says it, and brings the words of its domain once', async () => {
  addMessages('nl', { 'shop.now': 'nu' });
  const load = vi.fn((domain: string) =>
    domain === 'shop' ? Promise.resolve().then(() => addMessages('nl', { 'shop.later': 'later' })) : undefined,
  );
  addDeferred(load);
  expect(say('shop.now')).toBe('nu');
  const waiting = thrown(() => say('shop.later'));
  expect(thrown(() => say('shop.later'))).toBe(waiting);
  await waiting;
  expect(say('shop.later')).toBe('later');
  expect(load.mock.calls.filter(([domain]) => domain === 'shop')).toHaveLength(1);
  expect(() => say('shop.never')).toThrow("No nl words for 'shop.never'");
  expect(() => say('cellar.never')).toThrow("No nl words for 'cellar.never'");
});

test('what the first chunks say comes when somebody waits for it, what later ones say with them', async () => {
  globalThis.vesperWords = ['attic'];
  const load = vi.fn((_domain: string) => Promise.resolve());
  addDeferred(load);
  expect(load).not.toHaveBeenCalled();
  globalThis.vesperWords?.push('barn');
  expect(load.mock.calls.flat()).toEqual(['barn']);
  await loadDeferred();
  expect(load.mock.calls.flat()).toEqual(['barn', 'attic']);
  globalThis.vesperWords?.push('yard', 'attic');
  expect(load.mock.calls.flat()).toEqual(['barn', 'attic', 'yard']);
});

test('words that did not come are fetched again by whoever says them', async () => {
  const load = vi.fn((_domain: string) => Promise.reject(new Error('no line')));
  addDeferred(load);
  await expect(thrown(() => say('gate.open'))).rejects.toThrow('no line');
  await expect(thrown(() => say('gate.open'))).rejects.toThrow('no line');
  expect(load.mock.calls.filter(([domain]) => domain === 'gate')).toHaveLength(2);
});

test('who kept a translator says words that came later, and outside of a component one waits for them', async () => {
  const kept = translatorOf('nl') as unknown as (key: string) => string;
  addDeferred((domain) => Promise.resolve().then(() => addMessages('nl', { [`${domain}.title`]: `van ${domain}` })));
  globalThis.vesperLater = ['kitchen'];
  await loadLater();
  expect(kept('kitchen.title')).toBe('van kitchen');
  expect(await saidLater(() => kept('porch.title'))).toBe('van porch');
  await expect(saidLater(() => kept('porch.never'))).rejects.toThrow("No nl words for 'porch.never'");
});

test('guests load neither the studio nor the office, and the rest of the words by domains', () => {
  const rules = {
    isFirst: (key: string) => key.startsWith('shop.home'),
    isOfAccount: (key: string) => key === 'shop.menu',
  };
  expect(
    ['shop.home.title', 'shop.cart.title', 'shop.menu', 'shop.studio.x', 'shop.office.x'].map((key) =>
      areaOfKey(key, rules),
    ),
  ).toEqual(['guest', 'more/shop', 'more/account', 'studio', 'office']);
  expect(areasFor('guest')).toEqual(['guest']);
  expect(areasFor('office')).toEqual(['guest', 'office']);
});

test('a chunk says the words of the domains whose keys stand in it, or begin in it', () => {
  const keys = new Map([
    ['shop', ['shop.cart.title', 'shop.cart.empty']],
    ['attic', ['attic.title']],
    ['barn', ['barn.title']],
  ]);
  expect(domainsSaid('t("attic.title"); t(`shop.cart.$' + '{state}`); t("barn.titles")', keys)).toEqual([
    'shop',
    'attic',
  ]);
});

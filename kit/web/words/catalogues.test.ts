import { expect, test, vi } from 'vitest';
import { areaOfKey, areasFor } from '#kit/i18n/areas.ts';

// Words are kept by the module: this test begins with none.
vi.resetModules();
const { addDeferred, addMessages, loadDeferred, translatorOf } = await import('./catalogues.ts');

const say = (key: string) => (translatorOf('nl') as unknown as (key: string) => string)(key);

test('a deferred word suspends who says it, and is fetched once', async () => {
  addMessages('nl', { 'shop.now': 'nu' });
  const load = vi.fn(async () => addMessages('nl', { 'shop.later': 'later' }));
  addDeferred(load);
  expect(say('shop.now')).toBe('nu');
  let waiting: unknown;
  try {
    say('shop.later');
  } catch (thrown) {
    waiting = thrown;
  }
  expect(waiting).toBe(loadDeferred());
  await waiting;
  expect(say('shop.later')).toBe('later');
  expect(load).toHaveBeenCalledTimes(1);
  expect(() => say('shop.never')).toThrow("No nl words for 'shop.never'");
});

test('guests load neither the studio nor the office, and the homepage only its own words', () => {
  const isFirst = (key: string) => key.startsWith('shop.home');
  expect(
    ['shop.home.title', 'shop.cart.title', 'shop.studio.x', 'shop.office.x'].map((key) => areaOfKey(key, isFirst)),
  ).toEqual(['guest', 'more', 'studio', 'office']);
  expect(areasFor('guest', true)).toEqual(['guest']);
  expect(areasFor('guest', false)).toEqual(['guest', 'more']);
  expect(areasFor('office', false)).toEqual(['guest', 'more', 'office']);
});

import { expect, test } from 'vitest';
import { extend } from '#kit/domain/extensions.ts';
import { asks, paletteActions, paletteSources } from '#kit/domain/palette.ts';
import { testKit } from '#kit/testing/kit.ts';
import { findAll, verbsOf } from './find.ts';

test('what is found comes in the order of the sources, each with its actions and those of others; what can be done is said also alone', async () => {
  const { extensions, db } = await testKit([]);
  const place = { page: 'tea.cup', params: { cupId: '7' } };
  extensions.add('tea', [
    extend(paletteSources, { label: 'tea.pots', icon: 'order', order: 2, find: async () => [] }),
    extend(paletteSources, {
      label: 'tea.cups',
      icon: 'person',
      order: 1,
      can: [{ label: 'tea.fill', words: 'tea.fillWords' }],
      find: async (_, typed) => [
        { id: 7, name: typed, ...place, actions: [{ label: 'tea.fill', ...asks(place, 'fill') }] },
      ],
    }),
  ]);
  extensions.add('milk', [
    extend(paletteActions, {
      of: 'tea.cups',
      label: 'milk.add',
      place: ({ id }) => ({ page: 'milk', search: { cup: `${id}` } }),
    }),
  ]);
  expect(await findAll(extensions, db, 'blue', ['operator', 'administrator'])).toEqual([
    {
      ...{ group: 'tea.cups', icon: 'person', key: 'tea.cups 7', id: '7', name: 'blue', detail: null, euroCents: null },
      ...{ ...place, search: {} },
      actions: [
        { label: 'tea.fill', ...place, search: { ask: 'fill' } },
        { label: 'milk.add', page: 'milk', params: {}, search: { cup: '7' } },
      ],
    },
  ]);
  expect(verbsOf(extensions, ['operator', 'administrator'])).toEqual([
    { label: 'tea.fill', words: 'tea.fillWords', icon: 'person' },
    { label: 'milk.add', words: null, icon: 'person' },
  ]);
});

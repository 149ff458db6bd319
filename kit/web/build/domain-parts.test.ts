import { expect, expectTypeOf, test } from 'vitest';
import type { AnyWebDomain, FactsIn, PagesIn, WordsIn } from '../page/domain.ts';
import { defineWebDomain, wordsOf } from '../page/domain.ts';
import { definePages } from '../page/pages.ts';
import type { Part } from '../slots/slots.ts';
import { defineSlot, fill } from '../slots/slots.ts';
import { browserListModule, iconsModule, slotModule } from './domain-parts.ts';

const shelf = defineSlot<Part<{ book: string }>>('library.shelf');
const corner = defineSlot<Part<{ book: string }>, { label: string }>('library.corner', { lazy: true });
const opening = defineSlot<undefined, { hour: number }>('library.opening');

const bakery = defineWebDomain({
  name: 'bakery',
  words: wordsOf<{ 'bakery.open': 'Open' }>(),
  pages: definePages('domains/bakery/web', [
    {
      id: 'bakery.shop',
      area: 'guest',
      file: 'guest/shop.tsx',
      layout: 'guest/frame.tsx',
      slugs: { en: 'bakery', de: 'baeckerei' },
      former: ['bread'],
      query: ['page'],
      share: { points: 1, seconds: 2 },
      menu: [{ in: 'top', order: 1, label: 'bakery.open', icon: 'undo-2' }],
    },
  ]),
  fills: [
    fill(shelf, { file: 'parts/bread.tsx', name: 'Bread', order: 20 }),
    fill(corner, { file: 'parts/crumb.tsx', name: 'Crumb' }, { label: 'bakery.open' }),
    fill(opening, {}, { hour: 6 }),
  ],
});
const atelier = defineWebDomain({
  name: 'atelier',
  words: wordsOf<{ 'atelier.name': 'Atelier' }>(),
  fills: [fill(shelf, { file: 'parts/easel.tsx', name: 'Easel', order: 10 })],
});
const domains: readonly AnyWebDomain[] = [bakery, atelier];
const inRoot = (file: string): string => `/site/${file}`;

test('a slot loads the files that fill it, in the order they ask for, whatever the order of the list', () => {
  const module = slotModule(domains, 'library.shelf', inRoot);
  expect(module).toBe(
    [
      "import { Easel as part0 } from '/site/domains/atelier/web/parts/easel.tsx';",
      "import { Bread as part1 } from '/site/domains/bakery/web/parts/bread.tsx';",
      "export const filled = [{ key: 'atelier.0', facts: {}, value: part0 }, { key: 'bakery.1', facts: {}, value: part1 }];",
    ].join('\n'),
  );
  expect(slotModule([...domains].reverse(), 'library.shelf', inRoot)).toBe(module);
});

test('what fills a lazy slot is fetched when it is first shown', () => {
  const module = slotModule(domains, 'library.corner', inRoot);
  expect(module).toContain(
    "lazyComponent(async () => (await import('/site/domains/bakery/web/parts/crumb.tsx')).Crumb)",
  );
  expect(module).not.toMatch(/^import .*crumb/m);
  expect(module).toContain('facts: {"label":"bakery.open"}');
});

test('a slot that nobody fills is empty, and one may be filled with facts alone', () => {
  expect(slotModule(domains, 'library.cellar', inRoot)).toBe('export const filled = [];');
  expect(slotModule(domains, 'library.opening', inRoot)).toBe(
    'export const filled = [{ key: \'bakery.0\', facts: {"hour":6}, value: undefined }];',
  );
});

test('the browser knows ids, addresses and menus of pages, and not how they are made', () => {
  expect(browserListModule(domains)).toBe(
    `export const all = { pages: ${JSON.stringify([
      {
        id: 'bakery.shop',
        area: 'guest',
        slugs: { en: 'bakery', de: 'baeckerei' },
        menu: [{ in: 'top', order: 1, label: 'bakery.open', icon: 'undo-2' }],
      },
    ])} };`,
  );
});

test('the menus of a side get the icons their pages name', () => {
  expect(iconsModule(domains, 'guest')).toContain("import { Undo2 } from 'lucide-react';");
  expect(iconsModule(domains, 'guest')).toContain("'undo-2': createElement(Undo2)");
  expect(iconsModule(domains, 'work')).not.toContain('Undo2');
});

test('page ids, words and facts follow from the list while it is compiled', () => {
  type List = { bakery: typeof bakery; atelier: typeof atelier };
  expectTypeOf<PagesIn<List>['id']>().toEqualTypeOf<'bakery.shop'>();
  expectTypeOf<keyof WordsIn<List>>().toEqualTypeOf<'bakery.open' | 'atelier.name'>();
  expectTypeOf<Extract<FactsIn<List>, { label: unknown }>['label']>().toEqualTypeOf<'bakery.open'>();
  // @ts-expect-error the corner wants a label
  fill(corner, { file: 'parts/x.tsx', name: 'X' });
  // @ts-expect-error a label is text
  fill(corner, { file: 'parts/x.tsx', name: 'X' }, { label: 1 });
  // @ts-expect-error the shelf wants to know nothing
  fill(shelf, { file: 'parts/x.tsx', name: 'X' }, { label: 'x' });
});

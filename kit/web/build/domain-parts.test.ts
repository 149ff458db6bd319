import { expect, expectTypeOf, test } from 'vitest';
import type { AnyWebDomain, FactsIn, PagesIn, WordsIn } from '../page/domain.ts';
import { defineWebDomain, wordsOf } from '../page/domain.ts';
import { definePages } from '../page/pages.ts';
import type { Part } from '../slots/slots.ts';
import { defineSlot, fill } from '../slots/slots.ts';
import { pagesOfChunk } from './chunk-pages.ts';
import { menuModule, slotModule, workIconsModule } from './domain-parts.ts';

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

test('a chunk brings the pages it names or holds: ids and addresses, and not how they are made', () => {
  const notInMenus = [{ ...bakery, pages: bakery.pages.map((page) => ({ ...page, menu: [] })) }];
  const brought = '(globalThis.vesperPages??=[]).push({id:"bakery.shop",slugs:{en:"bakery",de:"baeckerei"}});';
  expect(pagesOfChunk(domains, 'link({ to: "bakery.shop" })', ['\0parts/menus/top'])).toBe(brought);
  // The frame has brought it.
  expect(pagesOfChunk(domains, 'link({ to: "bakery.shop" })', ['kit/a.ts'])).toBe('');
  expect(pagesOfChunk(notInMenus, "const map = { 'bakery.shop': 1 }", ['kit/a.ts'])).toBe(brought);
  const [{ folder, file } = { folder: '', file: '' }] = bakery.pages;
  expect(pagesOfChunk(notInMenus, '', [`${folder}/${file}?route-chunk=main`])).toBe(brought);
  expect(pagesOfChunk(domains, 'bakery.shop; "bakery.other"', ['kit/a.ts'])).toBe('');
  expect(pagesOfChunk(domains, 'const pages = [{ id: "bakery.shop" }]', ['\0parts/pages/every'])).toBe('');
});

test('a place of the menus is its entries in order, with the icons they name', () => {
  expect(menuModule(domains, 'top')).toBe(
    "import { createElement } from 'react';\nimport { Undo2 } from 'lucide-react';\n" +
      'export const menu = [{ "page":"bakery.shop","label":"bakery.open", icon: createElement(Undo2) }];',
  );
  expect(menuModule(domains, 'legal')).toBe('\nexport const menu = [];');
  expect(workIconsModule(domains)).not.toContain('Undo2');
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

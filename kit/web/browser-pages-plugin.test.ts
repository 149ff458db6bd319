import { expect, test } from 'vitest';
import { slimPages } from './browser-pages-plugin.ts';

test('the browser’s page table knows addresses and menus, and not how pages are made', () => {
  const slim = slimPages(`export const pages = definePages('domains/shop/web', [
  { id: 'shop.front', area: 'guest', file: 'guest/front.tsx', slugs: { en: 'shop', de: 'laden' }, former: ['store'], query: ['page'], share: { points: 1, seconds: 2 } },
  {
    id: 'shop.till',
    frame: false,
    layout: 'guest/frame.tsx',
    file: 'guest/till.tsx',
    slugs: { en: 'shop/:file' },
    menu: [{ in: 'top', order: 1, label: 'shop.file' }],
  },
]);
const other = { file: 'stays' };
`);
  expect(slim.replace(/\s+/g, ' ')).toBe(
    "export const pages = definePages('domains/shop/web', [ { id: 'shop.front', area: 'guest', slugs: { en: 'shop', de: 'laden' }, }, " +
      "{ id: 'shop.till', slugs: { en: 'shop/:file' }, menu: [{ in: 'top', order: 1, label: 'shop.file' }], }, ]); const other = { file: 'stays' }; ",
  );
});

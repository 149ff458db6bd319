import fc from 'fast-check';
import { expect, test } from 'vitest';
import { table } from '#apps/web/domains.ts';
import { languages } from '#kit/i18n/language.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import type { Page } from '#kit/web/page/pages.ts';
import { accessOf } from '#kit/web/page/pages.ts';
import { pageAddress, rememberedAddresses } from './page-address.ts';

const shown = (address: string) => {
  const [path = '', query] = address.split('?');
  const { path: to, search, isOpen } = pageAddress(table, path, query === undefined ? '' : `?${query}`, 'en');
  return [to + search, isOpen];
};

test('a page is handed what it reads, in one order, and nothing else', () => {
  expect(shown('/en/?utm_source=x&gclid=1')).toEqual(['/en/', true]);
  expect(shown('/en/cams/?x=1&order=price&lang=es&free=1&lang=de')).toEqual([
    '/en/cams/?free=1&lang=es&lang=de&order=price',
    true,
  ]);
  expect(shown('/de/anmelden/?next=%2Fde%2F&a=b')).toEqual(['/de/anmelden/?next=%2Fde%2F', true]);
  expect(shown('/en/?bar=welcome&page=7')).toEqual(['/en/?bar=welcome', true]);
  expect(shown('/de/agb/?version=2&page=7')).toEqual(['/de/agb/?version=2', true]);
});

test('pages for those who are logged in, studio and office keep their address as it is', () => {
  for (const address of [
    '/en/myvisitx/statement/?before=7&x=1',
    '/en/studio/earnings/?before=3&x=1',
    '/office/mail/?x=1',
  ]) {
    expect(shown(address)).toEqual([address, false]);
  }
});

test('a page’s data are asked for with the routes they are for; the browser asks for modules by their paths', () => {
  expect(shown('/en/cams/_.data?x=1&page=2&_routes=root')).toEqual(['/en/cams/_.data?_routes=root&page=2', true]);
  expect(shown('/__manifest?version=1&x=2&paths=%2Fen%2F')).toEqual(['/__manifest?paths=%2Fen%2F&version=1', true]);
});

test('an address that has moved says where to, with its query', () => {
  const moved = (path: string, search: string) => pageAddress(table, path, search, 'de').moved;
  expect(moved('/de/cams', '?utm=1')).toEqual({ to: '/de/cams/?utm=1', status: 301 });
  expect(moved('/cams/', '')).toEqual({ to: '/de/cams/', status: 302 });
  expect(moved('/nowhere', '?x=1')).toEqual({ to: '/de/nowhere/?x=1', status: 302 });
  expect([moved('/de/cams/', ''), moved('/docs', ''), moved('/de/cams.data', '')]).toEqual(Array(3).fill(undefined));
});

test('what is remembered of addresses is what was found, however many there are', () => {
  const addressOf = rememberedAddresses();
  const path = fc.constantFrom('/en/', '/de/cams/', '/en/cams', '/en/x/y/', '/office/mail/', `/en/${'a'.repeat(400)}/`);
  fc.assert(
    fc.property(path, fc.nat(2000), fc.constantFrom(...languages), (given, number, language) => {
      const search = `?page=${number}&x=${number}`;
      expect(addressOf(table, given, search, language)).toEqual(pageAddress(table, given, search, language));
    }),
    { numRuns: scaledRuns(3000) },
  );
});

test('all addresses that lead nowhere are one page in each language', () => {
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.webSegment(), fc.webQueryParameters(), (language, segment, query) => {
      const path = `/${language}/none/${segment}/deeper/`;
      expect(pageAddress(table, path, `?${query}`, language)).toEqual({
        path: `/${language}/-/`,
        search: '',
        isOpen: true,
      });
    }),
  );
});

test('whatever stands in an address beside what a page reads, in any order, it stays one address', () => {
  const open = table.pages.filter((page) => page.area === 'guest' && accessOf(page) === 'anyone');
  const known: Record<string, string> = { actorName: 'vesna', categorySlug: 'music', searchPattern: 'blue' };
  const paramsOf = ({ slugs }: Page) =>
    Object.fromEntries([...slugs.en.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, known[name] ?? '1']));
  const noise = fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string()));
  fc.assert(
    fc.property(fc.constantFrom(...open), fc.constantFrom(...languages), noise, (page, language, extra) => {
      const path = table.href(page.id, language, paramsOf(page));
      const read = ['bar', ...(page.query ?? [])].map((name): [string, string] => [name, '1']);
      const others = extra.filter(([name]) => !['bar', 'name', 'notFound', ...(page.query ?? [])].includes(name));
      const plain = pageAddress(table, path, `?${new URLSearchParams(read)}`, language);
      const noisy = pageAddress(table, path, `?${new URLSearchParams([...others, ...read.toReversed()])}`, language);
      expect(noisy).toEqual(plain);
      expect([...new URLSearchParams(plain.search).keys()].sort()).toEqual(read.map(([name]) => name).sort());
    }),
  );
});

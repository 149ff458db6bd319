import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#kit/i18n/language.ts';
import { resolveAddress, withoutClashes } from './page-addresses.ts';
import { PageTable } from './page-table.ts';
import { definePages } from './pages.ts';

const table = new PageTable(
  definePages('domains/sample/web', [
    { id: 'sample.home', area: 'guest', file: 'home.tsx', slugs: { en: '' } },
    { id: 'sample.new', area: 'guest', file: 'new.tsx', slugs: { en: 'new-girls', de: 'neue-girls', es: 'nuevas' } },
    { id: 'sample.any', area: 'guest', file: 'any.tsx', slugs: { en: ':page' } },
    {
      id: 'sample.profile',
      area: 'guest',
      file: 'profile.tsx',
      slugs: { en: 'amateur/:actorName/pictures', de: 'amateur/:actorName/bilder' },
      lowerCase: ['actorName'],
      former: ['model/:actorName/fotos'],
    },
    { id: 'sample.live', area: 'studio', access: 'operator', file: 'live.tsx', slugs: { en: 'live' } },
    { id: 'sample.mail', area: 'office', file: 'mail.tsx', slugs: { en: 'mail' } },
  ]),
);

test('a page has its own address in each language; Dutch uses the English form', () => {
  expect(languages.map((language) => table.href('sample.new', language))).toEqual([
    '/de/neue-girls/',
    '/en/new-girls/',
    '/nl/new-girls/',
    '/es/nuevas/',
  ]);
  expect(table.href('sample.home', 'de')).toBe('/de/');
  expect(table.href('sample.live', 'es')).toBe('/es/studio/live/');
  expect(table.href('sample.mail', 'es')).toBe('/office/mail/');
});

test('a name in an address is lower-case and encoded', () => {
  expect(table.href('sample.profile', 'de', { actorName: 'Lena Müller' })).toBe(
    '/de/amateur/lena%20m%C3%BCller/bilder/',
  );
});

test('an unknown page or a missing parameter is named', () => {
  expect(() => table.href('sample.gone', 'de')).toThrow("No page is called 'sample.gone'");
  expect(() => table.href('sample.profile', 'de')).toThrow("needs the parameter 'actorName'");
});

test('old and foreign addresses lead to the address of today', () => {
  const go = (path: string) => resolveAddress(table, path, 'en');
  expect(go('/de/new-girls/')).toEqual({ kind: 'redirect', to: '/de/neue-girls/', status: 301 });
  expect(go('/de/nuevas')).toEqual({ kind: 'redirect', to: '/de/neue-girls/', status: 301 });
  expect(go('/en/model/Lena/fotos/')).toEqual({ kind: 'redirect', to: '/en/amateur/lena/pictures/', status: 301 });
  expect(go('/en/amateur/Lena/pictures/')).toEqual({ kind: 'redirect', to: '/en/amateur/lena/pictures/', status: 301 });
  expect(go('/EN/New-Girls/')).toEqual({ kind: 'redirect', to: '/en/new-girls/', status: 301 });
  expect(go('/de')).toEqual({ kind: 'redirect', to: '/de/', status: 301 });
});

test("an address without a language goes to the visitor's, for now only", () => {
  expect(resolveAddress(table, '/neue-girls/', 'es')).toEqual({ kind: 'redirect', to: '/es/nuevas/', status: 302 });
});

test('a language we do not speak leads to the English page, for now only', () => {
  expect(resolveAddress(table, '/fr/new-girls/', 'de')).toEqual({
    kind: 'redirect',
    to: '/en/new-girls/',
    status: 302,
  });
  expect(resolveAddress(table, '/pt-br/model/Lena/fotos/', 'de')).toMatchObject({
    to: '/en/amateur/lena/pictures/',
    status: 302,
  });
  expect(resolveAddress(table, '/qq/new-girls/', 'de')).toEqual({ kind: 'unknown' });
  expect(resolveAddress(table, '/fr/a/b/', 'de')).toEqual({ kind: 'unknown' });
});

test('static addresses win over parameters', () => {
  expect(resolveAddress(table, '/en/new-girls/', 'en')).toMatchObject({ kind: 'page', page: { id: 'sample.new' } });
  expect(resolveAddress(table, '/en/other/', 'en')).toMatchObject({ kind: 'page', page: { id: 'sample.any' } });
});

test('what no page answers is unknown, broken encodings included', () => {
  for (const path of ['/en/a/b/', '/office/nothing/', '/en/studio/nothing/', '/en/%E0%A4%A/', '//', '/fr/x/y/']) {
    expect(resolveAddress(table, path, 'en').kind === 'unknown' || path === '//', path).toBe(true);
  }
});

test('every address a page makes leads back to that page and its parameters', () => {
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.string({ minLength: 1 }), (language, name) => {
      fc.pre(name.trim() !== '' && name.isWellFormed());
      const address = table.href('sample.profile', language, { actorName: name });
      fc.pre(!/\/\.{1,2}\//.test(address));
      const found = resolveAddress(table, address, 'en');
      expect(found).toMatchObject({ kind: 'page', language, params: { actorName: name.toLowerCase() } });
    }),
  );
});

test('two pages may not share an id or an address', () => {
  const page = { id: 'a.b', area: 'guest', file: 'x.tsx', slugs: { en: 'x' } } as const;
  expect(() => withoutClashes(definePages('web', [page, { ...page, slugs: { en: 'y' } }]))).toThrow(
    'must be unique: a.b',
  );
  expect(() => withoutClashes(definePages('web', [page, { ...page, id: 'a.c' }]))).toThrow(
    "share the path de/x in 'de'",
  );
});

import { expect, test } from 'vitest';
import { canonicalQuery, clipped, descriptors } from './meta.ts';

const root = { language: 'de', origin: 'https://vesper.example', siteName: 'Vesper', tabTitle: null } as const;
const tags = (page: Parameters<typeof descriptors>[0], discreet: string | null = null) => {
  const list = descriptors(page, { ...root, tabTitle: discreet }, '/de/cams/') as Record<string, string>[];
  const named = (name: string) => list.filter((tag) => tag['property'] === name || tag['name'] === name);
  return {
    title: list.find((tag) => 'title' in tag)?.['title'],
    of: (name: string) => named(name)[0]?.['content'],
    named,
  };
};

test('a page says who it is, in its language and beside the others', () => {
  const { title, of, named } = tags({ title: 'Alle Cams', description: 'Alle auf einen Blick' });
  expect(title).toBe('Alle Cams · Vesper');
  expect([of('og:title'), of('og:description'), of('og:url')]).toEqual([
    'Alle Cams',
    'Alle auf einen Blick',
    'https://vesper.example/de/cams/',
  ]);
  expect(of('og:locale')).toBe('de_DE');
  expect(named('og:locale:alternate').map(({ content }) => content)).toEqual(['en_GB', 'nl_NL', 'es_ES']);
});

test('every page has a picture of known size, the site’s own when it has none', () => {
  expect(tags({ title: 'Cams' }).of('og:image')).toBe('https://vesper.example/og/de/site/home.jpg');
  const own = tags({ title: 'Lena', image: '/og/de/performer/7.jpg' });
  expect(own.of('og:image')).toBe('https://vesper.example/og/de/performer/7.jpg');
  expect([own.of('og:image:width'), own.of('og:image:height'), own.of('og:image:alt')]).toEqual([
    '1200',
    '630',
    'Lena',
  ]);
  expect(own.of('twitter:card')).toBe('summary_large_image');
});

test('a title leaves the site’s name away before it gets too long, and long words are cut between words', () => {
  expect(tags({ title: 'a '.repeat(27).trim() }).title).toBe('a '.repeat(27).trim());
  expect(clipped('One evening, by candlelight', 15)).toBe('One evening…');
  expect(clipped('Donaudampfschifffahrt', 10)).toHaveLength(10);
  expect(tags({ title: 'x', description: 'word '.repeat(60) }).of('description')?.length).toBeLessThanOrEqual(160);
});

test('a discreet tab hides the title, and nothing else', () => {
  const { title, of } = tags({ title: 'Alle Cams' }, 'Notizen');
  expect([title, of('og:title')]).toEqual(['Notizen', 'Alle Cams']);
});

test('the second page of a list is a page of its own, the first and a narrowed list are not', () => {
  expect(canonicalQuery('?page=2')).toBe('?page=2');
  expect(canonicalQuery('?page=12')).toBe('?page=12');
  for (const search of ['', '?page=1', '?page=0', '?page=x', '?page=2&online=1', '?online=1&page=2', '?page=99999']) {
    expect(canonicalQuery(search), search).toBe('');
  }
});

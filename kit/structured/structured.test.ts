import { expect, test } from 'vitest';
import type { Thing } from './structured.ts';
import {
  breadcrumbList,
  collectionPage,
  maxListed,
  organization,
  profilePage,
  structuredText,
  videoObject,
  webSite,
} from './structured.ts';

const url = 'https://vesper.example/en/amateur/lena/';
const items = Array.from({ length: 50 }, (_, index) => ({ name: `Somebody ${index}`, url: `${url}${index}/` }));

/** What Google requires of each kind, by path (developers.google.com/search/docs/appearance/structured-data). */
const required: readonly [Thing, string, readonly string[]][] = [
  [
    breadcrumbList([{ name: 'Home', url }, { name: 'Lena' }]),
    'BreadcrumbList',
    ['itemListElement.0.position', 'itemListElement.0.name', 'itemListElement.0.item', 'itemListElement.1.name'],
  ],
  [
    profilePage({ url, name: 'Lena', favourites: 7 }),
    'ProfilePage',
    [
      'mainEntity.@type',
      'mainEntity.name',
      'mainEntity.interactionStatistic.interactionType',
      'mainEntity.interactionStatistic.userInteractionCount',
    ],
  ],
  [
    videoObject({
      url,
      name: 'A song',
      description: 'By candlelight',
      thumbnail: url,
      uploaded: '2026-11-20T18:00:00Z',
    }),
    'VideoObject',
    ['name', 'thumbnailUrl.0', 'uploadDate', 'description'],
  ],
  [
    webSite({ name: 'Vesper', url, language: 'en', searchUrl: `${url}search/{search_term_string}/` }),
    'WebSite',
    ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  ],
  [organization({ name: 'Vesper', url, logo: url }), 'Organization', ['name', 'url', 'logo.url']],
  [
    collectionPage({ url, name: 'Cams', language: 'en', items }),
    'CollectionPage',
    ['mainEntity.itemListElement.0.position', 'mainEntity.itemListElement.0.url'],
  ],
];

const at = (thing: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], thing);

test('every kind has its type and what search engines require of it', () => {
  for (const [thing, type, paths] of required) {
    expect(thing['@type']).toBe(type);
    for (const path of paths) expect(at(thing, path), `${type}.${path}`).toBeTruthy();
  }
});

test('what is not known is absent: the last place of a breadcrumb has no address, a site without search no search', () => {
  expect(at(breadcrumbList([{ name: 'Lena' }]), 'itemListElement.0')).toEqual({
    '@type': 'ListItem',
    position: 1,
    name: 'Lena',
  });
  expect(webSite({ name: 'Vesper', url, language: 'en' })).not.toHaveProperty('potentialAction');
  expect(organization({ name: 'Vesper', url, logo: url, profiles: [] })).not.toHaveProperty('sameAs');
  expect(organization({ name: 'Vesper', url, logo: url, profiles: [url] })).toHaveProperty('sameAs', [url]);
});

test('a profile tells how many like somebody, also when it is nobody yet, and never when they were born', () => {
  const page = profilePage({ url, name: 'Lena', favourites: 0 });
  expect(at(page, 'mainEntity.interactionStatistic.userInteractionCount')).toBe(0);
  expect(JSON.stringify(page)).not.toMatch(/birth/i);
  expect(profilePage({ url, name: 'Lena' })).not.toHaveProperty('mainEntity.interactionStatistic');
});

test('a list tells its first thirty', () => {
  const list = collectionPage({ url, name: 'Cams', language: 'en', items });
  expect(at(list, 'mainEntity.itemListElement')).toHaveLength(maxListed);
  expect(at(list, 'mainEntity.numberOfItems')).toBe(maxListed);
});

test('the length of a video is told as a duration', () => {
  const video = { url, name: 'a', description: 'b', thumbnail: url, uploaded: '2026-11-20' };
  const durations = [0.4, 59, 60, 3725].map((seconds) => videoObject({ ...video, seconds })['duration']);
  expect(durations).toEqual(['PT1S', 'PT59S', 'PT1M', 'PT1H2M5S']);
});

test('no words end the element they stand in', () => {
  const evil = '</script><script>alert(1)</script><!-- & \u2028';
  const text = structuredText([profilePage({ url, name: evil })]);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(at(JSON.parse(text), '@graph.0.mainEntity.name')).toBe(evil);
});

test('things are the same text in whatever order they were told', () => {
  const things = [profilePage({ url, name: 'Mira' }), breadcrumbList([{ name: 'Home', url }])];
  expect(structuredText([...things].reverse())).toBe(structuredText(things));
});

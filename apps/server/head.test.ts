import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { table } from '#apps/web/domains.ts';
import { checkedDomain, isChecked } from '#architecture/checked-domain.ts';
import { languages } from '#kit/i18n/language.ts';
import type { CallRoute } from '#kit/testing/probes.ts';
import { domainProbes } from '#kit/testing/probes.ts';
import { isIndexed } from '#kit/web/page/pages.ts';
import type { TestServer } from './testing/server.ts';
import { startServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  if (!existsSync('build/server/index.js')) throw new Error('These tests read the built site: npm run build first.');
  server = await startServer({ DEMO: 'seed', LIMIT_FACTOR: '10000' });
  const call: CallRoute = async (_, method, path) =>
    (await fetch(`${server.address}/rest/v1/${path}`, { method })).json() as never;
  const wanted = new Set(indexed.flatMap(({ slugs }) => slugs.en.match(/(?<=:)\w+/g) ?? []));
  for (const { screens } of await domainProbes()) {
    for (const [name, value] of Object.entries(screens?.params ?? {}).filter(
      ([one]) => wanted.has(one) && !(one in params),
    ))
      params[name] = typeof value === 'function' ? await value(call) : value;
  }
}, 120_000);
afterAll(() => server?.stop());

/** Values of the parameters of pages, of things in the demo world; domains give those of their own. */
const params: Record<string, string | number> = { actorName: 'vesna', categorySlug: 'music' };
/** Groups of pages that show a breadcrumb. */
const withBreadcrumb: readonly (string | undefined)[] = ['cams', 'category', 'profile', 'legal'];
const indexed = table.pages.filter((page) => isIndexed(page) && isChecked(page.folder.split('/')[1]));
const pathsOf = (language: (typeof languages)[number]) => indexed.map(({ id }) => table.href(id, language, params));

const get = async (path: string): Promise<string> => {
  const response = await fetch(server.address + path);
  expect(response.status, path).toBe(200);
  return response.text();
};
const decoded = (text: string): string =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
/** What a tag with this name says. */
const said = (html: string, name: string): string | undefined => {
  const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return found === undefined ? undefined : decoded(found);
};
const titleOf = (html: string): string => decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
interface Thing {
  readonly '@type': string;
  readonly itemListElement?: readonly { readonly name: string; readonly item?: string }[];
  readonly mainEntity?: Thing;
}
const thingsOf = (html: string): readonly Thing[] => {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)];
  expect(blocks).toHaveLength(1);
  const { '@context': context, '@graph': graph } = JSON.parse(blocks[0]?.[1] ?? '{}');
  expect(context).toBe('https://schema.org');
  return graph;
};

test('every page for search engines says what it is, in four languages, and each says something of its own', async () => {
  for (const language of languages) {
    const titles = new Set<string>();
    for (const path of pathsOf(language)) {
      const html = await get(path);
      const title = titleOf(html);
      const description = said(html, 'description') ?? '';
      titles.add(title);
      expect(title.length, `${path}: ${title}`).toBeGreaterThan(5);
      expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
      expect(said(html, 'og:url'), path).toBe(server.address + path);
      expect(said(html, 'og:description'), path).toBe(description);
      expect(title, path).toContain(said(html, 'og:title'));
      expect([said(html, 'og:image:width'), said(html, 'og:image:height')], path).toEqual(['1200', '630']);
      expect(said(html, 'og:image:alt'), path).toBeTruthy();
      expect(said(html, 'twitter:card'), path).toBe('summary_large_image');
      expect(html).toContain(`<link rel="canonical" href="${server.address}${path}"/>`);
      expect(html.match(/rel="alternate" hrefLang=/gi), path).toHaveLength(languages.length + 1);
      expect(html).not.toContain('<meta name="robots"');
    }
    expect(titles.size, `${language}: titles are distinct`).toBe(indexed.length);
  }
}, 60_000);

test('every picture a page is shared with is there, as large as the page says', async () => {
  const images = new Set<string>();
  for (const path of pathsOf('de')) images.add(said(await get(path), 'og:image') ?? '');
  for (const image of images) {
    const response = await fetch(image);
    expect([response.status, response.headers.get('content-type')], image).toEqual([200, 'image/jpeg']);
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height], image).toEqual([1200, 630]);
  }
}, 60_000);

test('machines read the same way as people, and what kind of page it is', async () => {
  for (const page of indexed) {
    const html = await get(table.href(page.id, 'en', params));
    const list = thingsOf(html).find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement;
    if (!list) {
      expect(withBreadcrumb, `${page.id} has no breadcrumb`).not.toContain(page.group);
      continue;
    }
    const shown = /<nav aria-label="You are here">(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
    for (const { name, item } of list) {
      expect(decoded(shown), page.id).toContain(`>${name}<`);
      if (item !== undefined && item !== list.at(-1)?.item) expect(shown).toContain(`href="${new URL(item).pathname}"`);
    }
    expect(list.at(-1)?.item, page.id).toBe(server.address + table.href(page.id, 'en', params));
  }
  if (checkedDomain !== undefined) return;
  const kinds = async (id: string) =>
    thingsOf(await get(table.href(id, 'de', params))).map((thing) =>
      `${thing['@type']} ${thing.mainEntity?.['@type'] ?? ''}`.trim(),
    );
  expect(await kinds('performers.home')).toEqual(
    expect.arrayContaining(['WebSite', 'Organization', 'CollectionPage ItemList']),
  );
  expect(await kinds('performers.cams')).toContain('CollectionPage ItemList');
  expect(await kinds('performers.profile')).toContain('ProfilePage Person');
}, 60_000);

test('what is not for search engines says so, and tells nothing else', async () => {
  for (const path of ['/de/chat/vesna/', '/de/suche/vesna/']) {
    const html = await get(path);
    expect(html, path).toContain('<meta name="robots" content="noindex"/>');
    expect(html, path).not.toContain('application/ld+json');
  }
});

test('a list narrowed by filters names the whole list as its address', async () => {
  expect(await get('/en/cams/?lang=de')).toContain(`rel="canonical" href="${server.address}/en/cams/"`);
});

test('a page past the last one of a list leads to the first: there is no empty page to be found', async () => {
  for (const [requested, led] of [
    ['/en/cams/?page=150', '/en/cams/'],
    ['/de/kategorien/music/?lang=de&page=9', '/de/kategorien/music/?lang=de'],
  ]) {
    const answer = await fetch(`${server.address}${requested}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')], requested).toEqual([302, led]);
  }
});

test('the language selector of every page leads to the same page in the other languages', async () => {
  for (const { id } of indexed) {
    const html = await get(table.href(id, 'de', params));
    for (const language of languages) {
      const href = table.href(id, language, params);
      expect(html, id).toMatch(new RegExp(`<a href="${href}" lang="${language}" hrefLang="${language}"`));
    }
  }
}, 60_000);

test('without a script the front page, a profile and a legal text are whole', async () => {
  const home = await get('/de/');
  expect(home).toContain('href="/de/amateur/vesna/"');
  expect(home).toContain('<summary');
  expect(await get('/de/amateur/vesna/')).toMatch(/<h1[^>]*><bdi>Vesna/);
  expect(await get('/de/impressum/')).toMatch(/<h1[^>]*>Impressum/);
});

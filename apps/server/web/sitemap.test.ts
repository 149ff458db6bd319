import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { table } from '#apps/web/domains.ts';
import type { SitemapEntry } from '#kit/domain/site-pages.ts';
import { languages } from '#kit/i18n/language.ts';
import { isIndexed } from '#kit/web/page/pages.ts';
import { mountSitemap, staticEntries, urlSet } from './sitemap.ts';

const origin = 'https://vesper.example';
const lena: SitemapEntry = {
  id: 'performers.profile',
  params: { actorName: 'Lena' },
  lastModified: '2026-11-20T18:00:00.000Z',
  images: ['/rest/v1/media/picture/1/640'],
};

const mounted = async (entries: readonly SitemapEntry[]) => {
  const app = Fastify();
  const source = { app: async () => ({ table }) } as never;
  await mountSitemap(app as never, source, { publicUrl: origin, sitemap: async () => entries } as never);
  return app;
};

test('every page for search engines stands in the sitemap of each language, and no other', () => {
  const wanted = table.pages.filter((page) => isIndexed(page) && !page.slugs.en.includes(':'));
  expect(staticEntries(table).map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  for (const language of languages) {
    const text = urlSet(table, staticEntries(table), language, origin);
    for (const { id } of wanted) expect(text).toContain(`<loc>${origin}${table.href(id, language)}</loc>`);
    expect(text).not.toMatch(/\/(office|studio|myvisitx|suche|search)\//);
  }
});

test('an address names its translations, the one for everybody else, when it changed, and its pictures', () => {
  const text = urlSet(table, [lena], 'de', origin);
  expect(text).toContain(`<loc>${origin}/de/amateur/lena/</loc><lastmod>2026-11-20T18:00:00.000Z</lastmod>`);
  for (const language of languages) {
    expect(text).toContain(`hreflang="${language}" href="${origin}/${language}/amateur/lena/"`);
  }
  expect(text).toContain(`hreflang="x-default" href="${origin}/en/amateur/lena/"`);
  expect(text).toContain(`<image:loc>${origin}/rest/v1/media/picture/1/640</image:loc>`);
});

test('a page that is not for search engines is left out, whoever names it', () => {
  const entries: SitemapEntry[] = [
    { id: 'live.room', params: { actorName: 'lena' } },
    { id: 'gone.page', params: {} },
  ];
  expect(urlSet(table, entries, 'en', origin)).not.toContain('<url>');
});

test('whoever has the sitemap is told that it has not changed', async () => {
  const app = await mounted([lena]);
  const first = await app.inject('/sitemap-de.xml');
  const etag = String(first.headers.etag);
  expect(first.body).toContain('/de/amateur/lena/');
  const again = await app.inject({ url: '/sitemap-de.xml', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const changed = await (await mounted([])).inject({ url: '/sitemap-de.xml', headers: { 'if-none-match': etag } });
  expect(changed.statusCode).toBe(200);
});

test('crawlers are kept from the rooms of those who work here, and find the sitemap', async () => {
  const { body } = await (await mounted([])).inject('/robots.txt');
  for (const path of ['/office/', '/*/studio/', '/rest/']) expect(body).toContain(`Disallow: ${path}\n`);
  expect(body).toContain('Allow: /rest/v1/media/picture/\n');
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
});

test('however often it is asked for, it is written once a minute, and again after its cache was cleared', async () => {
  const app = Fastify();
  let written = 0;
  let clear = (): void => undefined;
  const sitemap = async () => {
    written += 1;
    return [lena];
  };
  const onClear = (_name: string, forget: () => void) => {
    clear = forget;
  };
  const source = { app: async () => ({ table }) } as never;
  await mountSitemap(app as never, source, { publicUrl: origin, sitemap, onClear } as never);
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/sitemap-de.xml')));
  const [again, other] = [await app.inject('/sitemap-de.xml'), await app.inject('/sitemap-es.xml')];
  expect([again.body, other.body].map((body) => body.includes('/amateur/lena/'))).toEqual([true, true]);
  expect(written).toBe(2);
  clear();
  await app.inject('/sitemap-de.xml');
  expect(written).toBe(3);
});

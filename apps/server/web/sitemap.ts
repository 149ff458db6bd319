import type { FastifyInstance } from 'fastify';
import type { Language } from '#kit/i18n/language.ts';
import { defaultLanguage, isLanguage, languages } from '#kit/i18n/language.ts';
import type { PageTable } from '#kit/web/page-table.ts';
import { isIndexed, patternOf } from '#kit/web/pages.ts';
import type { WebHost } from './mount.ts';
import type { WebSource } from './web-app.ts';

/** One address of the sitemap, for a page with parameters. */
export interface SitemapEntry {
  readonly id: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Parameters that read differently in a language. */
  readonly paramsIn?: Partial<Record<Language, Readonly<Record<string, string | number>>>>;
  /** ISO 8601. */
  readonly lastModified?: string;
}

/** Most addresses of one sitemap file (sitemaps.org). */
const maxUrls = 50_000;

/** `/sitemap.xml` points to one file per language; each address names its translations. `/robots.txt` points here. */
export async function mountSitemap(app: FastifyInstance, source: WebSource, host: WebHost): Promise<void> {
  const originOf = (request: { protocol: string; host: string }) =>
    host.publicUrl ? new URL(host.publicUrl).origin : `${request.protocol}://${request.host}`;
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request);
    const files = languages.map((language) => `<sitemap><loc>${origin}/sitemap-${language}.xml</loc></sitemap>`);
    return send(
      reply,
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>`,
    );
  });
  app.get<{ Params: { language: string } }>('/sitemap-:language.xml', async (request, reply) => {
    const { language } = request.params;
    if (!isLanguage(language)) return reply.code(404).type('text/plain').send('Not found');
    const { table } = await source.app();
    const entries = [...staticEntries(table), ...((await host.sitemap?.()) ?? [])];
    return send(reply, urlSet(table, entries, language, originOf(request)));
  });
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          'Disallow: /office/',
          'Disallow: /*/studio/',
          'Disallow: /rest/',
          'Disallow: /graphql',
          '',
          `Sitemap: ${originOf(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
}

function send(reply: { type(t: string): { header(n: string, v: string): { send(b: string): unknown } } }, xml: string) {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
}

/** The pages without parameters that search engines may show. */
export function staticEntries(table: PageTable): SitemapEntry[] {
  return table.pages
    .filter((page) => isIndexed(page) && !patternOf(page, defaultLanguage).includes(':'))
    .map((page) => ({ id: page.id, params: {} }));
}

/** The addresses in one language, each with its translations. Entries of unknown or hidden pages are left out. */
export function urlSet(table: PageTable, entries: readonly SitemapEntry[], language: Language, origin: string): string {
  const urls = entries
    .filter(({ id }) => {
      const page = table.page(id);
      return page !== undefined && isIndexed(page);
    })
    .slice(0, maxUrls)
    .map(({ id, params, paramsIn, lastModified }) => {
      const address = (l: Language) => escapeXml(origin + table.href(id, l, { ...params, ...paramsIn?.[l] }));
      const alternates = languages.map((l) => `<xhtml:link rel="alternate" hreflang="${l}" href="${address(l)}"/>`);
      const modified = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : '';
      return `<url><loc>${address(language)}</loc>${modified}${alternates.join('')}</url>`;
    });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

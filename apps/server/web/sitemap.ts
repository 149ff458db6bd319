import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SitemapEntry } from '#kit/domain/site-pages.ts';
import type { Language } from '#kit/i18n/language.ts';
import { defaultLanguage, isLanguage, languages } from '#kit/i18n/language.ts';
import type { PageTable } from '#kit/web/page/page-table.ts';
import { isIndexed, patternOf } from '#kit/web/page/pages.ts';
import type { WebHost } from './mount.ts';
import { PageCache } from './page-cache.ts';
import type { WebSource } from './web-app.ts';

/** How long a sitemap is given out again, in milliseconds: a large site's takes a quarter of a second to write. */
const ttlMs = 60_000;

/** What the sitemaps of all languages may take in memory, in bytes: four of the largest there may be. */
const maxSitemapBytes = 256 * 1024 * 1024;

/** Most addresses of one sitemap file (sitemaps.org). */
const maxUrls = 50_000;

/** `/sitemap.xml` points to one file per language; each address names its translations. `/robots.txt` points here. */
export async function mountSitemap(app: FastifyInstance, source: WebSource, host: WebHost): Promise<void> {
  const { origin } = new URL(host.publicUrl);
  const written = new PageCache<string>({
    ttlMs,
    maxEntries: 4 * languages.length,
    maxBytes: maxSitemapBytes,
    sizeOf: (text) => 2 * text.length,
    now: () => performance.now(),
  });
  host.onClear?.('sitemap', () => written.clear());
  const write = async (language: Language, country: string | null): Promise<string> => {
    const { table } = await source.app();
    const entries = [...staticEntries(table), ...((await host.sitemap?.(country)) ?? [])];
    return urlSet(table, entries, language, origin);
  };
  app.get('/sitemap.xml', async (request, reply) => {
    const files = languages.map((language) => `<sitemap><loc>${origin}/sitemap-${language}.xml</loc></sitemap>`);
    return sendXml(
      request,
      reply,
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>`,
    );
  });
  app.get<{ Params: { language: string } }>('/sitemap-:language.xml', async (request, reply) => {
    const { language } = request.params;
    if (!isLanguage(language)) return reply.code(404).type('text/plain').send('Not found');
    const country = host.countryOf?.(request) ?? null;
    const text = await written.get(
      `${language} ${country ?? ''}`,
      () => write(language, country),
      () => true,
    );
    return sendXml(request, reply, text);
  });
  app.get('/robots.txt', async (request, reply) =>
    send(request, reply.type('text/plain; charset=utf-8'), robots(origin)),
  );
}

/** What crawlers leave alone: what is for those who work here, and addresses for programs. Pictures are for everybody. */
function robots(origin: string): string {
  const closed = ['/office/', '/*/studio/', '/rest/', '/graphql', '/realtime', '/docs', '/*.data$'];
  return [
    'User-agent: *',
    'Allow: /rest/v1/media/picture/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function sendXml(request: FastifyRequest, reply: FastifyReply, xml: string): FastifyReply {
  return send(request, reply.type('application/xml; charset=utf-8'), `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
}

/** Kept for an hour by who asked, as it depends on the country; asked again with its ETag, it is sent only when it has changed. */
function send(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  reply.header('cache-control', 'private, max-age=3600').header('etag', etag);
  return request.headers['if-none-match']?.includes(etag) ? reply.code(304).send() : reply.send(text);
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
    .map(({ id, params, paramsIn, lastModified, images = [] }) => {
      const address = (l: Language) => escapeXml(origin + table.href(id, l, { ...params, ...paramsIn?.[l] }));
      const alternate = (hreflang: string, l: Language) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(l)}"/>`;
      const alternates = [...languages.map((l) => alternate(l, l)), alternate('x-default', defaultLanguage)].join('');
      const modified = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : '';
      const pictures = images.map(
        (path) => `<image:image><image:loc>${escapeXml(origin + path)}</image:loc></image:image>`,
      );
      return `<url><loc>${address(language)}</loc>${modified}${alternates}${pictures.join('')}</url>`;
    });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ${extensions}>${urls.join('')}</urlset>`;
}

const extensions =
  'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

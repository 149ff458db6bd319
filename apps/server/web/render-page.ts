import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toySource } from '#domains/toys/contract/address.ts';
import { withQueryCache } from '#kit/db/cache/query-cache.ts';
import { areaOf } from '#kit/web/page/area.ts';
import type { SiteSettings, WebContext } from '#kit/web/page/context.ts';
import { wholePage } from '#kit/web/page/page-in-parts.ts';
import { contentSecurityPolicy } from './content-security.ts';
import type { WebHost } from './mount.ts';
import type { PageVariant } from './page-variant.ts';
import { sealPage } from './sealed-page.ts';
import type { WebSource } from './web-app.ts';
import { toWebRequest } from './web-request.ts';

const compress = promisify(gzip);

/** A rendered answer, ready to be sent to anybody it is for. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer;
  /** The body as a gzip stream; null when it is too small, or compressed for whoever asks. */
  readonly gzip: Buffer | null;
  readonly shareable: boolean;
}

/** Smaller answers are not worth compressing, in bytes. */
export const worthCompressing = 1024;

export function acceptsGzip(headers: IncomingHttpHeaders): boolean {
  const quality = (name: string): number | undefined => {
    const given = String(headers['accept-encoding'] ?? '')
      .toLowerCase()
      .split(',')
      .map((one) => one.split(';').map((part) => part.trim()))
      .find(([coding]) => coding === name);
    return given && Number(given.find((part) => /^q\s*=/.test(part))?.replace(/^q\s*=\s*/, '') ?? 1);
  };
  // Named by itself it counts before the star (RFC 9110 §12.5.3).
  return (quality('gzip') ?? quality('*') ?? 0) > 0;
}

/** What a page takes in memory, in bytes, in both its forms. */
export function sizeOfPage({ body, gzip: zipped, headers }: RenderedPage): number {
  return body.length + (zipped?.length ?? 0) + 2 * JSON.stringify(headers).length;
}

/** Where operators have set nothing. */
export const noSettings: SiteSettings = {
  tagManagerUrl: null,
  hiddenTabTitle: null,
  socialProfiles: [],
  helpUrls: {},
  isStaging: false,
};

/** What renders pages. */
export interface Parts {
  readonly source: WebSource;
  readonly host: WebHost;
  readonly origin: string;
}
/** A request for a page. */
export interface PageRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly variant: PageVariant;
}

/** Renders a page in the name of whoever asks, or in nobody's when it is shared. What it reads, it reads once. */
export const renderPage = (parts: Parts, page: PageRequest): Promise<RenderedPage> =>
  page.request.method === 'POST' ? render(parts, page) : withQueryCache(() => render(parts, page));

/** What the loaders of one rendering are given. */
export async function contextOf(
  { source, host, origin }: Parts,
  { request, reply, variant }: PageRequest,
): Promise<WebContext> {
  const area = areaOf(variant.pathname);
  // It begins with the words of the first look alone.
  const isHome = variant.pathname === `/${variant.language}/`;
  return {
    api: await host.clientFor(request, reply, { language: variant.language, isShared: variant.isShared }),
    caller: variant.anonymous ? null : await host.callerOf(request, reply),
    language: variant.language,
    theme: variant.theme,
    discreet: variant.discreet,
    consented: variant.consented,
    origin,
    siteName: host.siteName ?? 'Vesper',
    settings: host.settings ?? noSettings,
    testGroups: variant.anonymous ? (host.testGroupsOf?.(request) ?? []) : [],
    nonce: randomBytes(18).toString('base64url'),
    startedScripts: [],
    page: { inParts: null },
    messagesHref: source.messagesHref(variant.language, area),
    wordsOf: (modules) => (isHome ? [] : source.wordsOf(variant.language, modules)),
    structured: [],
    report: (error) => host.report(error),
  };
}

async function render(parts: Parts, page: PageRequest): Promise<RenderedPage> {
  return renderWith(parts, page, await contextOf(parts, page));
}

/** Renders a page with what its loaders are given. */
export async function renderWith(
  { source, host, origin }: Parts,
  { request, reply, variant }: PageRequest,
  values: WebContext,
): Promise<RenderedPage> {
  const app = await source.app();
  const { nonce: mark, settings } = values;
  const response = await app.render(toWebRequest(request, reply, variant.url), values);
  const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html');
  const inParts = values.page.inParts ?? { text: isHtml ? await response.text() : '', parts: [] };
  // What Vite adds to a page while it serves the sources carries the nonce, and nothing is kept then.
  const isLive = host.mode === 'dev';
  const page = isHtml && !isLive ? sealPage(inParts, mark, values.startedScripts) : null;
  const body = isHtml
    ? wholePage({ ...inParts, text: page?.text ?? inParts.text })
    : Buffer.from(await response.arrayBuffer());
  const policy = contentSecurityPolicy({
    scripts: page?.scripts ?? [`'nonce-${mark}'`],
    styles: isLive ? [`'nonce-${mark}'`] : [],
    origin,
    tagManagerUrl: settings.tagManagerUrl,
    connects: areaOf(variant.pathname) === 'studio' ? [toySource] : [],
  });
  const cacheControl = response.headers.get('cache-control') ?? '';
  const shareable =
    response.status < 500 &&
    !response.headers.has('set-cookie') &&
    !reply.hasHeader('set-cookie') &&
    !/no-store|private/.test(cacheControl);
  return {
    status: response.status,
    headers: {
      ...headersOf(response),
      ...(isHtml ? { 'content-security-policy': policy } : {}),
      'cache-control': cacheControl || keeping(variant, isHtml),
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    },
    body,
    gzip: variant.isShared && shareable && body.length >= worthCompressing ? await compress(body, { level: 5 }) : null,
    shareable,
  };
}

/**
 * How long browsers keep a page that says nothing about it. no-store keeps a member's pages from the next person at the
 * screen; anonymous ones may come back at once, and a page's data may be fetched ahead of the click by a moment.
 */
function keeping({ anonymous }: PageVariant, isHtml: boolean): string {
  if (!anonymous) return 'private, no-store';
  return isHtml ? 'private, no-cache' : 'private, max-age=2';
}

function headersOf(response: Response): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  delete headers['content-length'];
  const cookies = response.headers.getSetCookie();
  return cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers;
}

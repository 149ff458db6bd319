import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#kit/i18n/language.ts';
import { isLanguage, negotiateLanguage } from '#kit/i18n/language.ts';
import { areaOf } from '#kit/web/area.ts';
import type { SiteSettings, Theme, WebContext } from '#kit/web/context.ts';
import { contentSecurityPolicy } from './content-security.ts';
import type { WebHost } from './mount.ts';
import { PageCache } from './page-cache.ts';
import { StampedPage } from './stamped-page.ts';
import { unavailablePage, unavailablePolicy } from './unavailable-page.ts';
import type { WebSource } from './web-app.ts';
import { toWebRequest } from './web-request.ts';

const compress = promisify(gzip);

/** A rendered answer, before its nonce is filled in. */
interface Rendered {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly page: StampedPage;
  readonly html: boolean;
  readonly shareable: boolean;
}

const noSettings: SiteSettings = { tagManagerUrl: null, hiddenTabTitle: null, socialProfiles: [], helpUrls: {} };

/** What of a request decides how its page looks. */
interface Look {
  readonly url: string;
  readonly origin: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly discreet: boolean;
  readonly anonymous: boolean;
}

/** Answers pages: from the moment's cache for anonymous visitors, rendered afresh for everybody else. */
export class PageServer {
  readonly #source: WebSource;
  readonly #host: WebHost;
  readonly #placeholder: string;
  readonly #cache: PageCache<Rendered>;
  readonly #settings: SiteSettings;

  constructor(source: WebSource, host: WebHost, placeholder: string) {
    this.#source = source;
    this.#host = host;
    this.#placeholder = placeholder;
    this.#settings = host.settings ?? noSettings;
    const ttlMs = host.mode === 'dev' ? 0 : (host.cacheMs ?? 1500);
    this.#cache = new PageCache({ ttlMs, maxEntries: 400, now: () => performance.now() });
    host.onClear?.('pages', () => this.#cache.clear());
  }

  /** Answers a request; a failure below the pages becomes a page that says so. */
  async serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      return await this.#answer(request, reply);
    } catch (error) {
      this.#host.report(error);
      const language = negotiateLanguage(request.headers['accept-language'], request.url.split('/', 2)[1]);
      return reply
        .code(503)
        .headers({ 'retry-after': '5', 'cache-control': 'no-store', 'content-security-policy': unavailablePolicy })
        .type('text/html; charset=utf-8')
        .send(unavailablePage(language));
    }
  }

  async #answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [pathname = '/', search = ''] = splitUrl(request.url);
    if (looksLikeFile(pathname) || pathname.includes('//')) return reply.code(404).type('text/plain').send('Not found');
    const look = this.#look(request, pathname, search);
    const beyond = await this.#unknownWithoutLanguage(pathname, look.language);
    if (beyond) return reply.code(302).header('vary', 'Accept-Language, Cookie').header('location', beyond).send();
    const shared = look.anonymous && request.method === 'GET';
    const rendered = shared
      ? await this.#cache.get(
          this.#key(request, look),
          () => this.#render(request, reply, look, shared),
          ({ shareable }) => shareable,
        )
      : await this.#render(request, reply, look, shared);
    return this.#send(request, reply, rendered, look, shared);
  }

  #look(request: FastifyRequest, pathname: string, search: string): Look {
    const { cookies } = request;
    const first = pathname.split('/', 2)[1];
    const language = isLanguage(first)
      ? first
      : negotiateLanguage(request.headers['accept-language'], cookies['language']);
    const origin = this.#host.publicUrl
      ? new URL(this.#host.publicUrl).origin
      : `${request.protocol}://${request.host}`;
    const theme = cookies['theme'] === 'light' || cookies['theme'] === 'dark' ? cookies['theme'] : 'auto';
    const path = pathname === '/' ? `/${language}/` : pathname;
    return {
      url: `${origin}${path}${search}`,
      origin,
      language,
      theme,
      discreet: cookies['discreet'] === '1',
      anonymous: !this.#host.sessionCookies.some((name) => cookies[name] !== undefined),
    };
  }

  #key(request: FastifyRequest, look: Look): string {
    const variant = this.#host.variantOf?.(request) ?? '';
    return `${look.url} ${look.language} ${look.theme} ${look.discreet ? 'd' : ''} ${variant}`;
  }

  /** An address without a language that no page knows: its not-found page speaks the visitor's language. */
  async #unknownWithoutLanguage(pathname: string, language: Language): Promise<string | undefined> {
    const first = pathname.split('/', 2)[1] ?? '';
    if (
      first === '' ||
      isLanguage(first) ||
      withoutLanguage.has(first) ||
      first.startsWith('__') ||
      pathname.endsWith('.data')
    ) {
      return undefined;
    }
    const { table } = await this.#source.app();
    const resolution = table.resolve(pathname, language);
    return resolution.kind === 'redirect' ? resolution.to : `/${language}${pathname.replace(/\/*$/, '/')}`;
  }

  async #render(request: FastifyRequest, reply: FastifyReply, look: Look, isShared: boolean): Promise<Rendered> {
    const app = await this.#source.app();
    const { pathname } = new URL(look.url);
    const area = areaOf(pathname);
    const values: WebContext = {
      api: await this.#host.clientFor(request, reply, { language: look.language, isShared }),
      caller: look.anonymous ? null : await this.#host.callerOf(request, reply),
      language: look.language,
      theme: look.theme,
      discreet: look.discreet,
      origin: look.origin,
      siteName: this.#host.siteName ?? 'Vesper',
      settings: this.#settings,
      testGroups: look.anonymous ? (this.#host.testGroupsOf?.(request) ?? []) : [],
      nonce: this.#placeholder,
      messagesHref: this.#source.messagesHref(look.language, area, pathname === `/${look.language}/`),
      structured: [],
      report: (error) => this.#host.report(error),
    };
    const response = await app.render(toWebRequest(request, reply, look.url), values);
    const body = Buffer.from(await response.arrayBuffer());
    const headers = [...response.headers].filter(([name]) => name !== 'content-length');
    const cacheControl = response.headers.get('cache-control') ?? '';
    return {
      status: response.status,
      headers,
      page: new StampedPage(body, this.#placeholder),
      html: (response.headers.get('content-type') ?? '').startsWith('text/html'),
      shareable:
        response.status < 500 &&
        !response.headers.has('set-cookie') &&
        !reply.hasHeader('set-cookie') &&
        !/no-store|private/.test(cacheControl),
    };
  }

  async #send(request: FastifyRequest, reply: FastifyReply, rendered: Rendered, look: Look, shared: boolean) {
    const { page, html } = rendered;
    const nonce = randomBytes(18).toString('base64');
    reply.code(rendered.status);
    for (const [name, value] of rendered.headers) reply.header(name, value);
    if (html) {
      const facts = { secure: look.origin.startsWith('https:'), tagManagerUrl: this.#settings.tagManagerUrl };
      reply.header('content-security-policy', contentSecurityPolicy(nonce, request.host, facts));
    }
    if (!reply.hasHeader('cache-control')) {
      // no-store keeps a member's pages from the next person at the screen; anonymous ones may come back at once.
      // A page's data may be fetched ahead of the click by a moment.
      const anonymous = html ? 'private, no-cache' : 'private, max-age=2';
      reply.header('cache-control', look.anonymous ? anonymous : 'private, no-store');
    }
    reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie');
    if (page.size < 1024 || !acceptsGzip(request)) return reply.send(page.plain(nonce));
    reply.header('content-encoding', 'gzip');
    return reply.send(shared ? page.gzip(nonce) : await compress(page.plain(nonce), { level: 2 }));
  }
}

/** Places of the site whose addresses name no language. */
const withoutLanguage: ReadonlySet<string> = new Set(['office', 'docs']);

function splitUrl(url: string): [string, string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

/** `/favicon.png`, `/wp-login.php`: nothing a page would answer. Page data end in `.data`. */
function looksLikeFile(pathname: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(pathname) && !pathname.endsWith('.data');
}

function acceptsGzip(request: FastifyRequest): boolean {
  return /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
}

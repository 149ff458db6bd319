import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#kit/contract/problem.ts';
import { tooManyRequests } from '#kit/contract/problems.ts';
import { MemberPages } from './member-pages.ts';
import type { WebHost } from './mount.ts';
import { rememberedAddresses } from './page-address.ts';
import { PageCache } from './page-cache.ts';
import type { PageVariant } from './page-variant.ts';
import { keyOf, languageOfPage, pageVariant, splitUrl } from './page-variant.ts';
import type { PlainPage } from './plain-page.ts';
import { plainPage, plainPolicy } from './plain-page.ts';
import { RenderGate, RenderRefused } from './render-gate.ts';
import type { RenderedPage } from './render-page.ts';
import { acceptsGzip, renderPage, sizeOfPage, worthCompressing } from './render-page.ts';
import { RepeatedRequests } from './repeated-requests.ts';
import type { WebSource } from './web-app.ts';

const compress = promisify(gzip);

/** What the pages of anonymous visitors may take in memory; each is kept for a moment. */
const cacheLimits = { maxEntries: 400, maxBytes: 32 * 1024 * 1024, standInMs: 30_000 };
/** What the pages of members may take, bytes. */
const memberBytes = 24 * 1024 * 1024;
/** How long pages are given out as they were while the database is away, ms. */
const outageMs = 15 * 60_000;

/** No page can be made: what it shows cannot be read. */
class NothingToRead extends Error {}

/** Answers pages: from the moment's cache for anonymous visitors, rendered afresh for everybody else. */
export class PageServer {
  readonly #source: WebSource;
  readonly #host: WebHost;
  readonly #origin: string;
  readonly #cache: PageCache<RenderedPage>;
  readonly #members: MemberPages | null;
  readonly #gate: RenderGate;
  readonly #addressOf = rememberedAddresses();
  /** Requests that were answered from the cache, for answering them again at once (repeated-requests.ts). */
  readonly repeated: RepeatedRequests;

  constructor(source: WebSource, host: WebHost) {
    this.#source = source;
    this.#host = host;
    this.#origin = new URL(host.publicUrl).origin;
    this.#gate = new RenderGate(host.limits, host.limitFactor);
    const ttlMs = host.mode === 'dev' ? 0 : (host.cacheMs ?? 1500);
    const now = () => performance.now();
    this.#cache = new PageCache({ ...cacheLimits, ttlMs, sizeOf: sizeOfPage, now });
    const isOwnAnswer = (answer: object) => host.isOwnAnswer?.(answer) ?? true;
    // While the sources are served, Vite adds to each page what it needs.
    this.#members = host.mode === 'dev' ? null : new MemberPages({ ttlMs, maxBytes: memberBytes, now, isOwnAnswer });
    const decisive = ['cookie', 'accept-language', ...(host.variantHeaders ?? [])];
    this.repeated = new RepeatedRequests(decisive, (key) => this.#cache.peek(key));
    host.onClear?.('pages', () => {
      this.#cache.clear();
      this.#members?.clear();
      this.repeated.clear();
    });
  }

  /** Answers a request; a failure below the pages becomes a page that says so. */
  async serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      return await this.#answer(request, reply);
    } catch (error) {
      if (error instanceof RenderRefused) {
        const { status, retryAfterSeconds } = error;
        return this.#sendPlain(request, reply, status === 429 ? 'tooMany' : 'busy', status, retryAfterSeconds);
      }
      if (!(error instanceof NothingToRead)) this.#host.report(error);
      return this.#sendPlain(request, reply, 'unavailable', 503, 5);
    }
  }

  #sendPlain(request: FastifyRequest, reply: FastifyReply, kind: PlainPage, status: number, seconds: number) {
    const language = languageOfPage(request, splitUrl(request.url)[0]);
    return reply
      .code(status)
      .headers({ 'retry-after': String(seconds), 'cache-control': 'no-store', 'content-security-policy': plainPolicy })
      .type('text/html; charset=utf-8')
      .send(plainPage(kind, language, this.#host.settings?.isStaging));
  }

  async #answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [pathname] = splitUrl(request.url);
    if (looksLikeFile(pathname) || pathname.includes('//')) return reply.code(404).type('text/plain').send('Not found');
    const { table } = await this.#source.app();
    const { sessionCookies } = this.#host;
    const variant = pageVariant(request, { table, origin: this.#origin, sessionCookies, addressOf: this.#addressOf });
    if (variant.moved) {
      const { to, status } = variant.moved;
      return reply
        .code(status)
        .headers({ location: to, vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-cache' })
        .send();
    }
    const page = await this.#page(request, reply, variant);
    reply.code(page.status).headers(page.headers);
    if (variant.isShared) this.repeated.remember(request.raw, this.#keyOf(request, variant), page, reply.getHeaders());
    return send(request, reply, page);
  }

  /** A rendering counts with everything else whoever asks has called. @throws RenderRefused with 429 when it is too much */
  async #charge(request: FastifyRequest, reply: FastifyReply, variant: PageVariant): Promise<void> {
    try {
      await this.#host.charge?.(request, reply, variant);
    } catch (error) {
      const wait =
        error instanceof Problem && error.kind === tooManyRequests ? error.data?.retryAfterSeconds : undefined;
      throw typeof wait === 'number' ? new RenderRefused(429, wait) : error;
    }
  }

  #keyOf(request: FastifyRequest, variant: PageVariant): string {
    return keyOf(variant, this.#host.variantOf?.(request) ?? '');
  }

  async #page(request: FastifyRequest, reply: FastifyReply, variant: PageVariant): Promise<RenderedPage> {
    const { ip } = request;
    const parts = { source: this.#source, host: this.#host, origin: this.#origin };
    let isAdmitted = false;
    const admit = async () => {
      if (isAdmitted) return;
      await this.#gate.admit(ip, variant.own);
      if (!variant.own) await this.#charge(request, reply, variant);
      isAdmitted = true;
    };
    const isAway = () => this.#host.isDatabaseAway?.() ?? false;
    const asked = { request, reply, variant };
    const inTurn = async (render: () => Promise<RenderedPage>) => {
      if (isAway()) throw new NothingToRead();
      await admit();
      const page = await this.#gate.run(ip, render);
      // Begun before it was known: what a page makes of nothing is not shown, and not kept. A form may have been taken.
      if (isAway() && (request.method !== 'POST' || page.status >= 500)) throw new NothingToRead();
      return page;
    };
    const make = () => inTurn(() => renderPage(parts, asked));
    if (this.#members && variant.isOfMember && !isAway()) {
      // Its reader's answers are read each time, whether it is kept or not.
      await admit();
      return this.#members.page(parts, asked, this.#host.variantOf?.(request) ?? '', inTurn);
    }
    if (!variant.isShared) return make();
    const key = this.#keyOf(request, variant);
    try {
      // Before others wait for it: whoever has had their share must not be the one who makes a page for all.
      if (!this.#cache.has(key) && !isAway()) await admit();
      return await this.#cache.get(key, make, ({ shareable }) => shareable);
    } catch (error) {
      const kept = isAway() ? this.#cache.standIn(key, outageMs) : this.#cache.standIn(key);
      if (kept && (isAway() || error instanceof RenderRefused)) return kept;
      throw error;
    }
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply> {
  const { body } = page;
  // No bytes are of no kind: a redirect has none.
  if (body.length === 0) return reply.send();
  const takesGzip = acceptsGzip(request.headers);
  if (!takesGzip || (!page.gzip && body.length < worthCompressing)) return reply.send(body);
  reply.header('content-encoding', 'gzip');
  return reply.send(page.gzip ?? (await compress(body, { level: 2 })));
}

/** `/favicon.png`, `/wp-login.php`: nothing a page would answer. Page data end in `.data`. */
function looksLikeFile(pathname: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(pathname) && !pathname.endsWith('.data');
}

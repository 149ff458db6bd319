import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { offlinePolicy } from '#apps/web/pwa/offline/page.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import { Problem } from '#kit/contract/problem.ts';
import { tooLarge } from '#kit/contract/problems.ts';
import type { SitemapEntry } from '#kit/domain/site-pages.ts';
import type { Origins } from '#kit/http/origins.ts';
import { assertSameOrigin } from '#kit/http/origins.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Limits } from '#kit/limits/limits.ts';
import { workerPolicy } from '#kit/live-media/worker-policy.ts';
import type { CallerSummary, SiteSettings, TestGroup } from '#kit/web/page/context.ts';
import { mountAppFiles } from './app-files.ts';
import { socketSources } from './content-security.ts';
import { PageServer } from './page-server.ts';
import { answerRepeated } from './repeated-requests.ts';
import { mountSitemap } from './sitemap.ts';
import { builtWeb, liveWeb } from './web-app.ts';
import { longestForm, takeForms } from './web-request.ts';

/** What the site needs from the process it is mounted into. */
export interface WebHost {
  /** `dev` serves the sources with hot reload, `start` the build. */
  readonly mode: 'start' | 'dev';
  readonly siteName?: string;
  /**
   * Where the site is reached from outside. Addresses in pages, sitemaps and policies are made of it and never of what a
   * request says: whoever asks writes the Host header.
   */
  readonly publicUrl: string;
  /** Which pages may send a page's form; those of the request's own host when not given. */
  readonly origins?: Origins;
  /** Counts how many pages an address has had rendered. */
  readonly limits: Pick<Limits, 'take'>;
  /** Multiplies what one address may ask for at once; 1 when not given. */
  readonly limitFactor?: number;
  /** Where the build lies, `build` below the working directory when not given. */
  readonly buildDirectory?: string;
  /** A visitor without any of these cookies is anonymous, and gets pages others may have too. */
  readonly sessionCookies: readonly string[];
  /**
   * The typed client in the visitor's name, or in nobody's when the page is shared with others. `reply` takes the
   * cookies a call may set.
   */
  clientFor(
    request: FastifyRequest,
    reply: FastifyReply,
    page: { readonly language: Language; readonly isShared: boolean },
  ): ApiClient | Promise<ApiClient>;
  /** Charges what a rendered page costs to whoever asks for it. Throws `too_many_requests`. */
  charge?(
    request: FastifyRequest,
    reply: FastifyReply,
    page: { readonly language: Language; readonly isShared: boolean },
  ): Promise<void>;
  /** Who looks at the page; asked only when a session cookie is there. */
  callerOf(request: FastifyRequest, reply: FastifyReply): Promise<CallerSummary | null>;
  /** Tells apart members who get other answers to the same questions, as by the country they are in; all are alike when not given. */
  classOf?(request: FastifyRequest, reply: FastifyReply): Promise<string>;
  /** Whether an answer of a client is the caller's own; each is when not given. */
  isOwnAnswer?(answer: object): boolean;
  /** Whether nothing new can be read just now: pages are given out as they were, or one that says so. */
  isDatabaseAway?(): boolean;
  /** Told of what failed while rendering. */
  report(error: unknown): void;
  /** Distinguishes anonymous visitors who must see different pages, such as members of test groups. */
  variantOf?(request: FastifyRequest): string;
  /** Headers, in lower case, that {@link variantOf} reads besides the cookies. */
  readonly variantHeaders?: readonly string[];
  /** Counts a request that is answered before routing against its address; false when it has too many connections. */
  takesConnection?(request: IncomingMessage, response: ServerResponse): boolean;
  /** The test groups of an anonymous visitor. They must follow from {@link variantOf}. */
  testGroupsOf?(request: FastifyRequest): readonly TestGroup[];
  readonly settings?: SiteSettings;
  /** Told how what is kept for a moment can be forgotten. */
  onClear?(name: string, clear: () => void): void;
  /** Where a request comes from (ISO 3166-1 alpha-2); null where nobody says. */
  countryOf?(request: FastifyRequest): string | null;
  /** Addresses of the sitemap that only the domains know, such as one per performer who is shown in that country. */
  sitemap?(country: string | null): Promise<readonly SitemapEntry[]>;
  /** How long an anonymous page is kept, in milliseconds; 1500 when not given, 0 for never. */
  readonly cacheMs?: number;
  /** False takes the service worker out of every browser that has it; on when not given. */
  readonly serviceWorker?: boolean;
}

/** Mounts the site: pages, their data, the browser's files, sitemap and robots. Everything no other route answers. */
export async function mountWeb(app: FastifyInstance, host: WebHost): Promise<void> {
  const directory = resolve(host.buildDirectory ?? 'build');
  const live = host.mode === 'dev';
  if (!live && !existsSync(resolve(directory, 'server/index.js'))) {
    throw new Error(`There is no built site in ${directory}. Run npm run build, or start with MODE=dev.`);
  }
  // Loaded before the scope is registered: Fastify gives a plugin only seconds, and a busy machine may need more.
  const source = live ? await liveWeb(app) : await builtWeb(directory);
  await app.register(async (scope) => {
    if (!scope.hasRequestDecorator('cookies')) await scope.register(fastifyCookie);
    source.install?.(scope);
    if (!live) await mountFiles(scope, resolve(directory, 'client'), socketSources(host.publicUrl).join(' '));
    await mountAppFiles(scope, source, host, live ? null : resolve(directory, 'client'));
    await mountSitemap(scope, source, host);
    takeForms(scope);
    const pages = new PageServer(source, host);
    answerRepeated(app.server, pages.repeated, host.takesConnection);
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      onRequest: async (request) => {
        assertSameOrigin(request, host.origins);
        // Forms say how long they are.
        const length = request.headers['content-length'];
        const isStream = request.headers['transfer-encoding'] !== undefined && length === undefined;
        if (isStream || Number(length ?? 0) > longestForm) throw new Problem(tooLarge);
      },
      handler: (request, reply) => pages.serve(request, reply),
    });
  });
}

async function mountFiles(scope: FastifyInstance, root: string, sockets: string): Promise<void> {
  await scope.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    index: false,
    decorateReply: false,
    dotfiles: 'ignore',
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', 'messages.json', 'words.json', 'sw.js'],
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      const policy = path.includes('/offline/')
        ? offlinePolicy
        : workerPolicy(path.replace(/\.(?:br|gz)$/, ''), sockets);
      if (policy !== null) reply.header('content-security-policy', policy);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}

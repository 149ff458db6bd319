import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import type { Caches } from '#kit/caches/caches.ts';
import type { Clock } from '#kit/clock/clock.ts';
import { wallClock } from '#kit/clock/clock.ts';
import type { Config } from '#kit/config/config.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Language } from '#kit/contract/access.ts';
import { createClient } from '#kit/contract/client.ts';
import { pageCost } from '#kit/contract/cost.ts';
import { Problem } from '#kit/contract/problem.ts';
import { foreignOrigin, notFound, tooManyRequests } from '#kit/contract/problems.ts';
import type { AwaitedWork } from '#kit/db/connection/timeouts.ts';
import { beginAwaited } from '#kit/db/connection/timeouts.ts';
import type { SitemapEntry } from '#kit/domain/site-pages.ts';
import { mountGraphql } from '#kit/graphql/mount.ts';
import { BodyTimeouts } from '#kit/http/body-timeouts.ts';
import type { Authenticate } from '#kit/http/caller.ts';
import { callOf, countryOf, languageOf } from '#kit/http/caller.ts';
import { addressOf, connectionsComeBack, limitConnections } from '#kit/http/connections.ts';
import { createOrigins } from '#kit/http/origins.ts';
import { refuseRaw, refuseUnreadable } from '#kit/http/raw-refusal.ts';
import { installProblems, mountRest } from '#kit/http/rest.ts';
import { boundUnread } from '#kit/http/unread-answers.ts';
import type { Uploads } from '#kit/http/uploads.ts';
import type { Limits } from '#kit/limits/limits.ts';
import type { Log } from '#kit/log/log.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { Dispatcher } from '#kit/server/dispatch.ts';
import { isOwnResult } from '#kit/server/dispatch.ts';
import type { Call } from '#kit/server/handler.ts';
import type { MountEdge } from '#kit/server/kit.ts';
import type { SiteSettings, TestGroup } from '#kit/web/page/context.ts';
import { mountDocuments } from './documents.ts';
import type { HealthParts } from './health.ts';
import { mountHealth } from './health.ts';
import { chargePathCosts } from './path-costs.ts';
import { recordsOf } from './records.ts';
import { answerUnreadable } from './unreadable.ts';
import { installSecurityHeaders } from './web/content-security.ts';
import { mountWeb } from './web/mount.ts';
import { noSettings } from './web/render-page.ts';
import { mountTagFrame } from './web/tag-frame.ts';

/** What takes an upgraded socket: the real-time channel under `/realtime`, live media under `/media`. */
export type Upgrade = (
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  ip: string,
  country: string | null,
) => void;

export interface HttpParts {
  readonly config: Config;
  /** What operators have set about every page; nothing when not given. */
  readonly site?: SiteSettings;
  readonly log: Log;
  readonly dispatcher: Dispatcher;
  readonly authenticate: Authenticate;
  readonly upgrades: Readonly<Record<string, Upgrade>>;
  readonly sessionCookies: readonly string[];
  readonly nameOf: (accountId: number) => Promise<string>;
  /** The test groups a device takes part in, by its cookies. */
  readonly testGroupsOf: (cookies: Readonly<Record<string, string | undefined>>) => readonly TestGroup[];
  readonly sitemap: (country: string | null) => Promise<readonly SitemapEntry[]>;
  /** The parts `/readyz` tells of. */
  readonly health: HealthParts['parts'];
  /** How many statements the process has asked the database, for `/metrics`. */
  readonly statements?: () => number;
  /** The figures of the domains, for `/metrics`. */
  readonly figures?: HealthParts['figures'];
  /** Whether the database is known to be away: then pages are given out as they were, or not at all. */
  readonly isDatabaseAway: () => boolean;
  readonly caches: Pick<Caches, 'onClear'>;
  readonly limits: Pick<Limits, 'take'>;
  /** Where files are kept while they are received. */
  readonly uploads: Uploads;
  /** By what slow bodies are found: the wall's clock when not given, however fast the platform's runs. */
  readonly clock?: Clock;
  /** Addresses outside the contract: a provider's own pages and callbacks. */
  readonly extras: readonly ((app: FastifyInstance, edge: MountEdge) => Promise<void>)[];
}

/**
 * How long HTTP waits, ms. Bodies are watched more closely (kit/http/body-timeouts.ts). Behind a proxy an idle connection must outlast
 * the proxy's own idle timeout (nginx: 60 s), or requests meet a connection that is just closing.
 */
const waits = { headers: 10_000, check: 2_000, request: 310_000, idle: 15_000, idleBehindProxy: 75_000 };
/** Of the head of a request, bytes; browsers and proxies stop at 8 to 16 KB as well. */
const maxHeaderSize = 16 * 1024;
/**
 * How addresses are read. A parameter may be as long as the head of a request: what is too long for an operation its contract says, and
 * nobody else.
 */
export const routerOptions = { maxParamLength: maxHeaderSize, ignoreTrailingSlash: false } as const;
/** Then a connection is made again, so that none lives for ever. */
const maxRequestsPerSocket = 10_000;

/** One Fastify for everything: REST, GraphQL, documents, health, sockets and the site. */
export async function createHttp(parts: HttpParts): Promise<FastifyInstance> {
  const { config, site = noSettings, log, dispatcher, authenticate } = parts;
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const proxies = config.TRUST_PROXY ? config.PROXY_HOPS : 0;
  const app = Fastify({
    logger: false,
    // Only what our own proxies have written is believed: whoever calls may send the header as well.
    trustProxy: config.TRUST_PROXY ? (_address: string, hop: number) => hop < config.PROXY_HOPS : false,
    bodyLimit: 128 * 1024,
    requestTimeout: waits.request,
    keepAliveTimeout: config.TRUST_PROXY ? waits.idleBehindProxy : waits.idle,
    maxRequestsPerSocket,
    http: { headersTimeout: waits.headers, connectionsCheckingInterval: waits.check, maxHeaderSize },
    clientErrorHandler: refuseUnreadable,
    routerOptions,
    forceCloseConnections: true,
    frameworkErrors: answerUnreadable({ secure, isStaging: site.isStaging }),
  }) as unknown as FastifyInstance;
  const bodies = new BodyTimeouts(parts.clock ?? wallClock());
  const unread = boundUnread(app.server, {
    clock: parts.clock ?? wallClock(),
    addressOf: (request) => addressOf(request, proxies),
  });
  app.addHook('onClose', async () => {
    bodies.stop();
    unread.stop();
  });
  const connections = limitConnections(app.server, {
    perAddress: config.CONNECTIONS_PER_ADDRESS * config.LIMIT_FACTOR,
    isProxied: config.TRUST_PROXY,
  });
  awaitAnswers(app);
  app.addHook('onRequest', async (request, reply) => {
    bodies.watch(request.raw, reply.raw, languageOf(undefined, request.headers['accept-language']));
    if (!connections.take(request.ip, reply.raw))
      throw new Problem(tooManyRequests, { data: { retryAfterSeconds: connectionsComeBack } });
  });
  installSecurityHeaders(app, { secure });
  installProblems(app, log);
  app.setNotFoundHandler(async () => {
    throw new Problem(notFound);
  });
  await app.register(fastifyCookie);
  const context = (request: FastifyRequest, reply: FastifyReply, language?: Language, isShared = false) =>
    callOf(request, reply, {
      authenticate,
      secure,
      trustCountry: config.TRUST_PROXY,
      isShared,
      ...(language ? { language } : {}),
    });
  const origins = createOrigins({ publicUrl: config.PUBLIC_URL, trustProxy: config.TRUST_PROXY, log });
  const edge = { callOf: context, log, origins };
  /** Who asks for a page, found out once. */
  const visitors = new WeakMap<FastifyRequest, Promise<Call>>();
  const callOfPage = (
    request: FastifyRequest,
    reply: FastifyReply,
    { language, isShared }: { language?: Language; isShared: boolean } = { isShared: false },
  ): Promise<Call> => {
    if (isShared) return context(request, reply, language, true);
    const call = visitors.get(request) ?? context(request, reply, language);
    visitors.set(request, call);
    return call;
  };

  if (config.ROLES.includes('api')) {
    await mountRest(app, dispatcher, { ...edge, uploads: parts.uploads });
    await mountGraphql(app, dispatcher, { ...edge, introspection: true });
  }
  await mountHealth(app, {
    config,
    parts: parts.health,
    ...(parts.statements && { statements: parts.statements }),
    ...(parts.figures && { figures: parts.figures }),
  });
  chargePathCosts(app, dispatcher);
  await mountDocuments(app, dispatcher, () => recordsOf(dispatcher));
  if (site.tagManagerUrl) mountTagFrame(app, site.tagManagerUrl);
  const mountEdge = { callOf: context, origins, charge: dispatcher.charge, uploads: parts.uploads };
  for (const extra of parts.extras) await extra(app, mountEdge);
  if (config.ROLES.includes('web')) {
    await mountWeb(app, {
      mode: config.MODE,
      publicUrl: publicOrigin(config),
      origins,
      limits: parts.limits,
      limitFactor: config.LIMIT_FACTOR,
      serviceWorker: config.SERVICE_WORKER === 'on',
      sessionCookies: parts.sessionCookies,
      charge: async (request, reply, page) =>
        dispatcher.charge((await callOfPage(request, reply, page)).caller, pageCost),
      clientFor: async (request, reply, page) =>
        createClient(dispatcher.transportFor(await callOfPage(request, reply, page), true)),
      callerOf: async (request, reply) => {
        const { caller } = await callOfPage(request, reply);
        if (caller.accountId === null) return null;
        return {
          id: caller.accountId,
          name: await parts.nameOf(caller.accountId),
          roles: caller.roles,
          isGrace: caller.isGrace ?? false,
        };
      },
      classOf: async (request, reply) => {
        const { country, language } = (await callOfPage(request, reply)).caller;
        return `${country ?? ''} ${language}`;
      },
      isOwnAnswer: isOwnResult,
      isDatabaseAway: parts.isDatabaseAway,
      report: (error) => {
        // That the database is away was said once.
        if (!parts.isDatabaseAway()) log.error({ err: error }, 'a page could not be rendered');
      },
      // Lists leave out performers who are not shown in the visitor's country; experiments show one of a few looks.
      variantOf: (request) => {
        const country = (config.TRUST_PROXY && countryOf(request.headers)) || '';
        const groups = parts.testGroupsOf(request.cookies).filter(({ isActive }) => isActive);
        return `${country} ${groups.map(({ name, value }) => `${name}:${value}`).join('.')}`;
      },
      variantHeaders: ['x-country'],
      takesConnection: (request, response) => connections.take(addressOf(request, proxies), response),
      testGroupsOf: (request) => parts.testGroupsOf(request.cookies),
      settings: site,
      sitemap: parts.sitemap,
      countryOf: (request) => (config.TRUST_PROXY ? countryOf(request.headers) : null),
      onClear: (name, clear) => parts.caches.onClear(name, clear),
    });
  }
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = request.url?.split('?')[0] ?? '';
    const upgrade = ownValue(parts.upgrades, path);
    if (!upgrade) {
      // Vite's own socket is answered by Vite.
      if (config.MODE !== 'dev' || !request.headers['sec-websocket-protocol']?.startsWith('vite')) socket.destroy();
      return;
    }
    const language = languageOf(undefined, request.headers['accept-language']);
    if (!origins.accepts(request.headers)) return refuseRaw(socket, foreignOrigin, { language });
    const ip = addressOf(request, proxies);
    if (!connections.take(ip, socket)) {
      return refuseRaw(socket, tooManyRequests, { language, data: { retryAfterSeconds: connectionsComeBack } });
    }
    const country = config.TRUST_PROXY ? countryOf(request.headers) : null;
    upgrade(request, socket, head, ip, country);
  });
  return app;
}

/**
 * Everything a request causes until its answer is sent is awaited by somebody: while the database is away they hear so at
 * once. A body that is read comes from the socket, which knows nothing of the request, so its handler is led back.
 */
function awaitAnswers(app: FastifyInstance): void {
  const waiting = new WeakMap<IncomingMessage, AwaitedWork>();
  app.addHook('onRequest', (request, reply, done) => {
    const awaited = beginAwaited();
    waiting.set(request.raw, awaited);
    reply.raw.once('close', () => awaited.done());
    awaited.run(done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    waiting.get(request.raw)?.run(done);
  });
}

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import type { Config } from '#kit/config/config.ts';
import type { Language } from '#kit/contract/access.ts';
import { createClient } from '#kit/contract/client.ts';
import { mountGraphql } from '#kit/graphql/mount.ts';
import type { Authenticate } from '#kit/http/caller.ts';
import { callOf, countryOf } from '#kit/http/caller.ts';
import { mountRest } from '#kit/http/rest.ts';
import type { Log } from '#kit/log/log.ts';
import type { Dispatcher } from '#kit/server/dispatch.ts';
import { mountDocuments } from './documents.ts';
import { mountHealth } from './health.ts';
import { installSecurityHeaders } from './web/content-security.ts';
import { mountWeb } from './web/mount.ts';
import type { SitemapEntry } from './web/sitemap.ts';

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
  readonly log: Log;
  readonly dispatcher: Dispatcher;
  readonly authenticate: Authenticate;
  readonly upgrades: Readonly<Record<string, Upgrade>>;
  readonly sessionCookies: readonly string[];
  readonly nameOf: (accountId: number) => Promise<string>;
  readonly sitemap: () => Promise<readonly SitemapEntry[]>;
  readonly ready: () => Promise<boolean>;
  /** Addresses outside the contract: a provider's own pages and callbacks. */
  readonly extras: readonly ((app: FastifyInstance) => Promise<void>)[];
}

/** One Fastify for everything: REST, GraphQL, documents, health, sockets and the site. */
export async function createHttp(parts: HttpParts): Promise<FastifyInstance> {
  const { config, log, dispatcher, authenticate } = parts;
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const app = Fastify({
    logger: false,
    trustProxy: config.TRUST_PROXY,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;
  installSecurityHeaders(app, { secure });
  await app.register(fastifyCookie);
  const context = (request: FastifyRequest, reply: FastifyReply, language?: Language) =>
    callOf(request, reply, {
      authenticate,
      secure,
      trustCountry: config.TRUST_PROXY,
      ...(language ? { language } : {}),
    });
  const edge = { callOf: context, log };

  if (config.ROLES.includes('api')) {
    await mountRest(app, dispatcher, edge);
    await mountGraphql(app, dispatcher, { ...edge, introspection: true });
  }
  await mountHealth(app, parts.ready);
  await mountDocuments(app, dispatcher);
  for (const extra of parts.extras) await extra(app);
  if (config.ROLES.includes('web')) {
    await mountWeb(app, {
      mode: config.MODE,
      publicUrl: config.PUBLIC_URL,
      sessionCookies: parts.sessionCookies,
      clientFor: async (request, reply, language) =>
        createClient(dispatcher.transportFor(await context(request, reply, language))),
      callerOf: async (request, reply) => {
        const { caller } = await context(request, reply);
        if (caller.accountId === null) return null;
        return { id: caller.accountId, name: await parts.nameOf(caller.accountId), roles: caller.roles };
      },
      report: (error) => log.error({ err: error }, 'a page could not be rendered'),
      // Lists leave out performers who are not shown in the visitor's country.
      variantOf: (request) => (config.TRUST_PROXY ? String(request.headers['x-country'] ?? '') : ''),
      sitemap: parts.sitemap,
    });
  }
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = request.url?.split('?')[0] ?? '';
    const upgrade = parts.upgrades[path];
    if (!upgrade) {
      // Vite's own socket is answered by Vite.
      if (config.MODE !== 'dev' || !request.headers['sec-websocket-protocol']?.startsWith('vite')) socket.destroy();
      return;
    }
    if (!sameOrigin(request)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    const country = config.TRUST_PROXY ? countryOf(request.headers) : null;
    upgrade(request, socket, head, addressOf(request, config.TRUST_PROXY), country);
  });
  return app;
}

/** A browser names the page's origin in every WebSocket handshake (RFC 6455 §10.2); programs send none. */
function sameOrigin({ headers }: IncomingMessage): boolean {
  if (!headers.origin) return true;
  try {
    return new URL(headers.origin).host === (headers['x-forwarded-host'] ?? headers.host);
  } catch {
    return false;
  }
}

function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')[0]
        ?.trim()
    : '';
  return forwarded || request.socket.remoteAddress || '';
}

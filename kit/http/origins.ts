import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '#kit/contract/problem.ts';
import { foreignOrigin } from '#kit/contract/problems.ts';
import type { Log } from '#kit/log/log.ts';

/** The one rule by which REST, GraphQL, the forms of pages and both sockets tell pages of ours from other sites' (CSRF). */
export interface Origins {
  /**
   * Whether what a browser sends comes from a page of ours: its `Origin` is `PUBLIC_URL`, or the name the request was
   * addressed to, as the request or a trusted proxy says it. True without an `Origin`: programs send none, browsers always
   * name it in writing requests (Fetch standard) and in WebSocket handshakes (RFC 6455 §10.2).
   */
  accepts(headers: IncomingHttpHeaders): boolean;
}

/** What of a request `assertSameOrigin` reads. */
interface OriginRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

/** So many different refusals are told; a stranger can think of many names. */
const mostTold = 20;

/** By `PUBLIC_URL` and, with `trustProxy`, what a proxy hands on. Each refused pair of names is logged once. */
export function createOrigins({
  publicUrl,
  trustProxy = false,
  log,
}: {
  /** `PUBLIC_URL`; only the request's own names count when not given. */
  readonly publicUrl?: string | undefined;
  readonly trustProxy?: boolean;
  readonly log: Pick<Log, 'warn'>;
}): Origins {
  const own = publicUrl ? URL.parse(publicUrl)?.origin : undefined;
  const told = new Set<string>();
  return {
    accepts(headers) {
      const { origin } = headers;
      if (origin === undefined) return true;
      const from = URL.parse(origin);
      const names = namesOf(headers, trustProxy);
      if (from && (from.origin === own || names.some((name) => meansHost(name, from)))) return true;
      const refused = [origin, own ?? '', ...names].map((name) => name.slice(0, 200));
      const key = refused.join(' ');
      if (told.size < mostTold && !told.has(key)) {
        told.add(key);
        log.warn(
          { origin: refused[0], expected: own ?? null, addressedTo: refused.slice(2) },
          'refused a request of another site; if it is ours, PUBLIC_URL has to be that origin',
        );
      }
      return false;
    },
  };
}

/** Only the request's own `Host`: the rule where nothing else is known. */
const byHost = createOrigins({ log: { warn: () => undefined } });

/** Refuses a writing request that a page of another site sends. @throws Problem `foreign_origin` */
export function assertSameOrigin({ method, headers }: OriginRequest, origins: Origins = byHost): void {
  if (method !== 'GET' && method !== 'HEAD' && !origins.accepts(headers)) throw new Problem(foreignOrigin);
}

/**
 * The names a request was addressed to: its `Host`, and from a trusted proxy `X-Forwarded-Host` (a list, where each proxy
 * adds its own; with `X-Forwarded-Port` where the name has none) and `Forwarded` (RFC 7239). Which of a list is the browser's
 * depends on the proxy; any will do, for no page can make a browser send these headers to us.
 */
function namesOf(headers: IncomingHttpHeaders, trustProxy: boolean): string[] {
  const own = headers.host ? [headers.host] : [];
  if (!trustProxy) return own;
  const forwarded = listOf(headers['x-forwarded-host']);
  const ports = listOf(headers['x-forwarded-port']).filter((port) => /^\d{1,5}$/.test(port));
  const withPorts = [...own, ...forwarded].flatMap((name) =>
    /:\d+$/.test(name) ? [] : ports.map((port) => `${name}:${port}`),
  );
  const standard = listOf(headers.forwarded).flatMap(
    (element) => /(?:^|;)\s*host=(?:"([^"]*)"|([^\s;"]*))/i.exec(element)?.slice(1).find(Boolean) ?? [],
  );
  return [...own, ...forwarded, ...withPorts, ...standard];
}

const listOf = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Ports of the scheme may be written or left out; letter case and the ends of names are the URL standard's to compare. */
function meansHost(name: string, from: URL): boolean {
  if (!/^[\w.:[\]-]+$/.test(name)) return false;
  const host = URL.parse(`${from.protocol}//${name}`)?.host;
  return host !== undefined && host !== '' && host === from.host;
}

import type { FastifyInstance } from 'fastify';

/** The facts the headers depend on. */
export interface SecurityFacts {
  /** The page is reached by https: the browser is told to insist on it. */
  readonly secure: boolean;
}

/** What may run on a page, and where the page is. */
export interface PagePolicy {
  /** The page's own scripts, as sources: hashes, or a nonce while the sources are served. */
  readonly scripts: readonly string[];
  /** The same for style elements; none in a build, where all style comes from files. */
  readonly styles?: readonly string[];
  /** Where the site is reached, without a slash at its end. Never taken from a request. */
  readonly origin: string;
  /** Set when a tag manager is configured: it runs in a frame of ours, apart from the page (tag-frame.ts). */
  readonly tagManagerUrl?: string | null;
  /** What else the page connects to, as sources: a program on the visitor’s own machine. */
  readonly connects?: readonly string[];
}

/**
 * The site's WebSocket as a source of a policy. None where the site is reached by an IPv6 address, which the grammar of
 * sources does not know (CSP level 3, 2.3.1): there 'self' has to do.
 */
export const socketSources = (origin: string): readonly string[] =>
  new URL(origin).hostname.startsWith('[') ? [] : [new URL(origin).origin.replace(/^http/, 'ws')];

/**
 * The content security policy of a page (CSP level 3).
 *
 * Of inline scripts only this page's own run, and what they load ('strict-dynamic'); 'self' is what older browsers fall
 * back to. Style attributes stay allowed: React renders measured sizes and colours as attributes, and an attribute can
 * neither run code nor select what it does not stand on. The site's own WebSocket is named for browsers whose 'self'
 * does not include it.
 */
export function contentSecurityPolicy({
  scripts,
  styles = [],
  origin,
  tagManagerUrl,
  connects = [],
}: PagePolicy): string {
  const secure = origin.startsWith('https:');
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts, "'strict-dynamic'"].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ['connect-src', "'self'", ...socketSources(origin), ...connects].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-src ${tagManagerUrl ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * The policy of whatever is not a page: data, pictures, files, redirects, refusals. Should a browser take one for a
 * document all the same, it loads nothing, runs nothing and is framed by nobody. Pages and workers bring their own.
 */
export const answerPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers every answer of the process carries, whatever it answers. */
export function securityHeaders({ secure }: SecurityFacts): Readonly<Record<string, string>> {
  return {
    'content-security-policy': answerPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(self), microphone=(self), fullscreen=(self), picture-in-picture=(self), display-capture=(self), ' +
      'publickey-credentials-get=(self), publickey-credentials-create=(self), geolocation=(), payment=(), usb=(), ' +
      'midi=(), serial=(), browsing-topics=(), interest-cohort=()',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Puts {@link securityHeaders} on every answer of `app`, REST and files included. */
export function installSecurityHeaders(app: FastifyInstance, facts: SecurityFacts): void {
  const headers = securityHeaders(facts);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

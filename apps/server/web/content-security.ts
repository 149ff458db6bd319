import type { FastifyInstance } from 'fastify';

/** The facts the headers depend on. */
export interface SecurityFacts {
  /** The page is reached by https: the browser is told to insist on it. */
  readonly secure: boolean;
  /** Set when a tag manager is configured: it runs in a frame of ours, apart from the page (tag-frame.ts). */
  readonly tagManagerUrl?: string | null;
}

/**
 * The content security policy of a page (CSP level 3).
 *
 * Scripts run only with this page's nonce, or when such a script loads them ('strict-dynamic'); 'self' is what older
 * browsers fall back to. Style elements need the nonce as well. Style attributes stay allowed: React renders measured
 * sizes and colours as attributes, and an attribute can neither run code nor select what it does not stand on.
 * @param host host and port of the site, for the WebSocket of browsers whose 'self' does not include it
 */
export function contentSecurityPolicy(nonce: string, host: string, { secure, tagManagerUrl }: SecurityFacts): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' ${secure ? 'wss' : 'ws'}://${host}`,
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

/** The headers every answer of the process carries, whatever it answers. */
export function securityHeaders({ secure }: SecurityFacts): Readonly<Record<string, string>> {
  return {
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

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Largest form of a page, bytes. */
export const longestForm = 64 * 1024;

/** Forms are here as a whole before a page is made of them: one that comes slowly takes no turn from other pages. */
export function takeForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestForm }, (_request, form, done) => {
    done(null, form);
  });
}

/** The request as the Fetch standard describes it, for React Router. It is aborted when the visitor goes away. */
export function toWebRequest(request: FastifyRequest, reply: FastifyReply, url: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  if (request.method === 'GET' || request.method === 'HEAD') return new Request(url, { headers });
  const abort = new AbortController();
  reply.raw.once('close', () => abort.abort());
  return new Request(addressedAs(request, url), {
    method: request.method,
    headers,
    body: (request.body as Buffer | undefined) ?? null,
    signal: abort.signal,
  } as RequestInit);
}

/**
 * The address under the name the visitor used, which the origin rule has let in. React Router refuses an action whose Origin
 * is not the address's; a person may type localhost where the public address says 127.0.0.1.
 */
function addressedAs({ headers }: FastifyRequest, url: string): string {
  const spoken = typeof headers.origin === 'string' ? URL.parse(headers.origin) : null;
  const own = new URL(url);
  return spoken ? `${spoken.origin}${own.pathname}${own.search}` : url;
}

import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

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
    body: Readable.toWeb(request.raw) as ReadableStream,
    duplex: 'half',
    signal: abort.signal,
  } as RequestInit);
}

/**
 * The address under the name the visitor used. React Router refuses an action whose Origin is not the address's; a
 * person may type localhost where the public address says 127.0.0.1. A page of another site never has our host.
 */
function addressedAs({ headers, host }: FastifyRequest, url: string): string {
  const spoken = typeof headers.origin === 'string' ? URL.parse(headers.origin) : null;
  const own = new URL(url);
  return spoken?.host === host ? `${spoken.origin}${own.pathname}${own.search}` : url;
}

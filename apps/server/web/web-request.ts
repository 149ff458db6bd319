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
  return new Request(url, {
    method: request.method,
    headers,
    body: Readable.toWeb(request.raw) as ReadableStream,
    duplex: 'half',
    signal: abort.signal,
  } as RequestInit);
}

import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Language } from '#kit/contract/access.ts';
import type { ProblemType } from '#kit/contract/problem.ts';
import { Problem } from '#kit/contract/problem.ts';
import { headersTooLarge, malformed, tooLarge, tooSlow } from '#kit/contract/problems.ts';
import { languageOf } from './caller.ts';

/** Answers on a socket that has no reply of its own, with a problem body (RFC 9457), and ends it. */
export function refuseRaw(
  socket: Duplex,
  kind: ProblemType,
  { language = 'en', data }: { language?: Language; data?: Record<string, unknown> } = {},
): void {
  const body = JSON.stringify(new Problem(kind, data ? { data } : {}).toBody(language));
  const wait = data?.retryAfterSeconds;
  const head = [
    `HTTP/1.1 ${kind.status} ${STATUS_CODES[kind.status] ?? ''}`,
    'Connection: close',
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    ...(typeof wait === 'number' ? [`Retry-After: ${wait}`] : []),
  ];
  socket.on('error', () => undefined);
  if (socket.destroyed || !socket.writable) return void socket.destroy();
  // The other side may never close its half: what it sends from here on is not waited for.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

const kinds: Readonly<Record<string, ProblemType>> = {
  HPE_HEADER_OVERFLOW: headersTooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: tooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
};

/** What Node could not read as HTTP: refused in the language of what could be read of it. */
export function refuseUnreadable(error: Error & { code?: string; rawPacket?: unknown }, socket: Duplex): void {
  if (error.code === 'ECONNRESET') return void socket.destroy();
  const packet = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1', 0, 32_768) : '';
  const wishes = /^accept-language:[ \t]*(.{1,100})/im.exec(packet)?.[1];
  refuseRaw(socket, kinds[error.code ?? ''] ?? malformed, { language: languageOf(undefined, wishes) });
}

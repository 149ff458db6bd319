import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';

/** How long another server may take for its whole answer when nothing else is said, ms. */
const patience = 10_000;

/**
 * Asks a server of somebody else: the one way out over HTTP (held by architecture/waits.test.ts). A server that takes the
 * question and never answers is given up after `timeoutMs`, body included; redirects are not followed.
 *
 * @throws DOMException `TimeoutError`, TypeError when there is no connection
 */
export async function outgoing(
  request: string | URL | Request,
  { timeoutMs = patience, ...init }: RequestInit & { timeoutMs?: number } = {},
): Promise<Response> {
  assertOutsideTransaction('a server of somebody else');
  return fetch(request, { redirect: 'error', ...init, signal: AbortSignal.timeout(timeoutMs) });
}

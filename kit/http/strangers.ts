import { lookup } from 'node:dns';
import type { RequestOptions } from 'node:https';
import { Agent, request } from 'node:https';
import { isIP } from 'node:net';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import { isPublicAddress } from './public-address.ts';

/** What is asked of a server whose address a stranger gave. */
export interface StrangerRequest {
  readonly url: string;
  readonly method: 'POST' | 'GET';
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body?: Uint8Array;
}

export interface StrangerAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** How a process asks such servers; tests have services of their own on this machine. */
export interface StrangerLimits {
  /** For the whole answer, ms. */
  readonly timeoutMs: number;
  /** Which addresses may be connected to. */
  readonly isAllowed: (address: string) => boolean;
  /** Certificate authorities besides the system's. */
  readonly ca?: string;
  /** Connections to one server that stay open. */
  readonly sockets: number;
}

/** Bytes of an answer that are read; nobody looks at them. */
const mostBytes = 16 * 1024;

const usual: StrangerLimits = { timeoutMs: 10_000, isAllowed: isPublicAddress, sockets: 64 };

/** Whether an address may be kept to ask it later: https, a name or public number, no credentials, the usual port. */
export function isStrangersAddress(text: string, { isAllowed }: Pick<StrangerLimits, 'isAllowed'> = usual): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return (
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    // The usual port of https is none in an address; others lead to what is no web server. Tests have services on any.
    (url.port === '' || isAllowed !== usual.isAllowed) &&
    (isIP(host) === 0 ? /\.[a-z][a-z0-9-]*$/i.test(host) : isAllowed(host))
  );
}

/**
 * Asks servers whose addresses strangers gave. Where a name leads is looked at when it is connected to, so a name that leads inside,
 * now or later, is not followed; neither are redirects. Time and size are bounded.
 */
export function askStrangers(given: Partial<StrangerLimits> = {}): (asked: StrangerRequest) => Promise<StrangerAnswer> {
  const limits = { ...usual, ...given };
  const agent = new Agent({ keepAlive: true, maxSockets: limits.sockets, maxFreeSockets: limits.sockets });
  const guarded: RequestOptions['lookup'] = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const found = Array.isArray(addresses) ? addresses : [];
      const refused = found.find(({ address }) => !limits.isAllowed(address));
      if (error || refused || found.length === 0) {
        callback(error ?? new Error('The name leads to no public address.'), '', 0);
        return;
      }
      const [first] = found as [{ address: string; family: number }];
      if (options.all) callback(null, found as never, 0);
      else callback(null, first.address, first.family);
    });
  };
  return ({ url, method, headers, body }) => {
    assertOutsideTransaction('a server of strangers');
    if (!isStrangersAddress(url, limits)) return Promise.reject(new Error('No address to be asked.'));
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(limits.timeoutMs);
      const asked = request(url, {
        method,
        headers: { ...headers, 'content-length': body?.byteLength ?? 0 },
        agent,
        lookup: guarded,
        signal,
        ...(limits.ca ? { ca: limits.ca } : {}),
      });
      asked.once('error', reject);
      asked.once('response', (answer) => {
        let seen = 0;
        answer.on('data', (part: Buffer) => {
          seen += part.length;
          if (seen > mostBytes) asked.destroy(new Error('The answer is too long.'));
        });
        answer.once('error', reject);
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
      });
      asked.end(body);
    });
  };
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { networkOf } from '#kit/addresses/addresses.ts';

/** Seconds after which somebody who has too many connections may try again. */
export const connectionsComeBack = 5;

/** How many connections each address holds. */
export interface Connections {
  /**
   * Counts a request or an upgraded socket of a visitor behind our proxies until it is over; false when the address has too
   * many. Without proxies the connections themselves are counted, and this answers true.
   */
  take(ip: string, until: ServerResponse | Duplex): boolean;
}

/**
 * Limits connections to `perAddress` for each address (a /64 of IPv6). Without proxies of ours (`isProxied` false) a further
 * connection is closed at once. Behind them the connections are the proxies': requests and sockets are counted by the address the
 * proxy has seen.
 */
export function limitConnections(
  server: Server,
  { perAddress, isProxied }: { perAddress: number; isProxied: boolean },
): Connections {
  const held = new Map<string, number>();
  const take = (ip: string, until: { once(event: 'close', done: () => void): unknown }): boolean => {
    const place = networkOf(ip);
    const count = held.get(place) ?? 0;
    if (count >= perAddress) return false;
    held.set(place, count + 1);
    until.once('close', () => {
      const left = (held.get(place) ?? 1) - 1;
      if (left > 0) held.set(place, left);
      else held.delete(place);
    });
    return true;
  };
  if (!isProxied) {
    server.on('connection', (socket: Socket) => {
      if (!take(socket.remoteAddress ?? '', socket)) socket.destroy();
    });
  }
  return { take: (ip, until) => !isProxied || take(ip, until) };
}

/** The address our outermost proxy has seen, as Fastify reads it for requests; the socket's own without a proxy. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const own = request.socket.remoteAddress ?? '';
  const seen = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const chain = [...seen, own];
  return chain.at(-1 - Math.min(proxies, chain.length - 1)) ?? own;
}

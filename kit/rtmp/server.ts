import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import type { Clock } from '#kit/clock/clock.ts';
import type { Log } from '#kit/log/log.ts';
import { RtmpConnection } from './connection.ts';

/** Who wants to publish. */
export interface RtmpRequest {
  /** Of `rtmp://host/APP/NAME`: the application, and the name under which is published, mostly a key: never log it. */
  readonly app: string;
  readonly name: string;
  readonly address: string;
  /** The program, as it calls itself. */
  readonly program: string;
}

/** A tag of sound or picture as FLV has it (Adobe FLV 10.1, annex E.4), without its header. */
export interface RtmpTag {
  readonly kind: 'audio' | 'video';
  /** Milliseconds, as the publisher counts. */
  readonly timestamp: number;
  readonly payload: Buffer;
}

/** Who takes what an admitted publisher sends. */
export interface RtmpTaker {
  tag(tag: RtmpTag): void;
  /** The connection is over. Called once. */
  closed(): void;
}

/** Admitted, or refused in words that programs show. */
export type RtmpAnswer =
  | { readonly ok: true; taker(connection: { close(): void }): RtmpTaker }
  | { readonly ok: false; readonly why: string };

export interface RtmpServerOptions {
  readonly log: Log;
  readonly clock: Clock;
  readonly port: number;
  /** Default: every address of the machine. */
  readonly host?: string;
  admit(request: RtmpRequest): Promise<RtmpAnswer>;
}

/** Strangers who have not shown a key yet: all, and of one address. */
const mostStrangers = { all: 200, address: 8 };
/** All connections. */
const mostConnections = 500;

/** An open RTMP server. */
export interface RtmpServer {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Listens for publishers (Adobe RTMP 1.0; nothing can be played from it). Nothing that comes before a publisher is admitted is kept or
 * read further than commands, and of that little: bounded in bytes, in time and in connections.
 * @throws what `listen` fails with, for example that the port is taken
 */
export async function startRtmpServer(options: RtmpServerOptions): Promise<RtmpServer> {
  const connections = new Map<Socket, RtmpConnection>();
  const isStranger = ([, connection]: [Socket, RtmpConnection]): boolean => !connection.isAdmitted;
  const server: Server = createServer({ noDelay: true }, (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    const strangers = [...connections].filter(isStranger);
    const here = strangers.filter(([, connection]) => connection.address === address);
    if (
      connections.size >= mostConnections ||
      strangers.length >= mostStrangers.all ||
      here.length >= mostStrangers.address
    ) {
      socket.destroy();
      return;
    }
    const connection = new RtmpConnection(socket, address, options);
    connections.set(socket, connection);
    socket.once('close', () => {
      connections.delete(socket);
      connection.closed();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: options.port, host: options.host ?? '::' }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  server.on('error', (error) => options.log.error({ error }, 'the server for publishers'));
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of connections.keys()) socket.destroy();
      await closed;
    },
  };
}

/** An IPv4 address as such, also where it came in an IPv6 one. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}

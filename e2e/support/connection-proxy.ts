import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';

/** A proxy between a browser and the platform whose connections can be cut, and that may answer something else for an address. */
export interface ConnectionProxy {
  readonly origin: string;
  /** Cut, every connection fails as without a network. */
  isCut: boolean;
  /** What is answered instead of the platform's body, by path. */
  readonly instead: Map<string, (body: string) => string>;
  close(): Promise<void>;
}

/** Puts a proxy in front of `site`, on an address of its own. Pages and their sockets name that address as theirs. */
export async function openConnectionProxy(site: string): Promise<ConnectionProxy> {
  const { hostname, port } = new URL(site);
  const sockets = new Set<Socket>();
  const instead: ConnectionProxy['instead'] = new Map();
  const state = { isCut: false };
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const change = instead.get(incoming.url ?? '');
    const { url, method, headers } = incoming;
    const request = ask(
      { hostname, port, path: url, method, headers: { ...headers, connection: 'close' } },
      (answer) => {
        if (!change) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const { 'content-length': _length, ...rest } = answer.headers;
          outgoing.writeHead(answer.statusCode ?? 502, rest).end(change(Buffer.concat(parts).toString()));
        });
      },
    );
    request.on('error', () => outgoing.destroy());
    incoming.pipe(request);
  };
  const server = createServer((incoming, outgoing) =>
    state.isCut ? incoming.socket.destroy() : pass(incoming, outgoing),
  );
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    if (state.isCut) socket.destroy();
  });
  server.on('upgrade', ({ url, method, rawHeaders }: IncomingMessage, socket: Socket, head: Buffer) => {
    const beyond = connect(Number(port), hostname, () => {
      const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
      beyond.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      beyond.write(head);
      beyond.pipe(socket).pipe(beyond);
    });
    beyond.on('error', () => socket.destroy());
    socket.once('close', () => beyond.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${own}`,
    instead,
    get isCut() {
      return state.isCut;
    },
    set isCut(cut) {
      state.isCut = cut;
      if (cut) for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

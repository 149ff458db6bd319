import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';

/**
 * A proxy between a browser and the site that puts something in front of scripts. Unlike an answer given in the browser the script
 * stays one of the site’s: its worker’s sockets carry cookies. `before` says what goes in front of the script at a path; null: nothing.
 */
export async function openProxy(
  before: (path: string) => string | null,
): Promise<{ origin: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/');
    const first = before(url.pathname);
    const headers = { ...request.headers, ...(first !== null && { 'accept-encoding': 'identity' }) };
    const asked = ask(url, { method: request.method ?? 'GET', headers }, (answer) => {
      const { 'content-length': length, ...rest } = answer.headers;
      const whole = first === null ? { ...rest, ...(length && { 'content-length': length }) } : rest;
      response.writeHead(answer.statusCode ?? 502, whole);
      if (first !== null) response.write(first);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  };
  server.on('connection', keep);
  server.on('connect', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const { hostname, port } = new URL(`http://${request.url}`);
    const other = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      other.write(head);
      other.pipe(socket).pipe(other);
    });
    keep(other);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

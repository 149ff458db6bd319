import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { onFileEnd } from './file-end.ts';

/** One frame of a WebSocket as bytes (RFC 6455 section 5.2), as a client sends it; `says` is the length it claims. */
export function rawFrame({
  opcode = 1,
  fin = true,
  rsv1 = false,
  payload = Buffer.alloc(0),
  says = payload.length,
}: {
  opcode?: number;
  fin?: boolean;
  rsv1?: boolean;
  payload?: Buffer;
  says?: number;
}): Buffer {
  const mask = randomBytes(4);
  const head = Buffer.alloc(10);
  head[0] = (fin ? 0x80 : 0) | (rsv1 ? 0x40 : 0) | opcode;
  head[1] = 0x80 | 127;
  head.writeBigUInt64BE(BigInt(says), 2);
  const short = says < 126 ? Buffer.from([head[0], 0x80 | says]) : head;
  return Buffer.concat([short, mask, payload.map((byte, at) => byte ^ (mask[at % 4] as number))]);
}

/** A connection that speaks what it is told instead of a protocol, and says what came back. */
export function rawSocket(url: string, headers: Readonly<Record<string, string>> = {}) {
  const { hostname, port, pathname, search } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  let heard = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (part) => {
    heard = Buffer.concat([heard, part]).subarray(-64 * 1024);
  });
  const state = { closed: false };
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      state.closed = true;
      resolve();
    });
  });
  onFileEnd(() => void socket.destroy());
  const request = [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return {
    socket,
    closed,
    isClosed: () => state.closed,
    heard: () => heard.toString('latin1'),
    /** The request for an upgrade, whole. */
    head: `${request.join('\r\n')}\r\n\r\n`,
    write: (bytes: Buffer | string) => void (socket.destroyed || socket.write(bytes)),
  };
}

import type { WebSocket } from 'ws';
import type { Caller } from '#kit/contract/access.ts';
import type { Connection } from '#kit/server/handler.ts';

/** Bytes a connection may leave unread before it is dropped. Kernel buffers come on top. */
export const maxUnread = 1024 * 1024;

/** What a connection asks of the channel it belongs to. */
export interface Hub {
  join(peer: Peer, topic: string): void;
  leave(peer: Peer, topic: string): void;
  /** The connection was told to go. */
  closed(peer: Peer): void;
}

/** One guest's socket. Kept slim: five thousand of them live in one process. */
export class Peer implements Connection {
  readonly id: string;
  readonly socket: WebSocket;
  readonly ip: string;
  readonly topics = new Set<string>();
  caller: Caller;
  token = '';
  acknowledged = false;
  lastHeard: number;
  /** Messages left in the current flood window. */
  allowance = 0;
  /** Told to go: what still arrives of it counts for nothing. */
  ended = false;
  readonly #hub: Hub;

  constructor(id: string, socket: WebSocket, caller: Caller, now: number, hub: Hub) {
    this.id = id;
    this.socket = socket;
    this.caller = caller;
    this.ip = caller.ip;
    this.lastHeard = now;
    this.#hub = hub;
  }

  send(message: { name: string }, payload: unknown): void {
    this.write(frameOf(message.name, payload));
  }

  join(topic: string): void {
    this.#hub.join(this, topic);
  }

  leave(topic: string): void {
    this.#hub.leave(this, topic);
  }

  /** Says goodbye. Whoever does not answer it is cut off by the hub; either way nothing more is heard of it. */
  close(code: number, reason: string): void {
    if (this.ended) return;
    this.ended = true;
    this.socket.close(code, reason);
    this.#hub.closed(this);
  }

  /** Writes an encoded frame. A connection that does not read is dropped so that it costs the others nothing. */
  write(frame: Buffer): void {
    const { socket } = this;
    if (socket.readyState !== 1) return;
    const raw = (socket as unknown as { _socket: { write(data: Buffer): boolean; writableLength: number } })._socket;
    if (raw.writableLength > maxUnread) {
      socket.terminate();
      return;
    }
    raw.write(frame);
  }
}

/** A whole unmasked text frame (RFC 6455 §5.2), built once for any number of receivers. */
export function frameOf(type: string, payload: unknown): Buffer {
  return encodeText(JSON.stringify({ type, data: payload }));
}

/** Encodes a text frame. */
export function encodeText(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#kit/addresses/addresses.ts';
import type { Clock } from '#kit/clock/clock.ts';

/** What somebody may ask for without taking the answers. */
export const unreadLimits = {
  /** Requests on one connection that are not answered yet. Browsers and proxies send one; who sends more loses the connection. */
  unanswered: 4,
  /** Requests of one address that are begun in one turn of the event loop, and of all that had to wait: so that others come between. */
  begunATurn: 4,
  begunOfAll: 16,
  /** Bytes of answers that one address (a /64 of IPv6) has not taken: then its next request ends its connection. */
  bytesOfAddress: 8 * 1024 ** 2,
  /** Bytes of answers that nobody has taken: then who takes nothing is waited for only {@link pressed}. */
  bytesOfAll: 32 * 1024 ** 2,
  /** An answer of which nothing was taken for as long is given up with its connection, ms. */
  silent: 30_000,
  pressed: 2_000,
  /** Less than that is nothing, bytes: the rest of an answer always counts. */
  taken: 4 * 1024,
} as const;

interface Answer {
  readonly response: ServerResponse;
  readonly socket: Socket;
  readonly address: string;
  /** Bytes the other side had taken of the connection when it last took something, and when that was. */
  taken: number;
  takenAt: number;
}

interface Waiting {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The watch over what was asked for and not taken. */
export interface UnreadAnswers {
  /** Bytes of answers in this process that were not taken. */
  readonly bytes: number;
  stop(): void;
}

/**
 * Bounds what clients cost who ask and do not read. Of one connection a request is begun when the answer before is written, so that one
 * answer at most waits for its reader; there are bounds for an address and for all, and who takes nothing is given up.
 *
 * @param addressOf the visitor's address of a request, as our proxies have seen it
 */
export function boundUnread(
  server: Server,
  { clock, addressOf }: { clock: Clock; addressOf: (request: IncomingMessage) => string },
): UnreadAnswers {
  const answers = new Map<ServerResponse, Answer>();
  const ofAddress = new Map<string, Set<Answer>>();
  /** Requests of connections whose answer before is not written yet; the first of each list is under way. */
  const lines = new WeakMap<Socket, Waiting[]>();
  /** By address: how many were begun in this turn, and who waits for the next. */
  const begun = new Map<string, number>();
  const queues = new Map<string, Waiting[]>();
  let isScheduled = false;
  const handle = server.listeners('request') as RequestListener[];

  const unreadOf = (address: string): number => {
    let bytes = 0;
    for (const { response } of ofAddress.get(address) ?? []) bytes += response.writableLength;
    return bytes;
  };

  const forget = (answer: Answer): void => {
    answers.delete(answer.response);
    const own = ofAddress.get(answer.address);
    own?.delete(answer);
    if (own?.size === 0) ofAddress.delete(answer.address);
  };

  /** Begins it now, or in its address's turn. */
  const admit = (waiting: Waiting): void => {
    const address = networkOf(addressOf(waiting.request));
    const count = begun.get(address) ?? 0;
    const queue = queues.get(address);
    schedule();
    if (!queue && count < unreadLimits.begunATurn) {
      begun.set(address, count + 1);
      begin(waiting, address);
    } else if (queue) queue.push(waiting);
    else queues.set(address, [waiting]);
  };

  const begin = ({ request, response }: Waiting, address: string): void => {
    const { socket } = request;
    if (socket.destroyed) return;
    // At the next one: whoever reads has taken some of it until then.
    if (unreadOf(address) > unreadLimits.bytesOfAddress) return void socket.destroy();
    const answer: Answer = { response, socket, address, taken: takenOf(socket), takenAt: clock.steady() };
    answers.set(response, answer);
    const own = ofAddress.get(address);
    if (own) own.add(answer);
    else ofAddress.set(address, new Set([answer]));
    response.once('close', () => {
      forget(answer);
      next(socket);
    });
    for (const listener of handle) listener.call(server, request, response as never);
  };

  const next = (socket: Socket): void => {
    const line = lines.get(socket);
    if (!line) return;
    line.shift();
    const [first] = line;
    if (socket.destroyed || !first) return void lines.delete(socket);
    admit(first);
  };

  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      begun.clear();
      if (queues.size === 0) return;
      schedule();
      let left = unreadLimits.begunOfAll;
      for (const [address, queue] of [...queues]) {
        const living = queue.filter(({ request }) => !request.socket.destroyed);
        const now = living.splice(0, Math.min(left, unreadLimits.begunATurn));
        // Behind the others for the next turn.
        queues.delete(address);
        if (living.length > 0) queues.set(address, living);
        left -= now.length;
        begun.set(address, now.length);
        for (const waiting of now) begin(waiting, address);
        if (left === 0) return;
      }
    });
  };

  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, [{ request, response }]);
      return admit({ request, response });
    }
    if (line.length < unreadLimits.unanswered) return void line.push({ request, response });
    lines.delete(socket);
    socket.destroy();
  });

  const sweep = (): void => {
    const now = clock.steady();
    let all = 0;
    for (const { response } of answers.values()) all += response.writableLength;
    const patience = all > unreadLimits.bytesOfAll ? unreadLimits.pressed : unreadLimits.silent;
    for (const answer of [...answers.values()]) {
      const { response, socket } = answer;
      const taken = takenOf(socket);
      if (response.writableLength === 0 || taken - answer.taken >= unreadLimits.taken) {
        answer.taken = taken;
        answer.takenAt = now;
      } else if (now - answer.takenAt >= patience) socket.destroy();
    }
  };
  server.on('connection', readInPieces);
  const timer = clock.setInterval(sweep, 1_000);

  return {
    get bytes() {
      let bytes = 0;
      for (const { response } of answers.values()) bytes += response.writableLength;
      return bytes;
    },
    stop: () => clock.clear(timer),
  };
}

/** Bytes of a connection that are looked at in one go: a dozen requests. */
const piece = 512;

/**
 * Node reads all requests of what has arrived, 64 KB and more than a thousand of them, before anybody can end the connection. Here what has
 * arrived is given to it in pieces, and no more once the connection is ended.
 */
function readInPieces(socket: Socket): void {
  const readers = socket.listeners('data') as ((part: Buffer) => void)[];
  if (readers.length === 0) return;
  socket.removeAllListeners('data');
  const read = (arrived: Buffer): void => {
    for (let at = 0; at < arrived.length; at += piece) {
      if (socket.destroyed) return;
      // Node has stopped reading, since enough waits to be written: the rest comes again when it continues.
      if (socket.isPaused() || (socket as { _paused?: boolean })._paused)
        return void socket.unshift(arrived.subarray(at));
      const part = arrived.length > piece ? arrived.subarray(at, at + piece) : arrived;
      for (const reader of readers) reader(part);
      if ((socket as { parser?: unknown }).parser) continue;
      // It is a WebSocket now, or over. Nobody sends frames before the answer to the handshake (RFC 6455 §4.1).
      socket.off('data', read);
      if (at + piece < arrived.length) socket.destroy();
      return;
    }
  };
  socket.on('data', read);
}

/**
 * Bytes of a connection that the system has taken over for its reader. Of one large piece the stream itself tells only when it is all
 * gone; its handle knows how much of it still waits (Node's own timeouts of sockets read it there).
 */
function takenOf(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { bytesWritten?: number; writeQueueSize?: number } | null };
  const { bytesWritten, writeQueueSize } = handle ?? {};
  if (bytesWritten === undefined || writeQueueSize === undefined) return socket.bytesWritten - socket.writableLength;
  return bytesWritten - writeQueueSize;
}

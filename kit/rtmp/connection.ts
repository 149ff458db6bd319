import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Timer } from '#kit/clock/clock.ts';
import type { AmfObject, AmfValue } from './amf0.ts';
import { AmfError, readAmf, writeAmf } from './amf0.ts';
import type { RtmpMessage } from './chunks.ts';
import { ChunkError, ChunkReader, messageTypes, writeMessage } from './chunks.ts';
import type { RtmpServerOptions, RtmpTaker } from './server.ts';

/** Bytes and times, ms, that a connection may take. */
const limits = {
  /** Of a message before and after the publisher is admitted. */
  strangerBytes: 16_384,
  messageBytes: 2_097_152,
  /** Everything a stranger may send: the handshake and a handful of commands. */
  strangerTotal: 65_536,
  admissionMs: 10_000,
  /** A publisher that sends nothing for this long is gone: its line, or its program. */
  silenceMs: 8_000,
  /** A refusal is given this long to arrive. */
  refusalMs: 500,
};
const handshakeBytes = 1536;
const version = 3;
const outgoingChunks = 4096;
const windowBytes = 2_500_000;
const streamId = 1;

/** One publisher's connection: handshake, commands, then tags. */
export class RtmpConnection {
  readonly address: string;
  isAdmitted = false;
  readonly #socket: Socket;
  readonly #options: RtmpServerOptions;
  readonly #reader = new ChunkReader(limits.strangerBytes);
  #handshake: Buffer | null = Buffer.alloc(0);
  #handshakeStep: 0 | 1 = 0;
  #app = '';
  #program = '';
  #asked = false;
  #taker: RtmpTaker | null = null;
  #bytes = 0;
  #acknowledged = 0;
  #timer: Timer | undefined;
  #isOver = false;

  constructor(socket: Socket, address: string, options: RtmpServerOptions) {
    this.#socket = socket;
    this.address = address;
    this.#options = options;
    this.#wait(limits.admissionMs);
    socket.on('error', () => undefined);
    socket.on('data', (bytes: Buffer) => this.#receive(bytes));
  }

  /** The socket is closed. */
  closed(): void {
    this.#options.clock.clear(this.#timer);
    this.#isOver = true;
    const taker = this.#taker;
    this.#taker = null;
    taker?.closed();
  }

  #wait(milliseconds: number): void {
    this.#options.clock.clear(this.#timer);
    this.#timer = this.#options.clock.setTimeout(() => this.#socket.destroy(), milliseconds);
  }

  #receive(bytes: Buffer): void {
    if (this.#isOver) return;
    this.#bytes += bytes.length;
    if (!this.isAdmitted && this.#bytes > limits.strangerTotal && !this.#asked) return void this.#socket.destroy();
    try {
      const rest = this.#handshake ? this.#shake(bytes) : bytes;
      if (!rest || rest.length === 0) return;
      for (const message of this.#reader.read(rest)) {
        if (this.#isOver) return;
        this.#hear(message);
      }
    } catch (error) {
      if (!(error instanceof ChunkError || error instanceof AmfError))
        this.#options.log.error({ error }, 'a publisher');
      this.#socket.destroy();
      return;
    }
    if (this.#bytes - this.#acknowledged >= windowBytes / 2) {
      this.#acknowledged = this.#bytes;
      this.#send(messageTypes.acknowledgement, number32(this.#bytes >>> 0), 2, 0);
    }
  }

  /** Section 5.2, the plain one: C0, C1 and C2. Answers what came behind it; null until it is done. */
  #shake(bytes: Buffer): Buffer | null {
    this.#handshake = Buffer.concat([this.#handshake!, bytes]);
    const first = 1 + handshakeBytes;
    if (this.#handshakeStep === 0) {
      if (this.#handshake.length > 0 && this.#handshake[0] !== version) throw new ChunkError('not RTMP');
      if (this.#handshake.length < first) return null;
      const theirs = this.#handshake.subarray(1, first);
      const own = randomBytes(handshakeBytes);
      own.fill(0, 0, 8);
      this.#socket.write(Buffer.concat([Buffer.of(version), own, theirs]));
      this.#handshakeStep = 1;
    }
    if (this.#handshake.length < first + handshakeBytes) return null;
    const rest = this.#handshake.subarray(first + handshakeBytes);
    this.#handshake = null;
    return rest;
  }

  #hear({ type, payload, timestamp }: RtmpMessage): void {
    if (type === messageTypes.command) this.#command(readAmf(payload));
    if (!this.#taker || (type !== messageTypes.audio && type !== messageTypes.video)) return;
    this.#wait(limits.silenceMs);
    if (payload.length > 0)
      this.#taker.tag({ kind: type === messageTypes.audio ? 'audio' : 'video', timestamp, payload });
  }

  #command([name, transaction, details, ...more]: AmfValue[]): void {
    const id = typeof transaction === 'number' ? transaction : 0;
    switch (name) {
      case 'connect': {
        const given = (details ?? {}) as AmfObject;
        this.#app = text(given.app);
        this.#program = text(given.flashVer);
        this.#send(messageTypes.windowSize, number32(windowBytes), 2, 0);
        this.#send(messageTypes.bandwidth, Buffer.concat([number32(windowBytes), Buffer.of(2)]), 2, 0);
        this.#send(messageTypes.chunkSize, number32(outgoingChunks), 2, 0);
        this.#answer(
          '_result',
          id,
          { fmsVer: 'FMS/3,0,1,123', capabilities: 31 },
          status('NetConnection.Connect.Success'),
        );
        break;
      }
      case 'releaseStream':
      case 'FCPublish':
        this.#answer('_result', id, null);
        break;
      case 'createStream':
        this.#answer('_result', id, null, streamId);
        break;
      case 'publish':
        if (!this.#asked) void this.#publish(text(more[0]));
        break;
      case 'FCUnpublish':
      case 'deleteStream':
      case 'closeStream':
        this.#socket.end();
        this.closed();
        break;
      case 'play':
        this.#socket.destroy();
        break;
      default:
    }
  }

  async #publish(name: string): Promise<void> {
    this.#asked = true;
    // What comes before the answer waits in the machine's own buffers.
    this.#socket.pause();
    const { address } = this;
    const answer = await this.#options
      .admit({ app: this.#app, name, address, program: this.#program })
      .catch((error: unknown) => {
        this.#options.log.error({ error }, 'admitting a publisher');
        return { ok: false, why: 'Not now. Try again.' } as const;
      });
    if (this.#isOver) return;
    if (!answer.ok) {
      this.#tell('NetStream.Publish.BadName', answer.why, 'error');
      this.#socket.end();
      this.#wait(limits.refusalMs);
      return;
    }
    this.isAdmitted = true;
    this.#reader.mostBytes = limits.messageBytes;
    this.#taker = answer.taker({ close: () => this.#socket.destroy() });
    this.#wait(limits.silenceMs);
    this.#tell('NetStream.Publish.Start', 'Published.', 'status');
    this.#socket.resume();
  }

  #tell(code: string, description: string, level: 'status' | 'error'): void {
    const payload = writeAmf('onStatus', 0, null, { level, code, description });
    this.#send(messageTypes.command, payload, 5, streamId);
  }

  #answer(name: string, id: number, ...values: AmfValue[]): void {
    this.#send(messageTypes.command, writeAmf(name, id, ...values), 3, 0);
  }

  #send(type: number, payload: Buffer, chunkStream: number, stream: number): void {
    if (!this.#socket.writable) return;
    // The size of our own chunks holds from the message on that says so; what comes before is shorter than the smallest.
    this.#socket.write(writeMessage({ type, timestamp: 0, stream, payload }, chunkStream, outgoingChunks));
  }
}

const text = (value: AmfValue): string => (typeof value === 'string' ? value : '');
const status = (code: string): AmfObject => ({ level: 'status', code, description: '', objectEncoding: 0 });

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** RTMP's chunk stream (Adobe RTMP 1.0, section 5.3): messages cut into chunks, several interleaved. */

/** Types of messages (sections 5.4 and 7.1). */
export const messageTypes = {
  chunkSize: 1,
  abort: 2,
  acknowledgement: 3,
  control: 4,
  windowSize: 5,
  bandwidth: 6,
  audio: 8,
  video: 9,
  data: 18,
  command: 20,
} as const;

export interface RtmpMessage {
  readonly type: number;
  /** Milliseconds; wraps at 2^32. */
  readonly timestamp: number;
  readonly stream: number;
  readonly payload: Buffer;
}

/** The bytes are no chunk stream, or ask for more than they may. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

/** The size of chunks that is accepted, and how many chunk streams one connection may use. Encoders use 4 to 60 KB, and up to six. */
const most = { chunkBytes: 1_048_576, streams: 32 };
const leastChunkBytes = 128;
const noTimestamp = 0xffffff;

interface ChunkStream {
  timestamp: number;
  delta: number;
  length: number;
  type: number;
  stream: number;
  isExtended: boolean;
  parts: Buffer[];
  got: number;
}

/** Puts messages together from bytes as they come. */
export class ChunkReader {
  /** The largest message that is accepted, bytes. */
  mostBytes: number;
  #chunkBytes = leastChunkBytes;
  #waiting: Buffer = Buffer.alloc(0);
  readonly #streams = new Map<number, ChunkStream>();

  constructor(mostBytes: number) {
    this.mostBytes = mostBytes;
  }

  /**
   * The messages that are whole with these bytes. Changes of the chunk size and aborts are followed here.
   * @throws ChunkError
   */
  *read(bytes: Buffer): Generator<RtmpMessage> {
    this.#waiting = this.#waiting.length === 0 ? bytes : Buffer.concat([this.#waiting, bytes]);
    for (;;) {
      const { used, message } = this.#chunk(this.#waiting);
      if (used === 0) return;
      this.#waiting = this.#waiting.subarray(used);
      if (!message) continue;
      if (message.type === messageTypes.chunkSize) this.#resize(message.payload);
      else if (message.type === messageTypes.abort) this.#abort(message.payload);
      else yield message;
    }
  }

  #resize(payload: Buffer): void {
    const size = payload.length >= 4 ? payload.readUInt32BE() : 0;
    if (size < leastChunkBytes || size > most.chunkBytes) throw new ChunkError('chunk size out of bounds');
    this.#chunkBytes = size;
  }

  #abort(payload: Buffer): void {
    const stream = payload.length >= 4 ? this.#streams.get(payload.readUInt32BE()) : undefined;
    if (stream) Object.assign(stream, { parts: [], got: 0 });
  }

  /** One chunk at the beginning of the bytes; `used` 0: not whole yet. */
  #chunk(bytes: Buffer): { used: number; message: RtmpMessage | null } {
    const nothing = { used: 0, message: null };
    if (bytes.length < 3) return nothing;
    const format = bytes[0]! >> 6;
    let id = bytes[0]! & 63;
    let at = 1;
    if (id === 0) {
      id = 64 + bytes[1]!;
      at = 2;
    } else if (id === 1) {
      id = 64 + bytes[1]! + bytes[2]! * 256;
      at = 3;
    }
    const headerBytes = [11, 7, 3, 0][format]!;
    // The extended timestamp is looked for as well.
    if (bytes.length < at + headerBytes) return nothing;
    const known = this.#streams.get(id);
    if (!known && format !== 0 && format !== 1) throw new ChunkError('a chunk without a beginning');
    const stream: ChunkStream = known ?? {
      ...{ timestamp: 0, delta: 0, length: 0, type: 0, stream: 0 },
      ...{ isExtended: false, parts: [], got: 0 },
    };
    const begins = stream.got === 0;
    if (!begins && format !== 3) throw new ChunkError('a message within another');
    const next = { ...stream };
    let stamp = 0;
    if (format < 3) {
      stamp = bytes.readUIntBE(at, 3);
      next.isExtended = stamp === noTimestamp;
      if (format < 2) {
        next.length = bytes.readUIntBE(at + 3, 3);
        next.type = bytes[at + 6]!;
      }
      if (format === 0) next.stream = bytes.readUInt32LE(at + 7);
    }
    at += headerBytes;
    if (next.isExtended) {
      if (bytes.length < at + 4) return nothing;
      stamp = bytes.readUInt32BE(at);
      at += 4;
    }
    if (next.length > this.mostBytes) throw new ChunkError('message too large');
    const size = Math.min(this.#chunkBytes, next.length - next.got);
    if (bytes.length < at + size) return nothing;
    if (begins) {
      if (format === 0) {
        next.timestamp = stamp;
        next.delta = 0;
      } else {
        if (format !== 3) next.delta = stamp;
        next.timestamp = (next.timestamp + next.delta) >>> 0;
      }
    }
    // A copy: what the socket gave is given back.
    next.parts.push(Buffer.from(bytes.subarray(at, at + size)));
    next.got += size;
    const isWhole = next.got >= next.length;
    const { type, timestamp, stream: of } = next;
    const message = isWhole ? { type, timestamp, stream: of, payload: Buffer.concat(next.parts) } : null;
    if (isWhole) Object.assign(next, { parts: [], got: 0 });
    if (!known && this.#streams.size >= most.streams) throw new ChunkError('too many chunk streams');
    this.#streams.set(id, next);
    return { used: at + size, message };
  }
}

/** A message as chunks of `chunkBytes`, on chunk stream `id` (2 to 63). */
export function writeMessage(message: RtmpMessage, id: number, chunkBytes: number): Buffer {
  const { type, timestamp, stream, payload } = message;
  const isExtended = timestamp >= noTimestamp;
  const head = Buffer.alloc(12);
  head[0] = id;
  head.writeUIntBE(isExtended ? noTimestamp : timestamp, 1, 3);
  head.writeUIntBE(payload.length, 4, 3);
  head[7] = type;
  head.writeUInt32LE(stream, 8);
  const extension = Buffer.alloc(isExtended ? 4 : 0);
  if (isExtended) extension.writeUInt32BE(timestamp);
  const parts: Buffer[] = [head, extension];
  for (let at = 0; at < payload.length || at === 0; at += chunkBytes) {
    if (at > 0) parts.push(Buffer.of(0xc0 | id), extension);
    parts.push(payload.subarray(at, at + chunkBytes));
  }
  return Buffer.concat(parts);
}

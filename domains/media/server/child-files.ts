/** What programs that make one hostile recording again share: reading it, knowing its container, and a file in memory. */

/** All of the standard input. @throws Error for more than `maxBytes` */
export async function readInput(maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of process.stdin as AsyncIterable<Buffer>) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new Error('too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * The container by its first bytes, of those recorders write. Each holds its own bytes: a list of other files is none of them.
 * @throws Error for anything else
 */
export function containerOf(body: Buffer): 'matroska' | 'mov' | 'ogg' {
  if (body.length < 12) throw new Error('no recording');
  if (body.readUInt32BE(0) === 0x1a45dfa3) return 'matroska';
  if (body.toString('latin1', 4, 8) === 'ftyp') return 'mov';
  if (body.toString('latin1', 0, 4) === 'OggS') return 'ogg';
  throw new Error('no recording');
}

/**
 * How a camera was turned and mirrored, as its file says it: the filters that put the picture upright. Of the matrix (AVDisplayMatrix: a b u,
 * c d v, x y w) all four numbers count, as in FFmpeg's own tool: a front camera's picture has the angle of one that is upside down.
 */
export function uprightBy(matrix: Buffer | null): string {
  if (!matrix || matrix.length < 36) return '';
  const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 3, 4].map((at) => matrix.readInt32LE(at * 4));
  const angle = Math.atan2(b / Math.max(1, Math.hypot(b, d)), a / Math.max(1, Math.hypot(a, c)));
  const quarter = (Math.round((angle * 2) / Math.PI) + 4) % 4;
  if (quarter === 1) return c > 0 ? 'transpose=cclock_flip,' : 'transpose=clock,';
  if (quarter === 3) return c < 0 ? 'transpose=clock_flip,' : 'transpose=cclock,';
  return `${a < 0 ? 'hflip,' : ''}${d < 0 ? 'vflip,' : ''}`;
}

/** Of a frame, what says how long it is and when. */
interface Timed {
  readonly pts: bigint;
  readonly timeBase: { readonly num: number; readonly den: number };
  readonly nbSamples: number;
  readonly sampleRate: number;
}

/**
 * The frames that begin within so many seconds; those after it are not even asked for. A filter that cuts says that it wants no more, which
 * reads like a broken file: recorders end a little after the longest length.
 */
export async function* within<F extends Timed>(frames: AsyncIterable<F | null>, seconds: number) {
  let heard = 0;
  let first: number | null = null;
  for await (const frame of frames) {
    if (frame) {
      const at = (Number(frame.pts) * frame.timeBase.num) / Math.max(1, frame.timeBase.den);
      first ??= at;
      const isOver = frame.nbSamples > 0 ? heard >= seconds : at - first >= seconds;
      if (isOver) return;
      heard += frame.nbSamples / Math.max(1, frame.sampleRate);
    }
    yield frame;
  }
}

/** A way of seeking that asks for the size (FFmpeg's AVSEEK_SIZE); written here, so that this is read where no encoder is. */
const seekSize = 0x1_0000;

/** A file in memory that is written here and there. */
export function memoryFile() {
  let body = Buffer.alloc(1 << 16);
  let [at, end] = [0, 0];
  return {
    write(part: Buffer): number {
      if (at + part.length > body.length)
        body = Buffer.concat([body, Buffer.alloc(Math.max(body.length, part.length))]);
      part.copy(body, at);
      at += part.length;
      end = Math.max(end, at);
      return part.length;
    },
    seek(offset: bigint, whence: number): number {
      if (whence === seekSize) return end;
      at = Number(offset) + (whence === 1 ? at : whence === 2 ? end : 0);
      return at;
    },
    bytes: () => body.subarray(0, end),
  };
}

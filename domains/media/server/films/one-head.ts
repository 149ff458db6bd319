/** Heads of our own renditions (ISO 14496-12), joined to one of a file with picture and sound. */

interface Box {
  readonly type: string;
  /** The whole of it, with size and name. */
  readonly bytes: Buffer;
}

function boxesIn(body: Buffer): Box[] {
  const found: Box[] = [];
  for (let at = 0; at + 8 <= body.length; ) {
    const size = body.readUInt32BE(at);
    if (size < 8 || at + size > body.length) break;
    found.push({ type: body.toString('latin1', at + 4, at + 8), bytes: body.subarray(at, at + size) });
    at += size;
  }
  return found;
}

const inside = ({ bytes }: Box): Box[] => boxesIn(bytes.subarray(8));

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(
    parts.reduce((sum, { length }) => sum + length, 8),
    0,
  );
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
}

function one(boxes: readonly Box[], type: string): Box {
  const found = boxes.find((each) => each.type === type);
  if (!found) throw new Error(`a head without ${type}`);
  return found;
}

/** A copy of a track's box with another number: of `trak` in its `tkhd` (§8.3.2), of `trex` in itself (§8.8.3). */
function numbered({ type, bytes }: Box, track: number): Buffer {
  const copy = Buffer.from(bytes);
  if (type === 'trex') copy.writeUInt32BE(track, 12);
  else {
    const at = copy.indexOf('tkhd', 0, 'latin1') + 4;
    copy.writeUInt32BE(track, at + (copy.readUInt8(at) === 1 ? 20 : 12));
  }
  return copy;
}

/** Units of `mvhd` in a second, and a copy of it for `tracks` tracks (§8.2.2). */
function movieHead({ bytes }: Box, milliseconds: number, tracks: number): { copy: Buffer; duration: number } {
  const copy = Buffer.from(bytes);
  const isLong = copy.readUInt8(8) === 1;
  const timescale = copy.readUInt32BE(isLong ? 28 : 20);
  copy.writeUInt32BE(tracks + 1, copy.length - 4);
  return { copy, duration: Math.round((milliseconds * timescale) / 1000) };
}

/** How long all fragments are together (§8.8.2), so that players know without reading them. */
function fragmentsLength(duration: number): Buffer {
  const body = Buffer.alloc(8);
  body.writeUInt32BE(Math.min(duration, 0xffff_ffff), 4);
  return box('mehd', body);
}

/** One head of several, whose tracks are numbered from 1 on in the order given. @param milliseconds how long the film is */
export function joinHeads(heads: readonly Buffer[], milliseconds: number): Buffer {
  const all = heads.map((head) => boxesIn(head));
  const movies = all.map((boxes) => inside(one(boxes, 'moov')));
  const [first = []] = all;
  const { copy, duration } = movieHead(one(movies[0] ?? [], 'mvhd'), milliseconds, heads.length);
  const tracks = movies.map((movie, index) => numbered(one(movie, 'trak'), index + 1));
  const extended = movies.map((movie, index) => numbered(one(inside(one(movie, 'mvex')), 'trex'), index + 1));
  const moov = box('moov', copy, ...tracks, box('mvex', fragmentsLength(duration), ...extended));
  return Buffer.concat([one(first, 'ftyp').bytes, moov]);
}

/** The beginning of a segment as one of another track: its `tfhd` says which (§8.8.7). @throws Error where it is none */
export function renumber(begin: Buffer, track: number): Buffer {
  const at = begin.indexOf('tfhd', 0, 'latin1');
  if (at < 0) throw new Error('a segment that says no track');
  begin.writeUInt32BE(track, at + 8);
  return begin;
}

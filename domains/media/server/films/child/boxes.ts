/** Fragmented MP4 as our own muxer writes it (ISO 14496-12): cut into its head and its segments, and read for playlists. */

/** A piece of the file: its head, or one fragment. */
export interface Piece {
  readonly kind: 'init' | 'segment';
  readonly body: Buffer;
}

interface Box {
  readonly type: string;
  readonly body: Buffer;
}

/** The boxes in a body, each with its own bytes after size and name. */
function* boxesIn(body: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= body.length; ) {
    const size = body.readUInt32BE(at);
    if (size < 8 || at + size > body.length) return;
    yield { type: body.toString('latin1', at + 4, at + 8), body: body.subarray(at + 8, at + size) };
    at += size;
  }
}

/** The first box on a path of names. */
function find(body: Buffer, ...path: readonly string[]): Buffer | null {
  let found: Buffer | null = body;
  for (const name of path) {
    const next: Box | undefined = found ? [...boxesIn(found)].find(({ type }) => type === name) : undefined;
    found = next?.body ?? null;
  }
  return found;
}

/** Cuts what a muxer writes: answers the pieces that are whole. What belongs to neither (an index at the end) is left out. */
export function createCutter(): (part: Buffer) => Piece[] {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let open: Buffer[] = [];
  return (part) => {
    waiting.push(part);
    bytes += part.length;
    const pieces: Piece[] = [];
    let body = waiting.length === 1 ? part : Buffer.concat(waiting, bytes);
    for (;;) {
      if (body.length < 8) break;
      const size = body.readUInt32BE(0);
      if (size < 8) throw new Error('a box without a size');
      if (body.length < size) break;
      const type = body.toString('latin1', 4, 8);
      const box = Buffer.from(body.subarray(0, size));
      body = body.subarray(size);
      if (['ftyp', 'moov', 'styp', 'moof', 'mdat'].includes(type)) open.push(box);
      if (type === 'moov' || type === 'mdat') {
        pieces.push({ kind: type === 'moov' ? 'init' : 'segment', body: Buffer.concat(open) });
        open = [];
      }
    }
    waiting = body.length === 0 ? [] : [body];
    bytes = body.length;
    return pieces;
  };
}

/** What a head says: units of time in a second, and the codec as playlists name it (RFC 6381). */
export function readInit(init: Buffer): { timescale: number; codecs: string } {
  const mdia = find(init, 'moov', 'trak', 'mdia');
  const mdhd = mdia && find(mdia, 'mdhd');
  if (!mdia || !mdhd) throw new Error('a head without a track');
  const timescale = mdhd.readUInt32BE(mdhd.readUInt8(0) === 1 ? 20 : 12);
  const avc = init.indexOf('avcC');
  const hex = (at: number): string => init.readUInt8(at).toString(16).padStart(2, '0');
  // Ours is AAC-LC, or it is H.264 with its profile, what it keeps to, and its level.
  const codecs = avc < 0 ? 'mp4a.40.2' : `avc1.${hex(avc + 5)}${hex(avc + 6)}${hex(avc + 7)}`;
  return { timescale, codecs };
}

/** Flags of `tfhd` and `trun` (ISO 14496-12 §8.8.7 and §8.8.8): what is there, and in which order. */
const tfhdParts = [0x1, 0x2, 0x8] as const;
const tfhdBytes = { 1: 8, 2: 4, 8: 4 } as const;

/** How long a segment is, in units of its track's time. */
export function durationOf(segment: Buffer): number {
  const traf = find(segment, 'moof', 'traf');
  const tfhd = traf && find(traf, 'tfhd');
  if (!traf || !tfhd) throw new Error('a fragment without a track');
  const flags = tfhd.readUInt32BE(0) & 0xff_ffff;
  let at = 8;
  for (const part of tfhdParts) if (part !== 0x8 && flags & part) at += tfhdBytes[part];
  const usual = flags & 0x8 ? tfhd.readUInt32BE(at) : 0;
  let whole = 0;
  for (const { type, body } of boxesIn(traf)) if (type === 'trun') whole += durationOfRun(body, usual);
  return whole;
}

function durationOfRun(trun: Buffer, usual: number): number {
  const flags = trun.readUInt32BE(0) & 0xff_ffff;
  const samples = trun.readUInt32BE(4);
  if (!(flags & 0x100)) return samples * usual;
  const step = [0x100, 0x200, 0x400, 0x800].filter((part) => flags & part).length * 4;
  const first = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  let whole = 0;
  for (let n = 0; n < samples; n += 1) whole += trun.readUInt32BE(first + n * step);
  return whole;
}

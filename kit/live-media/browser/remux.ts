import type { ISOFile } from 'mp4box';
import { createFile, DataStream } from 'mp4box';

/** Ticks a second in what is made. */
const timescale = 90_000;
/** The muxer keeps what it wrote; it is let go of this often, in frames. */
const forgetEvery = 300;

/** NAL unit types of H.264 (Rec. ITU-T H.264, table 7-1). */
const nal = { sps: 7, pps: 8, delimiter: 9 } as const;

/** How a picture in fragmented MP4 begins. */
export interface Init {
  /** For a SourceBuffer, with its codec. */
  mime: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Puts H.264 frames as they come from the relay, in Annex B or with lengths, into fragmented MP4 (ISO/IEC 14496-12), a fragment each. Nothing is
 * decoded. A frame's length in time is known with the one after it, so each comes out when the next one goes in.
 */
export class Remuxer {
  #file: ISOFile | null = null;
  #track = 0;
  #frames = 0;
  #set = '';
  #held: { data: Uint8Array<ArrayBuffer>; mediaMs: number; keyframe: boolean } | null = null;
  /** Where the time of what is made begins, ms of media. */
  #originMs: number | null = null;

  /** Ms of media at the beginning of the made time; null before the first frame. */
  get originMs(): number | null {
    return this.#originMs;
  }

  /**
   * Another picture begins with this keyframe, if its parameter sets or size say so.
   * @returns how it begins; null when nothing changed. `undefined`: it has no parameter sets, nothing can be made of it.
   */
  begin(
    payload: Uint8Array,
    track: { width: number; height: number; description?: string | undefined },
  ): Init | null | undefined {
    const record = track.description ? fromBase64(track.description) : recordOf(nalUnits(payload));
    if (!record) return undefined;
    const set = `${track.width}x${track.height} ${record.join(' ')}`;
    if (set === this.#set) return null;
    this.#set = set;
    this.#held = null;
    this.#file = createFile();
    this.#track = this.#file.addTrack({
      type: 'avc1',
      width: track.width,
      height: track.height,
      timescale,
      duration: 0,
      media_duration: 0,
      // The box reader wants the record alone.
      avcDecoderConfigRecord: record.slice().buffer,
    } as never);
    // One time for all that is made: the muxer would begin each file at zero.
    this.#file.moov!.traks[0]!.first_dts = 0;
    const stream = new DataStream();
    this.#file.ftyp!.write(stream);
    this.#file.moov!.write(stream);
    const codec = [record[1], record[2], record[3]].map((byte) => byte!.toString(16).padStart(2, '0')).join('');
    return { mime: `video/mp4; codecs="avc1.${codec.toUpperCase()}"`, bytes: new Uint8Array(stream.buffer.slice(0)) };
  }

  /** Takes a frame and gives the fragment of the one before it, once there is one. */
  frame(payload: Uint8Array, mediaMs: number, keyframe: boolean, isAnnexB: boolean): Uint8Array<ArrayBuffer> | null {
    const before = this.#held;
    this.#originMs ??= mediaMs;
    this.#held = { data: isAnnexB ? withLengths(payload) : payload.slice(), mediaMs, keyframe };
    return before && mediaMs > before.mediaMs ? this.#write(before, mediaMs) : null;
  }

  /** The fragment of the newest frame, which stands for `ms`: nothing follows it for now. */
  last(ms: number): Uint8Array<ArrayBuffer> | null {
    const frame = this.#held;
    this.#held = null;
    return frame && this.#write(frame, frame.mediaMs + ms);
  }

  #write(frame: { data: Uint8Array<ArrayBuffer>; mediaMs: number; keyframe: boolean }, untilMs: number) {
    const file = this.#file!;
    const at = Math.round(((frame.mediaMs - this.#originMs!) / 1000) * timescale);
    const end = Math.round(((untilMs - this.#originMs!) / 1000) * timescale);
    file.addSample(this.#track, frame.data, { duration: end - at, dts: at, cts: at, is_sync: frame.keyframe });
    const stream = new DataStream();
    for (const box of file.boxes.splice(2)) box.write(stream);
    this.#frames += 1;
    if (this.#frames % forgetEvery === 0)
      for (const list of [file.moov!.traks[0]!.samples, file.moofs, file.mdats]) list?.splice(0);
    return new Uint8Array(stream.buffer.slice(0));
  }
}

/** The units of a frame in Annex B (Rec. ITU-T H.264, annex B): what stands between start codes. */
export function nalUnits(bytes: Uint8Array): Uint8Array[] {
  const units: Uint8Array[] = [];
  let from = -1;
  for (let at = 0; at + 2 < bytes.length; at += 1) {
    if (bytes[at] !== 0 || bytes[at + 1] !== 0 || bytes[at + 2] !== 1) continue;
    if (from >= 0) units.push(bytes.subarray(from, trimmed(bytes, from, at)));
    from = at + 3;
    at += 2;
  }
  if (from >= 0) units.push(bytes.subarray(from));
  return units.filter(({ length }) => length > 0);
}

/** A start code may have a zero in front, which belongs to neither unit. */
const trimmed = (bytes: Uint8Array, from: number, end: number): number => {
  let at = end;
  while (at > from && bytes[at - 1] === 0) at -= 1;
  return at;
};

/** The decoder configuration record (ISO/IEC 14496-15, 5.3.3.1) of a frame's parameter sets; null where they are missing. */
function recordOf(units: readonly Uint8Array[]): Uint8Array<ArrayBuffer> | null {
  const sps = units.find((unit) => (unit[0]! & 31) === nal.sps);
  const pps = units.find((unit) => (unit[0]! & 31) === nal.pps);
  if (!sps || !pps || sps.length < 4) return null;
  return Uint8Array.from([
    1,
    ...sps.subarray(1, 4),
    0xff,
    0xe1,
    sps.length >> 8,
    sps.length & 255,
    ...sps,
    1,
    pps.length >> 8,
    pps.length & 255,
    ...pps,
  ]);
}

/** The same frame with lengths of four bytes instead of start codes; parameter sets and delimiters stand in the beginning. */
function withLengths(payload: Uint8Array): Uint8Array<ArrayBuffer> {
  const units = nalUnits(payload).filter((unit) => {
    const type = unit[0]! & 31;
    return type !== nal.sps && type !== nal.pps && type !== nal.delimiter;
  });
  const made = new Uint8Array(units.reduce((sum, { length }) => sum + 4 + length, 0));
  const view = new DataView(made.buffer);
  let at = 0;
  for (const unit of units) {
    view.setUint32(at, unit.length);
    made.set(unit, at + 4);
    at += 4 + unit.length;
  }
  return made;
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

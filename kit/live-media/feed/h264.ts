/** What has to be known of H.264 (ITU-T H.264) to carry it: units, parameter sets, and whether pictures come in the order they are shown. */

/** NAL unit types (table 7-1). */
export const nalTypes = { slice: 1, keySlice: 5, sps: 7, pps: 8 } as const;

const startCode = Buffer.of(0, 0, 0, 1);

/** The type of a NAL unit. */
export const nalType = (unit: Uint8Array): number => unit[0]! & 31;

/** NAL units with start codes in front (Annex B). */
export function annexB(units: readonly Uint8Array[]): Buffer {
  return Buffer.concat(units.flatMap((unit) => [startCode, unit]));
}

/**
 * The units of what has a length in front of each (ISO 14496-15), as RTMP and MP4 carry them; null where the lengths do not add up.
 */
export function splitLengths(bytes: Buffer, lengthBytes: number): Buffer[] | null {
  const units: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + lengthBytes > bytes.length) return null;
    const length = bytes.readUIntBE(at, lengthBytes);
    at += lengthBytes;
    if (length === 0 || at + length > bytes.length) return null;
    units.push(bytes.subarray(at, at + length));
    at += length;
  }
  return units;
}

/** What an AVCDecoderConfigurationRecord says. */
export interface AvcConfig {
  readonly lengthBytes: number;
  readonly sps: readonly Buffer[];
  readonly pps: readonly Buffer[];
}

/** Reads an AVCDecoderConfigurationRecord (ISO 14496-15, 5.3.3.1); null where it is none. */
export function readAvcConfig(bytes: Buffer): AvcConfig | null {
  if (bytes.length < 7 || bytes[0] !== 1) return null;
  let at = 5;
  const sets = (count: number): Buffer[] | null => {
    const found: Buffer[] = [];
    for (let left = count; left > 0; left -= 1) {
      if (at + 2 > bytes.length) return null;
      const length = bytes.readUInt16BE(at);
      if (length === 0 || at + 2 + length > bytes.length) return null;
      found.push(Buffer.from(bytes.subarray(at + 2, at + 2 + length)));
      at += 2 + length;
    }
    return found;
  };
  const sps = sets(bytes[at++]! & 31);
  if (!sps || at >= bytes.length) return null;
  const pps = sets(bytes[at++]!);
  return pps && sps.length > 0 && pps.length > 0 ? { lengthBytes: (bytes[4]! & 3) + 1, sps, pps } : null;
}

/** What a sequence parameter set says of the picture. */
export interface PictureFormat {
  /** WebCodecs codec string, for example "avc1.42E01F". */
  readonly codec: string;
  /** profile_idc: 66 baseline, 77 main, 100 high. */
  readonly profile: number;
  /** chroma_format_idc: 1 is 4:2:0, which every decoder takes. */
  readonly chroma: number;
  readonly bitDepth: number;
  readonly width: number;
  readonly height: number;
  readonly isInterlaced: boolean;
}

const withChroma = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);

/** Reads a sequence parameter set (7.3.2.1.1); null where it is none. */
export function readSps(unit: Uint8Array): PictureFormat | null {
  if (unit.length < 4 || nalType(unit) !== nalTypes.sps) return null;
  try {
    return formatOf(unit);
  } catch {
    return null;
  }
}

function formatOf(unit: Uint8Array): PictureFormat {
  const bits = new Bits(unit.subarray(4));
  const [profile, constraints, level] = [unit[1]!, unit[2]!, unit[3]!];
  bits.ue();
  let [chroma, bitDepth] = [1, 8];
  if (withChroma.has(profile)) {
    chroma = bits.ue();
    if (chroma === 3) bits.bit();
    bitDepth = 8 + bits.ue();
    bits.ue();
    bits.bit();
    const lists = bits.bit() === 0 ? 0 : chroma === 3 ? 12 : 8;
    for (let list = 0; list < lists; list += 1) if (bits.bit()) skipScaling(bits, list < 6 ? 16 : 64);
  }
  bits.ue();
  const order = bits.ue();
  if (order === 0) bits.ue();
  else if (order === 1) {
    bits.bit();
    bits.ue();
    bits.ue();
    for (let left = Math.min(bits.ue(), 255); left > 0; left -= 1) bits.ue();
  }
  bits.ue();
  bits.bit();
  const across = bits.ue() + 1;
  const down = bits.ue() + 1;
  const isFrames = bits.bit() === 1;
  if (!isFrames) bits.bit();
  bits.bit();
  const crop = bits.bit() ? [bits.ue(), bits.ue(), bits.ue(), bits.ue()] : [0, 0, 0, 0];
  const unitX = chroma === 1 || chroma === 2 ? 2 : 1;
  const unitY = (chroma === 1 ? 2 : 1) * (isFrames ? 1 : 2);
  const width = across * 16 - (crop[0]! + crop[1]!) * unitX;
  const height = down * 16 * (isFrames ? 1 : 2) - (crop[2]! + crop[3]!) * unitY;
  if (!(width > 0 && height > 0 && width <= 16_384 && height <= 16_384)) throw new RangeError('size');
  const codec = `avc1.${[profile, constraints, level].map((each) => each.toString(16).padStart(2, '0').toUpperCase()).join('')}`;
  return { codec, profile, chroma, bitDepth, width, height, isInterlaced: !isFrames };
}

function skipScaling(bits: Bits, size: number): void {
  let [last, next] = [8, 8];
  for (let at = 0; at < size; at += 1) {
    if (next !== 0) next = (last + bits.se() + 256) % 256;
    last = next === 0 ? last : next;
  }
}

/** Whether a slice is of pictures that are shown in another order than they come (B, table 7-6). */
export function isBidirectional(unit: Uint8Array): boolean {
  try {
    const bits = new Bits(unit.subarray(1, 16));
    bits.ue();
    return bits.ue() % 5 === 1;
  } catch {
    return false;
  }
}

/** Reads bits and Exp-Golomb numbers (9.1), leaving out emulation prevention bytes. */
class Bits {
  readonly #bytes: number[] = [];
  #at = 0;

  constructor(raw: Uint8Array) {
    let zeros = 0;
    for (const byte of raw) {
      if (zeros >= 2 && byte === 3) {
        zeros = 0;
        continue;
      }
      zeros = byte === 0 ? zeros + 1 : 0;
      this.#bytes.push(byte);
    }
  }

  bit(): number {
    const byte = this.#bytes[this.#at >> 3];
    if (byte === undefined) throw new RangeError('cut off');
    const bit = (byte >> (7 - (this.#at & 7))) & 1;
    this.#at += 1;
    return bit;
  }

  ue(): number {
    let zeros = 0;
    while (this.bit() === 0) if (++zeros > 31) throw new RangeError('no number');
    let value = 1;
    for (let left = zeros; left > 0; left -= 1) value = value * 2 + this.bit();
    return value - 1;
  }

  se(): number {
    const value = this.ue();
    return value % 2 === 1 ? (value + 1) / 2 : -value / 2;
  }
}

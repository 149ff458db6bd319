import type { AvcConfig } from './h264.ts';
import { isBidirectional, nalType, nalTypes, readAvcConfig, splitLengths } from './h264.ts';
import type { Incoming } from './incoming.ts';
import { ParameterSets } from './incoming.ts';

/** Names of FLV's sound formats and picture codecs that are not carried (E.4.2.1, E.4.3.1). */
const sounds: Readonly<Record<number, string>> = {
  0: 'pcm',
  1: 'adpcm',
  2: 'mp3',
  3: 'pcm',
  7: 'g711',
  8: 'g711',
  11: 'speex',
  14: 'mp3',
};
const pictures: Readonly<Record<number, string>> = { 2: 'h263', 3: 'screen', 4: 'vp6', 5: 'vp6', 12: 'hevc' };
/** Of enhanced RTMP, by four characters. */
const fourCc: Readonly<Record<string, string>> = { hvc1: 'hevc', av01: 'av1', vp09: 'vp9', vp08: 'vp8' };

/** Reads the tags of RTMP (Adobe FLV 10.1, annex E.4; the codecs of enhanced RTMP by name only). */
export class FlvReader {
  readonly #sets = new ParameterSets();
  #config: AvcConfig | null = null;
  #hasSound = false;

  /** What a tag brings; nothing where it is a header that brings nothing new, or broken. */
  read({ kind, timestamp, payload }: { kind: 'audio' | 'video'; timestamp: number; payload: Buffer }): Incoming[] {
    return kind === 'audio' ? this.#sound(timestamp, payload) : this.#picture(timestamp, payload);
  }

  #sound(mediaMs: number, payload: Buffer): Incoming[] {
    const format = payload[0]! >> 4;
    if (format === 9)
      return [{ type: 'foreign', kind: 'sound', codec: payload.toString('latin1', 1, 5).trim().toLowerCase() }];
    if (format !== 10) return [{ type: 'foreign', kind: 'sound', codec: sounds[format] ?? 'unknown' }];
    if (payload.length < 3) return [];
    const data = payload.subarray(2);
    if (payload[1] === 0) {
      this.#hasSound = true;
      return [{ type: 'soundFormat', sound: { codec: 'aac', config: Buffer.from(data.subarray(0, 64)) } }];
    }
    return this.#hasSound ? [{ type: 'sound', mediaMs, data }] : [];
  }

  #picture(mediaMs: number, payload: Buffer): Incoming[] {
    if (payload[0]! & 0x80) {
      const name = payload.toString('latin1', 1, 5);
      return [{ type: 'foreign', kind: 'picture', codec: fourCc[name] ?? (name.trim().toLowerCase() || 'unknown') }];
    }
    const codec = payload[0]! & 15;
    if (codec !== 7) return [{ type: 'foreign', kind: 'picture', codec: pictures[codec] ?? 'unknown' }];
    if (payload.length < 5) return [];
    const data = payload.subarray(5);
    if (payload[1] === 0) {
      this.#config = readAvcConfig(data);
      if (this.#config) this.#sets.replace(this.#config.sps, this.#config.pps);
      return [];
    }
    if (payload[1] !== 1 || !this.#config) return [];
    const units = splitLengths(data, this.#config.lengthBytes);
    if (!units) return [];
    // The units say it; the tag's own mark is set on recovery points as well.
    const isKey = units.some((unit) => nalType(unit) === nalTypes.keySlice);
    const whole = this.#sets.complete(units, isKey, nalType);
    if (!whole) return [];
    const composition = payload.readIntBE(2, 3);
    const shownLater =
      composition !== 0 && units.some((unit) => nalType(unit) === nalTypes.slice && isBidirectional(unit));
    return [{ type: 'picture', mediaMs: mediaMs + Math.max(0, composition), isKey, units: whole, shownLater }];
  }
}

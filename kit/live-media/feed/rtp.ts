import { isBidirectional, nalType, nalTypes } from './h264.ts';
import type { Incoming } from './incoming.ts';
import { ParameterSets } from './incoming.ts';

/** A packet of RTP (RFC 3550, 5.1), as much of it as is needed. */
export interface RtpPacket {
  /** 16 bits. */
  readonly sequence: number;
  /** 32 bits, in the codec's clock. */
  readonly timestamp: number;
  readonly marker: boolean;
  readonly payload: Buffer;
}

/** A lost packet is waited for this long, ms: about two round trips in which it is sent again. */
const waitMs = 150;
/** Packets that wait behind a lost one. */
const mostWaiting = 512;
/** Bytes of one picture, and units: encoders make one to some dozens (slices). */
const mostBytes = 4_194_304;
const mostUnits = 256;

/** Brings packets into their order. What does not come in time is a gap. */
class InOrder {
  readonly #waiting = new Map<number, { packet: RtpPacket; at: number }>();
  #next: number | null = null;

  /** The packets whose turn it is; `gap`: some before the next one are lost. */
  take(packet: RtpPacket, now: number): (RtpPacket | 'gap')[] {
    this.#next ??= packet.sequence;
    const ahead = (packet.sequence - this.#next) & 0xffff;
    // Came too late, or twice.
    if (ahead >= 0x8000) return [];
    this.#waiting.set(packet.sequence, { packet, at: now });
    const out: (RtpPacket | 'gap')[] = [];
    for (;;) {
      for (let here = this.#waiting.get(this.#next); here; here = this.#waiting.get(this.#next)) {
        this.#waiting.delete(this.#next);
        this.#next = (this.#next + 1) & 0xffff;
        out.push(here.packet);
      }
      const [first] = this.#waiting.values();
      if (!first || (now - first.at < waitMs && this.#waiting.size < mostWaiting)) return out;
      const next: number = this.#next;
      this.#next = [...this.#waiting.keys()].reduce((near, sequence) =>
        ((sequence - next) & 0xffff) < ((near - next) & 0xffff) ? sequence : near,
      );
      out.push('gap');
    }
  }
}

/** A clock of 32 bits that goes on after its end. */
class Unwrapped {
  #last: number | null = null;
  #value = 0;

  of(timestamp: number): number {
    this.#value += (timestamp - (this.#last ?? timestamp)) | 0;
    this.#last = timestamp;
    return this.#value;
  }
}

/** A picture whose packets still come. */
interface Begun {
  readonly timestamp: number;
  readonly units: Buffer[];
  fragments: Buffer[] | null;
  bytes: number;
  /** Packets before the first of it are lost, and may have been its own. */
  readonly isSuspect: boolean;
}

/**
 * Reads what a publisher sends by RTP: H.264 (RFC 6184, packetization modes 0 and 1) and Opus (RFC 7587). After a loss pictures are left out
 * up to the next keyframe: one without those before it would be shown torn.
 */
export class RtpReader {
  readonly #pictures = new InOrder();
  readonly #sounds = new InOrder();
  readonly #pictureClock = new Unwrapped();
  readonly #soundClock = new Unwrapped();
  readonly #sets = new ParameterSets();
  #begun: Begun | null = null;
  #isTorn = false;
  #isAfterGap = false;
  #hasSound = false;

  /** Pictures are missing, and the next that can be shown is a keyframe. */
  get isTorn(): boolean {
    return this.#isTorn;
  }

  /** A packet of the picture; `now` in ms of any steady clock. */
  picture(packet: RtpPacket, now: number): Incoming[] {
    return this.#pictures.take(packet, now).flatMap((next) => {
      if (next !== 'gap') return this.#part(next);
      this.#begun = null;
      this.#isTorn = true;
      this.#isAfterGap = true;
      return [];
    });
  }

  /** A packet of the sound. */
  sound(packet: RtpPacket, now: number): Incoming[] {
    const first: Incoming[] = this.#hasSound ? [] : [{ type: 'soundFormat', sound: { codec: 'opus' } }];
    this.#hasSound = true;
    const heard = this.#sounds.take(packet, now).flatMap((next): Incoming[] => {
      if (next === 'gap' || next.payload.length === 0) return [];
      return [{ type: 'sound', mediaMs: this.#soundClock.of(next.timestamp) / 48, data: next.payload }];
    });
    return [...first, ...heard];
  }

  #part({ timestamp, marker, payload }: RtpPacket): Incoming[] {
    const done: Incoming[] = [];
    if (this.#begun && this.#begun.timestamp !== timestamp) done.push(...this.#finish());
    this.#begun ??= { timestamp, units: [], fragments: null, bytes: 0, isSuspect: this.#isAfterGap };
    this.#isAfterGap = false;
    this.#begun.bytes += payload.length;
    const fits = this.#begun.bytes <= mostBytes && this.#unpack(this.#begun, payload);
    if (!fits || this.#begun.units.length > mostUnits) {
      this.#begun.units.length = 0;
      this.#isTorn = true;
    }
    if (marker) done.push(...this.#finish());
    return done;
  }

  /** Takes units out of a packet; false where it is none. */
  #unpack(begun: Begun, payload: Buffer): boolean {
    // Padding to find out what a line carries has no payload.
    if (payload.length === 0) return true;
    const type = payload[0]! & 31;
    if (type >= 1 && type <= 23) {
      begun.units.push(payload);
      return true;
    }
    if (type === 24) {
      for (let at = 1; at < payload.length; ) {
        const length = at + 2 <= payload.length ? payload.readUInt16BE(at) : 0;
        at += 2;
        if (length === 0 || at + length > payload.length) return false;
        begun.units.push(payload.subarray(at, at + length));
        at += length;
      }
      return true;
    }
    if (type !== 28 || payload.length < 3) return false;
    const head = payload[1]!;
    if (head & 0x80) begun.fragments = [Buffer.of((payload[0]! & 0xe0) | (head & 31))];
    if (!begun.fragments) return false;
    begun.fragments.push(payload.subarray(2));
    if (head & 0x40) {
      begun.units.push(Buffer.concat(begun.fragments));
      begun.fragments = null;
    }
    return true;
  }

  #finish(): Incoming[] {
    const { units, fragments, timestamp, isSuspect } = this.#begun!;
    this.#begun = null;
    const mediaMs = this.#pictureClock.of(timestamp) / 90;
    if (fragments) this.#isTorn = true;
    const isKey = units.some((unit) => nalType(unit) === nalTypes.keySlice);
    if (units.length === 0 || fragments || (this.#isTorn && !isKey)) return [];
    if (isSuspect && !units.some((unit) => nalType(unit) === nalTypes.sps)) return [];
    const whole = this.#sets.complete(units, isKey, nalType);
    if (!whole) return [];
    const afterLoss = this.#isTorn;
    if (isKey) this.#isTorn = false;
    const shownLater = units.some((unit) => nalType(unit) === nalTypes.slice && isBidirectional(unit));
    return [{ type: 'picture', mediaMs, isKey, units: whole, shownLater, afterLoss }];
  }
}

import type { CatalogAudio, MediaObject } from '../wire.ts';
import { epochMs } from './capture-clock.ts';
import type { SoundDecoder } from './sound-decoder.ts';
import { openSoundDecoder } from './sound-decoder.ts';
import type { PlayerReport, ToPlayer } from './viewer-messages.ts';

/** All in milliseconds. The picture may be this much behind the sound before the sound waits, or ahead before it hurries. */
const behindMs = 15;
const aheadMs = -10;
const maxWaitMs = 300;
/** The ring needs this long to do as it was told. */
const waitEveryMs = 1_000;
const hurryStepMs = 5;
const reopenEveryMs = 1_000;
/** A report older than this tells nothing about now. */
const freshMs = 300;
/** Sound that comes in and is not heard for so many looks, four a second, cannot be heard on this device. */
const maxDeafLooks = 14;

/** Decodes sound for the player worklet and knows which moment is heard now. */
export class SoundPlayer {
  /** From the worklet to the ear, ms. */
  outputLatencyMs = 0;
  #level = 0;
  #port: MessagePort | null = null;
  #audio: CatalogAudio | null = null;
  #decoder: SoundDecoder | null = null;
  #reopenedAt = 0;
  #report: (PlayerReport & { at: number }) | null = null;
  #waitMs = 0;
  #waitedAt = 0;
  #toldWaitMs = 0;
  #pushed = 0;
  #playedAt = 0;
  #deafLooks = 0;

  /** Connects the worklet; null turns sound off, and nothing more is decoded. */
  connect(port: MessagePort | null): void {
    this.#port?.close();
    this.#port = port;
    this.#report = null;
    this.#toldWaitMs = 0;
    this.#level = 0;
    this.#pushed = 0;
    this.#deafLooks = 0;
    if (port) {
      port.onmessage = ({ data }: MessageEvent<PlayerReport>) => this.#hear(data);
      this.#tellWait();
    }
    this.#open();
  }

  configure(audio: CatalogAudio | null): void {
    if (JSON.stringify(audio) === JSON.stringify(this.#audio)) return;
    this.#audio = audio;
    this.#tell({ clear: true });
    this.#open();
  }

  /** Another broadcast, with a clock of its own. */
  restart(): void {
    this.#waitMs = 0;
    this.#tellWait();
    this.#tell({ clear: true });
  }

  push(object: MediaObject): void {
    this.#pushed += 1;
    this.#decoder?.decode(object);
  }

  /** Whether what comes in is heard, or left out because the sound is off. A moment is allowed to begin with. */
  get isUsed(): boolean {
    return this.#port === null || this.#deafLooks < maxDeafLooks;
  }

  /** Call four times a second: notices that sound comes in and is not heard. */
  look(): void {
    const plays = epochMs() - this.#playedAt < freshMs;
    if (this.#port === null || this.#pushed === 0) return;
    this.#deafLooks = plays ? 0 : this.#deafLooks + 1;
    this.#pushed = 0;
  }

  /** The loudest level since the last call, 0 to 1. */
  takeLevel(): number {
    const level = this.#level;
    this.#level = 0;
    return level;
  }

  /**
   * Keeps the sound with the picture: waits when the picture is behind, because it comes late or is delayed, and
   * hurries when it need not wait any more. Call a few times a second with picture minus sound.
   */
  follow(avOffsetMs: number | null): void {
    const now = epochMs();
    if (avOffsetMs !== null && avOffsetMs > behindMs && now - this.#waitedAt > waitEveryMs) {
      this.#waitMs = Math.min(maxWaitMs, this.#waitMs + avOffsetMs);
      this.#waitedAt = now;
    } else if (avOffsetMs !== null && avOffsetMs < aheadMs) {
      this.#waitMs = Math.max(0, this.#waitMs - Math.max(hurryStepMs, -avOffsetMs / 4));
    }
    this.#tellWait();
  }

  /** Capture time of what is heard now, ms since the epoch by the publisher; null when nothing is heard. */
  heardMs(now: number): number | null {
    const report = this.#report;
    if (!report?.playing || now - report.at > freshMs) return null;
    return report.mediaMs + (now - report.at) - this.outputLatencyMs;
  }

  close(): void {
    this.connect(null);
  }

  #open(): void {
    this.#decoder?.close();
    this.#decoder = null;
    if (!this.#port || !this.#audio) return;
    this.#decoder = openSoundDecoder(
      this.#audio,
      (sound) => this.#tell(sound),
      // A broken packet closes the decoder; the sound continues with a new one, unless that one breaks at once.
      () => {
        const now = epochMs();
        if (now - this.#reopenedAt < reopenEveryMs) return;
        this.#reopenedAt = now;
        this.#open();
      },
    );
  }

  #hear(report: PlayerReport): void {
    const now = epochMs();
    this.#report = { ...report, at: now };
    if (report.playing) this.#playedAt = now;
    this.#level = Math.max(this.#level, report.level);
  }

  #tellWait(): void {
    const waitMs = Math.round(this.#waitMs);
    if (waitMs === this.#toldWaitMs) return;
    this.#toldWaitMs = waitMs;
    this.#tell({ waitMs });
  }

  #tell(message: ToPlayer): void {
    this.#port?.postMessage(message, 'channels' in message ? message.channels.map((each) => each.buffer) : []);
  }
}

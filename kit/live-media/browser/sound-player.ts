import type { CatalogAudio, MediaObject } from '../wire.ts';
import { epochMs } from './capture-clock.ts';
import type { SoundDecoder } from './sound-decoder.ts';
import { openSoundDecoder } from './sound-decoder.ts';
import type { PlayerReport, ToPlayer } from './viewer-messages.ts';

/** All in milliseconds. The ring's lowest level, and how it grows when it runs dry all the same. */
const firstMarginMs = 10;
const underrunPenaltyMs = 10;
const maxPenaltyMs = 200;
const calmMs = 2_000;
const calmStepMs = 2;
/** Sound is later than the picture by this much anyway; only a longer delay of the picture delays it too. */
const naturalLagMs = 60;
const reopenEveryMs = 1_000;
/** A report older than this tells nothing about now. */
const freshMs = 300;

/** Decodes sound for the player worklet and knows which moment is heard now. */
export class SoundPlayer {
  level = 0;
  /** From the worklet to the ear, ms. */
  outputLatencyMs = 0;
  #port: MessagePort | null = null;
  #audio: CatalogAudio | null = null;
  #decoder: SoundDecoder | null = null;
  #reopenedAt = 0;
  #report: (PlayerReport & { at: number }) | null = null;
  #delayMs = 0;
  #penaltyMs = 0;
  #penaltyAt = 0;
  #underruns = 0;
  #marginMs = 0;

  /** Connects the worklet; null turns sound off, and nothing more is decoded. */
  connect(port: MessagePort | null): void {
    this.#port?.close();
    this.#port = port;
    this.#report = null;
    this.#marginMs = 0;
    this.level = 0;
    if (port) {
      port.onmessage = ({ data }: MessageEvent<PlayerReport>) => this.#hear(data);
      this.setDelay(this.#delayMs);
    }
    this.#open();
  }

  configure(audio: CatalogAudio | null): void {
    if (JSON.stringify(audio) === JSON.stringify(this.#audio)) return;
    this.#audio = audio;
    this.#tell({ clear: true });
    this.#open();
  }

  push(object: MediaObject): void {
    this.#decoder?.decode(object);
  }

  /** Delay of the picture against jitter. */
  setDelay(delayMs: number): void {
    this.#delayMs = delayMs;
    const marginMs = Math.round(firstMarginMs + this.#penaltyMs + Math.max(0, delayMs - naturalLagMs));
    if (marginMs === this.#marginMs) return;
    this.#marginMs = marginMs;
    this.#tell({ marginMs });
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
      // A broken packet closes the decoder; the sound goes on with a new one, unless that one breaks at once.
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
    this.level = report.level;
    if (report.underruns > this.#underruns) {
      this.#penaltyMs = Math.min(maxPenaltyMs, this.#penaltyMs + underrunPenaltyMs);
      this.#penaltyAt = now;
    } else if (this.#penaltyMs > 0 && now - this.#penaltyAt > calmMs) {
      this.#penaltyMs = Math.max(0, this.#penaltyMs - calmStepMs);
      this.#penaltyAt = now;
    }
    this.#underruns = report.underruns;
    this.setDelay(this.#delayMs);
  }

  #tell(message: ToPlayer): void {
    this.#port?.postMessage(message, 'channels' in message ? message.channels.map((each) => each.buffer) : []);
  }
}

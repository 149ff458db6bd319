import type { Source } from './segments.ts';
import { sourceClass } from './segments.ts';

/** All in seconds unless it says otherwise. How far behind the newest frame the player stays; it grows when it runs dry. */
const firstBehind = 0.12;
const mostBehind = 0.45;
const behindStep = 0.06;
/** In calm it comes back by this share of a step, every so many ms. */
const calmMs = 5_000;
/** Beyond these it plays faster or slower, by this much. */
const slack = 0.05;
const tempo = 0.1;
/** So much further behind than it wants to be it jumps. */
const jumpBeyond = 0.4;
const lookEveryMs = 100;
/** What was shown is let go of when it is this old. */
const kept = 6;

/** A picture by the browser's own player, fed with fragments as they come and kept near the newest of them. */
export class SegmentScreen {
  readonly video: HTMLVideoElement;
  readonly #shown: (seconds: number, width: number, height: number) => void;
  readonly #failed: () => void;
  #source: Source | null = null;
  #buffer: SourceBuffer | null = null;
  #mime = '';
  #waiting: { mime?: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  #behind = firstBehind;
  #calmSince = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #over = false;

  /** `shown` hears of every frame, `failed` when the player takes no more. */
  constructor(shown: (seconds: number, width: number, height: number) => void, failed: () => void) {
    this.#shown = shown;
    this.#failed = failed;
    this.video = document.createElement('video');
    Object.assign(this.video, { muted: true, playsInline: true, autoplay: true, disableRemotePlayback: true });
    this.video.addEventListener('waiting', () => {
      this.#behind = Math.min(mostBehind, this.#behind + behindStep);
      this.#calmSince = performance.now();
    });
    this.video.addEventListener('error', () => this.#fail());
    this.#watchFrames();
  }

  /** Another picture begins. */
  begin(mime: string, bytes: Uint8Array<ArrayBuffer>): void {
    this.#waiting.push({ mime, bytes });
    if (!this.#source) this.#open();
    this.#pump();
  }

  push(bytes: Uint8Array<ArrayBuffer>): void {
    this.#waiting.push({ bytes });
    this.#pump();
  }

  /** Lets a gesture start what the browser held back. */
  play(): void {
    if (this.video.paused) this.video.play().catch(() => undefined);
  }

  close(): void {
    this.#over = true;
    clearInterval(this.#timer);
    this.video.removeAttribute('src');
    this.video.load();
  }

  #open(): void {
    const Made = sourceClass();
    if (!Made) {
      this.#fail();
      return;
    }
    const source = new Made();
    this.#source = source;
    const url = URL.createObjectURL(source);
    this.video.src = url;
    source.addEventListener('sourceopen', () => {
      URL.revokeObjectURL(url);
      this.#pump();
    });
    this.#timer = setInterval(() => this.#follow(), lookEveryMs);
  }

  #pump(): void {
    if (this.#over || this.#source?.readyState !== 'open' || this.#buffer?.updating) return;
    const next = this.#waiting.shift();
    if (!next) return;
    try {
      if (next.mime !== undefined) this.#use(next.mime);
      this.#buffer?.appendBuffer(next.bytes);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError' && this.#letGo(1)) {
        this.#waiting.unshift(next);
        return;
      }
      this.#fail();
    }
  }

  #use(mime: string): void {
    if (this.#buffer) {
      if (mime !== this.#mime) this.#buffer.changeType(mime);
    } else {
      this.#buffer = this.#source!.addSourceBuffer(mime);
      this.#buffer.addEventListener('updateend', () => this.#pump());
      this.#buffer.addEventListener('error', () => this.#fail());
    }
    this.#mime = mime;
  }

  /** Stays near the newest frame: a little faster or slower, and over a gap by a jump. */
  #follow(): void {
    const { video } = this;
    const ranges = this.#buffer?.buffered;
    // One jump at a time: each decodes from a keyframe on, and the next would begin that anew before anything was shown.
    if (!ranges || ranges.length === 0 || this.#over || video.seeking) return;
    const start = ranges.start(ranges.length - 1);
    const end = ranges.end(ranges.length - 1);
    const ahead = end - video.currentTime;
    if (video.currentTime < start || ahead > this.#behind + jumpBeyond || ahead < 0)
      video.currentTime = Math.max(start, end - this.#behind);
    else video.playbackRate = ahead > this.#behind + slack ? 1 + tempo : ahead < this.#behind - slack ? 1 - tempo : 1;
    this.play();
    const now = performance.now();
    if (this.#behind > firstBehind && now - this.#calmSince > calmMs) {
      this.#behind = Math.max(firstBehind, this.#behind - behindStep / 2);
      this.#calmSince = now;
    }
    if (!this.#buffer?.updating && video.currentTime - ranges.start(0) > 2 * kept) this.#letGo(kept);
  }

  #letGo(seconds: number): boolean {
    const until = this.video.currentTime - seconds;
    if (!this.#buffer || this.#buffer.updating || until <= 0) return false;
    this.#buffer.remove(0, until);
    return true;
  }

  #watchFrames(): void {
    const { video } = this;
    const tell = (seconds: number): void => {
      if (video.videoWidth > 0) this.#shown(seconds, video.videoWidth, video.videoHeight);
    };
    if ('requestVideoFrameCallback' in video) {
      const frame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
        tell(mediaTime);
        if (!this.#over) video.requestVideoFrameCallback(frame);
      };
      video.requestVideoFrameCallback(frame);
      return;
    }
    // Firefox before 132: the clock of what plays is all there is.
    let last = -1;
    const look = (): void => {
      const { currentTime, readyState } = this.video;
      if (readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && currentTime !== last) {
        last = currentTime;
        tell(currentTime);
      }
      if (!this.#over) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }

  #fail(): void {
    if (this.#over) return;
    this.close();
    this.#failed();
  }
}

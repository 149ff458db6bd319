import type { RenditionName } from '../renditions.ts';
import { renditionNames } from '../renditions.ts';
import type { CatalogVideo, MediaObject } from '../wire.ts';
import { epochMs } from './capture-clock.ts';
import type { PicturePlayer, PicturePlayerEvents } from './picture-player.ts';
import type { Remuxer } from './remux.ts';
import type { FromViewerWorker } from './viewer-messages.ts';

/** Looks at the picture, four a second, without one shown although frames were given: then the browser's player is given up. */
const maxSilentLooks = 20;
/** A frame that none follows stands for this long, ms: what was given is shown, and acknowledged, also when nothing comes any more. */
const lastStandsMs = 120;
/**
 * A player holds back its last frames until more come. When nothing came for this long, ms, and what it showed last is no older than so much, they
 * are left out: what is not acknowledged would keep the relay from sending more.
 */
const heldBack = { afterMs: 300, olderMs: 500 } as const;

/** Makes what the browser's own player takes (Media Source Extensions) out of the frames, where there is no decoder for them. */
export class SegmentPlayer implements PicturePlayer {
  framesShown = 0;
  framesDropped = 0;
  lastShownAt = 0;
  lastShownMediaMs = 0;
  avOffsetMs: number | null = null;
  size = { width: 0, height: 0 };
  readonly #tell: (message: FromViewerWorker, transfer?: Transferable[]) => void;
  readonly #heardMs: (now: number) => number | null;
  readonly #on: PicturePlayerEvents;
  #remuxer: Remuxer | null = null;
  #tracks: CatalogVideo[] = [];
  #track: CatalogVideo | null = null;
  #sequence: number | null = null;
  /** Frames given and not shown yet, and where they end in the connection's media. */
  #given: { mediaMs: number; end: number }[] = [];
  #silentLooks = 0;
  #last: ReturnType<typeof setTimeout> | undefined;

  constructor(
    tell: (message: FromViewerWorker, transfer?: Transferable[]) => void,
    heardMs: (now: number) => number | null,
    on: PicturePlayerEvents,
  ) {
    this.#tell = tell;
    this.#heardMs = heardMs;
    this.#on = on;
    // Only browsers that need it fetch the muxer.
    import('./remux.ts').then(
      ({ Remuxer: Made }) => {
        this.#remuxer = new Made();
        this.#on.lost();
      },
      () => this.#on.failed('refused'),
    );
  }

  get rendition(): RenditionName | null {
    return this.#track ? renditionNames[this.#track.rendition] : null;
  }

  configure(tracks: CatalogVideo[]): void {
    this.#tracks = tracks;
  }

  interrupted(): void {
    this.lastShownAt = 0;
  }

  restart(): void {
    this.clear();
    this.interrupted();
    this.lastShownMediaMs = 0;
    this.avOffsetMs = null;
    this.#tell({ type: 'segments-over' });
  }

  push(object: MediaObject, end: number): void {
    const remuxer = this.#remuxer;
    if (!remuxer || !this.#follows(object, remuxer)) {
      this.framesDropped += 1;
      return;
    }
    this.#sequence = object.sequence;
    const mediaMs = object.timestampUs / 1000;
    this.#given.push({ mediaMs, end });
    const part = remuxer.frame(object.payload, mediaMs, object.keyframe, this.#track?.description === undefined);
    this.#give(part);
    clearTimeout(this.#last);
    this.#last = setTimeout(() => {
      this.#give(remuxer.last(lastStandsMs));
      this.#last = setTimeout(() => this.#leaveOut(), heldBack.afterMs);
    }, lastStandsMs);
  }

  #leaveOut(): void {
    const newest = this.#given.at(-1);
    if (!newest || newest.mediaMs - this.lastShownMediaMs > heldBack.olderMs) return;
    this.framesDropped += this.#given.length;
    this.#given = [];
    this.#on.seen(newest.end);
  }

  #give(part: Uint8Array<ArrayBuffer> | null): void {
    if (part) this.#tell({ type: 'segment', bytes: part }, [part.buffer]);
  }

  /** Whether a frame continues what was given, or begins anew. */
  #follows(object: MediaObject, remuxer: Remuxer): boolean {
    if (!object.keyframe) {
      if (this.#sequence === null || object.rendition !== this.#track?.rendition) return false;
      if (object.sequence === this.#sequence + 1) return true;
      this.#sequence = null;
      this.#on.lost();
      return false;
    }
    const track = this.#tracks.find(
      (each) => each.config === object.config && each.rendition === object.rendition && each.codec.startsWith('avc1'),
    );
    const init = track && remuxer.begin(object.payload, track);
    if (!track || init === undefined) return false;
    this.#track = track;
    if (init) this.#tell({ type: 'segments', mime: init.mime, bytes: init.bytes }, [init.bytes.buffer]);
    return true;
  }

  /** The browser shows a frame now: `seconds` of what was made. */
  shown(seconds: number, width: number, height: number): void {
    const origin = this.#remuxer?.originMs ?? null;
    if (origin === null || this.#given.length === 0) return;
    // Half a tick of the clock aside, the last frame that begins at or before it.
    const mediaMs = origin + seconds * 1000 + 1;
    let end: number | null = null;
    let shownMs = 0;
    while (this.#given[0] && this.#given[0].mediaMs <= mediaMs) {
      const frame = this.#given.shift()!;
      end = frame.end;
      shownMs = frame.mediaMs;
      this.framesShown += 1;
    }
    if (end === null) return;
    if (width !== this.size.width || height !== this.size.height) {
      this.size = { width, height };
      this.#on.size(width, height);
    }
    this.#silentLooks = 0;
    const now = epochMs();
    this.lastShownAt = now;
    this.lastShownMediaMs = shownMs;
    const heard = this.#heardMs(now);
    this.avOffsetMs = heard === null ? null : heard - shownMs;
    this.#on.seen(end);
  }

  reconnected(): void {
    this.#given = [];
    this.#silentLooks = 0;
  }

  look(): void {
    this.#silentLooks = this.#given.length === 0 ? 0 : this.#silentLooks + 1;
    if (this.#silentLooks >= maxSilentLooks) this.#on.failed('silent');
  }

  clear(): void {
    clearTimeout(this.#last);
    this.#given = [];
    this.#silentLooks = 0;
    this.#sequence = null;
  }
}

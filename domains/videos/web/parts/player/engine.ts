import type Hls from 'hls.js';
import type { ErrorData } from 'hls.js';
import { renewedUrl } from './renewal.ts';

/** What a film tells whoever plays it. */
export interface EngineEvents {
  /** Heights it can be seen in, the largest first. */
  onHeights(heights: readonly number[]): void;
  /** The height it is seen in now. */
  onHeight(height: number): void;
  /** Its bytes were refused: by their address, or by right. */
  onRefused(): void;
  /** The line is lost: nothing more is tried until `retry`. */
  onLost(): void;
  /** It cannot be decoded, not even after another try. */
  onBroken(): void;
}

/** A film on a video element. */
export interface Engine {
  /** From now on everything is asked for by this address. */
  renew(address: string): void;
  /** Only this height, or what the line carries: null. Empty heights: the browser chooses alone. */
  choose(height: number | null): void;
  /** Goes on where it stopped. */
  retry(): void;
  destroy(): void;
}

/** Statuses that say no, whatever is tried again. */
const refusals = [401, 403, 404, 410];
/** A decoder that fails twice within this time (ms) fails for good. */
const brokenAgainMs = 20_000;

const isSaving = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const needsHls = (): boolean => 'MediaSource' in globalThis;
const loadHls = () => import('hls.js');

/** Loads what films are played by in this browser, before one is. @throws when the line is lost */
export async function fetchEngine(): Promise<void> {
  if (needsHls()) await loadHls();
}

/**
 * Puts a film onto a video element. Where a browser has no MediaSource (iPhones have a managed one of their own, and play HLS
 * themselves) the element plays it alone; null where neither is there. The whole build of hls.js: the light one knows no sound and no
 * captions of their own, and films have their sound apart from the pictures.
 */
export async function attachFilm(
  video: HTMLVideoElement,
  address: string,
  events: EngineEvents,
): Promise<Engine | null> {
  if (!needsHls())
    return video.canPlayType('application/vnd.apple.mpegurl') === '' ? null : native(video, address, events);
  const { default: Player } = await loadHls();
  return Player.isSupported() ? withHls(Player, video, address, events) : null;
}

function withHls(Player: typeof Hls, video: HTMLVideoElement, address: string, events: EngineEvents): Engine {
  const known = [new URL(address, location.href).href];
  let today = address;
  let brokenAt = Number.NEGATIVE_INFINITY;
  const hls = new Player({
    // The policy of our pages lets no script of a blob run; pieces need no repacking that would be worth one.
    enableWorker: false,
    capLevelToPlayerSize: true,
    maxBufferLength: isSaving() ? 15 : 30,
    backBufferLength: 60,
    ...(isSaving() && { startLevel: 0 }),
    xhrSetup: (xhr, url) => xhr.open('GET', renewedUrl(url, known, today), true),
  });
  const { Events, ErrorTypes } = Player;
  hls.on(Events.MANIFEST_PARSED, () =>
    events.onHeights([...new Set(hls.levels.map(({ height }) => height))].sort((a, b) => b - a)),
  );
  hls.on(Events.LEVEL_SWITCHED, (_, { level }) => events.onHeight(hls.levels[level]?.height ?? 0));
  hls.on(Events.ERROR, (_, { type, fatal, response }: ErrorData) => {
    if (refusals.includes(response?.code ?? 0)) {
      // Other renditions have the same rights: trying them would be a loop.
      hls.stopLoad();
      events.onRefused();
    } else if (fatal && type === ErrorTypes.MEDIA_ERROR && performance.now() - brokenAt > brokenAgainMs) {
      brokenAt = performance.now();
      hls.recoverMediaError();
    } else if (fatal && type === ErrorTypes.NETWORK_ERROR) {
      hls.stopLoad();
      events.onLost();
    } else if (fatal) events.onBroken();
  });
  hls.loadSource(address);
  hls.attachMedia(video);
  return {
    renew(next) {
      today = next;
      known.push(new URL(next, location.href).href);
    },
    choose(height) {
      hls.nextLevel = height === null ? -1 : hls.levels.findIndex((level) => level.height === height);
    },
    retry() {
      // Before its first playlist is here, there is nothing to go on with.
      if (hls.levels.length === 0) hls.loadSource(today);
      else hls.startLoad(video.currentTime);
    },
    destroy: () => hls.destroy(),
  };
}

function native(video: HTMLVideoElement, address: string, events: EngineEvents): Engine {
  let today = address;
  const fail = (): void => {
    // The element does not say which status it got: new addresses tell the one from the other.
    if (!navigator.onLine) events.onLost();
    else if (video.error?.code === MediaError.MEDIA_ERR_DECODE) events.onBroken();
    else events.onRefused();
  };
  const tell = (): void => events.onHeight(video.videoHeight);
  video.addEventListener('error', fail);
  video.addEventListener('resize', tell);
  video.src = address;
  return {
    // What plays plays on: the element takes another address only with a break, so it is kept for when one is needed.
    renew(next) {
      today = next;
    },
    choose: () => undefined,
    retry() {
      const { currentTime, paused } = video;
      video.src = today;
      video.currentTime = currentTime;
      if (!paused) void video.play().catch(() => undefined);
    },
    destroy() {
      video.removeEventListener('error', fail);
      video.removeEventListener('resize', tell);
      video.removeAttribute('src');
      video.load();
    },
  };
}

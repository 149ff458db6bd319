import type { LinkTicket } from '#kit/live-media/browser/relay-link.ts';
import type { ViewerState } from '#kit/live-media/browser/viewer.ts';
import { Viewer } from '#kit/live-media/browser/viewer.ts';
import { readStored, writeStored } from '#kit/web/device/storage.ts';
import { Store } from '#kit/web/live/store.ts';
import { soundItem } from '../../parts/stored.ts';

/** Under which chat a picture is watched. */
interface Pass {
  /** The chat whose admission it is; another one may take it over without the picture noticing. */
  chatId: number;
  /** The admission that came with the chat, until it is used or stale. */
  ticket: { readonly link: LinkTicket; readonly until: number } | null;
}

/** A picture of the performer, watched under a chat. */
export interface WatchedPicture {
  readonly viewer: Viewer;
  readonly pass: Pass;
}

export interface VideoSessionsState {
  /** Usually one; while a new one comes up the old one stays in sight below it. */
  readonly pictures: readonly WatchedPicture[];
  /** How the newest picture stands; null without one. */
  readonly shown: ViewerState | null;
  readonly muted: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** Sound is wanted, and the browser waits for a press. */
  readonly needsPress: boolean;
  /** Picture and sound are hidden by the guest. */
  readonly paused: boolean;
  /** `auto`: as large as the line carries, as the server and {@link VideoSessionsState.weak} find; `low` saves data. */
  readonly quality: PictureQuality;
  /** The line carries less than the large picture: it stopped for too long. */
  readonly weak: boolean;
  /** This browser shows no picture: free chat goes on with sound and text. */
  readonly listens: boolean;
}

export type PictureQuality = 'auto' | 'low';

export interface VideoSessionsOptions {
  /** A new admission for a chat; null: refused for good. A rejection: try again. */
  readonly ticket: (chatId: number) => Promise<LinkTicket | null>;
  /** Under this chat no picture can be shown, or sound that is wanted is not heard. */
  readonly unseen: (chatId: number, what: 'picture' | 'sound') => void;
}

const ended: readonly ViewerState[] = ['kicked', 'refused', 'closed', 'unsupported', 'failed'];
const blind: readonly ViewerState[] = ['unsupported', 'failed'];
/** Spec 1 section 9, bad connection: how long a stop is waited for (ms); when the large picture is tried again is ours (ms). */
const badConnection = { waitMs: 5_000, againMs: 60_000 };
/** A pushed admission is used at most this long after it came, in ms: it is good for 30 s. */
const ticketLasts = 20_000;

/** Watches a performer for the room: one picture, its sound, and the change from one admission to the next. */
export class VideoSessions extends Store<VideoSessionsState> {
  readonly #options: VideoSessionsOptions;
  #lineTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: VideoSessionsOptions) {
    super({
      pictures: [],
      shown: null,
      muted: false,
      volume: 0.8,
      needsPress: false,
      paused: false,
      quality: 'auto',
      weak: false,
      listens: false,
    });
    this.#options = options;
  }

  /** Takes up the sound as it was left last time. Browser only. */
  remember(): void {
    const kept = readStored(soundItem);
    if (kept) this.patch(kept);
  }

  /** Whether the newest picture cannot be shown here. */
  get isBlind(): boolean {
    const { shown, listens } = this.state;
    return listens || (shown !== null && blind.includes(shown));
  }

  /** Sound alone until {@link showAgain}; a picture that failed is opened again without. */
  listenOnly(): void {
    if (this.state.listens) return;
    this.patch({ listens: true });
    const last = this.state.pictures.at(-1);
    if (last && blind.includes(last.viewer.state)) this.#open(last.pass);
  }

  /** Tries the picture once more: what failed may have been a lost graphics card or a crashed worker. */
  showAgain(): void {
    const last = this.state.pictures.at(-1);
    if (!this.state.listens) return;
    this.patch({ listens: false });
    if (last) this.#open(last.pass);
  }

  /** The picture of a chat may be opened. One that runs for it already continues. */
  open(chatId: number, link: LinkTicket): void {
    const ticket = { link, until: performance.now() + ticketLasts };
    const known = this.state.pictures.find(({ pass }) => pass.chatId === chatId);
    if (known && !ended.includes(known.viewer.state)) {
      known.pass.ticket = ticket;
      return;
    }
    this.#open({ chatId, ticket });
  }

  #open(pass: Pass): void {
    const known = this.state.pictures.find((other) => other.pass.chatId === pass.chatId);
    const viewer = new Viewer({
      ticket: () => this.#ticketFor(pass),
      rendition: this.#rendition(),
      picture: !this.state.listens,
    });
    const picture: WatchedPicture = { viewer, pass };
    const others = this.state.pictures.filter((other) => other !== known);
    known?.viewer.close();
    this.patch({ pictures: [...others, picture], shown: viewer.state, paused: false });
    viewer.on('state', (state) => this.#stateChanged(picture, state));
    viewer.on('heard', (heard) => {
      if (heard || picture !== this.state.pictures.at(-1)) return;
      // Off, so that what cannot be heard is not counted as sent, and the picture goes on where it costs nothing.
      this.setMuted(true);
      this.patch({ needsPress: true });
      this.#options.unseen(picture.pass.chatId, 'sound');
    });
    viewer.setVolume(this.state.volume);
    if (blind.includes(viewer.state)) this.#options.unseen(pass.chatId, 'picture');
  }

  /** A chat is over and another continues with its picture. */
  carryOn(from: number, to: number): void {
    const picture = this.state.pictures.find(({ pass }) => pass.chatId === from);
    if (picture) picture.pass.chatId = to;
  }

  has(chatId: number): boolean {
    return this.state.pictures.some(({ pass }) => pass.chatId === chatId);
  }

  /** Lets go of the picture of a chat that is over. */
  close(chatId: number): void {
    this.#drop(this.state.pictures.filter(({ pass }) => pass.chatId === chatId));
  }

  closeAll(): void {
    clearTimeout(this.#lineTimer);
    this.#drop(this.state.pictures);
  }

  /** Call in a user's gesture. */
  setMuted(muted: boolean): void {
    this.patch({ muted, needsPress: false });
    this.#keep();
    void this.#sound();
  }

  setVolume(volume: number): void {
    this.patch({ volume, muted: volume === 0 });
    for (const { viewer } of this.state.pictures) viewer.setVolume(volume);
    this.#keep();
    void this.#sound();
  }

  /** Hides picture and sound, or shows them again. The chat continues. */
  setPaused(paused: boolean): void {
    this.patch({ paused });
    void this.#sound();
  }

  setQuality(quality: PictureQuality): void {
    this.patch({ quality, weak: false });
    this.#resize();
  }

  #rendition = (): 'high' | 'low' => (this.state.quality === 'low' || this.state.weak ? 'low' : 'high');

  #resize(): void {
    for (const { viewer } of this.state.pictures) viewer.setRendition(this.#rendition());
  }

  /** A picture that stands still for long is asked for smaller; after a good while the large one is tried again. */
  #watchLine(state: ViewerState): void {
    clearTimeout(this.#lineTimer);
    if (state === 'stalled' && !this.state.weak) {
      this.#lineTimer = setTimeout(() => this.#setWeak(true), badConnection.waitMs);
    }
    if (state === 'playing' && this.state.weak) {
      this.#lineTimer = setTimeout(() => this.#setWeak(false), badConnection.againMs);
    }
  }

  #setWeak(weak: boolean): void {
    this.patch({ weak });
    this.#resize();
  }

  /** The floating window; false where there is none or the browser refuses. */
  async float(): Promise<boolean> {
    if (document.pictureInPictureElement) {
      await document.exitPictureInPicture();
      return true;
    }
    const viewer = this.state.pictures.at(-1)?.viewer;
    if (!viewer || !document.pictureInPictureEnabled) return false;
    return viewer.pictureInPicture().then(
      () => true,
      () => false,
    );
  }

  /** A press anywhere may let the sound through. */
  pressed(): void {
    if (this.state.needsPress) void this.#sound();
  }

  async #ticketFor(pass: Pass): Promise<LinkTicket | null> {
    const { ticket } = pass;
    pass.ticket = null;
    if (ticket && ticket.until > performance.now()) return ticket.link;
    return this.#options.ticket(pass.chatId);
  }

  #stateChanged(picture: WatchedPicture, state: ViewerState): void {
    const { pictures } = this.state;
    if (picture !== pictures.at(-1)) return;
    this.patch({ shown: state });
    this.#watchLine(state);
    if (blind.includes(state)) this.#options.unseen(picture.pass.chatId, 'picture');
    if (state !== 'playing' && state !== 'listening') return;
    // The new picture is there: the one below it has done its service.
    this.#drop(pictures.filter((other) => other !== picture));
    void this.#sound();
  }

  #drop(gone: readonly WatchedPicture[]): void {
    if (gone.length === 0) return;
    const pictures = this.state.pictures.filter((picture) => !gone.includes(picture));
    this.patch({ pictures, shown: pictures.at(-1)?.viewer.state ?? null });
    for (const { viewer } of gone) viewer.close();
  }

  async #sound(): Promise<void> {
    const viewer = this.state.pictures.at(-1)?.viewer;
    if (!viewer) return;
    const wanted = !this.state.muted && !this.state.paused;
    // Sound that is as it should be is left alone: a short stop of the picture must not break it off.
    if (viewer.muted === !wanted) return;
    const on = await viewer.setMuted(!wanted).catch(() => false);
    if (viewer === this.state.pictures.at(-1)?.viewer) this.patch({ needsPress: wanted && !on });
  }

  #keep(): void {
    const { muted, volume } = this.state;
    writeStored(soundItem, { muted, volume });
  }
}

import type { PublisherState, PublisherStats, PublishRendition } from '#kit/live-media/browser/publisher.ts';
import { Publisher } from '#kit/live-media/browser/publisher.ts';
import type { LinkTicket } from '#kit/live-media/browser/relay-link.ts';
import { Store } from '#kit/web/live/store.ts';
import type { CameraProblem, DeviceChoice } from './camera.ts';
import { closeCamera, openCamera, rememberDevices, rememberedDevices } from './camera.ts';

export interface OwnCameraState {
  readonly stream: MediaStream | null;
  readonly problem: CameraProblem | null;
  readonly opening: boolean;
  /** How the broadcast stands; null before it began. */
  readonly sending: PublisherState | null;
  readonly stats: PublisherStats | null;
  /** What is sent has no sound: this browser cannot encode any. */
  readonly unheard: boolean;
  readonly pictureOn: boolean;
  readonly soundOn: boolean;
  readonly choice: DeviceChoice;
}

const over: readonly (PublisherState | null)[] = ['kicked', 'refused', 'stopped', 'unsupported', null];

/** One's own camera and microphone: looked at first, sent when asked, changed in flight, and let go of afterwards. */
export class OwnCamera extends Store<OwnCameraState> {
  readonly #renditions: PublishRendition[] | undefined;
  readonly #hasPicture: boolean;
  #publisher: Publisher | null = null;
  /** Counts openings: what an older one brings is let go of. */
  #opening = 0;
  /** The camera that was in use when it was lost. */
  #lost: string | null = null;

  /** `renditions`: what is sent; the engine’s own choice when not given. Without a picture the microphone alone is opened. */
  constructor(renditions?: PublishRendition[], hasPicture = true) {
    super({
      stream: null,
      problem: null,
      opening: false,
      sending: null,
      stats: null,
      unheard: false,
      pictureOn: true,
      soundOn: true,
      choice: { camera: null, microphone: null },
    });
    this.#renditions = renditions;
    this.#hasPicture = hasPicture;
  }

  get isSending(): boolean {
    return this.#publisher !== null && !over.includes(this.state.sending);
  }

  /** Opens the devices, or others in their place; a broadcast under way continues with them. */
  open(choice: DeviceChoice = rememberedDevices()): Promise<void> {
    return this.#open(choice, choice);
  }

  /** Opens what was asked for once more; after a loss the very camera that is gone, whatever else is plugged in. */
  again(): Promise<void> {
    const { choice } = this.state;
    return this.#open({ ...choice, camera: choice.camera ?? this.#lost }, choice);
  }

  /** `kept`: the wish that is remembered, also while something else stands in for what is gone. */
  async #open(choice: DeviceChoice, kept: DeviceChoice): Promise<void> {
    this.#opening += 1;
    const turn = this.#opening;
    this.patch({ opening: true, problem: null, choice: kept });
    const result = await openCamera(choice, { video: this.#hasPicture, audio: true });
    if (turn !== this.#opening) {
      if (result.ok) closeCamera(result.stream);
      return;
    }
    if (!result.ok) {
      this.patch({ opening: false, problem: result.problem });
      return;
    }
    const { stream } = result;
    rememberDevices(kept);
    this.#lost = null;
    const before = this.state.stream;
    this.patch({ opening: false, stream });
    this.#applySwitches();
    for (const track of stream.getTracks()) track.onended = () => this.#deviceGone(stream, track.kind);
    if (this.#publisher) for (const track of stream.getTracks()) await this.#publisher.replaceTrack(track);
    closeCamera(before);
  }

  /** Broadcasts until {@link stop} or {@link close}. Does nothing without an open camera, or when it sends already. */
  async send(ticket: () => Promise<LinkTicket | null>): Promise<void> {
    const { stream } = this.state;
    if (!stream || this.isSending) return;
    const before = this.#publisher;
    const publisher = new Publisher({ ticket, ...(this.#renditions ? { renditions: this.#renditions } : {}) });
    this.#publisher = publisher;
    this.patch({ sending: 'connecting' });
    await before?.stop();
    publisher.on('state', (sending) => this.patch({ sending }));
    publisher.on('stats', (stats) => this.patch({ stats }));
    await publisher.start(stream).catch(() => this.patch({ sending: 'unsupported' }));
    this.patch({ unheard: publisher.error !== null && publisher.state !== 'unsupported' });
    this.#soundAfterPress(publisher);
  }

  switchPicture(on: boolean): void {
    this.patch({ pictureOn: on });
    this.#applySwitches();
  }

  switchSound(on: boolean): void {
    this.patch({ soundOn: on });
    this.#applySwitches();
  }

  /** Ends the broadcast; the camera stays open. */
  async stop(): Promise<void> {
    const publisher = this.#publisher;
    this.#publisher = null;
    this.patch({ sending: null, stats: null, unheard: false });
    await publisher?.stop();
  }

  /** Ends the broadcast and lets go of the devices. */
  close(): void {
    this.#opening += 1;
    void this.stop();
    closeCamera(this.state.stream);
    this.patch({ stream: null, problem: null, opening: false, pictureOn: true, soundOn: true });
  }

  /**
   * A device was unplugged, and nothing else changes; what was chosen stays chosen. Another microphone takes its place. Another
   * camera never does: it may look where nobody wanted it to. The broadcast continues with sound until one is chosen.
   */
  #deviceGone(stream: MediaStream, kind: string): void {
    if (stream !== this.state.stream) return;
    if (kind === 'audio') return void this.#replaceMicrophone(stream);
    for (const gone of stream.getVideoTracks()) {
      this.#lost = gone.getSettings().deviceId ?? null;
      stream.removeTrack(gone);
    }
    this.#publisher?.removeTrack('video');
    this.patch({ problem: 'lost' });
  }

  /** The picture continues untouched, with the microphone the browser has left; without any in silence. */
  async #replaceMicrophone(stream: MediaStream): Promise<void> {
    const turn = this.#opening;
    const result = await openCamera({ camera: null, microphone: null }, { video: false, audio: true });
    if (!result.ok) return;
    const [track] = result.stream.getAudioTracks();
    if (turn !== this.#opening || stream !== this.state.stream || !track) return closeCamera(result.stream);
    for (const gone of stream.getAudioTracks()) stream.removeTrack(gone);
    stream.addTrack(track);
    track.onended = () => this.#deviceGone(stream, track.kind);
    this.#applySwitches();
    await this.#publisher?.replaceTrack(track);
  }

  /** After a reload nobody has pressed anything yet, and the browser keeps the sound back until somebody does. */
  #soundAfterPress(publisher: Publisher): void {
    if (navigator.userActivation?.hasBeenActive !== false) return;
    const wake = () => {
      const track = this.state.stream?.getAudioTracks()[0];
      if (publisher === this.#publisher && track) void publisher.replaceTrack(track);
    };
    document.addEventListener('pointerdown', wake, { once: true });
    document.addEventListener('keydown', wake, { once: true });
  }

  #applySwitches(): void {
    for (const track of this.state.stream?.getTracks() ?? []) {
      track.enabled = track.kind === 'video' ? this.state.pictureOn : this.state.soundOn;
    }
  }
}

import type { ApiClient } from '#kit/contract/client.ts';
import type { Channel } from '#kit/realtime/client.ts';
import { Store } from '#kit/web/live/store.ts';
import { lineEveryMs, toyHalted, toyLine, toyPlay, toyPlayed, toySteered } from '../../../contract/line.ts';
import { pauseToy, setToyPort } from '../../../contract/studio.ts';
import { ToyLine } from './toy-line.ts';
import type { ToyOrder } from './toy-player.ts';
import { ToyPlayer } from './toy-player.ts';

/** Why a toy that was wanted is not there: nothing listens, the line to it broke, another page has it, or something the server said. */
export type ToyTrouble = 'unreachable' | 'lost' | 'elsewhere' | 'closed';

export interface ToyState {
  readonly status: 'off' | 'connecting' | 'on';
  /** What the toys are called. */
  readonly names: readonly string[];
  /** Guests can move it: a toy is there, the tab is in sight, and the site has heard of it. */
  readonly isReady: boolean;
  readonly isHidden: boolean;
  readonly playing: ToyOrder | null;
  readonly trouble: ToyTrouble | null;
}

const off: ToyState = { status: 'off', names: [], isReady: false, isHidden: false, playing: null, trouble: null };

/** How strong and how long a toy is tried, percent and seconds. */
const trial = { strength: 20, seconds: 2 } as const;

/**
 * The performer’s toy on this page. Whatever line is lost, to the toy or to the site, and whenever the tab is hidden or closed, it stands still
 * at once; the program beside it does the same when this page is gone.
 */
export class ToySession extends Store<ToyState> {
  readonly #api: ApiClient;
  readonly #channel: Channel;
  readonly #player = new ToyPlayer();
  #line: ToyLine | null = null;
  #lineId = '';
  #heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor({ api, channel }: { readonly api: ApiClient; readonly channel: Channel }) {
    super(off);
    this.#api = api;
    this.#channel = channel;
  }

  /** Listens for what guests pay for. The result ends it: the toy stands still. */
  start(actorId: number): () => void {
    const hidden = (): void => this.#sight(document.visibilityState === 'hidden');
    const gone = (): void => this.disconnect();
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', gone);
    const stops = [
      this.#channel.subscribe(`performer:${actorId}`),
      this.#channel.on(toyPlay, ({ lineId, ...order }) => {
        if (lineId === this.#lineId) this.#play(order);
      }),
      this.#channel.on(toySteered, ({ playId, strength }) => this.#player.steer(playId, strength)),
      this.#channel.on(toyHalted, ({ playId }) => {
        if (this.#player.order?.playId === playId) this.#stand();
      }),
      this.#channel.onState((state) => {
        if (state === 'open') void this.#say('ready', false);
        else {
          this.#stand();
          this.patch({ isReady: false });
        }
      }),
      () => document.removeEventListener('visibilitychange', hidden),
      () => removeEventListener('pagehide', gone),
    ];
    return () => {
      for (const stop of stops) stop();
      this.disconnect();
    };
  }

  /** Connects to the program beside the toy, and takes the toy over from another page. */
  async connect(port: number): Promise<void> {
    this.disconnect();
    this.set({ ...off, status: 'connecting', isHidden: document.visibilityState === 'hidden' });
    this.#lineId = crypto.randomUUID();
    try {
      const line = await ToyLine.open(port, (changed) => this.#heard(changed));
      if (this.state.status !== 'connecting') return line.close();
      this.#line = line;
    } catch {
      this.set({ ...off, trouble: 'unreachable' });
      return;
    }
    this.patch({ status: 'on' });
    this.#heard(this.#line);
    this.#heartbeat = setInterval(() => void this.#say('ready', false), lineEveryMs);
    void this.#api.call(setToyPort, { body: { port } });
  }

  /** The toy stands still and is nobody’s any more. */
  disconnect(): void {
    this.#stand();
    clearInterval(this.#heartbeat);
    if (this.state.isReady) void this.#channel.command(toyLine, { lineId: this.#lineId, state: 'gone' });
    this.#line?.close();
    this.#line = null;
    if (this.state.status !== 'off') this.set(off);
  }

  /** One press: it stands still here at once, and the site lets nothing more through until it goes on. */
  async stop(): Promise<void> {
    this.#stand();
    await this.#api.call(pauseToy, { body: { isPaused: true } });
  }

  goOn(): void {
    void this.#api.call(pauseToy, { body: { isPaused: false } });
  }

  /** A short, light vibration, to see that it works. Nothing while guests move it. */
  try(most: number): void {
    if (this.#line && this.#player.order === null)
      this.#play({ playId: 0, kind: 'pattern', pattern: 'steady', most, ...trial });
  }

  #play(order: ToyOrder): void {
    const line = this.#line;
    if (!line || this.state.isHidden || line.names.length === 0) return void this.#tell(order, false);
    this.#player.play(order, line, () => {
      this.patch({ playing: null });
      this.#tell(order, true);
    });
    this.patch({ playing: order });
  }

  #tell({ playId }: ToyOrder, isWhole: boolean): void {
    if (playId !== 0) void this.#channel.command(toyPlayed, { lineId: this.#lineId, playId, isWhole });
  }

  /** Stands still; the site hears that what was played broke off. */
  #stand(): void {
    const { order } = this.#player;
    if (this.#line) this.#player.stop(this.#line);
    if (!order) return;
    this.patch({ playing: null });
    if (this.#channel.state === 'open') this.#tell(order, false);
  }

  /** Toys came or went, or the line to them broke. */
  #heard(line: ToyLine): void {
    if (this.#line !== line) return;
    if (!line.isOpen) {
      this.disconnect();
      this.patch({ trouble: 'lost' });
      return;
    }
    const { names } = line;
    if (names.length === 0) this.#stand();
    this.patch({ names });
    void this.#say(names.length > 0 ? 'ready' : 'gone', !this.state.isReady);
  }

  #sight(isHidden: boolean): void {
    this.patch({ isHidden });
    if (!this.#line) return;
    if (isHidden) this.#stand();
    void this.#say(isHidden ? 'gone' : 'ready', false);
  }

  /** Says that the toy is there, or that it is not. */
  async #say(state: 'ready' | 'gone', take: boolean): Promise<void> {
    const line = this.#line;
    if (!line || this.#channel.state !== 'open') return;
    const isThere = state === 'ready' && line.names.length > 0 && !this.state.isHidden;
    if (!isThere && !this.state.isReady) return;
    const answer = await this.#channel.command(toyLine, {
      lineId: this.#lineId,
      state: isThere ? 'ready' : 'gone',
      take,
    });
    if (this.#line !== line) return;
    if (answer.ok) return this.patch({ isReady: isThere, trouble: null });
    const { code } = answer.problem;
    if (code !== 'toy_elsewhere' && code !== 'toy_closed_here') return;
    this.disconnect();
    this.patch({ trouble: code === 'toy_elsewhere' ? 'elsewhere' : 'closed' });
  }
}

import type { ApiClient } from '#kit/contract/client.ts';
import type { Resource } from '#kit/contract/resource.ts';
import { topicOf } from '#kit/contract/resource.ts';
import type { Channel } from '#kit/realtime/client.ts';
import { timing } from '#kit/realtime/messages.ts';
import { Store } from './store.ts';

/** What a live resource is made of. */
export interface LiveOptions<Key, State> {
  readonly resource: Resource<Key, State>;
  readonly key: Key;
  /** What is known of it already, such as what the page was rendered with; in `store` where that is given. */
  readonly initial: State;
  /** Who shows it already, and from now on what becomes of it. */
  readonly store?: Store<State>;
  readonly api: Pick<ApiClient, 'call'>;
  readonly channel: Pick<Channel, 'state' | 'on' | 'onState' | 'subscribe'>;
}

/**
 * A resource as this document sees it. From {@link start} on it listens first and fetches then, after every joining of its
 * topic: what happened before, or while the line was down, was pushed to nobody here. A push is shown at once, and once
 * more on top of the answer of a fetch that was under way, which may be older.
 */
export class LiveResource<Key, State> {
  readonly #store: Store<State>;
  readonly #options: LiveOptions<Key, State>;
  /** Changes since the fetch that is under way began; without one nothing older can come, and none are held. */
  #since: ((state: State) => State | null)[] = [];
  #asking: Promise<void> | null = null;
  #rendered: State;
  #isDue = false;
  #isOver = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LiveOptions<Key, State>) {
    this.#store = options.store ?? new Store(options.initial);
    this.#options = options;
    this.#rendered = options.initial;
  }

  get state(): State {
    return this.#store.state;
  }

  /** Hears of every change; the result ends that. */
  get subscribe(): Store<State>['subscribe'] {
    return this.#store.subscribe;
  }

  /** Follows the resource. The result ends that; what is answered later changes nothing. */
  start(): () => void {
    const { resource, key, channel } = this.#options;
    this.#isOver = false;
    const topic = topicOf(resource, key);
    const fetch = () => void this.refresh();
    const stops = resource.pushes.map(({ message, reduce }) =>
      channel.on(message, (payload) => this.change((state) => reduce(state, payload as never, key))),
    );
    if (topic !== null) stops.push(channel.subscribe(topic, fetch));
    else {
      stops.push(channel.onState((state) => state === 'open' && fetch()));
      if (channel.state === 'open') fetch();
    }
    return () => {
      this.#isOver = true;
      clearTimeout(this.#retry);
      for (const stop of stops) stop();
    };
  }

  /** Takes in what the page was rendered again with. Pushes may have been newer than that: it is fetched as well. */
  renew(rendered: State, isFollowed: boolean): void {
    if (rendered === this.#rendered) return;
    this.#rendered = rendered;
    this.change(() => rendered);
    if (isFollowed) void this.refresh();
  }

  /** Fetches it again, one fetch at a time, so that the last answer is the newest. Ends when no other one is due. */
  refresh(): Promise<void> {
    this.#isDue = true;
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  /**
   * Changes it by what happened, here or on the server; an answer that is under way is older than that.
   * @param apply null: what it became is to be fetched
   */
  change(apply: (state: State) => State | null): void {
    if (this.#asking) this.#since.push(apply);
    const next = apply(this.state);
    if (next === null) void this.refresh();
    else this.#store.set(next);
  }

  async #ask(): Promise<void> {
    const { resource, key, api } = this.#options;
    while (this.#isDue && !this.#isOver) {
      this.#isDue = false;
      this.#since = [];
      clearTimeout(this.#retry);
      const answer = await api.call(resource.snapshot, resource.input(key));
      const since = this.#since;
      this.#since = [];
      if (this.#isOver) return;
      if (answer.ok) {
        const fetched = resource.read(answer.data as never, key);
        this.#store.set(since.reduce((state, apply) => apply(state) ?? state, fetched));
      } else if (answer.problem.status === 0 || answer.problem.status >= 429) {
        this.#retry = setTimeout(() => void this.refresh(), timing.patience);
      }
    }
  }
}

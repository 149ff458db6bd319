import type { Resource } from '#kit/contract/resource.ts';
import { settled } from '../navigation/settled.ts';
import type { LiveOptions, LiveResource } from './live-resource.ts';
import { Store } from './store.ts';

/** A resource, or how it is fetched: its pushes and shapes are no business of the first look. */
export type ResourceOrLater<Key, State> = Resource<Key, State> | (() => Promise<Resource<Key, State>>);

/** What {@link Followed.follow} follows. */
export interface FollowedResource<Key, State> extends Pick<LiveOptions<Key, State>, 'key' | 'api' | 'channel'> {
  readonly resource: ResourceOrLater<Key, State>;
}

/**
 * State that is shown from the first look on. What keeps it current ({@link LiveResource}) is fetched once the page is
 * settled, and takes over what was changed here until then.
 */
export class Followed<State> extends Store<State> {
  #live: Pick<LiveResource<unknown, State>, 'change' | 'refresh' | 'renew'> | null = null;
  #rendered: State;

  constructor(rendered: State) {
    super(rendered);
    this.#rendered = rendered;
  }

  /** Follows the resource from when its code is here. The result ends that. */
  follow<Key>({ resource, ...line }: FollowedResource<Key, State>): () => void {
    let end: (() => void) | undefined;
    let isOver = false;
    const begin = async (): Promise<void> => {
      await settled();
      const [{ LiveResource: Live }, found] = await Promise.all([
        import('./live-resource.ts'),
        typeof resource === 'function' ? resource() : resource,
      ]);
      if (isOver) return;
      end = this.take(new Live({ ...line, resource: found, initial: this.#rendered, store: this }));
    };
    // Code that does not come is the whole page's matter (vite:preloadError); what was rendered stays.
    begin().catch(() => undefined);
    return () => {
      isOver = true;
      end?.();
    };
  }

  /** Starts what keeps it current, whose `store` this is. The result ends that. */
  take(live: Pick<LiveResource<unknown, State>, 'change' | 'refresh' | 'renew' | 'start'>): () => void {
    this.#live = live;
    const end = live.start();
    return () => {
      this.#live = null;
      end();
    };
  }

  /** Takes in what the page was rendered again with. */
  renew(rendered: State): void {
    if (rendered === this.#rendered) return;
    this.#rendered = rendered;
    if (this.#live) this.#live.renew(rendered, true);
    else this.set(rendered);
  }

  /** Changes it by what happened here; see {@link LiveResource.change}. */
  change(apply: (state: State) => State): void {
    if (this.#live) this.#live.change(apply);
    else this.set(apply(this.state));
  }

  /** Fetches it again; ends when no other fetch is due. Before it is followed there is nothing newer than what was rendered. */
  async refresh(): Promise<void> {
    await this.#live?.refresh();
  }
}

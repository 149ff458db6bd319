import { useEffect } from 'react';
import type { Resource } from '#kit/contract/resource.ts';
import { useApi } from './api.tsx';
import { useChannel } from './channel.tsx';
import type { LiveOptions } from './live-resource.ts';
import { LiveResource } from './live-resource.ts';
import { Store, useStore } from './store.ts';

/** What is known of some things, by their ids. */
export type ById<Fact> = Readonly<Record<number, Fact>>;

/** Things of one call, and whatever else they are asked with. */
interface Things {
  readonly ids: readonly number[];
}

/** A resource about any number of things, which are asked for by their ids. */
interface Asked<Key extends Things, Fact> {
  readonly resource: Resource<Key, ById<Fact>>;
  /** Makes the key of one call. */
  keyOf(ids: readonly number[]): Key;
  /** How many things one call takes. */
  readonly most: number;
}

type Line = Pick<LiveOptions<unknown, unknown>, 'api' | 'channel'>;

/** Things that came into sight in the same moment, followed together until the last of them is gone. */
interface Batch {
  readonly ids: Set<number>;
  stop(): void;
}

/**
 * What a document shows of many things, each in a place of its own: all that come into sight in the same moment are asked
 * for in one call, and each is kept current by the resource's pushes while it is in sight.
 */
export class BatchedResource<Key extends Things, Fact> extends Store<ById<Fact>> {
  readonly #asked: Asked<Key, Fact>;
  readonly #line: Line;
  /** How often each thing is in sight. */
  readonly #inSight = new Map<number, number>();
  readonly #batches = new Map<number, Batch>();
  #next = new Set<number>();

  constructor(asked: Asked<Key, Fact>, line: Line) {
    super({});
    this.#asked = asked;
    this.#line = line;
  }

  /** A thing comes into sight. The result takes it out of sight again. */
  follow(id: number): () => void {
    const times = this.#inSight.get(id) ?? 0;
    this.#inSight.set(id, times + 1);
    if (times === 0 && !this.#batches.has(id)) {
      if (this.#next.size === 0) queueMicrotask(() => this.#ask());
      this.#next.add(id);
    }
    return () => this.#leave(id);
  }

  #leave(id: number): void {
    const times = (this.#inSight.get(id) ?? 1) - 1;
    if (times > 0) return void this.#inSight.set(id, times);
    this.#inSight.delete(id);
    this.#next.delete(id);
    const batch = this.#batches.get(id);
    this.#batches.delete(id);
    batch?.ids.delete(id);
    if (batch?.ids.size === 0) batch.stop();
  }

  #ask(): void {
    const ids = [...this.#next].sort((a, b) => a - b);
    this.#next = new Set();
    const { most } = this.#asked;
    for (let from = 0; from < ids.length; from += most) this.#begin(ids.slice(from, from + most));
  }

  #begin(ids: readonly number[]): void {
    const { resource, keyOf } = this.#asked;
    const initial: ById<Fact> = {};
    const live = new LiveResource({ ...this.#line, resource, key: keyOf(ids), initial });
    const ends = [live.subscribe(() => this.patch(live.state)), live.start()];
    const stop = (): void => {
      for (const end of ends) end();
    };
    const batch: Batch = { ids: new Set(ids), stop };
    for (const id of ids) this.#batches.set(id, batch);
  }
}

/**
 * Makes the hook of a resource about many things: what is known of one of them while it is shown, undefined until it is
 * answered. However many things a page shows, they are one call ({@link BatchedResource}); undefined asks for nothing.
 */
export function batchedHook<Key extends Things, Fact>(
  asked: Asked<Key, Fact>,
): (id: number | undefined) => Fact | undefined {
  /** One for each line to the server: a document has one. */
  const ofLines = new WeakMap<Line['channel'], BatchedResource<Key, Fact>>();
  return (id) => {
    const api = useApi();
    const channel = useChannel();
    const batch = ofLines.get(channel) ?? new BatchedResource(asked, { api, channel });
    ofLines.set(channel, batch);
    useEffect(() => (id === undefined ? undefined : batch.follow(id)), [batch, id]);
    return useStore(batch, (facts) => (id === undefined ? undefined : facts[id]));
  };
}

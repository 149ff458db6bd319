import { useEffect } from 'react';
import type { ApiClient } from '#kit/contract/client.ts';
import type { Resource } from '#kit/contract/resource.ts';
import type { Channel } from '#kit/realtime/client.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useChannel } from '#kit/web/live/channel.tsx';
import { LiveResource } from '#kit/web/live/live-resource.ts';
import { Store, useStore } from '#kit/web/live/store.ts';

interface Entry<State> {
  readonly store: Store<State>;
  hold(): () => void;
}

/** What this document follows, by line, resource and key: each is fetched once, however many lines of a conversation show it. */
const held = new WeakMap<Channel, Map<string, Entry<unknown>>>();

function entryOf<State>(
  resource: Resource<number, State>,
  key: number,
  initial: State,
  line: { readonly api: ApiClient; readonly channel: Channel },
): Entry<State> {
  const known = held.get(line.channel) ?? new Map<string, Entry<unknown>>();
  held.set(line.channel, known);
  const name = `${resource.name} ${key}`;
  const there = known.get(name);
  if (there) return there as Entry<State>;
  const store = new Store(initial);
  const live = new LiveResource({ resource, key, initial, store, ...line });
  let users = 0;
  let stop: (() => void) | null = null;
  const made: Entry<State> = {
    store,
    hold() {
      users += 1;
      stop ??= live.start();
      return () => {
        users -= 1;
        if (users > 0) return;
        stop?.();
        stop = null;
        if (known.get(name) === made) known.delete(name);
      };
    },
  };
  known.set(name, made as Entry<unknown>);
  return made;
}

/** A resource that many parts of a page show at once: one fetch, one subscription. */
export function useShared<State>(resource: Resource<number, State>, key: number, initial: State): State {
  const api = useApi();
  const channel = useChannel();
  const entry = entryOf(resource, key, initial, { api, channel });
  useEffect(() => entry.hold(), [entry]);
  return useStore(entry.store);
}

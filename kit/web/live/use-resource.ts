import { useEffect, useMemo } from 'react';
import { useApi } from './api.tsx';
import { useChannel } from './channel.tsx';
import type { ResourceOrLater } from './followed.ts';
import { Followed } from './followed.ts';
import { useStore } from './store.ts';

/**
 * A resource while it is shown, always as it is now. A refused subscription is said by the shell.
 * @param resource on pages where a visit begins: how it is fetched, the same function each time
 * @param key undefined: nothing is followed, and what was rendered stays
 * @param rendered what the page was rendered with; the same object until it is rendered again, which is taken in
 * @param pick what of the state is shown: drawn again only when that is another value
 */
export function useResource<Key, State, Shown = State>(
  resource: ResourceOrLater<Key, State>,
  key: Key | undefined,
  rendered: State,
  pick?: (state: State) => Shown,
): Shown {
  const api = useApi();
  const channel = useChannel();
  const id = JSON.stringify(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys are compared by value, and what is rendered again is taken in below
  const followed = useMemo(() => new Followed(rendered), [resource, id, api, channel]);
  const isFollowed = key !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key, resource or line is another followed state
  useEffect(
    () => (isFollowed ? followed.follow({ resource, key: key as Key, api, channel }) : undefined),
    [followed, isFollowed],
  );
  useEffect(() => followed.renew(rendered), [followed, rendered]);
  return useStore(followed, pick);
}

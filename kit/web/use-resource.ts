import { useEffect, useMemo } from 'react';
import type { Resource } from '#kit/contract/resource.ts';
import { useApi } from './api.tsx';
import { useChannel } from './channel.tsx';
import { LiveResource } from './live-resource.ts';
import { useStore } from './store.ts';

/**
 * A resource while it is shown, always as it is now. A refused subscription is said by the shell.
 * @param key undefined: nothing is followed, and what was rendered stays
 * @param rendered what the page was rendered with; the same object until it is rendered anew, which is taken in
 * @param pick what of the state is shown: drawn anew only when that is another value
 */
export function useResource<Key, State, Shown = State>(
  resource: Resource<Key, State>,
  key: Key | undefined,
  rendered: State,
  pick?: (state: State) => Shown,
): Shown {
  const api = useApi();
  const channel = useChannel();
  const id = JSON.stringify(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys are compared by value, and what is rendered anew is taken in below
  const live = useMemo(
    () => new LiveResource({ resource, key: key as Key, initial: rendered, api, channel }),
    [resource, id, api, channel],
  );
  const isFollowed = key !== undefined;
  useEffect(() => (isFollowed ? live.start() : undefined), [live, isFollowed]);
  useEffect(() => live.renew(rendered, isFollowed), [live, rendered, isFollowed]);
  return useStore(live, pick);
}

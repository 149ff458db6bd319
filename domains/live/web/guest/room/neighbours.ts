import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Actor, ActorCard } from '#domains/performers/contract/index.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useRoom } from './room-context.tsx';

/** Somebody whose free chat is a sweep away. */
export type Neighbour = Pick<Actor, 'id' | 'name'> & { readonly picture: string | null };

/** Whom a sweep up and one down lead to; null: nobody else can be watched without paying. */
export interface Neighbours {
  readonly next: Neighbour | null;
  readonly previous: Neighbour | null;
}

/** Those before and after a performer in the list of who is live, round and round; of two others each is one of both. */
export function neighboursOf(live: readonly ActorCard[], id: number): Neighbours {
  const row = live.filter((one) => one.id === id || (one.isOnline && one.liveState === 'freeChat'));
  const at = row.findIndex((one) => one.id === id);
  const beside = (index: number): Neighbour | null => {
    const found = row[(index + row.length) % row.length];
    return !found || found.id === id
      ? null
      : { id: found.id, name: found.name, picture: found.poster?.src ?? found.avatar?.src ?? null };
  };
  return { next: beside(at + 1), previous: beside(at < 0 ? -1 : at - 1) };
}

/** How one goes on to the others. */
export interface Onward extends Neighbours {
  go(to: keyof Neighbours): void;
}

/** Goes on to whoever else is live. A chat that is asked for or paid is not left by it. */
export function useOnward({ next, previous }: Neighbours): Onward {
  const to = useHref();
  const navigate = useNavigate();
  const { paid, starting } = useRoom();
  const stays = paid !== null || (starting !== null && starting.kind !== 'free');
  const picture = next?.picture;
  useEffect(() => {
    // What stands behind the next picture until its first frame.
    if (picture) new Image().src = picture;
  }, [picture]);
  return {
    next: stays ? null : next,
    previous: stays ? null : previous,
    go(way) {
      const found = way === 'next' ? next : previous;
      if (found && !stays) void navigate(to('live.room', { actorName: found.name.toLowerCase() }));
    },
  };
}

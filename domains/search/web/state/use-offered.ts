import { useEffect, useState } from 'react';
import type { ActorCard } from '#domains/performers/contract/actor.ts';
import type { ActorCategory } from '#domains/performers/contract/categories.ts';
import { modelCategories } from '#domains/performers/contract/categories.ts';
import { useApi } from '#kit/web/live/api.tsx';

/** So many of each are offered before anything is written. */
const offered = { live: 5, themes: 6 } as const;

/** What is offered before anything is written: who is live now, and themes: those with the most performers live, then the largest. */
export interface Offered {
  readonly live: readonly ActorCard[];
  readonly themes: readonly ActorCategory[];
}
const nothing: Offered = { live: [], themes: [] };

/** Asks for it each time the field is empty; an answer that fails offers nothing. */
export function useOffered(isEmpty: boolean): Offered {
  const api = useApi();
  const [told, setTold] = useState(nothing);
  useEffect(() => {
    if (!isEmpty) return undefined;
    let current = true;
    const ask = async (): Promise<void> => {
      // Fetched here: what the room and the profiles begin with does not take it along.
      const { onlineModels } = await import('#domains/performers/contract/listing.ts');
      const [live, themes] = await Promise.all([
        api.query(onlineModels, { first: offered.live }),
        api.query(modelCategories, {}),
      ]);
      if (!current || !live.ok || !themes.ok) return;
      const lively = themes.data
        .filter(({ actors }) => actors > 0)
        .sort((a, b) => b.online - a.online || b.actors - a.actors);
      setTold({ live: live.data.items, themes: lively.slice(0, offered.themes) });
    };
    void ask();
    return () => {
      current = false;
    };
  }, [api, isEmpty]);
  return isEmpty ? told : nothing;
}

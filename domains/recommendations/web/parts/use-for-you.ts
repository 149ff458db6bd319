import { useCallback, useEffect, useState } from 'react';
import { useTestGroup } from '#domains/experiments/web/state/test-group.ts';
import type { CardFacts } from '#domains/performers/web/parts/card-facts.ts';
import { cardFacts } from '#domains/performers/web/parts/card-facts.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Reason } from '../../contract/index.ts';
import { getForYou, skipActor } from '../../contract/index.ts';

/** What is recommended to the guest, as cards show it. */
export interface ForYou {
  readonly items: readonly { readonly actor: CardFacts; readonly reason: Reason }[];
  readonly since: { readonly actorName: string; readonly items: readonly { readonly actor: CardFacts }[] } | null;
}

/** The experiment in which some are shown what is popular instead of what they may like (`/office/experiments/`). */
const experiment = 'forYou';

/** Asks for it once the part is there; null until it is answered, and where it is not. `skip` takes somebody out for good. */
export function useForYou(): { readonly shown: ForYou | null; readonly skip: (actorId: number) => void } {
  const t = useMessages();
  const api = useApi();
  const order = useTestGroup(experiment) === 'popular' ? 'popular' : 'taste';
  const { run } = useCall();
  const [shown, setShown] = useState<ForYou | null>(null);
  useEffect(() => {
    let current = true;
    void api.call(getForYou, { query: { order } }).then((answer) => {
      if (!current || !answer.ok) return;
      const { items, since } = answer.data;
      setShown({
        items: items.map(({ actor, reason }) => ({ actor: cardFacts(actor), reason })),
        since: since && { ...since, items: since.items.map((actor) => ({ actor: cardFacts(actor) })) },
      });
    });
    return () => {
      current = false;
    };
  }, [api, order]);
  const skip = useCallback(
    (actorId: number) => {
      void run((api) => api.call(skipActor, { body: { actorId } }), {
        told: () => t('recommendations.skipped'),
      }).then((done) => {
        if (!done.ok) return;
        const without = <T extends { readonly actor: CardFacts }>(list: readonly T[]) =>
          list.filter(({ actor }) => actor.id !== actorId);
        setShown(
          (known) =>
            known && {
              items: without(known.items),
              since: known.since && { ...known.since, items: without(known.since.items) },
            },
        );
      });
    },
    [run, t],
  );
  return { shown, skip };
}

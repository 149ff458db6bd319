import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { ActorGrid } from '#domains/performers/web/parts/actor-grid.tsx';
import type { CardFacts } from '#domains/performers/web/parts/card-facts.ts';
import { EndlessList } from '#kit/ui/primitives/endless-list.tsx';
import { useListPlace } from '#kit/web/list/use-list-place.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { SearchAddress } from './address.ts';
import { writeAddress } from './address.ts';
import type { Results as Found } from './results-data.ts';
import { loadResults } from './results-data.ts';

/** Cards in one grid: as many as can be followed together. */
const inOneGrid = 90;

/** A card with how far away somebody is shown, km; null where that is not known, or nobody asked. */
interface Card {
  readonly actor: CardFacts;
  readonly km: number | null;
}

const partOf = ({ actors, distances, page, maxPage }: Found) => {
  const far = new Map(distances.map(({ actorId, km }) => [actorId, km]));
  return {
    items: actors.map((actor): Card => ({ actor, km: far.get(actor.id) ?? null })),
    next: page < maxPage ? String(page + 1) : null,
  };
};

const keyOf = ({ actor }: Card): string => String(actor.id);

/** The performers found, and the next thirty as somebody comes to the end. */
export function Results({ results, address }: { results: Found; address: SearchAddress }): ReactNode {
  const t = useMessages();
  const api = useApi();
  // What is found is nobody's own: everybody sees the same list.
  const keptAs = useListPlace(null);
  const part = useMemo(() => partOf(results), [results]);
  return (
    <EndlessList
      part={part}
      itemKey={keyOf}
      more={async (page) => {
        const answer = await loadResults(api, { ...address, page: Number(page) }, page);
        return answer.ok ? { ok: true, data: partOf(answer.data) } : answer;
      }}
      hrefOf={(page) => writeAddress({ ...address, page: Number(page) })}
      start={address.page > 1 ? writeAddress({ ...address, page: 1 }) : undefined}
      keptAs={keptAs}
      labels={{
        next: t('actor-search.more'),
        start: t('actor-search.first'),
        retry: t('actor-search.retry'),
        loading: t('actor-search.loading'),
        loaded: (count) => t('actor-search.loaded', { count }),
      }}
    >
      {(all) =>
        Array.from({ length: Math.ceil(all.length / inOneGrid) }, (_, at) =>
          all.slice(at * inOneGrid, (at + 1) * inOneGrid),
        ).map((some, at) => (
          <ActorGrid
            key={some[0]?.actor.id}
            actors={some.map(({ actor }) => actor)}
            marks={
              new Map(
                some.flatMap(({ actor, km }) =>
                  km === null
                    ? []
                    : [
                        [
                          actor.id,
                          { short: t('actor-search.near.km', { km }), said: t('actor-search.away', { km }) },
                        ] as const,
                      ],
                ),
              )
            }
            label={t('actor-search.found', { count: results.totalHits })}
            eager={at === 0 ? 6 : 0}
          />
        ))
      }
    </EndlessList>
  );
}

import { Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { EmptyState, Skeleton } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { ActorHeatMap } from '../../../contract/index.ts';
import { actorHeatMaps, leastPeople } from '../../../contract/index.ts';

const HeatMap = lazy(async () => ({ default: (await import('../../map/heat-map.tsx')).HeatMap }));

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, caller } = context.get(web);
  const answer = await api.query(actorHeatMaps, { actorId: caller?.id ?? 0 });
  if (!answer.ok) throw refused(answer.problem.status);
  return { cells: answer.data };
}

export const meta = pageMeta(({ t }) => ({ title: t('actor-search.interest.title') }));

/** Where interest in a performer comes from: a map, and the same as a list. */
export default function Interest(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { cells } = useLoaderData<typeof loader>();
  const [chosen, setChosen] = useState<number | null>(null);
  const [first] = cells;
  return (
    <WorkPage title={t('actor-search.interest.title')} lead={t('actor-search.interest.lead')}>
      {first === undefined ? (
        <EmptyState icon={<MapIcon />} title={t('actor-search.interest.none')}>
          {t('actor-search.interest.noneText', { least: leastPeople })}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-(--grid-gap) lg:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)]">
          <figure className="m-0 grid gap-2">
            <div className="overflow-hidden rounded-card border border-line bg-field">
              <Suspense fallback={<Skeleton className="aspect-[4/3] w-full" />}>
                <HeatMap cells={cells} chosen={chosen} />
              </Suspense>
            </div>
            <figcaption className="text-subtle text-xs">{t('actor-search.interest.source')}</figcaption>
          </figure>
          <section className="grid gap-3 rounded-card border border-line bg-surface p-4">
            <h2 className="font-bold text-lg">{t('actor-search.interest.list')}</h2>
            <ol className="grid gap-1">
              {cells.map((cell, at) => (
                <Line
                  key={`${cell.south}:${cell.west}`}
                  cell={cell}
                  most={first.people}
                  onLook={(isLooked) => setChosen(isLooked ? at : null)}
                />
              ))}
            </ol>
            <p className="text-muted text-sm">
              {t('actor-search.interest.how', { least: leastPeople, day: format.date(Date.parse(first.asOf)) })}
            </p>
          </section>
        </div>
      )}
    </WorkPage>
  );
}

/** One cell in words, with a bar for how many; looked at, it stands out on the map. */
function Line({
  cell: { near, people },
  most,
  onLook,
}: {
  cell: ActorHeatMap;
  most: number;
  onLook: (isLooked: boolean) => void;
}): ReactNode {
  const t = useMessages();
  return (
    <li
      className="grid gap-1 rounded-control px-2 py-1.5 transition-colors hover:bg-hover"
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
    >
      <span className="flex items-baseline justify-between gap-3">
        <bdi className="min-w-0 break-words font-semibold">{near ?? t('actor-search.interest.elsewhere')}</bdi>
        <span className="shrink-0 text-muted text-sm">{t('actor-search.interest.people', { count: people })}</span>
      </span>
      <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-control/40">
        <span className="block h-full rounded-full bg-accent" style={{ width: `${(100 * people) / most}%` }} />
      </span>
    </li>
  );
}

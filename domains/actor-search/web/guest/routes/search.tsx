import { Map as MapIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { redirect, useLoaderData } from 'react-router';
import { FilterBar, filterChipClass } from '#kit/ui/live/filter-bar.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Skeleton } from '#kit/ui/primitives/state.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { PageBreadcrumb } from '#kit/web/page/page-breadcrumb.tsx';
import { loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { readAddress, toggled, writeAddress } from '../../parts/address.ts';
import { Chosen, useChosen } from '../../parts/chosen.tsx';
import { FilterGroups, Group } from '../../parts/filter-groups.tsx';
import { FilterSheet } from '../../parts/filter-sheet.tsx';
import { MoodSlider } from '../../parts/mood-slider.tsx';
import { MoreLive } from '../../parts/more-live.tsx';
import { NearForm } from '../../parts/near-form.tsx';
import { Nobody } from '../../parts/nobody.tsx';
import { OrderList, OrderMenu } from '../../parts/order-menu.tsx';
import { Results } from '../../parts/results.tsx';
import { loadResults } from '../../parts/results-data.ts';

const SaveSearch = lazy(async () => ({ default: (await import('../../parts/save-search.tsx')).SaveSearch }));
const SearchMap = lazy(async () => ({ default: (await import('../../map/search-map.tsx')).SearchMap }));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const values = context.get(web);
  const { pathname, search } = new URL(request.url);
  const address = readAddress(search);
  const answer = await loadResults(values.api, address, String(address.page));
  if (!answer.ok) throw refused(answer.problem.status);
  // A page past the last one leads to the first.
  if (address.page > 1 && answer.data.actors.length === 0)
    throw redirect(`${pathname}${writeAddress({ ...address, page: 1 })}`);
  return {
    results: answer.data,
    address,
    isMember: values.caller !== null,
    breadcrumb: await loadBreadcrumb(values, 'actorSearch'),
  };
}

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: t('actor-search.title'),
  description: t('actor-search.description', { count: data.results.totalHits }),
}));

/** Performers by filters, place and mood, as a list and on a map. */
export default function Search(): ReactNode {
  const t = useMessages();
  const { results, address, isMember, breadcrumb } = useLoaderData<typeof loader>();
  const chosen = useChosen(results, address);
  const quick = results.availableFilters.flatMap(({ filter, kind, label, options: [only] }) =>
    kind === 'switch' && only
      ? [
          {
            key: filter,
            label,
            active: only.isOn,
            count: only.hits,
            href: writeAddress(toggled(address, filter, only.value)),
          },
        ]
      : [],
  );
  const isNear = address.zip !== '' || address.point !== null;
  const filters = (
    <FilterGroups filters={results.availableFilters} address={address}>
      <Group label={t('actor-search.near.title')} on={isNear ? 1 : 0} open={isNear}>
        <div className="px-2 pt-1 pb-3">
          <NearForm address={address} found={results.location !== null} />
        </div>
      </Group>
      <Group label={t('actor-search.mood.label')} on={address.mood === null ? 0 : 1} open={address.mood !== null}>
        <div className="px-2 pt-1 pb-3">
          <MoodSlider address={address} />
        </div>
      </Group>
    </FilterGroups>
  );
  const mapHref = writeAddress({ ...address, isMap: !address.isMap });
  const mapLabel = address.isMap ? t('actor-search.map.close') : t('actor-search.map.open');
  const mapIcon = address.isMap ? <X aria-hidden /> : <MapIcon aria-hidden />;
  const orders = { address, sort: results.sortType, isNear: results.location !== null };
  return (
    <div className="evening">
      <div className="page grid gap-3 py-2 sm:py-4 across:gap-2 across:py-1.5">
        <header className="flex min-w-0 items-center justify-between gap-4">
          <div className="min-w-0 across:flex across:items-baseline across:gap-3">
            <h1 className="font-extrabold text-2xl leading-tight tracking-tight max-sm:truncate across:text-lg">
              {t('actor-search.title')}
            </h1>
            <p role="status" className="text-muted text-sm">
              {t('actor-search.hits', { count: results.totalHits, online: results.online })}
            </p>
          </div>
          <div className="shrink-0 max-sm:hidden">
            <PageBreadcrumb items={breadcrumb} />
          </div>
        </header>
        <div className="grid items-start gap-x-8 gap-y-3 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <aside
            aria-label={t('actor-search.filters')}
            className="sticky top-20 grid max-h-[calc(100dvh-6rem)] gap-5 overflow-y-auto rounded-card border border-line bg-surface p-4 max-lg:hidden"
          >
            {filters}
          </aside>
          <div className="grid min-w-0 gap-3">
            <FilterBar
              className="lg:hidden"
              label={t('actor-search.filters')}
              filters={[{ key: 'map', label: mapLabel, active: address.isMap, icon: mapIcon, href: mapHref }, ...quick]}
              end={
                <FilterSheet active={chosen.length} hits={results.totalHits}>
                  {filters}
                  <OrderList {...orders} />
                </FilterSheet>
              }
            />
            <div className="flex flex-wrap items-center justify-between gap-2 empty:hidden">
              <Chosen chosen={chosen} />
              {isMember && chosen.length > 0 ? (
                <Suspense fallback={<Skeleton className="h-9 w-36 rounded-full" />}>
                  <SaveSearch
                    address={address}
                    suggested={chosen
                      .map(({ label }) => label)
                      .join(', ')
                      .slice(0, 60)}
                  />
                </Suspense>
              ) : null}
              <div className="flex flex-wrap items-center gap-2 max-lg:hidden">
                <Anchor
                  href={mapHref}
                  aria-current={address.isMap ? 'true' : undefined}
                  className={filterChipClass(address.isMap)}
                >
                  {mapIcon}
                  <span>{mapLabel}</span>
                </Anchor>
                <OrderMenu {...orders} />
              </div>
            </div>
            <MoreLive address={address} online={results.online} />
            {address.isMap ? (
              <Suspense fallback={<Skeleton className="aspect-[4/3] max-h-[32rem] w-full rounded-card" />}>
                <SearchMap markers={results.markers} location={results.location} address={address} />
              </Suspense>
            ) : null}
            {results.actors.length === 0 ? (
              <Nobody results={results} address={address} />
            ) : (
              <Results results={results} address={address} />
            )}
          </div>
        </div>
        <div className="sm:hidden">
          <PageBreadcrumb items={breadcrumb} />
        </div>
      </div>
    </div>
  );
}

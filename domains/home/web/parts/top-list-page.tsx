import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { CachedWithPrices } from '#domains/performers/web/parts/cached-with-prices.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { TabLinks } from '#kit/ui/primitives/tab-links.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { PageBreadcrumb } from '#kit/web/page/page-breadcrumb.tsx';
import type { BreadcrumbItem } from '#kit/web/page/page-head.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { TopCam, TopList } from '../../contract/top-cams.ts';
import { TopCamRow } from './top-cam-row.tsx';

/** The pages of the lists, in the order of their tabs. */
export const pageOfList = {
  top100: 'home.top100',
  bestChats: 'home.topBestChats',
  favourites: 'home.topFavourites',
  videoCall: 'home.topVideoCall',
} as const satisfies Record<TopList, string>;

function Rows({ cams }: { cams: readonly TopCam[] }): ReactNode {
  return (
    <>
      {cams.map((cam) => (
        <TopCamRow key={cam.id} cam={cam} />
      ))}
    </>
  );
}

/** A list of top cams with the way to the others, and what it goes by. */
export function TopListPage({
  list,
  cams,
  breadcrumb,
}: {
  list: TopList;
  cams: readonly TopCam[];
  breadcrumb: readonly BreadcrumbItem[];
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <div className="evening">
      <div className="page grid grid-cols-1 gap-3 py-3 sm:gap-4 sm:py-5">
        <header className="flex min-w-0 items-center justify-between gap-4">
          <h1 className="min-w-0 font-extrabold text-2xl leading-tight tracking-tight sm:text-3xl">
            {t(`home.top.title.${list}`)}
          </h1>
          <div className="shrink-0 max-sm:hidden">
            <PageBreadcrumb items={breadcrumb} />
          </div>
        </header>
        <TabLinks
          label={t('home.top.menu')}
          items={(Object.keys(pageOfList) as TopList[]).map((one) => ({
            href: to(pageOfList[one]),
            label: t(`home.top.tab.${one}`),
            current: one === list,
          }))}
        />
        <p className="max-w-180 text-muted">{t(`home.top.text.${list}`)}</p>
        {cams.length === 0 ? (
          <EmptyState icon={<Trophy />} title={t('home.top.none')}>
            {t('home.top.noneText')}
          </EmptyState>
        ) : (
          <ol className="m-0 grid max-w-260 list-none grid-cols-1 gap-2 p-0" aria-label={t(`home.top.title.${list}`)}>
            <CachedWithPrices name="home.topRows" of={[cams]}>
              <Rows cams={cams} />
            </CachedWithPrices>
          </ol>
        )}
        <div className="sm:hidden">
          <PageBreadcrumb items={breadcrumb} />
        </div>
      </div>
    </div>
  );
}

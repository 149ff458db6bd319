import { Clapperboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { PageBreadcrumb } from '#kit/web/page/page-breadcrumb.tsx';
import { PageText } from '#kit/web/page/page-text.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { videos } from '../../contract/index.ts';
import { EndlessVideos } from './endless-videos.tsx';
import { queryOf } from './list-address.ts';
import type { Groups } from './list-choices.ts';
import { useGroups } from './list-choices.ts';
import { ListFilters } from './list-filters.tsx';
import { lists } from './list-kinds.ts';
import type { LoadedList } from './load-list.ts';
import { StationNav } from './station-nav.tsx';

/** The `meta` of a list's page. */
export const listMeta = pageMeta<() => Promise<LoadedList>>(({ data: { head } }) => ({
  title: head.title,
  description: head.description,
}));

/** One of the station's lists, with what narrows it. */
export function ListPage(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const api = useApi();
  const { kind, wish, asked, items, next, total, isMore, tags, head, breadcrumb } = useLoaderData<LoadedList>();
  const groups = useGroups(kind, wish, tags);
  const title = t(`videos.list.${kind}`);
  const counted = isMore ? t('videos.list.over', { total: format.number(total) }) : format.number(total);
  return (
    <div className="evening">
      <div className="page grid grid-cols-1 gap-3 py-2 sm:py-4">
        <header className="flex min-w-0 items-center justify-between gap-4">
          <h1 className="min-w-0 font-extrabold text-2xl leading-tight tracking-tight">{title}</h1>
          <div className="shrink-0 max-sm:hidden">
            <PageBreadcrumb items={breadcrumb} />
          </div>
        </header>
        <StationNav current={lists[kind].page} />
        <ListFilters groups={groups} total={counted} />
        {items.length === 0 ? (
          <NothingFound groups={groups} />
        ) : (
          <EndlessVideos
            items={items}
            next={next}
            label={title}
            more={(after) => api.query(videos, { ...asked, after })}
            hrefOf={(after) => queryOf({ ...wish, after }, kind)}
            start={wish.after ? queryOf({ ...wish, after: null }, kind) : undefined}
          />
        )}
        <div className="sm:hidden">
          <PageBreadcrumb items={breadcrumb} />
        </div>
        <PageText blocks={head.blocks} />
      </div>
    </div>
  );
}

/** Nothing is in the list as it is narrowed: what can be loosened, one by one or all at once. */
function NothingFound({ groups }: { groups: Groups }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const [first] = groups.on;
  return (
    <EmptyState
      icon={<Clapperboard />}
      title={t(first ? 'videos.empty.narrowed' : 'videos.empty.title')}
      action={
        first ? (
          <div className="flex flex-wrap justify-center gap-2">
            {groups.on.map(({ key, label, href }) => (
              <ButtonLink key={key} href={href}>
                {t('videos.empty.without', { label })}
              </ButtonLink>
            ))}
            {groups.on.length > 1 ? (
              <ButtonLink href="?" variant="primary">
                {t('videos.filter.clear')}
              </ButtonLink>
            ) : null}
          </div>
        ) : (
          <ButtonLink href={to('videos.all')}>{t('videos.list.all')}</ButtonLink>
        )
      }
    >
      {t(first ? 'videos.empty.loosen' : 'videos.empty.text')}
    </EmptyState>
  );
}

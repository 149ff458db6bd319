import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { clip } from '#kit/text/clip.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { PageBreadcrumb } from '#kit/web/page/page-breadcrumb.tsx';
import { loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { searchAsmr, searchVideos } from '../../../contract/index.ts';
import { EndlessVideos } from '../endless-videos.tsx';
import { pageSize, partOf } from '../load-list.ts';

/** As long as the search takes words. */
const longestPattern = 100;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const values = context.get(web);
  const pattern = clip((params.searchPattern ?? '').trim(), longestPattern).trim();
  const { searchParams } = new URL(request.url);
  const after = searchParams.get('after');
  const isAsmr = searchParams.get('only') === 'asmr';
  const search = isAsmr ? searchAsmr : searchVideos;
  const asked = { pattern, first: pageSize };
  const nothing = { ok: true as const, data: { items: [], next: null, total: 0, isMore: false } };
  const answer = pattern === '' ? nothing : await values.api.query(search, { ...asked, ...(after && { after }) });
  const breadcrumb = await loadBreadcrumb(values, 'videosSearch', { searchPattern: pattern || '…' });
  return { pattern, asked, isAsmr, isLater: Boolean(after), breadcrumb, ...partOf(answer, request.url) };
}

export const meta = pageMeta<typeof loader>(({ t, data: { pattern, isAsmr } }) => ({
  title: t(isAsmr ? 'videos.search.asmr' : 'videos.search.title', { pattern }),
}));

/** Videos whose title or performer holds what was looked for. */
export default function Search(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const api = useApi();
  const { pattern, asked, isAsmr, items, next, total, isMore, isLater, breadcrumb } = useLoaderData<typeof loader>();
  const title = t(isAsmr ? 'videos.search.asmr' : 'videos.search.title', { pattern });
  const only = isAsmr ? 'only=asmr' : '';
  const counted = t('videos.count', { count: total });
  return (
    <div className="page grid grid-cols-1 gap-4 py-3 sm:py-5">
      <PageBreadcrumb items={breadcrumb} />
      <header className="grid gap-1">
        <h1 className="break-words font-extrabold text-2xl leading-tight tracking-tight">{title}</h1>
        {total > 0 ? (
          <p translate="no" className="text-muted">
            {isMore ? t('videos.list.over', { total: format.number(total) }) : counted}
          </p>
        ) : null}
      </header>
      {items.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={t('videos.search.none')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {isAsmr ? (
                <ButtonLink href={to('videos.search', { searchPattern: pattern })}>
                  {t('videos.search.allVideos')}
                </ButtonLink>
              ) : null}
              {pattern === '' ? null : (
                <ButtonLink href={to('search.results', { searchPattern: pattern })}>
                  {t('videos.search.everywhere')}
                </ButtonLink>
              )}
              <ButtonLink href={to('videos.station')}>{t('videos.ofActor.others')}</ButtonLink>
            </div>
          }
        >
          {t('videos.search.loosen')}
        </EmptyState>
      ) : (
        <EndlessVideos
          items={items}
          next={next}
          label={title}
          more={(after) => api.query(isAsmr ? searchAsmr : searchVideos, { ...asked, after })}
          hrefOf={(after) => `?${only && `${only}&`}after=${encodeURIComponent(after)}`}
          start={isLater ? `?${only}` : undefined}
        />
      )}
    </div>
  );
}

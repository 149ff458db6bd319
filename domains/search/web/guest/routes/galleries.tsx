import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ListPages } from '#domains/performers/web/parts/list-pages.tsx';
import { clip } from '#kit/text/clip.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { PageBreadcrumb } from '#kit/web/page/page-breadcrumb.tsx';
import { loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { mostCounted, pageSizes, searchRefused, searchResult } from '../../../contract/index.ts';
import { longestPattern } from '../../../contract/pages.ts';
import { useTotalWords } from '../../parts/totals.ts';
import { FoundTiles } from '../found-tiles.tsx';
import { RefusedSearch } from '../refused.tsx';

const size = pageSizes.galleries;
const lastPage = Math.ceil(mostCounted / size);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const values = context.get(web);
  const pattern = clip((params.searchPattern ?? '').trim(), longestPattern);
  const requested = Number.parseInt(new URL(request.url).searchParams.get('page') ?? '1', 10) || 1;
  const page = Math.min(lastPage, Math.max(1, requested));
  const answer = await values.api.call(searchResult, {
    params: { language: values.language, searchPattern: pattern },
    query: { type: 'galleries', from: (page - 1) * size, take: size, withTotalCount: 'true' },
  });
  if (!answer.ok) {
    if (answer.problem.code === searchRefused.code) return { refused: true as const };
    throw refused(answer.problem.status);
  }
  const found = answer.data.more[0] ?? { count: 0, isMore: false, items: [] };
  const breadcrumb = await loadBreadcrumb(values, 'searchGalleries', { searchPattern: pattern || '…' });
  return { refused: false as const, pattern, page, breadcrumb, found };
}

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: data.refused ? t('search.label') : t('search.titleGalleries', { pattern: data.pattern }),
}));

/** All albums a pattern finds, fourteen a page (spec 1 §9). */
export default function FoundGalleries(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const words = useTotalWords();
  const data = useLoaderData<typeof loader>();
  if (data.refused) return <RefusedSearch />;
  const { pattern, page, breadcrumb, found } = data;
  return (
    <div className="page grid grid-cols-1 gap-5 py-5 sm:py-7">
      <PageBreadcrumb items={breadcrumb} />
      <header className="grid gap-1">
        <h1 className="break-words font-extrabold text-2xl leading-tight tracking-tight">
          {t('search.titleGalleries', { pattern })}
        </h1>
        <p translate="no" className="text-muted">
          {words.results([found])}
        </p>
      </header>
      {found.items.length === 0 ? (
        <EmptyState
          icon={<Compass />}
          title={t('search.none.title', { pattern })}
          action={
            <ButtonLink href={to('search.results', { searchPattern: pattern })}>{t('search.everywhere')}</ButtonLink>
          }
        >
          {t('search.none.text')}
        </EmptyState>
      ) : (
        <FoundTiles items={found.items} />
      )}
      <ListPages page={page} total={found.count} size={size} />
    </div>
  );
}

import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { redirect, useLoaderData } from 'react-router';
import { ActorSections } from '#domains/performers/web/parts/actor-sections.tsx';
import { cardFacts, shownFields } from '#domains/performers/web/parts/card-facts.ts';
import { clip } from '#kit/text/clip.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { TabLinks } from '#kit/ui/primitives/tab-links.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { PageBreadcrumb } from '#kit/web/page/page-breadcrumb.tsx';
import { loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { searchActors, searchRefused } from '../../../contract/index.ts';
import { longestPattern } from '../../../contract/pages.ts';
import { useTotalWords } from '../../parts/totals.ts';
import { RefusedSearch } from '../refused.tsx';

const sorts = ['rank', 'newest', 'liked', 'price'] as const;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const values = context.get(web);
  const pattern = clip((params.searchPattern ?? '').trim(), longestPattern);
  const { pathname, searchParams } = new URL(request.url);
  const after = searchParams.get('after');
  const sort = sorts.find((one) => one === searchParams.get('sort')) ?? 'rank';
  const asked = { pattern, sort };
  const answer = await values.api.query(searchActors, { ...asked, ...(after && { after }) }, shownFields);
  if (!answer.ok) {
    if (answer.problem.code === searchRefused.code) return { refused: true as const };
    // A place that is not known any more leads to the beginning.
    if (after !== null) throw redirect(`${pathname}${sort === 'rank' ? '' : `?sort=${sort}`}`);
    throw refused(answer.problem.status);
  }
  const breadcrumb = await loadBreadcrumb(values, 'searchActors', { searchPattern: pattern || '…' });
  const { items, next, total, isMore } = answer.data;
  const found = { items: items.map(cardFacts), next, total, isMore };
  return { refused: false as const, asked, isLater: after !== null, breadcrumb, ...found };
}

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: data.refused ? t('search.label') : t('search.titleActors', { pattern: data.asked.pattern }),
}));

/** All performers a pattern finds, thirty a part (spec 1 §9). */
export default function FoundActors(): ReactNode {
  const data = useLoaderData<typeof loader>();
  return data.refused ? <RefusedSearch /> : <List {...data} />;
}

type Found = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { refused: false }>;

function List({ asked, isLater, breadcrumb, items, next, total, isMore }: Found): ReactNode {
  const t = useMessages();
  const to = useHref();
  const words = useTotalWords();
  const { pattern, sort } = asked;
  const label = t('search.titleActors', { pattern });
  const here = to('search.actors', { searchPattern: pattern });
  const hrefOf = (chosen: string, after?: string): string => {
    const wish = new URLSearchParams({ ...(chosen !== 'rank' && { sort: chosen }), ...(after && { after }) });
    return wish.size === 0 ? here : `${here}?${wish}`;
  };
  return (
    <div className="page grid grid-cols-1 gap-5 py-5 sm:py-7">
      <PageBreadcrumb items={breadcrumb} />
      <header className="grid gap-1">
        <h1 className="break-words font-extrabold text-2xl leading-tight tracking-tight">{label}</h1>
        <p translate="no" className="text-muted">
          {words.results([{ count: total, isMore }])}
        </p>
      </header>
      {items.length === 0 ? (
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
        <>
          <TabLinks
            label={t('search.sort')}
            items={sorts.map((one) => ({ href: hrefOf(one), label: t(`search.sort.${one}`), current: one === sort }))}
          />
          <ActorSections actors={items} label={label} />
          <nav aria-label={t('search.list.parts')} className="flex flex-wrap justify-center gap-2">
            {isLater ? <ButtonLink href={hrefOf(sort)}>{t('search.list.start')}</ButtonLink> : null}
            {next === null ? null : (
              <ButtonLink variant="primary" href={hrefOf(sort, next)}>
                {t('search.list.more')}
              </ButtonLink>
            )}
          </nav>
        </>
      )}
    </div>
  );
}

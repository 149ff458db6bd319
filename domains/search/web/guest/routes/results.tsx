import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ActorSections } from '#domains/performers/web/parts/actor-sections.tsx';
import { cardFacts, shownFields } from '#domains/performers/web/parts/card-facts.ts';
import { clip } from '#kit/text/clip.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { PageBreadcrumb } from '#kit/web/page/page-breadcrumb.tsx';
import { loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { searchActors, searchRefused, searchResult } from '../../../contract/index.ts';
import { longestPattern } from '../../../contract/pages.ts';
import { sectionsOf } from '../../../contract/sections.ts';
import { kindTitle, useTotalWords } from '../../parts/totals.ts';
import { rememberRequest } from '../../state/last-requests.ts';
import { FoundTiles } from '../found-tiles.tsx';
import { RefusedSearch } from '../refused.tsx';

/** Of each kind so many stand on the page of everything; the rest is behind their links. */
const first = { actors: 12, others: 6 } as const;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const values = context.get(web);
  const { api, language } = values;
  const pattern = clip((params.searchPattern ?? '').trim(), longestPattern);
  const [cards, rest] = await Promise.all([
    api.query(searchActors, { pattern, first: first.actors }, shownFields),
    api.call(searchResult, {
      params: { language, searchPattern: pattern },
      query: { take: first.others, withTotalCount: 'true' },
    }),
  ]);
  if (!cards.ok || !rest.ok) {
    const { problem } = cards.ok ? (rest as Extract<typeof rest, { ok: false }>) : cards;
    // What is refused is not repeated, not even to the one who wrote it.
    if (problem.code === searchRefused.code) return { refused: true as const };
    throw refused(problem.status);
  }
  const { items, total, isMore, proposals } = cards.data;
  const breadcrumb = await loadBreadcrumb(values, 'search', { searchPattern: pattern || '…' });
  return {
    refused: false as const,
    breadcrumb,
    pattern,
    actors: items.map(cardFacts),
    found: { count: total, isMore },
    proposals,
    sections: sectionsOf(rest.data),
  };
}

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: data.refused ? t('search.label') : t('search.title', { pattern: data.pattern }),
}));

/** Everything a pattern finds (spec 1 §2: search result): each kind with its number, its first results and the way to all. */
export default function Results(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const words = useTotalWords();
  const data = useLoaderData<typeof loader>();
  const remembered = data.refused || (data.actors.length === 0 && data.sections.length === 0) ? null : data.pattern;
  useEffect(() => {
    if (remembered) rememberRequest(remembered);
  }, [remembered]);
  if (data.refused) return <RefusedSearch />;
  const { breadcrumb, pattern, actors, found, proposals, sections } = data;
  const isNothing = actors.length === 0 && sections.length === 0;
  const all = { title: t('search.actors'), link: to('search.actors', { searchPattern: pattern }), ...found };
  return (
    <div className="page grid grid-cols-1 gap-6 py-6 sm:gap-8 sm:py-8">
      <PageBreadcrumb items={breadcrumb} />
      <header className="grid gap-1.5">
        <h1 className="break-words font-extrabold text-3xl tracking-tight">{t('search.title', { pattern })}</h1>
        <p className="text-muted">{words.results([...(actors.length > 0 ? [found] : []), ...sections])}</p>
      </header>
      {proposals.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-muted">{t('search.proposals')}:</span>
          {proposals.map((proposal) => (
            <Link
              key={proposal}
              href={to('search.results', { searchPattern: proposal })}
              className="inline-flex min-h-8 items-center pointer-coarse:min-h-11"
            >
              {proposal}
            </Link>
          ))}
        </p>
      ) : null}
      {actors.length > 0 ? (
        <Kind {...all} shown={actors.length}>
          <ActorSections actors={actors} label={t('search.actors')} />
        </Kind>
      ) : null}
      {sections.map((section) => (
        <Kind key={section.section} {...section} title={kindTitle(t, section)} shown={section.items.length}>
          <FoundTiles items={section.items} />
        </Kind>
      ))}
      {isNothing ? (
        <EmptyState
          icon={<Compass />}
          title={t('search.none.title', { pattern })}
          action={<ButtonLink href={to('performers.cams')}>{t('search.none.action')}</ButtonLink>}
        >
          {t('search.none.text')}
        </EmptyState>
      ) : null}
    </div>
  );
}

/** One kind of results: its name, how many there are, its first ones and the way to all. */
function Kind(props: {
  title: string;
  count: number;
  isMore: boolean;
  link: string;
  shown: number;
  children: ReactNode;
}): ReactNode {
  const { title, link, shown, children, ...total } = props;
  const t = useMessages();
  const words = useTotalWords();
  const isLonger = total.isMore || total.count > shown;
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="font-bold text-xl tracking-tight">{title}</h2>
        <span translate="no" className="text-subtle">
          {words.number(total)}
        </span>
        {isLonger && link !== '' ? (
          <Link href={link} className="ml-auto inline-flex min-h-8 items-center pointer-coarse:min-h-11">
            {t('search.seeAll', { kind: title })}
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  );
}

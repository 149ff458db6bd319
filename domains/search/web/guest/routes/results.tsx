import { Compass, ShieldOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ActorSections } from '#domains/performers/web/parts/actor-sections.tsx';
import { cardFacts, shownFields } from '#domains/performers/web/parts/card-facts.ts';
import { ListPages } from '#domains/performers/web/parts/list-pages.tsx';
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
import { actorSearch, actorsPerPage, searchRefused, searchResult } from '../../../contract/index.ts';
import { longestPattern } from '../../../contract/pages.ts';
import { sectionsOf } from '../../../contract/sections.ts';
import { rememberRequest } from '../../state/last-requests.ts';

/** Pages beyond this are nobody's. */
const lastPage = 300;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const values = context.get(web);
  const { api, language } = values;
  const pattern = clip((params.searchPattern ?? '').trim(), longestPattern);
  const requested = Number.parseInt(new URL(request.url).searchParams.get('page') ?? '1', 10) || 1;
  const page = Math.min(lastPage, Math.max(1, requested));
  const [cards, rest] = await Promise.all([
    api.query(actorSearch, { pattern, from: (page - 1) * actorsPerPage, take: actorsPerPage }, shownFields),
    api.call(searchResult, { params: { language, searchPattern: pattern }, query: { take: 15 } }),
  ]);
  if (!cards.ok || !rest.ok) {
    const { problem } = cards.ok ? (rest as Extract<typeof rest, { ok: false }>) : cards;
    // What is refused is not repeated, not even to the one who wrote it.
    if (problem.code === searchRefused.code) return { refused: true as const };
    throw refused(problem.status);
  }
  const { items, total, proposals } = cards.data;
  const sections = sectionsOf(rest.data);
  const breadcrumb = await loadBreadcrumb(values, 'search', { searchPattern: pattern || '…' });
  return {
    refused: false as const,
    breadcrumb,
    pattern,
    page,
    actors: items.map(cardFacts),
    total,
    proposals,
    sections,
  };
}

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: data.refused ? t('search.label') : t('search.title', { pattern: data.pattern }),
}));

/** Everything a pattern finds (spec 1 §2: search result). */
export default function Results(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const data = useLoaderData<typeof loader>();
  const remembered = data.refused || (data.total === 0 && data.sections.length === 0) ? null : data.pattern;
  useEffect(() => {
    if (remembered) rememberRequest(remembered);
  }, [remembered]);
  const home = <ButtonLink href={to('performers.cams')}>{t('search.none.action')}</ButtonLink>;
  if (data.refused) {
    return (
      <EmptyState isPage icon={<ShieldOff />} title={t('search.refused.title')} action={home}>
        {t('search.refused.text')}
      </EmptyState>
    );
  }
  const { breadcrumb, pattern, page, actors, total, proposals, sections } = data;
  return (
    <div className="page grid gap-6 py-6 sm:py-8">
      <PageBreadcrumb items={breadcrumb} />
      <header className="grid gap-1.5">
        <h1 className="break-words font-extrabold text-3xl tracking-tight">{t('search.title', { pattern })}</h1>
        <p className="text-muted">
          {t('search.count', { count: sections.reduce((sum, { count }) => sum + count, total) })}
        </p>
      </header>
      {proposals.length > 0 && page === 1 ? (
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
      {actors.length > 0 ? <ActorSections actors={actors} label={t('search.actors')} /> : null}
      {sections.map((section) => (
        <section key={section.link} className="grid gap-2">
          <h2 className={section.title ? 'font-bold text-xl' : 'sr-only'}>{section.title ?? t('search.more')}</h2>
          <ul className="grid gap-1">
            {section.items.map((item) => (
              <li key={item.link}>
                <Link href={item.link} className="inline-flex min-h-8 items-center pointer-coarse:min-h-11">
                  {item.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {total === 0 && sections.length === 0 ? (
        <EmptyState icon={<Compass />} title={t('search.none.title', { pattern })} action={home}>
          {t('search.none.text')}
        </EmptyState>
      ) : null}
      <ListPages page={page} total={total} size={actorsPerPage} />
    </div>
  );
}

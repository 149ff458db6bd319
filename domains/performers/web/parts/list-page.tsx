import { MoonStar } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { PageBreadcrumb } from '#kit/web/page/page-breadcrumb.tsx';
import type { BreadcrumbItem } from '#kit/web/page/page-head.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { ActorSections } from './actor-sections.tsx';
import type { CardFacts } from './card-facts.ts';
import { ListFilters } from './list-filters.tsx';
import { ListPages } from './list-pages.tsx';
import { pageSize } from './list-request.ts';
import type { Themes } from './list-themes.tsx';
import { ListThemes } from './list-themes.tsx';

/** A list of performers with what narrows it; everything works before any script. */
export function ListPage({
  title,
  intro,
  list,
  page,
  themes,
  breadcrumb,
  below,
  is = [],
}: {
  title: string;
  intro: string;
  list: { readonly items: readonly CardFacts[]; readonly total: number; readonly is: readonly string[] };
  page: number;
  /** The themes it can be narrowed to. */
  themes?: Themes | undefined;
  /** The places above the page, and the page. */
  breadcrumb: readonly BreadcrumbItem[];
  /** What follows the list and its pages. */
  below?: ReactNode;
  /** What everybody in the list is anyway, by the names of the address: no filter is offered for it. */
  is?: readonly string[];
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <div className="evening">
      <div className="page grid gap-2 py-2 sm:gap-3 sm:py-4">
        {/* One line: pictures begin within a third of the height, on a phone too. */}
        <header className="flex min-w-0 items-center justify-between gap-4">
          <h1 className="min-w-0 font-extrabold text-2xl leading-tight tracking-tight max-sm:truncate">{title}</h1>
          <div className="shrink-0 max-sm:hidden">
            <PageBreadcrumb items={breadcrumb} />
          </div>
        </header>
        {themes ? <ListThemes {...themes} /> : null}
        <ListFilters total={list.total} is={[...list.is, ...is]} themes={themes} />
        {list.items.length === 0 ? (
          <EmptyState
            title={t('performers.empty.title')}
            icon={<MoonStar />}
            action={<ButtonLink href={to('performers.cams')}>{t('performers.empty.action')}</ButtonLink>}
          >
            {t('performers.empty.text')}
          </EmptyState>
        ) : (
          <ActorSections actors={list.items} label={title} />
        )}
        <ListPages page={page} total={list.total} size={pageSize} />
        <div className="sm:hidden">
          <PageBreadcrumb items={breadcrumb} />
        </div>
        <p className="max-w-180 text-muted sm:pt-4">{intro}</p>
        {below}
      </div>
    </div>
  );
}

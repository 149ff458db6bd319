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

/** A list of performers with what narrows it; everything works before any script. */
export function ListPage({
  title,
  intro,
  list,
  page,
  above,
  breadcrumb,
  below,
  is = [],
}: {
  title: string;
  intro: string;
  list: { readonly items: readonly CardFacts[]; readonly total: number; readonly is: readonly string[] };
  page: number;
  above?: ReactNode;
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
      <div className="page grid gap-3 py-4 sm:gap-5 sm:py-8">
        <PageBreadcrumb items={breadcrumb} />
        <header className="grid gap-1.5">
          <h1 className="font-extrabold text-2xl tracking-tight sm:text-3xl">{title}</h1>
          <p className="max-w-180 text-muted max-sm:hidden">{intro}</p>
        </header>
        {above}
        <ListFilters total={list.total} is={[...list.is, ...is]} />
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
        {below}
      </div>
    </div>
  );
}

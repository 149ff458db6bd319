import { MoonStar } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import { useHref } from '#kit/web/local-link.tsx';
import { PageBreadcrumb } from '#kit/web/page-breadcrumb.tsx';
import type { BreadcrumbItem } from '#kit/web/page-head.ts';
import { ActorGrid } from './actor-grid.tsx';
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
}: {
  title: string;
  intro: string;
  list: { readonly items: readonly CardFacts[]; readonly total: number };
  page: number;
  above?: ReactNode;
  /** The places above the page, and the page. */
  breadcrumb: readonly BreadcrumbItem[];
  /** What follows the list and its pages. */
  below?: ReactNode;
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <div className="evening">
      <div className="page grid gap-5 py-6 sm:py-8">
        <PageBreadcrumb items={breadcrumb} />
        <header className="grid gap-1.5">
          <h1 className="font-extrabold text-3xl tracking-tight">{title}</h1>
          <p className="max-w-180 text-muted">{intro}</p>
        </header>
        {above}
        <ListFilters total={list.total} />
        {list.items.length === 0 ? (
          <EmptyState
            title={t('performers.empty.title')}
            icon={<MoonStar />}
            action={<ButtonLink href={to('performers.cams')}>{t('performers.empty.action')}</ButtonLink>}
          >
            {t('performers.empty.text')}
          </EmptyState>
        ) : (
          <section>
            <h2 className="sr-only">{title}</h2>
            <ActorGrid actors={list.items} label={title} />
          </section>
        )}
        <ListPages page={page} total={list.total} size={pageSize} />
        {below}
      </div>
    </div>
  );
}

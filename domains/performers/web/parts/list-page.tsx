import { MoonStar } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { languages } from '#kit/contract/access.ts';
import { FilterBar } from '#kit/ui/live/filter-bar.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { Pagination } from '#kit/ui/primitives/way.tsx';
import { useFormat, useMessages } from '#kit/web/i18n.tsx';
import { useHref } from '#kit/web/local-link.tsx';
import { ActorGrid } from './actor-grid.tsx';
import type { CardFacts } from './card-facts.ts';
import { pageSize, toggled } from './list-request.ts';

/** A list of performers with what narrows it; everything works before any script. */
export function ListPage({
  title,
  intro,
  list,
  page,
  above,
}: {
  title: string;
  intro: string;
  list: { readonly items: readonly CardFacts[]; readonly total: number };
  page: number;
  above?: ReactNode;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const to = useHref();
  const { search } = useLocation();
  const on = new URLSearchParams(search);
  const flag = (key: string, label: string) => ({ key, label, active: on.has(key), href: toggled(search, key, '1') });
  return (
    <div className="page grid gap-5 py-6 sm:py-8">
      <header className="grid gap-1.5">
        <h1 className="font-extrabold text-3xl tracking-tight">{title}</h1>
        <p className="max-w-180 text-muted">{intro}</p>
      </header>
      {above}
      <FilterBar
        label={t('performers.filter.label')}
        filters={[
          flag('online', t('performers.filter.online')),
          flag('free', t('performers.filter.free')),
          flag('call', t('performers.filter.call')),
          ...languages.map((code) => ({
            key: `lang-${code}`,
            label: format.languageName(code),
            active: on.getAll('lang').includes(code),
            href: toggled(search, 'lang', code),
          })),
        ]}
        clear={{ label: t('performers.filter.clear'), href: '?' }}
      />
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
      {list.total > pageSize ? (
        <Pagination
          page={page}
          pages={Math.ceil(list.total / pageSize)}
          hrefFor={(wanted) => {
            const next = new URLSearchParams(search);
            next.set('page', String(wanted));
            return `?${next}`;
          }}
          labels={{
            nav: t('performers.pages.label'),
            previous: t('performers.pages.previous'),
            next: t('performers.pages.next'),
            page: (number) => t('performers.pages.page', { number }),
          }}
        />
      ) : null}
    </div>
  );
}

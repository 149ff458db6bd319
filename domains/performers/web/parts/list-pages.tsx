import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Pagination } from '#kit/ui/primitives/navigation.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** The pages of a list, as links that keep what it is narrowed to; nothing where there is only one. */
export function ListPages({ page, total, size }: { page: number; total: number; size: number }): ReactNode {
  const t = useMessages();
  const { search } = useLocation();
  if (total <= size) return null;
  return (
    <Pagination
      page={page}
      pages={Math.ceil(total / size)}
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
  );
}

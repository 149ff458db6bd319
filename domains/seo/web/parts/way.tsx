import type { ReactNode } from 'react';
import { Breadcrumb } from '#kit/ui/primitives/way.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import type { WayItem } from './head.ts';

/** The way to the page, as it is told to machines. */
export function Way({ items }: { items: readonly WayItem[] }): ReactNode {
  const t = useMessages();
  return items.length > 1 ? <Breadcrumb label={t('seo.way')} items={items} /> : null;
}

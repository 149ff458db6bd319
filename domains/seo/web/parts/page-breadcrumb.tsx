import type { ReactNode } from 'react';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import type { BreadcrumbItem } from './head.ts';

/** The breadcrumb of the page, with the items of its structured data. */
export function PageBreadcrumb({ items }: { items: readonly BreadcrumbItem[] }): ReactNode {
  const t = useMessages();
  return items.length > 1 ? <Breadcrumb label={t('seo.breadcrumb')} items={items} /> : null;
}

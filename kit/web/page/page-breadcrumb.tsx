import type { ReactNode } from 'react';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import type { BreadcrumbItem } from '../slots/frame-slots.ts';
import { useMessages } from '../words/i18n.tsx';

/** The breadcrumb of the page, with the items of its structured data. */
export function PageBreadcrumb({ items }: { items: readonly BreadcrumbItem[] }): ReactNode {
  const t = useMessages();
  return items.length > 1 ? <Breadcrumb label={t('shell.breadcrumb')} items={items} /> : null;
}

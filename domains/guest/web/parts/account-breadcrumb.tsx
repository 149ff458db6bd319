import type { ReactNode } from 'react';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** The way back to the personal area from one of its pages, by the page's title. */
export function AccountBreadcrumb({ title }: { title: string }): ReactNode {
  const area = useMessages()('guest.account.title');
  return <Breadcrumb label={area} items={[{ label: area, href: useHref()('guest.account') }, { label: title }]} />;
}

import type { ReactNode, Ref } from 'react';
import { AccountBreadcrumb } from '#domains/guest/web/parts/account-breadcrumb.tsx';
import { TabLinks } from '#kit/ui/primitives/tab-links.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

const tabs = [
  ['favourites.cams', 'favourites.tab.cams'],
  ['favourites.pictures', 'favourites.tab.pictures'],
  ['favourites.galleries', 'favourites.tab.galleries'],
] as const;

/** The head of the pages of what a guest has pinned; `heading` is where the focus goes when a row has gone. */
export function FavouritesHead({
  current,
  lead,
  heading,
}: {
  current: (typeof tabs)[number][0];
  lead: string;
  heading: Ref<HTMLHeadingElement>;
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <header className="mb-6 grid gap-4">
      <AccountBreadcrumb title={t('favourites.title')} />
      <div className="grid gap-1">
        <h1
          ref={heading}
          tabIndex={-1}
          className="outline-none font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight"
        >
          {t('favourites.title')}
        </h1>
        <p className="text-muted">{lead}</p>
      </div>
      <TabLinks
        label={t('favourites.tabs')}
        items={tabs.map(([page, label]) => ({ href: to(page), label: t(label), current: page === current }))}
      />
    </header>
  );
}

import type { ReactNode } from 'react';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** A page of the personal area: as wide as the others, with the way back to where one chose it. */
export function AccountPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  const area = t('guest.account.title');
  return (
    <div className="page max-w-220 py-[clamp(1.5rem,4vw,3rem)]">
      <Breadcrumb label={area} items={[{ label: area, href: to('guest.account') }, { label: title }]} />
      <header className="mt-3 mb-6 grid gap-1">
        <h1 className="font-extrabold text-3xl">{title}</h1>
        <p className="text-muted">{lead}</p>
      </header>
      <div className="grid gap-(--grid-gap)">{children}</div>
    </div>
  );
}

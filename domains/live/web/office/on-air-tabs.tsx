import type { ReactNode } from 'react';
import { TabLinks } from '#kit/ui/primitives/tab-links.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Between the open rooms, the chats in them, and all chats there were. */
export function OnAirTabs({ current }: { current: 'rooms' | 'chats' | 'pastChats' }): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <TabLinks
      label={t('live.office.onAir.menu')}
      items={[
        { href: to('live.officeRooms'), label: t('live.office.onAir.rooms'), current: current === 'rooms' },
        { href: to('live.officeChats'), label: t('live.office.onAir.chats'), current: current === 'chats' },
        {
          href: to('live.officePastChats'),
          label: t('live.office.pastChats.title'),
          current: current === 'pastChats',
        },
      ]}
    />
  );
}

/** How often what is on air is read again, in seconds. */
export const onAirRefresh = 5;

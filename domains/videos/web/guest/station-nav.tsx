import type { ReactNode } from 'react';
import { TabLinks } from '#kit/ui/primitives/tab-links.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

const places = [
  ['videos.station', 'videos.station.tab'],
  ['videos.new', 'videos.list.new'],
  ['videos.trends', 'videos.list.trends'],
  ['videos.freeClips', 'videos.list.freeClips'],
  ['videos.onSale', 'videos.list.onSale'],
  ['videos.vip', 'videos.list.vip'],
  ['videos.asmr', 'videos.list.asmr'],
  ['videos.all', 'videos.list.all'],
  ['videos.stars', 'videos.list.stars'],
] as const;

/** The ways between the station and its lists; it scrolls under the thumb. */
export function StationNav({ current }: { current: (typeof places)[number][0] | null }): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <TabLinks
      label={t('videos.nav')}
      items={places.map(([page, label]) => ({ href: to(page), label: t(label), current: page === current }))}
    />
  );
}

import { Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useCurrentPage } from '#kit/web/page/page.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { useStudio } from '../session/studio-context.tsx';
import { running } from '../session/studio-state.ts';
import { BarChat } from './bar-chat.tsx';
import { Requests } from './requests.tsx';

/** On the studio's other pages: that the show continues, who calls, and the way back. */
export function OnAir(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const to = useHref();
  const studio = useStudio();
  const { room } = studio;
  const here = useCurrentPage()?.page.id;
  if (!room?.isLive || here === 'studio.home') return null;
  return (
    <div className="glass sticky top-0 z-30 grid gap-2 border-line border-b px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="inline-flex items-center gap-2 font-bold text-danger">
          <Radio aria-hidden className="size-4.5" />
          <span>{t('live.studio.onAir')}</span>
        </span>
        <span translate="no" className="text-muted text-sm">
          {t('live.studio.viewersNow', { count: room.viewerCount, number: format.number(room.viewerCount) })}
        </span>
        <ButtonLink size="sm" variant="primary" href={to('studio.home')} className="ml-auto">
          {t('live.studio.backToShow')}
        </ButtonLink>
      </div>
      {running(studio).map((chat) => (
        <BarChat key={chat.chatId} chat={chat} />
      ))}
      <Requests />
    </div>
  );
}

import type { studioPanel } from '#domains/live/web/slots.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useToyState } from './toy-context.tsx';

/** During the show: whether guests can move the toy, and the way to set it up; the bar above every page has the rest. */
export const ShowToy: FillingOf<typeof studioPanel> = () => {
  const t = useMessages();
  const { isReady } = useToyState();
  return (
    <Card title={t('toys.studio.title')} actions={<LocalLink to="toys.studio">{t('toys.studio.setUp')}</LocalLink>}>
      <p className="text-muted text-sm">{isReady ? t('toys.studio.bar.ready') : t('toys.studio.notConnected')}</p>
    </Card>
  );
};

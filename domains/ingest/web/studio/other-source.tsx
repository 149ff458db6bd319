import type { otherSource } from '#domains/live/web/slots.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Before the show: the way to send with OBS and the like instead of this browser's camera. */
export const OtherSource: FillingOf<typeof otherSource> = () => {
  const t = useMessages();
  return (
    <Card title={t('ingest.other.title')} actions={<LocalLink to="ingest.studio">{t('ingest.other.open')}</LocalLink>}>
      <p className="text-muted text-sm">{t('ingest.other.text')}</p>
    </Card>
  );
};

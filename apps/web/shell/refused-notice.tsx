import { useState } from 'react';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useStore } from '#kit/web/live/store.ts';
import type { deferredParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { FixedNotice } from './fixed-notice.tsx';

/** Says that what the page shows does not follow what happens, and why; until the platform lets it, or it is closed or left. */
export const RefusedNotice: FillingOf<typeof deferredParts> = () => {
  const t = useMessages();
  const refusals = useStore(useChannel().refusals);
  const [closed, setClosed] = useState<typeof refusals | null>(null);
  const [first] = Object.values(refusals);
  if (!first || closed === refusals) return null;
  return (
    <FixedNotice
      title={t('shell.refused.title')}
      text={t('shell.refused.text', { reason: first.title })}
      onClose={() => setClosed(refusals)}
    />
  );
};

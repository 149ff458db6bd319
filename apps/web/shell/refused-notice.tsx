import { useState } from 'react';
import { useChannel } from '#kit/web/channel.tsx';
import type { deferredParts } from '#kit/web/frame-slots.ts';
import { useMessages } from '#kit/web/i18n.tsx';
import type { FillingOf } from '#kit/web/slots.ts';
import { useStore } from '#kit/web/store.ts';
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

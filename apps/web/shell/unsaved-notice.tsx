import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useStore } from '#kit/web/live/store.ts';
import { forgetUnsaved, unsaved } from '#kit/web/navigation/unsaved.ts';
import type { deferredParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { FixedNotice } from './fixed-notice.tsx';

/** Says that what was sent did not get through and still stands on the page; until it is sent again, closed or left. */
export const UnsavedNotice: FillingOf<typeof deferredParts> = () => {
  const t = useMessages();
  const { pathname } = useLocation();
  const isSending = useNavigation().state === 'submitting';
  const failures = useStore(unsaved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it waits for
  useEffect(() => forgetUnsaved, [pathname]);
  if (failures === 0 || isSending) return null;
  return (
    <FixedNotice
      key={failures}
      title={t('shell.unsaved.title')}
      text={t('shell.unsaved.text')}
      onClose={forgetUnsaved}
    />
  );
};

import { CircleAlert, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import type { atRest } from '#kit/web/frame-slots.ts';
import { useMessages } from '#kit/web/i18n.tsx';
import type { FillingOf } from '#kit/web/slots.ts';
import { unsaved } from '#kit/web/unsaved.ts';

/** Says that what was sent did not get through and still stands on the page; until it is sent again, closed or left. */
export const UnsavedNotice: FillingOf<typeof atRest> = () => {
  const t = useMessages();
  const { pathname } = useLocation();
  const isSending = useNavigation().state === 'submitting';
  const failures = useSyncExternalStore(unsaved.subscribe, () => unsaved.failures);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it waits for
  useEffect(() => unsaved.clear, [pathname]);
  if (failures === 0 || isSending) return null;
  return (
    <div
      key={failures}
      role="alert"
      className="fixed inset-x-3 top-[calc(4.25rem+env(safe-area-inset-top,0px))] z-70 mx-auto flex max-w-130 items-start gap-3 rounded-card border border-danger/60 bg-raised p-3.5 pr-2 text-sm shadow-e3"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-semibold">{t('shell.unsaved.title')}</p>
        <p className="text-muted">{t('shell.unsaved.text')}</p>
      </div>
      <IconButton label={t('shell.unsaved.close')} icon={<X aria-hidden />} variant="ghost" onClick={unsaved.clear} />
    </div>
  );
};

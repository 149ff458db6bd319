import { ToastRegion } from '#kit/ui/primitives/toast-region.tsx';
import type { deferredParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Where what `useToast` says stands, on every side of the site. */
export const Toasts: FillingOf<typeof deferredParts> = () => {
  const t = useMessages();
  // The key is put in by the part that draws the messages: it knows which one jumps there.
  return (
    <ToastRegion regionLabel={t('shell.app.toasts', { hotkey: '{hotkey}' })} closeLabel={t('shell.unsaved.close')} />
  );
};

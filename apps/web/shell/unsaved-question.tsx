import type { ReactNode } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Whether to leave a page with what was written on it and not sent. */
export function UnsavedQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }): ReactNode {
  const t = useMessages();
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onStay()}
      title={t('shell.unsaved.leaveTitle')}
      description={t('shell.unsaved.leaveText')}
      closeLabel={t('shell.unsaved.stay')}
      footer={
        <>
          <Button variant="ghost" onClick={onLeave}>
            {t('shell.unsaved.leave')}
          </Button>
          <Button variant="primary" onClick={onStay}>
            {t('shell.unsaved.stay')}
          </Button>
        </>
      }
    />
  );
}

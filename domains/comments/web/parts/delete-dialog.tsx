import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Asks once more before words are taken away for good. */
export function DeleteDialog({
  onClose,
  onDelete,
}: {
  onClose: () => void;
  /** Answers whether it is gone. */
  onDelete: () => Promise<boolean>;
}): ReactNode {
  const t = useMessages();
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    const isGone = await onDelete().finally(() => setBusy(false));
    if (isGone) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('comments.deleteTitle')}
      closeLabel={t('comments.keep')}
      footer={
        <>
          <DialogClose>
            <Button>{t('comments.keep')}</Button>
          </DialogClose>
          <Button variant="danger" loading={busy} onClick={() => void remove()}>
            {t('comments.delete')}
          </Button>
        </>
      }
    >
      <p>{t('comments.deleteText')}</p>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Says what happens, and asks. */
export function ConfirmPanel({
  title,
  text,
  label,
  busy,
  onClose,
  onConfirm,
}: {
  title: string;
  text: string;
  label: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}): ReactNode {
  const t = useMessages();
  return (
    <Panel
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      closeLabel={t('studios.back')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('studios.back')}</Button>
          </DialogClose>
          <Button variant="danger" loading={busy} onClick={onConfirm}>
            {label}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Panel>
  );
}

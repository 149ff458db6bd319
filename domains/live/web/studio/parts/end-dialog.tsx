import type { ReactNode } from 'react';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { LiveChat } from '../../../contract/index.ts';
import { useStudioSession } from '../session/studio-context.tsx';

/** The one question before a paid chat ends by the performer's press. */
export function EndDialog({ chat, onClose }: { chat: LiveChat; onClose: () => void }): ReactNode {
  const t = useMessages();
  const nameOf = useGuestName();
  const session = useStudioSession();
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('live.studio.end.title', { name: nameOf(chat.guestName) })}
      description={t('live.studio.end.text')}
      closeLabel={t('live.start.close')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('live.studio.end.stay')}</Button>
          </DialogClose>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              void session.end(chat);
            }}
          >
            {t('live.studio.end.confirm')}
          </Button>
        </>
      }
    />
  );
}

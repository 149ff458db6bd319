import type { ReactNode } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useStudio, useStudioSession } from '../session/studio-context.tsx';
import { running } from '../session/studio-state.ts';

/** The question before a show ends: who is still in a paid chat is named. */
export function StopDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useMessages();
  const session = useStudioSession();
  const studio = useStudio();
  const count = running(studio).length;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('live.studio.stop.title')}
      description={count > 0 ? t('live.studio.stop.running', { count }) : t('live.studio.stop.text')}
      closeLabel={t('live.start.close')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('live.studio.stop.stay')}</Button>
          </DialogClose>
          <Button
            variant="danger"
            loading={studio.busy}
            onClick={() => {
              onClose();
              void session.stopLive();
            }}
          >
            {t('live.studio.stop.confirm')}
          </Button>
        </>
      }
    />
  );
}

import type { ReactNode } from 'react';
import { Countdown } from '#kit/ui/measure/countdown.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useRoom, useRoomSession } from './room-context.tsx';

/** One question before minutes that are paid end: how much of the last one is left, stay or end. */
export function EndDialog({ onStay, onEnd }: { onStay: () => void; onEnd: () => void }): ReactNode {
  const t = useMessages();
  const { time } = useRoomSession();
  const { paid } = useRoom();
  return (
    <Panel
      open
      onOpenChange={(open) => {
        if (!open) onStay();
      }}
      title={t('live.leave.ask')}
      description={
        paid?.paidUntil ? (
          <>
            {t('live.leave.paid')}{' '}
            <Countdown
              key={paid.paidUntil}
              until={paid.paidUntil}
              now={time.now()}
              clock={time.now}
              label={t('live.leave.paid')}
              urgentMs={0}
            />
          </>
        ) : undefined
      }
      closeLabel={t('live.start.close')}
      footer={
        <>
          <Button variant="danger" onClick={onEnd}>
            {t('live.leave.end')}
          </Button>
          <DialogClose>
            <Button variant="primary">{t('live.leave.stay')}</Button>
          </DialogClose>
        </>
      }
    />
  );
}

import { MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { MoveDevice } from '../../../contract/index.ts';

/** On the device a chat was moved from: where it went, and the way to take it back. */
export function MovedCard({ device }: { device: MoveDevice }): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <Panel
      open
      onOpenChange={() => undefined}
      title={t(`live.move.moved.${device}`)}
      description={t('live.move.movedText')}
      closeLabel={t('live.start.close')}
      footer={
        <>
          <ButtonLink href={to('performers.cams')}>{t('live.room.leave')}</ButtonLink>
          <Button variant="primary" onClick={() => location.reload()}>
            {t('live.move.takeBack')}
          </Button>
        </>
      }
    >
      <MonitorSmartphone aria-hidden className="mx-auto size-16 text-accent-ink" />
    </Panel>
  );
}

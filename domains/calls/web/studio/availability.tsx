import { Phone, PhoneOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { goLive, stopLive } from '#domains/live/contract/index.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useCalls } from './calls-context.tsx';
import { runningCall } from './studio-calls.ts';

/** Whether calls come in now: during a show by themselves, else while she says so and a page of the studio is open. */
export function Availability({ takesAny }: { takesAny: boolean }): ReactNode {
  const t = useMessages();
  const channel = useChannel();
  const { room } = useCalls();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const isThere = room?.takesCalls ?? false;
  const turn = async (): Promise<void> => {
    setBusy(true);
    const result = isThere
      ? await channel.command(stopLive, {})
      : await channel.command(goLive, { callsOnly: true, freeChat: false, livePreview: false });
    setBusy(false);
    setRefusal(result.ok ? '' : result.problem.title);
  };
  const words = room?.isLive ? 'live' : isThere ? 'there' : takesAny ? 'away' : 'none';
  return (
    <Card title={t('calls.studio.now')}>
      <div className="grid gap-3">
        <p role="status">{t(`calls.studio.now.${words}`)}</p>
        {room && !room.isLive && (takesAny || isThere) ? (
          <Button
            variant={isThere ? 'secondary' : 'primary'}
            loading={busy}
            disabled={runningCall(room) !== null}
            icon={isThere ? <PhoneOff aria-hidden /> : <Phone aria-hidden />}
            className="justify-self-start"
            onClick={() => void turn()}
          >
            {t(isThere ? 'calls.studio.leave' : 'calls.studio.wait')}
          </Button>
        ) : null}
        {refusal ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {refusal}
          </p>
        ) : null}
      </div>
    </Card>
  );
}

import { Bell, BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { ChatTicket } from '../../contract/index.ts';
import { remindOfShow } from '../../contract/index.ts';

/** Asks to be reminded of a show that one has no ticket for, or takes that back. */
export function RemindButton({ show: { id, isReminded } }: { show: ChatTicket }): ReactNode {
  const t = useMessages();
  const { busy, run } = useCall();
  const [isOn, setOn] = useState(isReminded);
  const change = async (): Promise<void> => {
    const answer = await run((api) => api.mutate(remindOfShow, { id, isWanted: !isOn }), {
      told: ({ isReminded: now }) => t(now ? 'tickets.reminded' : 'tickets.notReminded'),
    });
    if (answer.ok) setOn(answer.data.isReminded);
  };
  return (
    <Button
      variant="ghost"
      aria-pressed={isOn}
      loading={busy}
      icon={isOn ? <BellRing aria-hidden /> : <Bell aria-hidden />}
      onClick={() => void change()}
    >
      {t('tickets.remind')}
    </Button>
  );
}

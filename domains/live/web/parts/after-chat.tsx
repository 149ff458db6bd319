import { filled } from 'virtual:slots/live.afterChat';
import type { ReactNode } from 'react';
import { Suspense, useEffect, useState } from 'react';
import type { PayloadOf } from '#kit/contract/operations.ts';
import { useChannel } from '#kit/web/live/channel.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import { surveyOffer } from '../../contract/pushes.ts';
import type { afterChat } from '../slots.ts';

/** What a guest is asked about a chat that is over, outside the room: once it is offered, until it is answered or put away. */
export function AfterChat({ chatId }: { chatId: number }): ReactNode {
  const channel = useChannel();
  const [offer, setOffer] = useState<PayloadOf<typeof surveyOffer> | null>(null);
  useEffect(
    () =>
      channel.on(surveyOffer, (next) => {
        if (next.chatId === chatId) setOffer(next);
      }),
    [channel, chatId],
  );
  if (!offer) return null;
  return (
    <Suspense>
      <Slot<typeof afterChat> filled={filled} props={{ chat: offer, onDone: () => setOffer(null) }} />
    </Suspense>
  );
}

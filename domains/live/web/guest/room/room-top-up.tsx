import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { TopUpSheet } from '#domains/payments/web/parts/top-up-sheet.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import type { ChatOffer } from '../../parts/chat-offers.ts';
import { chatOffersOf, factsOf, minutesFor } from '../../parts/chat-offers.ts';
import { useRoom } from './room-context.tsx';
import { currentChat } from './room-state.ts';

/** Tops up in the room: what each amount buys in minutes of what is running, asked for or offered here. */
export function RoomTopUp({
  name,
  offer,
  onClose,
}: {
  name: string;
  offer: ChatOffer | null;
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  const { pathname } = useLocation();
  const room = useRoom();
  const { paid, presence } = room;
  const chat = currentChat(room);
  const offered = chatOffersOf(presence.prices, factsOf(presence)).filter(({ price }) => price > 0);
  const perMinute = paid?.pricePerMinute ?? offer?.price ?? Math.min(...offered.map(({ price }) => price));
  return (
    <TopUpSheet
      origin={{ path: offer && !paid ? `${pathname}?offer=${offer.kind}` : pathname, name }}
      buys={
        Number.isFinite(perMinute)
          ? (coins) => t('live.topUp.buys', { count: minutesFor(coins, perMinute), name })
          : undefined
      }
      place={chat ? { of: 'chat', id: chat.chatId } : undefined}
      closesWhenPaid={offer !== null && !paid}
      onClose={onClose}
    />
  );
}

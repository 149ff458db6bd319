import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { TopUpSheet } from '#domains/payments/web/parts/top-up-sheet.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { ChatOffer } from '../../parts/chat-offers.ts';
import { chatOffersOf, factsOf, minutesFor } from '../../parts/chat-offers.ts';
import { offerName } from '../../parts/offer-words.tsx';
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
  const cheapest = offered.toSorted((one, other) => one.price - other.price)[0];
  // What it is reckoned with is named: another chat of the same room costs more, or less.
  const running = offered.find(({ chatType, price }) => chatType === paid?.chatType && price === paid.pricePerMinute);
  const reckoned = paid ? running : (offer ?? cheapest);
  const perMinute = paid?.pricePerMinute ?? reckoned?.price;
  return (
    <TopUpSheet
      origin={{ path: offer && !paid ? `${pathname}?offer=${offer.kind}` : pathname, name }}
      buys={
        perMinute
          ? (coins) => {
              const time = t('live.topUp.buys', { count: minutesFor(coins, perMinute), name });
              return reckoned ? `${t(offerName(reckoned.kind))}: ${time}` : time;
            }
          : undefined
      }
      place={chat ? { of: 'chat', id: chat.chatId } : undefined}
      needed={perMinute}
      closesWhenPaid={offer !== null && !paid}
      onClose={onClose}
    />
  );
}

import { Eye, Gift, Lock, MessagesSquare, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChatOfferKind } from './chat-offers.ts';

/** The icon of each kind of chat. */
export const offerIcons: Readonly<Record<ChatOfferKind, ReactNode>> = {
  free: <Gift aria-hidden />,
  chat: <MessagesSquare aria-hidden />,
  private: <Lock aria-hidden />,
  call: <Video aria-hidden />,
  voyeur: <Eye aria-hidden />,
};

/** Message keys: its name, and in a sentence what one gets. */
export const offerName = (kind: ChatOfferKind) => `live.offer.${kind}` as const;
export const offerMeaning = (kind: ChatOfferKind) => `live.offer.${kind}.means` as const;

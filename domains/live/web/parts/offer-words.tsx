import { Eye, Gift, Lock, MessagesSquare, ShieldCheck, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChatOffer, ChatOfferKind } from './chat-offers.ts';

/** The icon of each kind of chat. */
export const offerIcons: Readonly<Record<ChatOfferKind, ReactNode>> = {
  free: <Gift aria-hidden />,
  chat: <MessagesSquare aria-hidden />,
  private: <Lock aria-hidden />,
  alone: <ShieldCheck aria-hidden />,
  call: <Video aria-hidden />,
  voyeur: <Eye aria-hidden />,
};

/** Message keys: its name, and in a sentence what one gets and who else may be there. */
export const offerName = (kind: ChatOfferKind) => `live.offer.${kind}` as const;
export const offerMeaning = ({ kind, voyeursAllowed }: Pick<ChatOffer, 'kind' | 'voyeursAllowed'>) =>
  voyeursAllowed
    ? 'live.offer.watched.means'
    : kind === 'alone'
      ? 'live.offer.private.means'
      : (`live.offer.${kind}.means` as const);

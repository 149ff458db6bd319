import { Clapperboard, Coins, Disc3, Gift, Images, Lock, MessageCircle, Radio, Tag, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { VoucherKind } from '../../contract/types.ts';

export const kindIcons: Readonly<Record<VoucherKind, ReactNode>> = {
  video: <Clapperboard aria-hidden />,
  videoChat: <Video aria-hidden />,
  credits: <Coins aria-hidden />,
  photoAlbum: <Images aria-hidden />,
  messages: <MessageCircle aria-hidden />,
  messengerGift: <Gift aria-hidden />,
  liveShow: <Radio aria-hidden />,
  privateShow: <Lock aria-hidden />,
  bonusCode: <Tag aria-hidden />,
  spins: <Disc3 aria-hidden />,
};

import { Eye, Gift, Lock, MessagesSquare, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WayKind } from './ways.ts';

/** The sign of each way to be with a performer. */
export const wayIcons: Readonly<Record<WayKind, ReactNode>> = {
  free: <Gift aria-hidden />,
  chat: <MessagesSquare aria-hidden />,
  private: <Lock aria-hidden />,
  call: <Video aria-hidden />,
  voyeur: <Eye aria-hidden />,
};

/** Message keys: its name, and in a sentence what one gets. */
export const wayName = (kind: WayKind) => `live.way.${kind}` as const;
export const wayMeaning = (kind: WayKind) => `live.way.${kind}.means` as const;

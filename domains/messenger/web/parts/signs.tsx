import { Flame, Heart, Laugh, Smile, Sparkles, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReactionSign } from '../../contract/index.ts';

/** The signs with which messages are answered, as they are drawn. */
export const signIcons: Readonly<Record<ReactionSign, ReactNode>> = {
  heart: <Heart aria-hidden className="fill-accent text-accent" />,
  smile: <Smile aria-hidden />,
  laugh: <Laugh aria-hidden />,
  surprise: <Sparkles aria-hidden />,
  fire: <Flame aria-hidden className="text-warning" />,
  like: <ThumbsUp aria-hidden />,
};

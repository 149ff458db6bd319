import type { ReactNode } from 'react';
import type { VideoState } from '#domains/videos/contract/index.ts';
import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';

const tones: Record<VideoState, Tone> = {
  draft: 'neutral',
  review: 'info',
  published: 'success',
  refused: 'danger',
  paused: 'warning',
  takenDown: 'danger',
};

/** Where a album stands; the words are the page's, performers and operators say it differently. */
export function StateMark({ state, children }: { state: VideoState; children: ReactNode }): ReactNode {
  return <Badge tone={tones[state]}>{children}</Badge>;
}

import type { ReactNode } from 'react';
import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { SlideState } from '../../contract/office.ts';

const tones: Record<SlideState, Tone> = {
  live: 'success',
  planned: 'info',
  over: 'neutral',
  off: 'neutral',
  incomplete: 'warning',
  gone: 'danger',
};

/** Where a slide stands now. */
export function SlideStateMark({ state }: { state: SlideState }): ReactNode {
  const t = useMessages();
  return <Badge tone={tones[state]}>{t(`jumbotrons.office.state.${state}`)}</Badge>;
}

import type { ReactNode } from 'react';
import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { ExperimentState } from '../../contract/definition.ts';

const tones: Record<ExperimentState, Tone> = { draft: 'neutral', running: 'success', stopped: 'info' };

/** How far an experiment is. */
export function StateBadge({ state }: { state: ExperimentState }): ReactNode {
  const t = useMessages();
  return <Badge tone={tones[state]}>{t(`experiments.office.state.${state}`)}</Badge>;
}

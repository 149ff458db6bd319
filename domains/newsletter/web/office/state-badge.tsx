import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { IssueState } from '../../contract/issue.ts';

const tones = { draft: 'neutral', sending: 'info', stopped: 'warning', held: 'danger', sent: 'success' } as const;

/** How far a newsletter is. */
export function StateBadge({ state }: { state: IssueState }): ReactNode {
  const t = useMessages();
  return <Badge tone={tones[state]}>{t(`newsletter.office.state.${state}`)}</Badge>;
}

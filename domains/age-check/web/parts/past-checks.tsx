import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { AgeCheckView } from '../../contract/avs.ts';

const tones = {
  open: 'neutral',
  submitted: 'info',
  accepted: 'success',
  rejected: 'danger',
  abandoned: 'neutral',
  revoked: 'warning',
  lapsed: 'warning',
} as const;

/** What was tried so far, and all that is kept of it. */
export function PastChecks({ view }: { view: AgeCheckView }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const told = view.checks.filter(({ state }) => state !== 'open');
  if (told.length === 0) return null;
  return (
    <Card title={t('age-check.past')} description={t('age-check.pastText')}>
      <ul className="grid divide-y divide-line">
        {told.map(({ id, method, state, issuer, createdAt, decidedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="grid">
              <span className="font-medium">{t(`age-check.way.${method}`)}</span>
              <span className="text-muted text-sm" suppressHydrationWarning>
                {[issuer, format.dateTime(decidedAt ?? createdAt)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Badge tone={tones[state]}>{t(`age-check.state.${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

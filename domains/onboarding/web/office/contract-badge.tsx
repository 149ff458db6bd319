import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { ApplicationRow } from '../../contract/office.ts';

/** Until when somebody was asked to sign a new version of the agreement, or since when they are not seen because they have not. */
export function ContractBadge({ signUntil, lapsedAt }: Pick<ApplicationRow, 'signUntil' | 'lapsedAt'>): ReactNode {
  const t = useMessages();
  const format = useFormat();
  if (signUntil === null) return null;
  return lapsedAt === null ? (
    <Badge tone="warning">{t('onboarding.office.contract.until', { day: format.date(signUntil) })}</Badge>
  ) : (
    <Badge tone="danger">{t('onboarding.office.contract.since', { day: format.date(lapsedAt) })}</Badge>
  );
}

import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficeShow } from '../../contract/office.ts';

/** What stands out about a show: put in front by somebody or by itself, presented by the platform. */
export function ShowMarks({ show: { isFeatured, isAutoFeatured, isInternal } }: { show: OfficeShow }): ReactNode {
  const t = useMessages();
  if (!isFeatured && !isAutoFeatured && !isInternal) return '–';
  return (
    <span className="flex flex-wrap gap-1.5">
      {isFeatured ? <Badge tone="accent">{t('tickets.office.mark.featured')}</Badge> : null}
      {isAutoFeatured ? <Badge tone="neutral">{t('tickets.office.mark.auto')}</Badge> : null}
      {isInternal ? <Badge tone="info">{t('tickets.office.mark.internal')}</Badge> : null}
    </span>
  );
}

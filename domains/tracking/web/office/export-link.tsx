import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { routeUrl } from '#kit/contract/client.ts';
import { buttonClass } from '#kit/ui/primitives/button.tsx';
import { stepUpLink } from '#kit/web/session/step-up.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { exportTables } from '../../contract/report.ts';
import { exportTrackingReport } from '../../contract/report.ts';

/** A table of the report as a file. */
export function ExportLink({ table, range }: { table: (typeof exportTables)[number]; range: number }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  return (
    <a
      className={buttonClass({ size: 'sm' })}
      href={routeUrl(exportTrackingReport, { query: { days: range, table } }, language)}
      download
      {...stepUpLink}
      aria-label={t('tracking.office.export', { table: t(`tracking.office.table.${table}`) })}
    >
      <Download aria-hidden />
      CSV
    </a>
  );
}

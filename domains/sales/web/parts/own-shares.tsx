import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { getOwnShares } from '../../contract/routes.ts';
import { kindLabel } from './kind-label.ts';

/** What a performer gets of each thing sold, and the next change that is coming; for the studio. */
export function OwnShares({ shares }: z.output<typeof getOwnShares.response>): ReactNode {
  const t = useMessages();
  const format = useFormat();
  return (
    <Card title={t('sales.studio.shares')} description={t('sales.studio.sharesText')}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
        {shares.map(({ kind, percent, next }) => (
          <div key={kind} className="flex items-baseline justify-between gap-3 sm:grid sm:justify-start sm:gap-0.5">
            <dt className="text-muted">{kindLabel(t, kind)}</dt>
            <dd translate="no" className="font-semibold tabular">
              {percent} %
              {next ? (
                <span className="block font-normal text-sm text-warning">
                  {t('sales.studio.shareNext', { percent: next.percent, date: format.date(next.from) })}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

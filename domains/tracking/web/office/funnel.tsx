import type { ReactNode } from 'react';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { TrackingReport } from '../../contract/report.ts';
import { funnelRows } from './funnel-rows.ts';

/** The way from a visit to a customer; each bar beside the widest, each share of the step before. */
export function Funnel({ visitors, steps }: TrackingReport['funnel']): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const rows = funnelRows(t('tracking.office.visitors'), { visitors, steps });
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Card title={t('tracking.office.funnel')} description={t('tracking.office.funnelNote')}>
      <ol className="grid gap-3">
        {rows.map(({ label, count, share }) => (
          <li key={label} className="grid gap-1">
            <div className="flex items-baseline justify-between gap-3">
              <span className="font-semibold">{label}</span>
              <span translate="no" className="tabular">
                {format.number(count)}
                {share === null ? null : (
                  <span className="text-subtle text-sm">
                    {' '}
                    · {t('tracking.office.ofStep', { share: format.percent(share) })}
                  </span>
                )}
              </span>
            </div>
            <div aria-hidden className="h-2.5 overflow-hidden rounded-full bg-hover" data-edge>
              <div
                data-keep-colour
                className="h-full rounded-full bg-accent forced-colors:bg-[CanvasText]"
                style={{ width: `${count === 0 ? 0 : Math.max(1, (count / most) * 100)}%` }}
              />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

import type { ReactNode } from 'react';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useMessages } from '#kit/web/i18n.tsx';
import type { TrackingReport } from '../../contract/report.ts';

/** The way from a visit to a customer; each bar beside the widest, each share of the step before. */
export function Funnel({ visitors, steps }: TrackingReport['funnel']): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const rows = [
    { label: t('tracking.office.visitors'), count: visitors },
    ...steps.map(({ name, count }) => ({ label: name, count })),
  ];
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Card title={t('tracking.office.funnel')} description={t('tracking.office.funnelNote')}>
      <ol className="grid gap-3">
        {rows.map(({ label, count }, index) => {
          const before = rows[index - 1]?.count ?? 0;
          // People who declined are in the later steps and not in the first: more than all is no share.
          const share = index === 0 || before === 0 || count > before ? null : count / before;
          return (
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
          );
        })}
      </ol>
    </Card>
  );
}

import type { ReactNode } from 'react';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { YearFigures } from '../../contract/yearly.ts';
import { useEuros } from './use-euros.ts';

/** What the tax office is told of a seller, quarter by quarter: the same figures as in its report. */
export function Years({ years }: { years: readonly YearFigures[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const euros = useEuros();
  if (years.length === 0) return null;
  const sum = (of: YearFigures, name: 'paid' | 'fees'): number =>
    of.quarters.reduce((all, quarter) => all + quarter[name], 0);
  return (
    <Card title={t('payouts.money.years')} description={t('payouts.money.yearsText')}>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {years.map((of) => (
          <Table
            key={of.year}
            caption={t('payouts.money.year', { year: String(of.year) })}
            showCaption
            rows={of.quarters.map((quarter, at) => ({
              ...quarter,
              name: t('payouts.money.quarter', { number: at + 1 }),
            }))}
            rowKey={({ name }) => name}
            totalLabel={t('payouts.money.yearSum')}
            columns={[
              { key: 'name', header: t('payouts.money.quarters'), cell: ({ name }) => name, primary: true },
              {
                ...{ key: 'paid', header: t('payouts.money.yearPaid'), align: 'end' as const },
                cell: ({ paid }) => euros(paid),
                total: euros(sum(of, 'paid')),
              },
              {
                ...{ key: 'fees', header: t('payouts.money.yearFees'), align: 'end' as const },
                cell: ({ fees }) => euros(fees),
                total: euros(sum(of, 'fees')),
              },
              {
                ...{ key: 'activities', header: t('payouts.money.yearSales'), align: 'end' as const },
                cell: ({ activities }) => format.number(activities),
              },
            ]}
          />
        ))}
      </div>
    </Card>
  );
}

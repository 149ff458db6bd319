import type { ReactNode } from 'react';
import { Chart } from '#kit/ui/measure/chart.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnMoney } from '../../contract/index.ts';
import { useEuros } from './use-euros.ts';

/** What is too new to be paid, and on which day what of it is not any more. */
export function Held({ money: { held, releases, holdDays, carriedOver } }: { money: OwnMoney }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const euros = useEuros();
  const dayOf = (day: string): string => format.date(day, 'short');
  return (
    <Card
      title={t('payouts.money.heldTitle')}
      description={held === 0 ? t('payouts.money.heldNone') : t('payouts.money.heldText', { days: holdDays })}
    >
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {held === 0 ? null : (
          <Chart
            kind="bars"
            label={t('payouts.money.heldChart')}
            categories={releases.map(({ day }) => dayOf(day))}
            series={[{ key: 'held', label: t('payouts.money.amount'), values: releases.map(({ amount }) => amount) }]}
            format={euros}
            labels={{
              category: t('payouts.money.day'),
              table: t('payouts.money.table'),
              unknown: '\u2013',
              empty: t('payouts.money.heldNone'),
            }}
          />
        )}
        {carriedOver === 0 ? null : (
          <p className="text-sm leading-relaxed">
            {t(carriedOver < 0 ? 'payouts.money.owing' : 'payouts.money.carried', {
              amount: euros(Math.abs(carriedOver)),
            })}
          </p>
        )}
      </div>
    </Card>
  );
}

import type { ReactNode } from 'react';
import type { EarningsOfDayAndKind } from '#domains/ledger/contract/index.ts';
import { statementKind } from '#domains/ledger/web/parts/statement-kind.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { monthName } from '#kit/i18n/days.ts';
import { Chart } from '#kit/ui/measure/chart.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { byDay, byKind, monthAfter } from './month-figures.ts';

/** What a month brought: day by day, and each kind of income as a row. */
export function MonthOfEarnings({
  month,
  today,
  days,
}: {
  month: string;
  today: string;
  days: readonly EarningsOfDayAndKind[];
}): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const to = useHref();
  const price = usePrice();
  const each = byDay(days, month, today);
  const isOver = month < today.slice(0, month.length);
  const at = (count: number): string => `${to('payouts.money')}?month=${monthAfter(month, count)}`;
  return (
    <Card
      title={t('payouts.studio.month', { month: monthName(month, language) })}
      description={price(each.reduce((sum, { amount }) => sum + amount, 0)).amount}
      actions={
        <ButtonLink href={to('studio.earnings')} size="sm">
          {t('payouts.studio.allLines')}
        </ButtonLink>
      }
    >
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <Chart
          kind="bars"
          label={t('payouts.studio.byDay')}
          categories={each.map(({ day }) => String(Number(day.slice(-2))))}
          series={[
            {
              ...{ key: 'earned', label: t('payouts.studio.coins') },
              values: each.map(({ amount }) => (days.length === 0 ? null : amount)),
            },
          ]}
          format={(hundredths) => price(hundredths).amount}
          labels={{
            category: t('payouts.money.day'),
            table: t('payouts.money.table'),
            unknown: '\u2013',
            empty: t('payouts.studio.monthNone'),
          }}
        />
        <Kinds days={days} />
        <nav aria-label={t('payouts.studio.months')} className="flex flex-wrap justify-between gap-3">
          <ButtonLink size="sm" href={at(-1)}>
            {t('payouts.studio.monthBefore')}
          </ButtonLink>
          {isOver ? (
            <ButtonLink size="sm" href={at(1)}>
              {t('payouts.studio.monthAfter')}
            </ButtonLink>
          ) : null}
        </nav>
      </div>
    </Card>
  );
}

function Kinds({ days }: { days: readonly EarningsOfDayAndKind[] }): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const rows = byKind(days);
  if (rows.length === 0) return null;
  return (
    <ul aria-label={t('payouts.studio.bySource')} className="divide-y divide-line border-line border-y">
      {rows.map(({ kind, count, amount }) => (
        <li key={kind} className="flex items-center justify-between gap-3 py-2.5">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className="font-semibold">{t.maybe(statementKind(kind)?.facts.label ?? '') ?? kind}</span>
            <span className="text-muted text-sm"> {t('payouts.studio.times', { count })}</span>
          </span>
          <span translate="no" className="tabular grid shrink-0 text-right leading-tight">
            <b>{price(amount).amount}</b>
            <span className="text-muted text-sm">{price(amount).money ?? ''}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

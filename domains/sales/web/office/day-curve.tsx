import type { ReactNode } from 'react';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import type { overviewCard } from '#domains/office/web/slots.ts';
import { Chart } from '#kit/ui/measure/chart.tsx';
import { Stat } from '#kit/ui/measure/gauges.tsx';
import { Card, CardRow } from '#kit/ui/primitives/card.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { getDayCurves } from '../../contract/day-curve.ts';

interface Curve {
  readonly day: string;
  readonly hours: readonly number[];
  readonly byNow: number;
}
interface Curves {
  readonly at: string;
  readonly today: Curve;
  readonly yesterday: Curve;
  readonly lastWeek: Curve;
}

/** Today beside yesterday and last week: each sum up to the same time, and each day as a line by its hours, of today those that are over. */
function DayCurves({ data }: { data: Curves }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const coins = (value: number): string => formatCoins(value, language);
  const over = data.today.hours.length - 1;
  const days = (['today', 'yesterday', 'lastWeek'] as const).map((key) => ({
    key,
    label: t(`sales.office.day.${key}`),
    byNow: data[key].byNow,
    // The running hour is not over: drawn beside whole ones it would look like a fall.
    hours: key === 'today' ? data.today.hours.slice(0, over) : data[key].hours,
  }));
  const isQuiet = days.every(({ byNow, hours }) => byNow === 0 && hours.every((sold) => sold === 0));
  return (
    <Card
      title={t('sales.office.day.title')}
      description={t('sales.office.day.lead', { time: format.time(data.at) })}
      actions={<LocalLink to="sales.list">{t('sales.office.all')}</LocalLink>}
    >
      <div className="grid gap-4">
        <CardRow min="11rem">
          {days.map(({ key, label, byNow }) => (
            <Stat key={key} label={label} value={coins(byNow)} unit={t('sales.office.day.unit')} />
          ))}
        </CardRow>
        <Chart
          kind="lines"
          label={t('sales.office.day.chart')}
          categories={Array.from({ length: 24 }, (_, hour) => t('sales.office.day.hour', { hour }))}
          series={days.map(({ key, label, hours }) => ({
            key,
            label,
            values: Array.from({ length: 24 }, (_, hour) => (isQuiet ? null : (hours[hour] ?? null))),
          }))}
          format={coins}
          labels={{
            category: t('sales.office.day.when'),
            table: t('sales.office.day.table'),
            unknown: t('sales.office.day.toCome'),
            empty: t('sales.office.day.none'),
          }}
        />
      </div>
    </Card>
  );
}

/** What guests buy today, on the operators' first page. */
export const dayCurves: FillingOf<typeof overviewCard> = defineBlock<Curves>({
  async load({ api }) {
    const answer = await api.call(getDayCurves, {});
    return answer.ok ? answer.data : null;
  },
  View: DayCurves,
});

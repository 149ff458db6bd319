import type { ReactNode } from 'react';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import type { overviewCard } from '#domains/office/web/slots.ts';
import { Chart } from '#kit/ui/measure/chart.tsx';
import { Stat } from '#kit/ui/measure/gauges.tsx';
import { Card, CardRow } from '#kit/ui/primitives/card.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { getDayCurves } from '../../contract/day-curve.ts';

interface Curve {
  readonly day: string;
  readonly hours: readonly number[];
}
interface Curves {
  readonly today: Curve;
  readonly yesterday: Curve;
  readonly lastWeek: Curve;
}

const sumOf = (hours: readonly number[]): number => hours.reduce((all, coins) => all + coins, 0);

/** Today beside yesterday and last week: each sum up to the same hour, and the whole of each day as a line. */
function DayCurves({ data }: { data: Curves }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const coins = (value: number): string => t('sales.office.day.coins', { coins: formatCoins(value, language) });
  const upTo = data.today.hours.length;
  const days = (['today', 'yesterday', 'lastWeek'] as const).map((key) => ({
    key,
    label: t(`sales.office.day.${key}`),
    hours: data[key].hours,
  }));
  const isQuiet = days.every(({ hours }) => sumOf(hours) === 0);
  return (
    <Card
      title={t('sales.office.day.title')}
      description={t('sales.office.day.lead', { hour: upTo })}
      actions={<LocalLink to="sales.list">{t('sales.office.all')}</LocalLink>}
    >
      <div className="grid gap-4">
        <CardRow min="9rem">
          {days.map(({ key, label, hours }) => (
            <Stat key={key} label={label} value={coins(sumOf(hours.slice(0, upTo)))} />
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

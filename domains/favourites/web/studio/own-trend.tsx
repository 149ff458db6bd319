import type { ReactNode } from 'react';
import type { earningsPanel } from '#domains/studio/web/slots.ts';
import { Chart } from '#kit/ui/measure/chart.tsx';
import { Stat } from '#kit/ui/measure/gauges.tsx';
import { Card, CardRow } from '#kit/ui/primitives/card.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { getOwnTrend } from '../../contract/routes.ts';

interface Trend {
  readonly total: number;
  readonly days: readonly { readonly day: string; readonly added: number; readonly removed: number }[];
}

function OwnTrend({ total, days }: Trend): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const sum = (of: 'added' | 'removed'): number => days.reduce((all, day) => all + day[of], 0);
  const isQuiet = sum('added') + sum('removed') === 0;
  const values = (of: 'added' | 'removed') => days.map((day) => (isQuiet ? null : day[of]));
  return (
    <Card title={t('favourites.studio.title')} description={t('favourites.studio.lead', { count: days.length })}>
      <div className="grid gap-4">
        <CardRow min="9rem">
          <Stat label={t('favourites.studio.total')} value={format.number(total)} />
          <Stat label={t('favourites.studio.added')} value={format.number(sum('added'))} />
          <Stat label={t('favourites.studio.removed')} value={format.number(sum('removed'))} />
        </CardRow>
        <Chart
          kind="bars"
          label={t('favourites.studio.chart')}
          categories={days.map(({ day }) => format.date(Date.parse(`${day}T12:00:00Z`)))}
          series={[
            { key: 'added', label: t('favourites.studio.added'), values: values('added') },
            { key: 'removed', label: t('favourites.studio.removed'), values: values('removed') },
          ]}
          format={(value) => format.number(value)}
          labels={{
            category: t('favourites.studio.day'),
            table: t('favourites.studio.table'),
            unknown: t('favourites.studio.unknown'),
            empty: t('favourites.studio.empty'),
          }}
        />
      </div>
    </Card>
  );
}

/** How many have a performer as a favourite, and how that went, in the studio; by whom it does not say. */
export const ownTrend: FillingOf<typeof earningsPanel> = defineBlock<Trend>({
  // It may be away; what was earned is still told.
  async load({ api }) {
    const trend = await api.call(getOwnTrend, {});
    return trend.ok ? trend.data : null;
  },
  View: ({ data }) => <OwnTrend {...data} />,
});

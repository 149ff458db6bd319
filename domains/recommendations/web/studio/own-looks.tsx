import type { ReactNode } from 'react';
import type { earningsPanel } from '#domains/studio/web/slots.ts';
import { Chart } from '#kit/ui/measure/chart.tsx';
import { Stat } from '#kit/ui/measure/gauges.tsx';
import { Card, CardRow } from '#kit/ui/primitives/card.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { getOwnLooks } from '../../contract/index.ts';

interface Looks {
  readonly floorPercent: number;
  readonly isNew: boolean;
  readonly newcomersPercent: number;
  readonly days: readonly { readonly day: string; readonly shown: number; readonly asNewcomer: number }[];
}

function OwnLooks({ floorPercent, isNew, newcomersPercent, days }: Looks): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const sum = (of: 'shown' | 'asNewcomer'): number => days.reduce((all, day) => all + day[of], 0);
  const isQuiet = sum('shown') === 0;
  return (
    <Card
      title={t('recommendations.studio.title')}
      description={t('recommendations.studio.lead', { count: days.length })}
    >
      <div className="grid gap-4">
        <CardRow min="9rem">
          <Stat label={t('recommendations.studio.shown')} value={format.number(sum('shown'))} />
          {isNew || sum('asNewcomer') > 0 ? (
            <Stat label={t('recommendations.studio.asNewcomer')} value={format.number(sum('asNewcomer'))} />
          ) : null}
          <Stat label={t('recommendations.studio.newcomers')} value={format.percent(newcomersPercent / 100)} />
        </CardRow>
        <p translate="no" className="text-muted">
          {t('recommendations.studio.floor', { share: format.percent(floorPercent / 100) })}
        </p>
        <Chart
          kind="bars"
          label={t('recommendations.studio.title')}
          categories={days.map(({ day }) => format.date(Date.parse(`${day}T12:00:00Z`)))}
          series={[
            {
              key: 'shown',
              label: t('recommendations.studio.shown'),
              values: days.map(({ shown }) => (isQuiet ? null : shown)),
            },
          ]}
          format={(value) => format.number(value)}
          labels={{
            category: t('recommendations.studio.day'),
            table: t('recommendations.studio.table'),
            unknown: t('recommendations.studio.unknown'),
            empty: t('recommendations.studio.empty'),
          }}
        />
      </div>
    </Card>
  );
}

/** How often a performer was recommended, in the studio; to whom it does not say. */
export const ownLooks: FillingOf<typeof earningsPanel> = defineBlock<Looks>({
  // It may be away; what was earned is still told.
  async load({ api }) {
    const looks = await api.call(getOwnLooks, {});
    return looks.ok ? looks.data : null;
  },
  View: ({ data }) => <OwnLooks {...data} />,
});

import type { ReactNode } from 'react';
import type { earningsPanel } from '#domains/studio/web/slots.ts';
import { Stat } from '#kit/ui/measure/gauges.tsx';
import { Card, CardRow } from '#kit/ui/primitives/card.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { getProfileVisits } from '../../contract/report.ts';
import { DayBars } from './day-bars.tsx';
import { DayTable, useDayWords } from './day-table.tsx';

interface Day {
  readonly day: string;
  readonly visits: number;
  readonly watches: number;
}

function OwnVisits({ days }: { days: readonly Day[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const sum = (of: 'visits' | 'watches'): number => days.reduce((all, day) => all + day[of], 0);
  const date = useDayWords();
  return (
    <Card title={t('tracking.studio.title', { count: days.length })} description={t('tracking.studio.lead')}>
      <div className="grid gap-4">
        <CardRow min="9rem">
          <Stat label={t('tracking.studio.visits')} value={format.number(sum('visits'))} />
          <Stat label={t('tracking.studio.watches')} value={format.number(sum('watches'))} />
        </CardRow>
        <DayBars
          label={t('tracking.studio.chart', { count: sum('visits') })}
          bars={days.map(({ day, visits }) => ({
            day,
            count: visits,
            words: `${date(day)}: ${format.number(visits)}`,
          }))}
        />
        <DayTable
          opener={t('tracking.studio.byDay')}
          dayLabel={t('tracking.studio.day')}
          days={days}
          figures={[
            { key: 'visits', header: t('tracking.studio.visits'), of: ({ visits }) => visits },
            { key: 'watches', header: t('tracking.studio.watches'), of: ({ watches }) => watches },
          ]}
        />
      </div>
    </Card>
  );
}

/** How often a performer's own profile was visited and picture watched, in the studio. */
export const ownVisits: FillingOf<typeof earningsPanel> = defineBlock<readonly Day[]>({
  // The statistics may be away; what was earned is still told.
  async load({ api }) {
    const visits = await api.call(getProfileVisits, { query: { days: 30 } });
    return visits.ok ? visits.data.days : null;
  },
  View: ({ data }) => <OwnVisits days={data} />,
});

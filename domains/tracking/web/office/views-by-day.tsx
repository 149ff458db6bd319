import type { ReactNode } from 'react';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { TrackingReport } from '../../contract/report.ts';
import { DayBars } from '../parts/day-bars.tsx';
import { DayTable, useDayWords } from '../parts/day-table.tsx';
import { ExportLink } from './export-link.tsx';

type Day = TrackingReport['days'][number];

/** Page views day by day: a picture for the eye, the same as a table for everybody. */
export function ViewsByDay({ days, range }: { days: readonly Day[]; range: number }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const most = Math.max(1, ...days.map(({ views }) => views));
  const busiest = days.reduce<Day | undefined>((best, day) => (day.views > (best?.views ?? 0) ? day : best), undefined);
  const date = useDayWords();
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Card title={t('tracking.office.table.days')} actions={<ExportLink table="days" range={range} />}>
      <div className="grid gap-2">
        <DayBars
          label={
            busiest
              ? t('tracking.office.busiest', { day: date(busiest.day), count: busiest.views })
              : t('tracking.office.nothingYet')
          }
          bars={days.map(({ day, views }) => ({ day, count: views, words: `${date(day)}: ${format.number(views)}` }))}
        />
        <div aria-hidden translate="no" className="flex justify-between text-subtle text-xs tabular">
          <span>{first ? date(first.day) : ''}</span>
          <span>{t('tracking.office.upTo', { count: most })}</span>
          <span>{last ? date(last.day) : ''}</span>
        </div>
        <DayTable
          opener={t('tracking.office.asTable')}
          caption={t('tracking.office.table.days')}
          dayLabel={t('tracking.office.day')}
          days={days}
          figures={[
            { key: 'views', header: t('tracking.office.views'), of: ({ views }) => views },
            { key: 'visitors', header: t('tracking.office.visitors'), of: ({ visitors }) => visitors },
          ]}
        />
      </div>
    </Card>
  );
}

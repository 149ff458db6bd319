import type { ReactNode } from 'react';
import { Chart } from '../measure/chart.tsx';
import { Section } from './section.tsx';

const days = Array.from({ length: 14 }, (_, day) => `${day + 1} Nov`);
const labels = { category: 'Day', table: 'As a table', unknown: '–', empty: 'Nothing was counted yet.' };
const wave = (top: number, gap: number) =>
  days.map((_, day) => (day === gap ? null : Math.round(top * (1.2 + Math.sin(day / 2)))));

/** Figures as lines, bars and shares. */
export function Charts(): ReactNode {
  const format = (value: number): string => `${value}`;
  return (
    <Section id="charts" title="Charts">
      <div className="grid gap-8 lg:grid-cols-2">
        <Chart
          kind="lines"
          label="Visits a day"
          categories={days}
          series={[
            { key: 'guests', label: 'Guests', values: wave(90, 5) },
            { key: 'new', label: 'New guests', values: wave(40, 20) },
          ]}
          {...{ format, labels }}
        />
        <Chart
          kind="bars"
          label="Sales a day"
          categories={days}
          series={[
            { key: 'video', label: 'Videos', values: wave(12, 20) },
            { key: 'tickets', label: 'Tickets', values: wave(7, 3) },
          ]}
          {...{ format, labels }}
        />
        <Chart
          kind="shares"
          label="Ways to watch"
          categories={['Phone', 'Desk', 'Tablet']}
          series={[{ key: 'share', label: 'Share', values: [61, 27, 12] }]}
          format={(value) => `${value} %`}
          labels={{ ...labels, category: 'Way' }}
        />
        <Chart
          kind="bars"
          label="Nothing to draw"
          categories={[]}
          series={[{ key: 'none', label: 'None', values: [] }]}
          {...{ format, labels }}
        />
      </div>
    </Section>
  );
}

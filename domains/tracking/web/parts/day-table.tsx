import type { ReactNode } from 'react';
import { Table } from '#kit/ui/primitives/table.tsx';
import { useFormat } from '#kit/web/words/i18n.tsx';

/** The date of a day of the statistics (`2026-11-21`) as people read it. */
export function useDayWords(): (day: string) => string {
  const format = useFormat();
  return (day) => format.date(`${day}T12:00:00Z`, 'short');
}

/** What a picture of days shows, as a table that opens; the latest day first. */
export function DayTable<Day extends { readonly day: string }>({
  opener,
  caption = opener,
  dayLabel,
  days,
  figures,
}: {
  opener: string;
  caption?: string;
  dayLabel: string;
  days: readonly Day[];
  /** The columns beside the day. */
  figures: readonly { key: string; header: string; of: (day: Day) => number }[];
}): ReactNode {
  const format = useFormat();
  const date = useDayWords();
  return (
    <details>
      <summary className="hit-44 w-fit cursor-pointer py-1 font-semibold text-accent-ink text-sm">{opener}</summary>
      <Table
        caption={caption}
        rows={days.toReversed()}
        rowKey={({ day }) => day}
        columns={[
          { key: 'day', header: dayLabel, primary: true, cell: ({ day }) => date(day) },
          ...figures.map(({ key, header, of }) => ({
            key,
            header,
            align: 'end' as const,
            cell: (row: Day) => format.number(of(row)),
          })),
        ]}
      />
    </details>
  );
}

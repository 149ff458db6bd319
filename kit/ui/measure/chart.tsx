import type { ReactNode } from 'react';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { cx } from '../primitives/cx.ts';
import { useIsAlive } from '../primitives/use-is-alive.ts';
import { seriesMarks } from './chart-scale.ts';

/** One line, one colour of bars, or one ring. `null`: nothing is known there. */
export type ChartSeries = { key: string; label: string; values: readonly (number | null)[] };

/** Props of `Chart`. */
export type ChartProps = {
  /** `shares`: a ring of the first series, whose categories are its parts. */
  kind: 'lines' | 'bars' | 'shares';
  /** What is shown; stands above it and names the table. */
  label: string;
  /** The words of each place, ascending: days, names. */
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** A value for people, with its unit. */
  format: (value: number) => string;
  labels: {
    /** The head of the table's first column. */
    category: string;
    /** The button that shows the table to everybody. */
    table: string;
    /** What stands where nothing is known. */
    unknown: string;
    /** Instead of a chart where there is nothing to draw. */
    empty: string;
  };
  className?: string | undefined;
};

// Most pages have none, and what draws them is as large as a page: it comes with the first one.
const Drawing = /* @__PURE__ */ lazy(() =>
  import('./chart-drawing.tsx').then((module) => ({ default: module.ChartDrawing })),
);

/**
 * Figures as lines, bars or shares. The same figures stand in a table: for screen readers always, for everybody by a button, and in
 * sight where no script runs. The drawing comes when the page has come to life; its place is kept.
 */
export function Chart(props: ChartProps): ReactNode {
  const { kind, label, categories, series, labels, className } = props;
  const id = useId();
  const alive = useIsAlive();
  const [inTable, setInTable] = useState(false);
  const isEmpty = series.every(({ values }) => values.every((value) => value === null));
  const parts = kind === 'shares' ? categories : series.map((one) => one.label);
  return (
    <figure aria-labelledby={id} className={cx('grid min-w-0 content-start gap-3', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <figcaption id={id} className="font-semibold text-sm">
          {label}
        </figcaption>
        {isEmpty ? null : (
          <Button size="sm" variant="ghost" aria-pressed={inTable} onClick={() => setInTable(!inTable)}>
            {labels.table}
          </Button>
        )}
      </div>
      {isEmpty ? <p className="text-muted text-sm">{labels.empty}</p> : null}
      {parts.length > 1 && !isEmpty ? <Legend parts={parts} /> : null}
      {isEmpty ? null : (
        <div aria-hidden className="h-60 min-w-0 noscript:hidden">
          {alive ? (
            <Suspense fallback={null}>
              <Drawing {...props} />
            </Suspense>
          ) : null}
        </div>
      )}
      <Figures {...props} inSight={inTable} />
    </figure>
  );
}

function Legend({ parts }: { parts: readonly string[] }): ReactNode {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
      {parts.map((part, place) => (
        <li key={part} className="flex items-center gap-2">
          <span className={cx('size-3 shrink-0 rounded-full', seriesMarks[place % seriesMarks.length]?.ground)} />
          <span>{part}</span>
        </li>
      ))}
    </ul>
  );
}

function Figures({ label, categories, series, format, labels, inSight }: ChartProps & { inSight: boolean }): ReactNode {
  return (
    <div className={inSight ? 'overflow-x-auto' : 'sr-only noscript:not-sr-only'}>
      <table className="w-full text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-line border-b text-left text-subtle">
            <th scope="col" className="py-1.5 pr-4 font-semibold">
              {labels.category}
            </th>
            {series.map((one) => (
              <th key={one.key} scope="col" className="py-1.5 pl-4 text-right font-semibold">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, place) => (
            <tr key={category} className="border-line border-b">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {category}
              </th>
              {series.map(({ key, values }) => (
                <td key={key} translate="no" className="tabular py-1.5 pl-4 text-right">
                  {shown(values[place] ?? null, format, labels.unknown)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const shown = (value: number | null, format: (value: number) => string, unknown: string): string =>
  value === null ? unknown : format(value);

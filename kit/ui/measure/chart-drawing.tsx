import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, LinePath, Pie } from '@visx/shape';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../primitives/cx.ts';
import type { ChartProps } from './chart.tsx';
import { boundsOf, everyNth, seriesMarks } from './chart-scale.ts';

const height = 240;
/** Room for the words of values at the side and of categories below (px). */
const edge = { left: 56, right: 8, top: 12, bottom: 26 };
const markOf = (place: number) => seriesMarks[place % seriesMarks.length] ?? seriesMarks[0];

/** What `Chart` draws, as wide as its place. */
export function ChartDrawing(props: ChartProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={box} className="size-full animate-fade-in">
      {width > 0 ? (
        <svg aria-hidden width={width} height={height} className="block overflow-visible">
          {props.kind === 'shares' ? <Ring {...props} width={width} /> : <Plot {...props} width={width} />}
        </svg>
      ) : null}
    </div>
  );
}

type Sized = ChartProps & { width: number };

function Plot(props: Sized): ReactNode {
  const { kind, categories, series, format, width } = props;
  const [seen, setSeen] = useState<number | null>(null);
  const x = scaleBand({
    domain: categories.map((_, place) => place),
    range: [edge.left, width - edge.right],
    padding: 0.2,
  });
  const y = scaleLinear({ domain: boundsOf(series), range: [height - edge.bottom, edge.top], nice: true });
  const middle = (place: number): number => (x(place) ?? 0) + x.bandwidth() / 2;
  const each = everyNth(categories.length, width - edge.left, 76);
  return (
    <>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line x1={edge.left} x2={width - edge.right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={edge.left - 8} y={y(tick)} dy="0.32em" textAnchor="end" className="fill-subtle text-xs">
            {format(tick)}
          </text>
        </g>
      ))}
      {categories.map((category, place) =>
        place % each === 0 ? (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is
            key={place}
            x={middle(place)}
            y={height - 8}
            textAnchor="middle"
            className="fill-subtle text-xs"
          >
            {category}
          </text>
        ) : null,
      )}
      {series.map((one, place) =>
        kind === 'bars' ? (
          <Bars key={one.key} {...{ values: one.values, place, of: series.length, x, y }} />
        ) : (
          <LinePath
            key={one.key}
            data={one.values.map((value, at) => ({ value, at }))}
            defined={({ value }) => value !== null}
            x={({ at }) => middle(at)}
            y={({ value }) => y(value ?? 0)}
            strokeWidth={2}
            strokeDasharray={markOf(place).dash}
            strokeLinejoin="round"
            className={cx('fill-none', markOf(place).stroke)}
          />
        ),
      )}
      {categories.map((category, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is
          key={place}
          x={middle(place) - x.step() / 2}
          y={edge.top}
          width={x.step()}
          height={height - edge.top - edge.bottom}
          onPointerEnter={() => setSeen(place)}
          onPointerLeave={() => setSeen(null)}
          className={place === seen ? 'fill-ink opacity-6' : 'fill-transparent'}
        >
          <title>{`${category}: ${series.map(({ label, values }) => `${label} ${words(values[place], props)}`).join(', ')}`}</title>
        </rect>
      ))}
    </>
  );
}

const words = (value: number | null | undefined, { format, labels }: ChartProps): string =>
  value === null || value === undefined ? labels.unknown : format(value);

function Bars(props: {
  values: readonly (number | null)[];
  place: number;
  of: number;
  x: ReturnType<typeof scaleBand<number>>;
  y: ReturnType<typeof scaleLinear<number>>;
}): ReactNode {
  const { values, place, of, x, y } = props;
  const width = x.bandwidth() / of;
  return values.map((value, at) =>
    value === null ? null : (
      <Bar
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is
        key={at}
        x={(x(at) ?? 0) + place * width}
        y={Math.min(y(value), y(0))}
        width={Math.max(1, width - 1)}
        height={Math.abs(y(value) - y(0))}
        rx={2}
        className={markOf(place).fill}
      />
    ),
  );
}

function Ring(props: Sized): ReactNode {
  const { categories, series, width } = props;
  const parts = (series[0]?.values ?? []).map((value, place) => ({ value: Math.max(0, value ?? 0), place }));
  const radius = height / 2 - edge.top;
  return (
    <g transform={`translate(${Math.min(width / 2, radius + edge.left)},${height / 2})`}>
      <Pie
        data={parts}
        pieValue={({ value }) => value}
        pieSortValues={null}
        outerRadius={radius}
        innerRadius={radius * 0.6}
        padAngle={0.015}
        cornerRadius={3}
      >
        {({ arcs, path }) =>
          arcs.map((arc) => (
            <path key={arc.data.place} d={path(arc) ?? ''} className={markOf(arc.data.place).fill}>
              <title>{`${categories[arc.data.place]}: ${words(series[0]?.values[arc.data.place], props)}`}</title>
            </path>
          ))
        }
      </Pie>
    </g>
  );
}

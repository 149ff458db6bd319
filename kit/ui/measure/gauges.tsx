import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../primitives/cx.ts';
import type { LevelZone } from './level.ts';
import { levelZone } from './level.ts';

const zoneClass: Record<LevelZone, string> = {
  silent: 'bg-control',
  quiet: 'bg-warning',
  good: 'bg-success',
  hot: 'bg-danger',
};

/** How loud it is, 0 to 1 (`levelFromRms`), with a falling peak mark (`nextPeak`) and the zone in words. */
export function Meter({
  label,
  level,
  peak = 0,
  zoneLabels,
  className,
}: {
  label: string;
  level: number;
  peak?: number | undefined;
  zoneLabels: Record<LevelZone, string>;
  className?: string | undefined;
}): ReactNode {
  const zone = levelZone(level);
  return (
    <div className={cx('grid gap-1.5', className)}>
      <div className="flex justify-between gap-3 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="text-muted">{zoneLabels[zone]}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a meter element cannot be drawn with a peak mark everywhere. */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(level * 100)}
        aria-valuetext={zoneLabels[zone]}
        data-edge
        data-keep-colour
        className="relative h-3 overflow-hidden rounded-full bg-hover"
      >
        <span
          className={cx('block h-full origin-left rounded-full', zoneClass[zone])}
          style={{ transform: `scaleX(${level})` }}
        />
        {peak > 0 ? (
          <span className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: `calc(${peak * 100}% - 2px)` }} />
        ) : null}
        <span
          aria-hidden
          className="absolute inset-0 bg-[repeating-linear-gradient(90deg,transparent_0_8px,var(--surface)_8px_10px)]"
        />
      </div>
    </div>
  );
}

/** How far something is: an upload, a goal. `text` is the value in words. */
export function Progress({
  label,
  value,
  max = 100,
  text,
  hideLabel,
  className,
}: {
  label: string;
  value: number;
  max?: number | undefined;
  text?: string | undefined;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}): ReactNode {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={cx('grid gap-1.5', className)}>
      {hideLabel ? null : (
        <div className="flex justify-between gap-3 text-sm">
          <span className="font-semibold">{label}</span>
          {text ? (
            <span translate="no" className="tabular text-muted">
              {text}
            </span>
          ) : null}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        data-edge
        data-keep-colour
        className="h-2 overflow-hidden rounded-full bg-hover"
      >
        <span
          className="afterglow block h-full rounded-full transition-[width] duration-500"
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}

/** How a figure moved; `good` decides the colour, the arrow the direction. */
export type Delta = { text: string; direction: 'up' | 'down' | 'flat'; good?: boolean | undefined };

const arrows = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight };

/** A figure that matters: earnings today, viewers now. */
export function Stat({
  label,
  value,
  unit,
  delta,
  icon,
  className,
}: {
  label: string;
  value: ReactNode;
  unit?: string | undefined;
  delta?: Delta | undefined;
  icon?: ReactNode;
  className?: string | undefined;
}): ReactNode {
  const Arrow = delta ? arrows[delta.direction] : null;
  return (
    <div
      data-edge
      className={cx('grid content-start gap-1 rounded-card border border-line bg-surface p-(--card-pad)', className)}
    >
      <span className="flex items-center gap-2 text-sm text-subtle [&>svg]:size-4">
        {icon}
        <span>{label}</span>
      </span>
      <span translate="no" className="tabular font-extrabold text-2xl tracking-tight">
        <span>{value}</span>
        {unit ? <span className="ml-1 font-semibold text-base text-muted">{unit}</span> : null}
      </span>
      {delta && Arrow ? (
        <span
          className={cx(
            'inline-flex items-center gap-1 font-semibold text-xs',
            delta.good === undefined ? 'text-subtle' : delta.good ? 'text-success' : 'text-danger',
          )}
        >
          <Arrow aria-hidden className="size-3.5" />
          <span>{delta.text}</span>
        </span>
      ) : null}
    </div>
  );
}

import type { ReactNode } from 'react';

/** A bar's room in the units of the picture, which is stretched to its place. */
const height = 100;
/** What has nothing still has a foot to stand on. */
const least = 0.6;

/** A bar for every day; `label` says in words what it shows. The same figures belong in a table beside it. */
export function DayBars({
  label,
  bars,
}: {
  label: string;
  bars: readonly { day: string; count: number; words: string }[];
}): ReactNode {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${bars.length} ${height}`}
      preserveAspectRatio="none"
      className="h-36 w-full"
    >
      {bars.map(({ day, count, words }, index) => {
        const tall = count === 0 ? least : Math.max(2, (count / most) * height);
        return (
          <rect
            key={day}
            x={index + 0.1}
            width={0.8}
            y={height - tall}
            height={tall}
            className={count === 0 ? 'fill-line' : 'fill-accent forced-colors:fill-[CanvasText]'}
          >
            <title>{words}</title>
          </rect>
        );
      })}
    </svg>
  );
}

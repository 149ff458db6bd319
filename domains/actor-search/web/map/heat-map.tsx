import type { ReactNode } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import type { ActorHeatMap } from '../../contract/index.ts';
import { projection, useCountries } from './countries.ts';

/** Shape of the drawing, width to height. */
const shape = 4 / 3;
/** The drawing shows at least so much of the world, in units of the projection: a cell alone still lies in a country. */
const leastWidth = 180;
/** Room around the outermost cells, as a share of what is shown. */
const margin = 0.15;

/** So many are named on the drawing, those with the most people; all of them are in the list. */
const mostNames = 8;

/** A cell as a rectangle of the drawing. */
interface Square {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function squareOf({ south, west, north, east }: ActorHeatMap): Square {
  const [x = 0, y = 0] = projection([west, north]) ?? [];
  const [right = 0, bottom = 0] = projection([east, south]) ?? [];
  return { x, y, width: right - x, height: bottom - y };
}

/** What is shown: all squares with some room around them, in the drawing's shape. */
function frameOf(squares: readonly Square[]): Square {
  const left = Math.min(...squares.map(({ x }) => x));
  const top = Math.min(...squares.map(({ y }) => y));
  const right = Math.max(...squares.map(({ x, width }) => x + width));
  const bottom = Math.max(...squares.map(({ y, height }) => y + height));
  const width = Math.max(leastWidth, (1 + 2 * margin) * Math.max(right - left, (bottom - top) * shape));
  const height = width / shape;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** Where interest comes from, as squares the stronger the more people; the list beside it says the same in words. */
export function HeatMap({ cells, chosen }: { cells: readonly ActorHeatMap[]; chosen: number | null }): ReactNode {
  const shapes = useCountries();
  const squares = cells.map(squareOf);
  const { x, y, width, height } = frameOf(squares);
  const most = Math.max(...cells.map(({ people }) => people));
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden className="block aspect-[4/3] w-full">
      {shapes.map((country, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the countries are always the same
          key={at}
          d={country}
          className="fill-control/40 stroke-canvas"
          vectorEffect="non-scaling-stroke"
          strokeWidth={0.75}
        />
      ))}
      {squares.map((square, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: cells do not move
          key={at}
          {...square}
          rx={square.width * 0.15}
          fillOpacity={0.35 + (0.6 * (cells[at]?.people ?? 0)) / most}
          className={cx('fill-accent', chosen === at ? 'stroke-ink' : 'stroke-accent')}
          vectorEffect="non-scaling-stroke"
          strokeWidth={chosen === at ? 3 : 1}
        />
      ))}
      {cells.slice(0, mostNames).map(({ near }, at) => {
        const square = squares[at];
        return square && near ? (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: cells do not move
            key={at}
            x={square.x + square.width / 2}
            y={square.y - height * 0.012}
            fontSize={height * 0.035}
            textAnchor="middle"
            className="fill-ink font-semibold"
          >
            {near}
          </text>
        ) : null;
      })}
    </svg>
  );
}

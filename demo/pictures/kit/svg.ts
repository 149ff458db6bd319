/** A number as SVG text: two decimals at most. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/**
 * Path data with rounded numbers, and `mirror` for the other side of a symmetric drawing:
 * path`M ${0} ${-10} L ${w} ${20}`.
 */
export function path(strings: TemplateStringsArray, ...values: readonly number[]): string {
  return strings.reduce((text, part, i) => text + part + (i < values.length ? n(values[i] ?? 0) : ''), '');
}

/** The same drawing once as it stands and once mirrored at x = 0. */
export function both(content: string): string {
  return `${content}<g transform="scale(-1 1)">${content}</g>`;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${n(opacity)}"`;
      return `<stop offset="${n(offset)}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}

/** A linear gradient in user space from (x1, y1) to (x2, y2). */
export function linear(
  id: string,
  line: readonly [x1: number, y1: number, x2: number, y2: number],
  list: readonly Stop[],
): string {
  const [x1, y1, x2, y2] = line.map(n);
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
}

/** A radial gradient in user space. */
export function radial(
  id: string,
  circle: readonly [cx: number, cy: number, r: number],
  list: readonly Stop[],
): string {
  const [cx, cy, r] = circle.map(n);
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;
}

/** A Gaussian blur filter that keeps its soft edge inside the region. */
export function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`;
}

/** A clip path made of shapes. */
export function clip(id: string, shapes: string): string {
  return `<clipPath id="${id}">${shapes}</clipPath>`;
}

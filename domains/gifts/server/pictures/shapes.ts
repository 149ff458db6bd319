/** Pieces of our drawings: each answers SVG. Places and sizes are in a square of 96 by 96. */

const round = (value: number): number => Math.round(value * 10) / 10;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"/>`;

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A line with round ends. */
export const line = (d: string, colour: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const turned = (inner: string, degrees: number, x = 48, y = 48): string =>
  `<g transform="rotate(${round(degrees)} ${x} ${y})">${inner}</g>`;

/** The same around a middle, so many times. */
export const around = (count: number, inner: string, x = 48, y = 48, from = 0): string =>
  Array.from({ length: count }, (_, index) => turned(inner, from + (360 / count) * index, x, y)).join('');

/** A star with so many points. */
export function star(x: number, y: number, outer: number, inner: number, fill: string, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const reach = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI / points) * index - Math.PI / 2;
    return `${round(x + reach * Math.cos(angle))},${round(y + reach * Math.sin(angle))}`;
  });
  return `<polygon points="${corners.join(' ')}" fill="${fill}" stroke="${fill}" stroke-width="3" stroke-linejoin="round"/>`;
}

/** A heart whose point is at the bottom; `size` is half of its width. */
export const heart = (x: number, y: number, size: number, fill: string): string =>
  shape(
    `M${x} ${y + size} C${x - size * 1.5} ${y} ${x - size} ${y - size} ${x} ${y - size * 0.35} C${x + size} ${y - size} ${x + size * 1.5} ${y} ${x} ${y + size}Z`,
    fill,
  );

/** Light on something. */
export const shine = (x: number, y: number, rx: number, ry: number, turn = -30): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" opacity=".45" transform="rotate(${turn} ${x} ${y})"/>`;

/** A stem with two leaves, from below to `top`. */
export const stem = (top: number, x = 48): string =>
  line(`M${x} ${top} C${x + 2} ${top + 18} ${x - 2} 76 ${x} 90`, '#3f8f4f', 3.5) +
  oval(x - 9, 74, 10, 4.5, '#57ab62', 32) +
  oval(x + 9, 68, 10, 4.5, '#3f8f4f', -32);

/** A body from light to dark, named for use as `url(#name)`. */
export const fade = (name: string, from: string, to: string): string =>
  `<linearGradient id="${name}" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** The whole drawing; a soft shadow keeps white petals in sight on a light page. */
export const drawing = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><filter id="shade" x="-10%" y="-10%" width="120%" height="120%"><feDropShadow dx="0" dy=".8" stdDeviation="1.1" flood-color="#1a1030" flood-opacity=".5"/></filter><g filter="url(#shade)">${inner}</g></svg>`;

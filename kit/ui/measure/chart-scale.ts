/** How one series looks, by its place: a colour of the tokens, and a dash, so that lines differ without colour as well. */
export const seriesMarks = [
  { ground: 'bg-accent', stroke: 'stroke-accent', fill: 'fill-accent', dash: undefined },
  { ground: 'bg-info', stroke: 'stroke-info', fill: 'fill-info', dash: '7 4' },
  { ground: 'bg-success', stroke: 'stroke-success', fill: 'fill-success', dash: '2 4' },
  { ground: 'bg-warning', stroke: 'stroke-warning', fill: 'fill-warning', dash: '10 4 2 4' },
  { ground: 'bg-private', stroke: 'stroke-private', fill: 'fill-private', dash: '4 2' },
  { ground: 'bg-danger', stroke: 'stroke-danger', fill: 'fill-danger', dash: '1 3' },
] as const;

/** The least and the most of all series; nothing is always in sight, so that lengths can be compared. */
export function boundsOf(series: readonly { values: readonly (number | null)[] }[]): [number, number] {
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  return least === most ? [0, 1] : [least, most];
}

/** Of how many places each one's words are written, so that words of `room` px stand beside each other on `width` px. */
export const everyNth = (count: number, width: number, room: number): number =>
  Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / room))));

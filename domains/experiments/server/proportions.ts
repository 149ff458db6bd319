/** 97.5th percentile of the normal distribution: intervals of 95 %. */
const z = 1.959963984540054;

export interface Proportion {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** A share of `hits` among `all` with Wilson's score interval; nothing known is 0 to 1. */
export function wilson(hits: number, all: number): Proportion {
  if (all === 0) return { rate: 0, low: 0, high: 1 };
  const rate = hits / all;
  const spread = z * Math.sqrt((rate * (1 - rate)) / all + (z * z) / (4 * all * all));
  const centre = rate + (z * z) / (2 * all);
  const scale = 1 + (z * z) / all;
  return {
    rate,
    low: hits === 0 ? 0 : Math.max(0, (centre - spread) / scale),
    high: hits === all ? 1 : Math.min(1, (centre + spread) / scale),
  };
}

/** How much more `a` is than `b`, with Newcombe's hybrid score interval (1998, method 10). */
export function difference(a: Proportion, b: Proportion): { value: number; low: number; high: number } {
  const value = a.rate - b.rate;
  return {
    value,
    low: value - Math.hypot(a.rate - a.low, b.high - b.rate),
    high: value + Math.hypot(a.high - a.rate, b.rate - b.low),
  };
}

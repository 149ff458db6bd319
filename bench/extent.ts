/** How much a benchmark does. */
export interface Extent {
  /** A look whether it still runs: as little of everything as says so, about a second each; its figures mean nothing. */
  readonly isBrief: boolean;
  /** How long each figure is taken, in seconds. */
  readonly seconds: number;
}

export const full: Extent = { isBrief: false, seconds: 5 };
export const brief: Extent = { isBrief: true, seconds: 1 };

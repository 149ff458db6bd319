/** How much a benchmark does. */
export interface BenchRun {
  /** A look whether it still runs: as little of everything as says so, about a second each; its figures mean nothing. */
  readonly isBrief: boolean;
  /** How long each figure is taken, in seconds. */
  readonly seconds: number;
}

export const full: BenchRun = { isBrief: false, seconds: 5 };
export const brief: BenchRun = { isBrief: true, seconds: 0.5 };

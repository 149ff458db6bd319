/** How many times as much a long run tries (`npm run test:long`); 1 in `npm test`. */
const factor = Number(process.env.TEST_LONG ?? 1);

/** As many runs of a property or a proof as this run has time for, `short` of them in `npm test`. */
export const scaledRuns = (short: number): number => short * factor;

/** How long a test of {@link scaledRuns} may take, in milliseconds, where `short` is meant for `npm test`. */
export const scaledTimeout = (short: number): number => short * factor;

import { pictureCoverage } from '../server/coverage.ts';
import type { PerformersDeps } from '../server/deps.ts';

const sink = pictureCoverage({ media: { withhold: async () => {} } });

/** Stands in for consent where a test is about something else: everybody in a picture agrees at once. */
export const agreeing: PerformersDeps['consent'] = {
  declare: (tx, { thing }) => sink.set(tx, [thing.id], true),
  forget: async () => {},
};

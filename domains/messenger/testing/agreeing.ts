import { messageCoverage } from '../server/coverage.ts';
import type { Context } from '../server/deps.ts';

/** Stands in for consent where a test is about something else: everybody in what messages carry agrees at once. */
export const agreeing: Context['consent'] = {
  declare: (tx, { thing }) => messageCoverage.set(tx, [thing.id], true),
  forget: async () => {},
};

import type { Executor } from '#kit/db/db.ts';
import type { Desk } from '#kit/desks/desks.ts';
import { extensionPoint } from './extensions.ts';

/** A figure that operators see first: how many of something there are, or how something stands. */
export interface OverviewFigure {
  /** The key of its label among the words of the office, such as `ledger.overview.books`. */
  readonly label: string;
  /** Lower comes first. */
  readonly order: number;
  /** For operators at these desks, and administrators; for every operator when not given. */
  readonly desks?: readonly Desk[];
  /** Of today, from midnight of the product's time zone on; how it stands now when not given. */
  readonly of?: 'today';
  /** What a count is counted in: cents of a euro, or minutes; pieces when not given. */
  readonly unit?: 'euroCents' | 'minutes';
  /** The page of the office that tells more. */
  readonly page?: string;
  /**
   * A count, or the key of a word for a state; `alarm` when somebody has to act. `since`: what is counted waits for a hand, the first of
   * it since then, ms since the epoch; the menu counts it, too.
   */
  read(
    executor: Executor,
  ): Promise<{ readonly value: number | string; readonly alarm?: boolean; readonly since?: number }>;
}

/** What domains put on the first page of the office. */
export const overviewFigures = extensionPoint<OverviewFigure>('office.overviewFigures');

import type { Live } from '#domains/live/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Surveys } from '#domains/surveys/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the domain works with. */
export interface Context {
  readonly kit: Pick<Kit, 'db' | 'clock'>;
  readonly performers: Pick<Performers, 'actor' | 'cards' | 'listedIds' | 'namesOf' | 'themes'>;
  readonly live: Pick<Live, 'paidMinutes'>;
  readonly surveys: Pick<Surveys, 'bestRated' | 'ratingsOf'>;
}

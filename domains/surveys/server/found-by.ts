import type { SearchFact } from '#domains/actor-search/server/index.ts';
import type { Surveys } from './index.ts';

/** Shares of satisfied guests that performers are found by, per cent at least. */
const shares = [95, 90, 80] as const;

/** Performers are found by how satisfied guests were in ninety days; who has too few ratings is in none. */
export const foundByRating = (surveys: Pick<Surveys, 'ratingsOf'>): SearchFact => ({
  filters: [
    {
      filter: 'rating',
      kind: 'many',
      words: { en: 'Guests satisfied', de: 'Zufriedene Gäste', nl: 'Tevreden gasten', es: 'Usuarios satisfechos' },
      options: shares.map((share) => ({
        value: String(share),
        words: {
          en: `${share} % or more`,
          de: `${share} % oder mehr`,
          nl: `${share} % of meer`,
          es: `${share} % o más`,
        },
      })),
    },
  ],
  async load(executor, actorIds) {
    const known = await surveys.ratingsOf(executor, actorIds);
    return new Map(
      [...known].map(([actorId, { chatRatings }]) => [
        actorId,
        shares
          .filter((share) => chatRatings.lastNinetyDays.satisfactionRate >= share)
          .map((share) => `rating:${share}`),
      ]),
    );
  },
});

import { z } from 'zod';
import { actorEntity } from '#domains/performers/contract/index.ts';
import type { FieldsOf } from '#kit/contract/entity.ts';
import { facet } from '#kit/contract/entity.ts';

/** How guests rated the last ninety days; null below {@link minimumRatings}. */
export const ChatRatings = z
  .object({
    lastNinetyDays: z
      .object({ countRatings: z.int(), satisfactionRate: z.int().describe('percent') })
      .meta({ id: 'ChatRatingPeriod' }),
  })
  .meta({ id: 'ChatRatings' });

/** Ratings are shown from this many on (spec 2 §5). */
export const minimumRatings = 10;
/** So many stars and more are a satisfied guest. */
export const satisfiedFrom = 4;

const shape = { chatRatings: ChatRatings.nullable() };

declare module '#domains/performers/contract/facets.ts' {
  interface ActorFacets extends FieldsOf<typeof shape> {}
}

export const actorRatings = facet(actorEntity, 'surveys', shape, { chatRatings: null });

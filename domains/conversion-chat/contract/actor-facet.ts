import { z } from 'zod';
import { actorEntity } from '#domains/performers/contract/index.ts';
import type { FieldsOf } from '#kit/contract/entity.ts';
import { facet } from '#kit/contract/entity.ts';

const shape = { isActorAvailableForConversionChat: z.boolean() };

/** Whether a performer takes part in extra free chat of new guests and is live in free chat (spec 2 §3). */
export const actorConversionChat = facet(actorEntity, 'conversion-chat', shape, {
  isActorAvailableForConversionChat: false,
});

declare module '#domains/performers/contract/facets.ts' {
  interface ActorFacets extends FieldsOf<typeof shape> {}
}

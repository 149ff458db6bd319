import { z } from 'zod';
import { actorEntity } from '#domains/performers/contract/index.ts';
import type { FieldsOf } from '#kit/contract/entity.ts';
import { facet } from '#kit/contract/entity.ts';

const shape = {
  isFavoriteActorOfGuest: z.boolean(),
  modelGuestRelation: z.object({ isFavorite: z.boolean() }).meta({ id: 'ModelGuestRelation' }),
};

/** Whether the guest who asks has pinned a performer (spec 2 §3, "Actor"). */
export const guestRelation = facet(actorEntity, 'favourites', shape, {
  isFavoriteActorOfGuest: false,
  modelGuestRelation: { isFavorite: false },
});

declare module '#domains/performers/contract/facets.ts' {
  interface ActorFacets extends FieldsOf<typeof shape> {}
}

import { z } from 'zod';
import type { FieldsOf } from '#kit/contract/entity.ts';
import { facet } from '#kit/contract/entity.ts';
import { actorEntity } from './actor.ts';

/**
 * Fields of the specification (spec 2 §3, "Actor") whose domain is not built: clients of the specification find each as it
 * is where there is nothing of the kind, which is true while there cannot be. Whoever builds such a domain declares
 * its fields in a facet of its own; what a domain brings is reserved no longer, and its line here can go.
 */
const reservedShape = {
  // incentives
  isActorAvailableForConversionChat: z.boolean(),
};

declare module './facets.ts' {
  interface ActorFacets extends FieldsOf<typeof reservedShape> {}
}

export const reservedFacets = facet(actorEntity, 'reserved', reservedShape, {
  isActorAvailableForConversionChat: false,
});

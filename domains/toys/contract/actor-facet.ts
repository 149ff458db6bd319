import { z } from 'zod';
import { actorEntity } from '#domains/performers/contract/index.ts';
import type { FieldsOf } from '#kit/contract/entity.ts';
import { facet } from '#kit/contract/entity.ts';

const shape = { chatFeatures: z.object({ dildocontrol: z.boolean() }).meta({ id: 'ChatFeatures' }) };

/** Whether a performer offers direct control of a toy in private chats (spec 2 §3, "Actor"; the wire's word). */
export const toyFeatures = facet(actorEntity, 'toys', shape, { chatFeatures: { dildocontrol: false } });

declare module '#domains/performers/contract/facets.ts' {
  interface ActorFacets extends FieldsOf<typeof shape> {}
}

import { z } from 'zod';
import { actorEntity } from '#domains/performers/contract/index.ts';
import type { FieldsOf } from '#kit/contract/entity.ts';
import { facet } from '#kit/contract/entity.ts';

const shape = { isCurrentlyTicketShow: z.boolean() };
const ownShape = { guestHasTicket: z.boolean() };

/** Whether a performer's ticket show is on (spec 2 §3). */
export const actorShow = facet(actorEntity, 'tickets', shape, { isCurrentlyTicketShow: false });

/** Whether the asking guest has a ticket for a performer's show that is on or to come (spec 2 §3). */
export const actorTicket = facet(actorEntity, 'tickets', ownShape, { guestHasTicket: false });

declare module '#domains/performers/contract/facets.ts' {
  interface ActorFacets extends FieldsOf<typeof shape>, FieldsOf<typeof ownShape> {}
}

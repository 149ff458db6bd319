import { z } from 'zod';
import { visitor } from '#kit/contract/access.ts';
import { entity } from '#kit/contract/entity.ts';
import { query } from '#kit/contract/operations.ts';

/**
 * What domains know of a guest besides the guest state, by field: each adds its types here (`declare module`) beside its facet,
 * which is loaded for the guest who asks.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the domains fill it
export interface GuestFacets {}

/** The guest in query services: `data.guest.…` of the specification (spec 3 §7). Every field is a facet. */
export const Guest = z.object({ id: z.int() }).meta({ id: 'Guest' });
export const guestEntity = entity<GuestFacets>('guest', 'Guest');

export const guestGraph = query({
  name: 'guest',
  summary: 'Who asks, with what each domain knows of them; only what is asked for is looked up.',
  access: visitor,
  result: Guest,
});

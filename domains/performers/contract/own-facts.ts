import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { shows } from '#kit/contract/entity.ts';
import { route } from '#kit/contract/operations.ts';
import { defineResource } from '#kit/contract/resource.ts';
import { actorEntity } from './actor.ts';
import type { ListedActors } from './actor-states.ts';
import type { ActorFacets } from './facets.ts';
import { listOfIds, mostIds } from './ids.ts';

/** What somebody's own of a performer is: nothing by itself, and the fields that other domains bring. */
export const OwnActorFacts = shows(actorEntity, z.object({ id: z.int() }).meta({ id: 'OwnActorFacts' }));

export const getOwnActorFacts = route({
  name: 'getOwnActorFacts',
  method: 'GET',
  path: 'actor/own',
  summary:
    'What is the guest’s own about some performers, for all cards of a page at once: lists are the same for everybody.',
  // A page that was made for a member may ask when the session has ended: nothing is nobody's.
  access: anyone,
  facets: 'all',
  query: z.object({
    ids: listOfIds.describe(`up to ${mostIds} ids, with commas`),
    fields: z.string().min(1).max(600).describe('names with commas: these of what other domains know'),
  }),
  response: z.object({ actors: z.array(OwnActorFacts) }),
});

export type OwnFacts = Readonly<Record<number, Partial<ActorFacets>>>;

/** Takes in what became of one performer for this guest; of one who is not on the page nothing. */
export const withOwnChange = (
  facts: OwnFacts,
  { ids }: ListedActors,
  id: number,
  change: Partial<ActorFacets>,
): OwnFacts => (ids.includes(id) ? { ...facts, [id]: { ...facts[id], ...change } } : facts);

/**
 * What of the performers on a page is a guest's own: asked for once a page, kept by pushes. Who brings a field brings the
 * push that changes it (slot `performers.cardFact`).
 */
export const ownActorFacts = defineResource({
  name: 'ownActorFacts',
  summary: 'What is a guest’s own about the performers on a page.',
  topic: null,
  snapshot: getOwnActorFacts,
  input: ({ ids, fields }: ListedActors) => ({ query: { ids: ids.join(','), fields } }),
  read: ({ actors }): OwnFacts => Object.fromEntries(actors.map(({ id, ...own }) => [id, own])),
  pushes: () => [],
});

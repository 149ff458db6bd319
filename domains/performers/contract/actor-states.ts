import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { defineResource } from '#kit/contract/resource.ts';
import { ActorState } from './actor.ts';
import type { ActorFacets } from './facets.ts';
import { actorFigures } from './figures.ts';
import { listOfIds, mostIds } from './ids.ts';
import type { ActorPresence } from './presence.ts';
import { actorOffline, actorOnline, actorState } from './presence.ts';

export const getActorStates = route({
  name: 'getActorStates',
  method: 'GET',
  path: 'actor/states',
  summary: 'What of some performers changes by the minute, for lists; who is not there any more is left out.',
  access: anyone,
  shared: true,
  facets: 'all',
  query: z.object({
    ids: listOfIds.describe(`up to ${mostIds} ids, with commas`),
    fields: z.string().max(600).optional().describe('names with commas: only these of what other domains know'),
  }),
  response: z.object({ actors: z.array(ActorState) }),
});

/** What lists keep current of a performer. How many watch is told only to who is in the room. */
export type ActorChange = Partial<Omit<ActorState, 'id' | 'viewers' | 'prices'> & ActorFacets>;

/** Performers in a list, and the fields of other domains that it keeps current, with commas. */
export interface ListedActors {
  readonly ids: readonly number[];
  readonly fields: string;
}

export type ActorStates = Readonly<Record<number, ActorChange>>;

/** Takes in what became of one performer; of one who is not in the list nothing. */
export const withChange = (states: ActorStates, { ids }: ListedActors, id: number, change: ActorChange): ActorStates =>
  ids.includes(id) ? { ...states, [id]: { ...states[id], ...change } } : states;

const gone: ActorChange = {
  isOnline: false,
  onlineState: 'OFFLINE',
  liveState: 'offline',
  freeChat: false,
  isLivePreviewEnabled: false,
  isVoyeurChatAvailable: false,
  isOnlineMobileVideocall: false,
};

const pushed = (states: ActorStates, presence: ActorPresence, key: ListedActors): ActorStates => {
  // That a show is on is told to lists by whoever owns shows.
  const { actorId, actorName, state, viewers, prices, voyeursAllowed, isTicketShow, ...room } = presence;
  const onlineState = room.isOnline ? 'ONLINE' : 'OFFLINE';
  return withChange(states, key, actorId, { ...room, onlineState, liveState: state });
};

/** Performers wherever they are listed (spec 2 §4: online and offline pushes update lists). */
export const actorStates = defineResource({
  name: 'actorStates',
  summary: 'Performers in a list: who is live, what can be done with them now, and how many like them.',
  topic: 'actors',
  snapshot: getActorStates,
  input: ({ ids, fields }: ListedActors) => ({ query: { ids: ids.join(','), fields } }),
  read: ({ actors }, { ids }): ActorStates => {
    const found = new Map(actors.map(({ id, viewers, prices, ...change }) => [id, change]));
    return Object.fromEntries(ids.map((id) => [id, found.get(id) ?? gone]));
  },
  pushes: (on) => [
    on(actorOnline, pushed),
    on(actorState, pushed),
    on(actorFigures, (states, { actors }, key) =>
      actors.reduce((now, { actorId, ...figures }) => withChange(now, key, actorId, figures), states),
    ),
    on(actorOffline, (states, { actorId }, key) => withChange(states, key, actorId, gone)),
  ],
});

import { filled } from 'virtual:slots/performers.cardFact';
import type { ResourcePush } from '#kit/contract/resource.ts';
import { withPushes } from '#kit/contract/resource.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import type { ActorStates, ListedActors } from '../../contract/actor-states.ts';
import { actorStates, withChange } from '../../contract/actor-states.ts';
import type { cardFact } from '../slots.ts';

const pushes = fillingsOf<typeof cardFact>(filled)
  .flatMap(({ facts: { of }, value }) => (of === 'everybody' ? (value.pushes ?? []) : []))
  .map(
    ({ push, changeOf }): ResourcePush<ListedActors, ActorStates> => ({
      message: push,
      reduce(states, payload, key) {
        const { id, change } = changeOf(payload);
        return withChange(states, key, id, change);
      },
    }),
  );

/** Performers in a list with everything their cards show. */
export const listed = withPushes(actorStates, pushes);

import { filled } from 'virtual:slots/performers.cardFact';
import { useMemo } from 'react';
import type { ResourcePush } from '#kit/contract/resource.ts';
import { withPushes } from '#kit/contract/resource.ts';
import { fillingsOf } from '#kit/web/slots.ts';
import { useResource } from '#kit/web/use-resource.ts';
import type { ActorStates, ListedActors } from '../../contract/actor-states.ts';
import { actorStates, withChange } from '../../contract/actor-states.ts';
import type { cardFact } from '../slots.ts';

const facts = fillingsOf<typeof cardFact>(filled).filter(({ facts: { of } }) => of === 'everybody');
const pushes = facts
  .flatMap(({ value }) => value.pushes ?? [])
  .map(
    ({ push, changeOf }): ResourcePush<ListedActors, ActorStates> => ({
      message: push,
      reduce(states, payload, key) {
        const { id, change } = changeOf(payload);
        return withChange(states, key, id, change);
      },
    }),
  );
const shown = withPushes(actorStates, pushes);
const fields = facts
  .flatMap(({ facts: { fields: all } }) => all)
  .map((field) => field.split(' ', 1)[0])
  .join();

/** Nothing has changed since the page was made. */
const asRendered: ActorStates = {};

/** Keeps performers current while they are shown. The order stays as it was, so that nothing moves away under a thumb. */
export function useActorPresence<A extends { readonly id: number }>(actors: readonly A[]): readonly A[] {
  const pick = useMemo(() => merging(actors), [actors]);
  const key = actors.length === 0 ? undefined : { ids: actors.map(({ id }) => id).sort(), fields };
  return useResource(shown, key, asRendered, pick);
}

/** Brings what is shown up to date; the same array and the same entries where nothing that they show has changed. */
function merging<A extends { readonly id: number }>(actors: readonly A[]): (states: ActorStates) => readonly A[] {
  let from = asRendered;
  let merged = actors;
  return (states) => {
    if (states === from) return merged;
    from = states;
    const next = merged.map((actor) => {
      const news = Object.entries(states[actor.id] ?? {}).filter(
        ([name, value]) => name in actor && actor[name as keyof A] !== value,
      );
      return news.length > 0 ? { ...actor, ...Object.fromEntries(news) } : actor;
    });
    if (next.some((actor, at) => actor !== merged[at])) merged = next;
    return merged;
  };
}

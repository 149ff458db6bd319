import { filled } from 'virtual:slots/performers.cardFact';
import { useMemo } from 'react';
import { useResource } from '#kit/web/live/use-resource.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import type { ActorStates } from '../../contract/actor-states.ts';
import type { cardFact } from '../slots.ts';

/** Fetched once the page is settled: what a first look shows was rendered. */
const listed = () => import('./listed-actors.ts').then((module) => module.listed);

const fields = fillingsOf<typeof cardFact>(filled)
  .flatMap(({ facts: { of, fields: all } }) => (of === 'everybody' ? all : []))
  .map((field) => field.split(' ', 1)[0])
  .join();

/** Nothing has changed since the page was made. */
const asRendered: ActorStates = {};

/** Keeps performers current while they are shown. The order stays as it was, so that nothing moves away under a thumb. */
export function useActorPresence<A extends { readonly id: number }>(actors: readonly A[]): readonly A[] {
  const pick = useMemo(() => merging(actors), [actors]);
  const key = actors.length > 0 ? { ids: actors.map(({ id }) => id).sort(), fields } : undefined;
  return useResource(listed, key, asRendered, pick);
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

import { filled } from 'virtual:slots/performers.cardFact';
import type { ReactNode } from 'react';
import { createElement } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { mostIds } from '#domains/performers/contract/ids.ts';
import type { ResourcePush } from '#kit/contract/resource.ts';
import { withPushes } from '#kit/contract/resource.ts';
import { batchedHook } from '#kit/web/live/batched-resource.ts';
import type { Fetched, FilledSlot } from '#kit/web/slots/slots.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import type { ListedActors } from '../../contract/actor-states.ts';
import type { OwnFacts } from '../../contract/own-facts.ts';
import { ownActorFacts, withOwnChange } from '../../contract/own-facts.ts';
import type { CardFact, CardFactPlace, cardFact } from '../slots.ts';
import type { ActorActionsView } from './actor-actions.tsx';
import type { CardFacts } from './card-facts.ts';

const own = fillingsOf<typeof cardFact>(filled).filter(({ facts: { of } }) => of === 'guest');
const fields = own.flatMap(({ facts: { fields: all } }) => all.map((field) => field.split(' ', 1)[0])).join();

type Loaded = { readonly key: string; readonly place: CardFactPlace['place']; readonly View: CardFact['View'] };
let loaded: readonly Loaded[] = [];
let useOwnFacts: (id: number | undefined) => OwnFacts[number] | undefined = () => undefined;

/** Fetches what all domains bring of a guest's own; before {@link OwnFactsAt} is drawn. */
export async function loadOwnFacts(): Promise<void> {
  const fetched = await Promise.all(
    own.map(async ({ key, facts: { place }, value }) => ({
      key,
      place,
      ...(await (value as unknown as Fetched<CardFact>)()),
    })),
  );
  const pushes = fetched
    .flatMap((one) => one.pushes ?? [])
    .map(
      ({ push, changeOf }): ResourcePush<ListedActors, OwnFacts> => ({
        message: push,
        reduce(facts, payload, key) {
          const { id, change } = changeOf(payload);
          return withOwnChange(facts, key, id, change);
        },
      }),
    );
  const keyOf = (ids: readonly number[]): ListedActors => ({ ids, fields });
  useOwnFacts = batchedHook({ resource: withPushes(ownActorFacts, pushes), keyOf, most: mostIds });
  loaded = fetched;
}

/** What of a performer is the guest's own, at a place of their card. Nobody is asked for those who are not logged in. */
export function OwnFactsAt({ place, actor }: { place: CardFactPlace['place']; actor: CardFacts }): ReactNode {
  const isLoggedIn = useGuestValue('isLoggedIn');
  const facts = useOwnFacts(isLoggedIn ? actor.id : undefined);
  const known = facts ? { ...actor, ...facts } : actor;
  return loaded.map(({ key, place: at, View }) => (at === place ? createElement(View, { actor: known, key }) : null));
}

/** Shows something with what is the guest's own about a performer; undefined fields until it is answered. */
export function WithOwnFacts({
  actor,
  View,
  filled: parts,
}: {
  actor: { readonly id: number; readonly name: string };
  View: ActorActionsView;
  filled: FilledSlot;
}): ReactNode {
  const isLoggedIn = useGuestValue('isLoggedIn');
  const facts = useOwnFacts(isLoggedIn ? actor.id : undefined);
  return createElement(View, { actor: { ...facts, ...actor }, filled: parts });
}

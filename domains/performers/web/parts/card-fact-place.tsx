import { filled } from 'virtual:slots/performers.cardFact';
import type { ReactNode } from 'react';
import { createElement, useSyncExternalStore } from 'react';
import { fillingsOf } from '#kit/web/slots.ts';
import { whenIdle } from '#kit/web/when-idle.ts';
import type { CardFactPlace, cardFact } from '../slots.ts';
import type { CardFacts } from './card-facts.ts';

type Props = { readonly place: CardFactPlace['place']; readonly actor: CardFacts };

const facts = fillingsOf<typeof cardFact>(filled);

/** Whether anything stands at a place of cards. */
export const hasFactsAt = (place: CardFactPlace['place']): boolean => facts.some((one) => one.facts.place === place);

/** What other domains show at a place of a card. */
export const CardFactsAt = ({ place, actor }: Props): ReactNode => (
  <>
    {facts.map(({ key, facts: { of, place: at }, value }) =>
      at === place && of === 'everybody' ? createElement(value.View, { actor, key }) : null,
    )}
    {facts.some((one) => one.facts.of === 'guest' && one.facts.place === place) ? (
      <OwnAt place={place} actor={actor} />
    ) : null}
  </>
);

/** What is a guest's own: fetched once the page is settled, for all cards of the document. */
let own: typeof import('./own-facts.tsx').OwnFactsAt | null = null;
let begun = false;
const waiting = new Set<() => void>();

async function fetchOwn(): Promise<void> {
  const { OwnFactsAt, loadOwnFacts } = await import('./own-facts.tsx');
  await loadOwnFacts();
  own = OwnFactsAt;
  for (const listener of waiting) listener();
}

function subscribe(listener: () => void): () => void {
  waiting.add(listener);
  if (!begun) {
    begun = true;
    whenIdle(() => {
      // A page without them is whole; the next one tries again.
      fetchOwn().catch(() => {
        begun = false;
      });
      return undefined;
    });
  }
  return () => void waiting.delete(listener);
}

function OwnAt(props: Props): ReactNode {
  const Own = useSyncExternalStore(
    subscribe,
    () => own,
    () => null,
  );
  return Own ? <Own {...props} /> : null;
}

import { filled } from 'virtual:slots/performers.cardFact';
import type { ReactNode } from 'react';
import { createElement } from 'react';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import type { CardFactPlace, cardFact } from '../slots.ts';
import type { CardFacts } from './card-facts.ts';
import { useOwnPart } from './own-part.ts';

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

function OwnAt(props: Props): ReactNode {
  const own = useOwnPart();
  return own ? createElement(own.OwnFactsAt, props) : null;
}

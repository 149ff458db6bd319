import { filled } from 'virtual:slots/performers.cardFact';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import type { ActorCard, ActorFacets } from '../../contract/index.ts';
import type { cardFact } from '../slots.ts';
import type { CardFacts } from './card-facts.ts';

/** Widths a card needs of its picture: phone, desktop, and the wide first one. */
const cardWidths = / (?:240|480|960)w$/;

/** Facts that are the same for everybody: lists are asked for them because cards show them (decision 051). */
export const everybodys = fillingsOf<typeof cardFact>(filled).flatMap(({ facts }) =>
  facts.of === 'everybody' ? facts.fields : [],
);

const names = everybodys.map((field) => field.split(' ', 1)[0] as keyof ActorFacets);

/** The same as one text, as routes are asked for them. */
export const everybodysNames = names.join();

const fieldsOf = (actor: ActorCard): Partial<ActorFacets> =>
  Object.fromEntries(names.map((name) => [name, actor[name]]));

/** Takes from a performer what a card shows. For loaders, so that the rest never leaves the server. */
export function cardFacts(actor: ActorCard): CardFacts {
  const { id, name, age, languages, isNew, isOnline, liveState, isLivePreviewEnabled, viewers } = actor;
  const { poster, prices } = actor;
  const offered = poster?.srcSet.split(', ').filter((one) => cardWidths.test(one)) ?? [];
  return {
    id,
    name,
    age,
    languages,
    isNew,
    isOnline,
    liveState,
    isLivePreviewEnabled,
    viewers,
    ...fieldsOf(actor),
    perMinute: prices.multi ?? prices.video ?? prices.single,
    poster: {
      src: offered[1]?.split(' ')[0] ?? poster?.src ?? '',
      srcSet: offered.join(', '),
      width: poster?.width ?? 4,
      height: poster?.height ?? 3,
    },
  };
}

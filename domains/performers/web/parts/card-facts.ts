import { filled as facets } from 'virtual:slots/performers.cardFacets';
import { fillingsOf } from '#kit/web/slots.ts';
import type { ActorCard, ActorFacets } from '../../contract/index.ts';
import type { cardFacets } from '../slots.ts';

/** Widths a card needs of its picture: phone, desktop, and the wide first one. */
const cardWidths = / (?:240|480|960)w$/;

/** What a card shows of a performer, and no more: every page that lists them carries this in its HTML. */
export type CardFacts = Pick<
  ActorCard,
  'id' | 'name' | 'age' | 'languages' | 'isNew' | 'isOnline' | 'liveState' | 'isLivePreviewEnabled'
> &
  Partial<ActorFacets> & {
    readonly perMinute: number | null;
    /** Only of the one who is shown big. */
    readonly headline?: string;
    readonly poster: { readonly src: string; readonly srcSet: string; readonly width: number; readonly height: number };
  };

/** What else lists are asked for, because cards show it. */
export const shownFacets = fillingsOf<typeof cardFacets>(facets).map(({ value }) => value);
const wantedFields = shownFacets.flatMap(({ shape }) => Object.keys(shape));

const facetsOf = (actor: ActorCard): Partial<ActorFacets> =>
  Object.fromEntries(wantedFields.map((name) => [name, (actor as Readonly<Record<string, unknown>>)[name]]));

/** Takes from a performer what a card shows. For loaders, so that the rest never leaves the server. */
export function cardFacts(actor: ActorCard): CardFacts {
  const { id, name, age, languages, isNew, isOnline, liveState, isLivePreviewEnabled } = actor;
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
    ...facetsOf(actor),
    perMinute: prices.multi ?? prices.video ?? prices.single,
    poster: {
      src: offered[1]?.split(' ')[0] ?? poster?.src ?? '',
      srcSet: offered.join(', '),
      width: poster?.width ?? 4,
      height: poster?.height ?? 3,
    },
  };
}

import { filled } from 'virtual:slots/performers.cardFact';
import type { NamedFields } from '#kit/contract/entity.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import type { ActorCard, ActorFacets } from '../../contract/index.ts';
import { actorEntity } from '../../contract/index.ts';
import type { cardFact } from '../slots.ts';

/** Widths a card needs of its picture: phone, desktop, and the wide first one. */
const cardWidths = / (?:240|480|960)w$/;

/** What a card shows of a performer, and no more: every page that lists them carries this in its HTML. */
export type CardFacts = Pick<
  ActorCard,
  'id' | 'name' | 'age' | 'languages' | 'isNew' | 'isOnline' | 'liveState' | 'isLivePreviewEnabled' | 'viewers'
> &
  Partial<ActorFacets> & {
    readonly perMinute: number | null;
    /** Only of the one who is shown big. */
    readonly headline?: string;
    readonly poster: { readonly src: string; readonly srcSet: string; readonly width: number; readonly height: number };
  };

const everybodys = fillingsOf<typeof cardFact>(filled).flatMap(({ facts }) =>
  facts.of === 'everybody' ? facts.fields : [],
);

/** What else lists are asked for, because cards show it: facts that are the same for everybody (decision 051). */
export const shownFields: readonly NamedFields[] = [{ entity: actorEntity, fields: everybodys }];
const names = everybodys.map((field) => field.split(' ', 1)[0] as keyof ActorFacets);

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

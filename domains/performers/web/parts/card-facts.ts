import type { ActorCard } from '../../contract/index.ts';

/** Widths a card needs of its picture: phone, desktop, and the wide first one. */
const cardWidths = / (?:240|480|960)w$/;

/** What a card shows of a performer, and no more: every page that lists them carries this in its HTML. */
export type CardFacts = Pick<
  ActorCard,
  | 'id'
  | 'name'
  | 'age'
  | 'languages'
  | 'isNew'
  | 'isOnline'
  | 'liveState'
  | 'isCurrentlyTicketShow'
  | 'isLivePreviewEnabled'
> & {
  readonly perMinute: number | null;
  /** Only of the one who is shown big. */
  readonly headline?: string;
  readonly poster: { readonly src: string; readonly srcSet: string; readonly width: number; readonly height: number };
};

/** Takes from a performer what a card shows. For loaders, so that the rest never leaves the server. */
export function cardFacts(actor: ActorCard): CardFacts {
  const { id, name, age, languages, isNew, isOnline, liveState, isCurrentlyTicketShow, isLivePreviewEnabled } = actor;
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
    isCurrentlyTicketShow,
    isLivePreviewEnabled,
    perMinute: prices.multi ?? prices.video ?? prices.single,
    poster: {
      src: offered[1]?.split(' ')[0] ?? poster?.src ?? '',
      srcSet: offered.join(', '),
      width: poster?.width ?? 4,
      height: poster?.height ?? 3,
    },
  };
}

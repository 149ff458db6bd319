import type { NamedFields } from '#kit/contract/entity.ts';
import type { ActorCard, ActorFacets } from '../../contract/index.ts';
import { actorEntity } from '../../contract/index.ts';
import { everybodys } from './card-of.ts';

export { cardFacts } from './card-of.ts';

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

/** What else lists are asked for, because cards show it: facts that are the same for everybody (decision 051). */
export const shownFields: readonly NamedFields[] = [{ entity: actorEntity, fields: everybodys }];

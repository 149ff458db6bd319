import type { ServerMessage } from '#kit/contract/operations.ts';
import type { WebContext } from '#kit/web/page/context.ts';
import type { Block } from '#kit/web/slots/blocks.tsx';
import type { Part } from '#kit/web/slots/slots.ts';
import { defineSlot } from '#kit/web/slots/slots.ts';
import type { Actor, ActorCard, ActorFacets } from '../contract/index.ts';
import type { CardFacts } from './parts/card-facts.ts';

/** What other domains know of one performer, on the operators' page: its `load` finds `actorId` and `name` in the search. */
export const performerCards =
  defineSlot<Block<{ readonly actorId: number; readonly name: string }>>('performers.officeCards');

/** The ways to chat with a performer now, in the head of a profile. */
export const chatButtons =
  defineSlot<Part<{ actor: ActorCard & Pick<Actor, 'voyeurAllowedInSingleChat'> }>>('performers.chatButtons');

/** The moving picture of a performer, while somebody wants to see it. */
export const livePreview = defineSlot<Part<{ actor: { readonly id: number; readonly name: string } }>>(
  'performers.livePreview',
  { lazy: true },
);

/** A push that changes a fact on cards, on its way to the topic `actors`, or to the guest whose own the fact is. */
export interface FactPush {
  readonly push: ServerMessage;
  /** The performer a payload is about, and their fields from now on. */
  changeOf(payload: never): { readonly id: number; readonly change: Partial<ActorFacets> };
}

/** A fact about a performer that another domain shows on their card. */
export interface CardFact {
  /** Its fields are in `actor`; those that are a guest's own are undefined until they are answered, and for nobody. */
  readonly View: Part<{ actor: CardFacts }>;
  readonly pushes?: readonly FactPush[];
}

/** What lists have to know of a fact without its code. */
export interface CardFactPlace {
  /** Names of its fields; one that is an object with what is wanted of it, as a query service is asked: `stars { count }`. */
  readonly fields: readonly (keyof ActorFacets | `${keyof ActorFacets} {${string}}`)[];
  /**
   * `everybody`: the same for all, asked for and rendered with each list. `guest`: the guest's own; no list asks for it, and
   * its code is fetched (`fetched: true`). The browser asks for that of all cards of a page in one call after the first look.
   */
  readonly of: 'everybody' | 'guest';
  /** A mark beside who is live, or in the corner where something can be pressed. Neither takes room from the card. */
  readonly place: 'mark' | 'corner';
}

/** A fact on cards, wherever performers are listed: its fields, its push and its look (decision 051). */
export const cardFact = defineSlot<CardFact, CardFactPlace>('performers.cardFact');

/** A performer as actions know them: what is the guest's own is undefined until it is answered, and for nobody. */
export type ActionActor = { readonly id: number; readonly name: string } & Partial<ActorFacets>;

/** What somebody can do with a performer besides chatting: heart, message, gift, ticket. Round buttons with a name each. */
export type ActorAction = Part<{ actor: ActionActor }>;

/** Those on a profile, below the ways to chat. In the small head of a phone what stands in `data-label` is for screen readers alone. */
export const profileActions = defineSlot<ActorAction>('performers.profileActions', { lazy: true });

/** What can be done with a performer's gallery as a whole, above its pictures. */
export const galleryActions = defineSlot<Part<{ actor: { readonly id: number; readonly name: string } }>>(
  'performers.galleryActions',
  { lazy: true },
);

/** What can be done with the gallery picture that is looked at, between the ways to the others. */
export const pictureActions = defineSlot<
  Part<{ actor: { readonly id: number; readonly name: string }; pictureId: string }>
>('performers.pictureActions', { lazy: true });

/** What else there is of a performer's pictures, below the gallery; it may be nothing. */
export const galleryMore = defineSlot<Part<{ actor: { readonly id: number; readonly name: string } }>>(
  'performers.galleryMore',
  { lazy: true },
);

/** A fact in the head of a profile, beside country and languages: an icon and a few words. */
export const profileFact = defineSlot<Part<{ actor: Actor }>>('performers.profileFact');

/** What else there is to say of a performer, on the about page of the profile; its `load` finds `actorId` in the search. */
export const profileAbout = defineSlot<Block<{ readonly actor: Actor }>>('performers.profileAbout');

/** What stands across the homepage's first grid, below its second row: the first pictures of a visit are performers. */
export const homeAcross = defineSlot<Block<object>>('performers.homeAcross');

/** How large a block stands on a device: not at all, in one row, in two. */
export type BlockSize = 'none' | 'small' | 'large';

/** The sizes of a block on desks and phones. */
export interface BlockSizes {
  readonly desk: BlockSize;
  readonly phone: BlockSize;
}

/** A block in its place. `block`: the name it is filled by, or one of the page’s own: `live`, `own`, `later`. */
export interface PlacedBlock extends BlockSizes {
  readonly block: string;
  readonly audience: 'everybody' | 'visitors' | 'members';
}

/** A stretch of the homepage, by the name it is arranged by. */
export const homeBlock = defineSlot<Block<BlockSizes>, { readonly block: string }>('performers.homeBlock');

/** What operators call a stretch of the homepage; apart from it, so that guests do not load it. */
export const homeBlockName = defineSlot<undefined, { readonly block: string; readonly label: string }>(
  'performers.homeBlockName',
);

/** Who arranges the homepage: its blocks in order; null leaves it as its blocks are filled. */
export const homeOrder =
  defineSlot<(values: WebContext, search: URLSearchParams) => Promise<readonly PlacedBlock[] | null>>(
    'performers.homeOrder',
  );

/**
 * What is the guest's own on the homepage, below who is live, for anyone who is logged in. The browser fetches it once the page
 * is settled; where there is nothing of theirs it is not there.
 */
export const homeOwn = defineSlot<Part<object>>('performers.homeOwn', { lazy: true });

/**
 * A tab of a profile: a page whose only parameter is `actorName`, framed like `performers.profile` (`layoutOf`), and its
 * place in the tab bar. What fills it may count what the tab holds.
 */
export const profileTab = defineSlot<
  ((actor: Actor) => number) | undefined,
  { readonly page: string; readonly label: string }
>('performers.profileTab');

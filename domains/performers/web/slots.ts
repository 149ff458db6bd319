import type { Facet } from '#kit/contract/entity.ts';
import type { ServerMessage } from '#kit/contract/operations.ts';
import type { Block } from '#kit/web/blocks.tsx';
import type { Part } from '#kit/web/slots.ts';
import { defineSlot } from '#kit/web/slots.ts';
import type { Actor, ActorCard, ActorFacets } from '../contract/index.ts';
import type { CardFacts } from './parts/card-facts.ts';

/** The ways to chat with a performer now, in the head of a profile. */
export const chatButtons = defineSlot<Part<{ actor: ActorCard }>>('performers.chatButtons');

/** The moving picture of a performer, while somebody wants to see it. */
export const livePreview = defineSlot<Part<{ actor: { readonly id: number; readonly name: string } }>>(
  'performers.livePreview',
  { lazy: true },
);

/** The corner of a card: what a guest does with a performer without opening the profile. */
export const cardCorner = defineSlot<Part<{ actor: CardFacts }>>('performers.cardCorner');

/** What cards show of what other domains know: every list of performers is asked for these fields as well. */
export const cardFacets = defineSlot<Facet>('performers.cardFacets');

/** What of a facet a push to the topic `actors` changes. */
export interface FacetPush {
  readonly push: ServerMessage;
  /** The fields it changes: they are fetched anew with the rest of a performer's state. */
  readonly fields: readonly (keyof ActorFacets)[];
  /** The performer a payload is about, and their fields from now on. */
  changeOf(payload: never): { readonly id: number; readonly change: Partial<ActorFacets> };
}

/** The pushes that keep facets live wherever performers are shown. */
export const facetPush = defineSlot<FacetPush>('performers.facetPush');

/** A fact in the head of a profile, beside country and languages: an icon and a few words. */
export const profileFact = defineSlot<Part<{ actor: Actor }>>('performers.profileFact');

/** A stretch of the homepage, between the performers who are there and those who are not. */
export const homeBlock = defineSlot<Block<object>>('performers.homeBlock');

/**
 * A tab of a profile: a page whose only parameter is `actorName`, framed like `performers.profile` (`layoutOf`), and its
 * place in the tab bar. What fills it may count what the tab holds.
 */
export const profileTab = defineSlot<
  ((actor: Actor) => number) | undefined,
  { readonly page: string; readonly label: string }
>('performers.profileTab');

import type { Block } from '#kit/web/blocks.tsx';
import type { Part } from '#kit/web/slots.ts';
import { defineSlot } from '#kit/web/slots.ts';
import type { Actor, ActorCard } from '../contract/index.ts';
import type { CardFacts } from './parts/card-facts.ts';

/** The ways to chat with a performer now, in the head of a profile. */
export const chatButtons = defineSlot<Part<{ actor: ActorCard }>>('performers.chatButtons');

/** The moving picture of a performer, while somebody wants to see it. */
export const livePreview = defineSlot<Part<{ actor: { readonly id: number; readonly name: string } }>>(
  'performers.livePreview',
  { late: true },
);

/** The corner of a card: what a guest does with a performer without opening the profile. */
export const cardCorner = defineSlot<Part<{ actor: CardFacts }>>('performers.cardCorner');

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

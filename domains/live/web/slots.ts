import type { ActorAction } from '#domains/performers/web/slots.ts';
import type { PayloadOf } from '#kit/contract/operations.ts';
import type { Part } from '#kit/web/slots.ts';
import { defineSlot } from '#kit/web/slots.ts';
import type { StudioRoom, surveyOffer } from '../contract/index.ts';

/** A strip between what a chat costs and what is said, in the room of a performer. */
export const roomPanel = defineSlot<Part<{ actor: { readonly id: number; readonly name: string } }>>('live.roomPanel');

/** What somebody can do with a performer besides chatting, over the edge of their picture: heart, gift, tip, ticket. */
export const roomActions = defineSlot<ActorAction>('live.roomActions', { lazy: true });

/** A card below the picture of a running show, beside who is there. */
export const studioPanel = defineSlot<Part<{ room: StudioRoom }>>('live.studioPanel');

/** What a guest is asked when a paid chat is over and was long enough (spec 2 §3 and §4): a part of the card that tells what it cost, so nothing lies over the receipt; it says when it is done. */
export const afterChat = defineSlot<Part<{ chat: PayloadOf<typeof surveyOffer>; onDone: () => void }>>(
  'live.afterChat',
  { lazy: true },
);

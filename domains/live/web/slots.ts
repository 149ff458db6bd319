import type { ActorAction } from '#domains/performers/web/slots.ts';
import type { PayloadOf } from '#kit/contract/operations.ts';
import type { Part } from '#kit/web/slots/slots.ts';
import { defineSlot } from '#kit/web/slots/slots.ts';
import type { StudioRoom, surveyOffer } from '../contract/index.ts';

/** A strip between what a chat costs and what is said, in the room of a performer. */
export const roomPanel =
  defineSlot<
    Part<{
      actor: { readonly id: number; readonly name: string };
      /** A ticket show is on. */
      isShowOn: boolean;
      /** Free chat is on in the room. */
      isFreeChatOn: boolean;
      /** Goes in: what the guest has just bought lets them. */
      enter: () => void;
      /** Goes into free chat, where that is possible by what has just changed and the guest is in no chat here. */
      enterFree: () => void;
    }>
  >('live.roomPanel');

/** What somebody can do with a performer besides chatting, over the edge of their picture: heart, gift, tip, ticket. */
export const roomActions = defineSlot<ActorAction>('live.roomActions', { lazy: true });

/** The performer of a room and the chat one is in there; null: none. */
interface RoomPlace {
  readonly actor: { readonly id: number; readonly name: string };
  readonly chatId: number | null;
}

/** What the room is saved for, under the top line: a thin bar that opens its words. One is meant to fill it. */
export const roomGoal = defineSlot<Part<RoomPlace>>('live.roomGoal', { lazy: true });

/** What just happened in the room, in one line over the conversation: tips, gifts, joins. Nothing stays in it for long. */
export const roomTicker = defineSlot<Part<RoomPlace>>('live.roomTicker', { lazy: true });

/** A line of somebody else in what is said to a whole room. */
export interface RoomLine {
  readonly textId: number;
  readonly senderId: number;
  readonly sender: 'actor' | 'guest' | 'system';
  readonly author: string;
  readonly text: string;
}

/** Beside the author of a line in a room, for guests and in the studio: what they are there, what can be done about the line. */
export const roomLine = defineSlot<Part<{ actor: { readonly id: number; readonly name: string }; line: RoomLine }>>(
  'live.roomLine',
  { lazy: true },
);

/** Between what is said in a room and the box to write in: rules of writing. It may shut the box, with words that say why and until when. */
export const roomWriting = defineSlot<Part<RoomPlace & { shut: (why: string | null) => void }>>('live.roomWriting', {
  lazy: true,
});

/**
 * Above what is said in a room, for everybody who is in it or looks on: something the whole room is asked. Not in a chat of two. What
 * fills it marks itself with `data-strip`: a phone makes room for it. `clock` is the server’s time, epoch ms.
 */
export const roomStrip = defineSlot<Part<RoomPlace & { readonly clock: () => number }>>('live.roomStrip', {
  lazy: true,
});

/** What flies over the whole picture: gifts. It takes no press. */
export const giftLayer = defineSlot<Part<RoomPlace>>('live.giftLayer', { lazy: true });

/** What can be done with the performer when a chat is over, on its card. */
export const endActions = defineSlot<ActorAction>('live.endActions', { lazy: true });

/** What else a performer can do with somebody in the room, beside their name. */
export const viewerActions = defineSlot<Part<{ readonly guestId: number; readonly name: string }>>(
  'live.viewerActions',
  {
    lazy: true,
  },
);

/**
 * What a guest is told, in place of the question with the price, when a rule of another domain keeps them from a chat they asked for:
 * why, and the way to it. `of` is the restriction (spec 1 section 3) it is about. Nobody pays before they know that they may.
 */
export const restrictedChat = defineSlot<Part<{ onClose: () => void }>, { readonly of: string }>(
  'live.restrictedChat',
  {
    lazy: true,
  },
);

/** The button by which something is given, beside those of `roomActions`: round, 44 px, with a name. */
export const tipButton = defineSlot<Part<RoomPlace>>('live.tipButton', { lazy: true });

/** The picture of a running show that the performer’s own software sends, and how its signal stands. One fills it. */
export const softwarePicture = defineSlot<Part<Record<string, never>>>('live.softwarePicture', { lazy: true });

/** Another way to send the picture than this browser’s camera, before the show. */
export const otherSource = defineSlot<Part<Record<string, never>>>('live.otherSource', { lazy: true });

/** A card below the picture of a running show, beside who is there. `clock` is the server’s time, epoch ms. */
export const studioPanel = defineSlot<Part<{ room: StudioRoom; readonly clock: () => number }>>('live.studioPanel');

/** What else a performer knows of the guest who asks for a chat, on the request: tags and notes of her own. */
export const requestNotes = defineSlot<Part<{ guestId: number }>>('live.requestNotes', { lazy: true });

/** What a guest is asked when a paid chat is over and was long enough (spec 2 §3 and §4): a part of the card that tells what it cost, so nothing lies over the receipt; it says when it is done. */
export const afterChat = defineSlot<Part<{ chat: PayloadOf<typeof surveyOffer>; onDone: () => void }>>(
  'live.afterChat',
  { lazy: true },
);

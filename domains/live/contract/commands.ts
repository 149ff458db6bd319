import { z } from 'zod';
import {
  accountRestricted,
  adultAreaClosed,
  ageNotProven,
  restricted,
  underage,
  writingRestricted,
} from '#domains/access/contract/index.ts';
import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import { lineKey, lineLimits, lineText, textNotAllowed } from '#domains/conversation/contract/index.ts';
import { loggedIn, only, visitor } from '#kit/contract/access.ts';
import { int32Max, longRowId } from '#kit/contract/numbers.ts';
import { clientMessage } from '#kit/contract/operations.ts';
import { tooManyRequests } from '#kit/contract/problems.ts';
import { ChatType } from './chat-types.ts';
import { PersonId, roomSources } from './entities.ts';
import * as problems from './problems.ts';

/** Number of a command within its chat and side: 1 for the start, then one more each time. A repeat is answered, not done twice. */
const sequence = z.int().min(1).max(int32Max);
const chatId = longRowId;
/** Chosen by the page per start (a UUID): a repeated start with the same key is the same chat. */
const startKey = z.string().min(8).max(64);

const startProblems = [
  problems.alreadyInProgress,
  problems.wrongSequence,
  problems.performerOffline,
  problems.performerInPrivate,
  problems.freeChatOff,
  problems.freeChatUsedUp,
  problems.voyeurUnavailable,
  problems.chatTypeUnavailable,
  problems.previewUnavailable,
  problems.previewLimit,
  problems.balanceTooLow,
  problems.offerChanged,
  problems.pictureUnsupported,
  problems.tooManyRings,
  problems.studioBusy,
  tooManyRequests,
  restricted,
  ageNotProven,
  underage,
  adultAreaClosed,
  problems.countryBanned,
  problems.kickedFromRoom,
  problems.blockedByPerformer,
  youHaveBlocked,
  problems.accountLocked,
  accountRestricted,
  problems.noChatWithYourself,
  problems.theyAreCalling,
];

/** One of the two has blocked the other, or the guest may not write at all. */
const apart = [problems.blockedByPerformer, youHaveBlocked, writingRestricted] as const;

/** A refusal of any command below comes back as the channel's `receipt` with its problem, and has changed nothing. */
export const startChat = clientMessage({
  name: 'startChat',
  cost: 10,
  summary:
    'Starts a chat. Free chat, preview and voyeur start at once; paid chats ring first. A running free chat or preview with the same performer is upgraded (104).',
  access: visitor,
  problems: startProblems,
  payload: z.object({
    actorId: PersonId,
    chatType: ChatType,
    /** Asks for an exclusive LIVECHAT where the performer also offers multi chat. VIDEO_CALL is always exclusive. */
    single: z.boolean().default(false),
    /** False asks for an exclusive LIVECHAT without voyeurs, at the single price. VIDEO_CALL never has any. */
    voyeurs: z.boolean().default(true),
    /** What the page said the chat is: a start that would cost more, or let voyeurs in, is refused. */
    shown: z.object({ pricePerMinute: z.int32().min(0), voyeursAllowed: z.boolean() }).optional(),
    /** Of what the room offers (`pictures` of chat/options), the codecs that this browser decodes. A paid start without any is refused. */
    decodes: z.array(z.string().max(64)).max(16).optional(),
    startKey,
    sequence,
  }),
});

export const endChat = clientMessage({
  name: 'endChat',
  summary: 'The guest ends the chat.',
  access: visitor,
  problems: [problems.chatOver, problems.wrongSequence],
  payload: z.object({
    chatId,
    sequence,
    reason: z
      .enum(['clientExit', 'logout', 'destruct', 'exitWindow', 'error', 'voiceCallHangUp', 'videoFail'])
      .default('clientExit'),
  }),
});

export const resumeChat = clientMessage({
  name: 'resumeChat',
  summary:
    'Attaches this connection to an open chat after a reload or reconnect; answers chatState and a media ticket.',
  access: visitor,
  problems: [problems.chatOver, ...apart],
  payload: z.object({ chatId }),
});

export const retryChatStart = clientMessage({
  name: 'retryChatStart',
  summary:
    'The guest’s page could not open the picture: use the next start attempt now instead of waiting for the timeout.',
  access: visitor,
  problems: [problems.chatOver, problems.notInThisState, problems.wrongSequence],
  payload: z.object({ chatId, sequence }),
});

export const sendChatText = clientMessage({
  name: 'sendChatText',
  summary: 'Writes into a chat: in free chat for the whole room, in a paid chat for the two sides only.',
  access: loggedIn,
  problems: [problems.chatOver, textNotAllowed, problems.mutedInRoom, ...apart],
  limit: { ...lineLimits.rate, per: 'subject' },
  payload: z.object({ chatId, text: lineText, textKey: lineKey }),
});

export const setChatTyping = clientMessage({
  name: 'setChatTyping',
  summary: 'Says that this side of a chat is typing, or has stopped.',
  access: loggedIn,
  payload: z.object({ chatId, typing: z.boolean() }),
});

export const markChatRead = clientMessage({
  name: 'markChatRead',
  summary: 'Marks the texts of a chat as read up to one of them, for this side.',
  access: loggedIn,
  payload: z.object({ chatId, textId: longRowId }),
});

export const watchActor = clientMessage({
  name: 'watchActor',
  summary: 'Subscribes this connection to a performer’s actorState pushes (and answers the current one), or ends that.',
  access: visitor,
  payload: z.object({ actorId: PersonId, watch: z.boolean().default(true) }),
});

const performer = only('performer');

export const enterStudio = clientMessage({
  name: 'enterStudio',
  summary: 'Attaches this connection to the performer’s room; answers studioState. Also after every reconnect.',
  access: performer,
  payload: z.object({
    own: z
      .boolean()
      .optional()
      .describe('This connection’s page sends the show: it holds the room again. Others look on, and may leave.'),
  }),
});

export const goLive = clientMessage({
  name: 'goLive',
  summary:
    'Opens the room; answers studioState and a ticket to publish. One open elsewhere is taken over with its guests.',
  access: performer,
  problems: [problems.accountLocked, problems.softwareNotReady],
  payload: z.object({
    freeChat: z.boolean().default(true),
    autoAccept: z.boolean().optional(),
    livePreview: z.boolean().default(true),
    /** What sends the picture: this browser, or the performer’s own software, whose signal is there already. With `software` no ticket comes. */
    source: z.enum(roomSources).default('browser'),
    /** Available for calls without being on air: nobody sees the room, nothing is sent before a call is accepted. While on air: nothing changes. */
    callsOnly: z.boolean().default(false),
  }),
});

export const setRoom = clientMessage({
  name: 'setRoom',
  summary: 'Turns free chat, auto-accept or previews of the open room on or off.',
  access: performer,
  problems: [problems.notLive],
  payload: z.object({
    freeChat: z.boolean().optional(),
    autoAccept: z.boolean().optional(),
    livePreview: z.boolean().optional(),
  }),
});

export const stopLive = clientMessage({
  name: 'stopLive',
  summary: 'Closes the room; every chat in it ends with the reason’s exit code and undelivered seconds go back.',
  access: performer,
  problems: [problems.notLive],
  payload: z.object({
    reason: z
      .enum(['hostStopped', 'hostLogout', 'sendFail', 'deviceFail', 'stillPicture', 'cpuOverload'])
      .default('hostStopped'),
  }),
});

export const answerChat = clientMessage({
  name: 'answerChat',
  summary:
    'The performer accepts or declines a ringing chat. Accepting an exclusive one ends free chats of others (904).',
  access: performer,
  problems: [problems.chatOver, problems.guestOffline, problems.startTimedOut, problems.wrongSequence],
  payload: z.object({ chatId, sequence, accept: z.boolean() }),
});

export const hostEndChat = clientMessage({
  name: 'hostEndChat',
  summary: 'The performer ends one chat without removing the guest (202).',
  access: performer,
  problems: [problems.chatOver, problems.wrongSequence],
  payload: z.object({ chatId, sequence }),
});

export const kickGuest = clientMessage({
  name: 'kickGuest',
  summary: 'Removes a guest from the room for this session of it: all the guest’s chats there end (201).',
  access: performer,
  problems: [problems.notLive],
  payload: z.object({ guestId: PersonId }),
});

export const muteGuest = clientMessage({
  name: 'muteGuest',
  summary: 'Takes or gives back a guest’s right to write in the room.',
  access: performer,
  problems: [problems.notLive],
  payload: z.object({ guestId: PersonId, muted: z.boolean() }),
});

export const sendRoomText = clientMessage({
  name: 'sendRoomText',
  summary: 'The performer writes to everybody in free chat.',
  access: performer,
  problems: [problems.notLive],
  limit: { ...lineLimits.rate, per: 'subject' },
  payload: z.object({ text: lineText, textKey: lineKey }),
});

export const setRoomTyping = clientMessage({
  name: 'setRoomTyping',
  summary: 'Says to everybody in free chat that the performer is typing, or has stopped.',
  access: performer,
  payload: z.object({ typing: z.boolean() }),
});

export const commands = [
  startChat,
  endChat,
  resumeChat,
  retryChatStart,
  sendChatText,
  setChatTyping,
  markChatRead,
  watchActor,
  enterStudio,
  goLive,
  setRoom,
  stopLive,
  answerChat,
  hostEndChat,
  kickGuest,
  muteGuest,
  sendRoomText,
  setRoomTyping,
];

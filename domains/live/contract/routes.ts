import { z } from 'zod';
import { anyone, loggedIn, only, visitor } from '#kit/contract/access.ts';
import { longRowId, longRowIdText, rowIdText } from '#kit/contract/numbers.ts';
import { query, route } from '#kit/contract/operations.ts';
import { notFound, notLoggedIn } from '#kit/contract/problems.ts';
import { getChatGuest } from './chat-guest.ts';
import {
  ActorPresence,
  ChatOption,
  ChatRecord,
  ChatText,
  FreeChatDuration,
  FreePreview,
  Instant,
  LiveChat,
  MediaTicket,
  OfferedPicture,
  StudioEarnings,
  StudioRoom,
} from './entities.ts';
import * as problems from './problems.ts';
import { getStudioShows } from './shows.ts';

const chatId = longRowIdText;
const actorId = rowIdText;
const page = z.object({
  /** Only what is older than this id. */
  before: longRowIdText.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

export const getOpenChats = route({
  name: 'getOpenChats',
  method: 'GET',
  path: 'chat/open',
  summary: 'The caller’s own chats that have not ended, to resume after a reload.',
  access: visitor,
  /** `now`: the server’s clock, which every instant of a chat is of. */
  response: z.object({ chats: z.array(LiveChat), now: Instant }),
});

export const getChat = route({
  name: 'getChat',
  method: 'GET',
  path: 'chat/byId/{chatId}',
  summary: 'One chat, for its guest or its performer.',
  access: visitor,
  problems: [notFound],
  params: z.object({ chatId }),
  response: LiveChat,
});

export const getChatHistory = route({
  name: 'getChatHistory',
  method: 'GET',
  path: 'chat/history',
  summary: 'The guest’s past chats, newest first; previews are left out.',
  access: loggedIn,
  query: page,
  response: z.object({ chats: z.array(ChatRecord), before: z.int().nullable() }),
});

export const getChatTexts = route({
  name: 'getChatTexts',
  method: 'GET',
  path: 'chat/texts/{chatId}',
  summary: 'Texts of a chat, oldest first: of the whole room for a free chat, private ones for a paid chat.',
  access: visitor,
  problems: [notFound],
  params: z.object({ chatId }),
  query: page,
  response: z.object({ texts: z.array(ChatText), unread: z.int(), before: z.int().nullable() }),
});

export const getChatTicket = route({
  name: 'getChatTicket',
  method: 'POST',
  path: 'chat/ticket/{chatId}',
  summary: 'A new admission: to watch (`subscribe`), or in a VIDEO_CALL to send the guest’s camera (`publish`).',
  access: visitor,
  problems: [notFound, problems.chatOver, problems.notInThisState],
  limit: { points: 60, seconds: 60, per: 'subject' },
  params: z.object({ chatId }),
  body: z.object({ role: z.enum(['subscribe', 'publish']).default('subscribe') }),
  response: MediaTicket,
});

export const getChatOptions = route({
  name: 'getChatOptions',
  method: 'GET',
  path: 'chat/options/{actorId}',
  summary: 'Which chats this caller could start with a performer now, with prices, and why not.',
  access: anyone,
  problems: [notFound],
  params: z.object({ actorId }),
  response: z.object({
    presence: ActorPresence,
    options: z.array(ChatOption),
    minimumBalance: z.int(),
    voucherChatMinutes: z.int().describe('minutes that vouchers pay before coins'),
    pictures: z
      .array(OfferedPicture)
      .describe('what a browser has to decode to see the performer; empty when not live'),
  }),
});

const performer = only('performer');

export const getStudioRoom = route({
  name: 'getStudioRoom',
  method: 'GET',
  path: 'studio/room',
  summary: 'The performer’s room as it is now.',
  access: performer,
  response: StudioRoom,
});

export const getRoomTicket = route({
  name: 'getRoomTicket',
  method: 'POST',
  path: 'studio/ticket',
  summary: 'A new admission to publish into the own open room (after a reload or a lost link).',
  access: performer,
  problems: [problems.notLive],
  body: z.object({}),
  response: MediaTicket,
});

export const getGuestCameraTicket = route({
  name: 'getGuestCameraTicket',
  method: 'POST',
  path: 'studio/guestCamera/{chatId}',
  summary: 'The performer’s admission to the guest’s camera of a VIDEO_CALL.',
  access: performer,
  problems: [notFound, problems.chatOver, problems.notInThisState],
  params: z.object({ chatId }),
  body: z.object({}),
  response: MediaTicket,
});

export const getRoomTexts = route({
  name: 'getRoomTexts',
  method: 'GET',
  path: 'studio/texts',
  summary: 'Texts of the performer’s open room in free chat, oldest first.',
  access: performer,
  query: page,
  response: z.object({ texts: z.array(ChatText), before: z.int().nullable() }),
});

export const getStudioChats = route({
  name: 'getStudioChats',
  method: 'GET',
  path: 'studio/chats',
  summary: 'The performer’s past paid chats with earnings, newest first.',
  access: performer,
  query: page,
  response: z.object({ chats: z.array(ChatRecord), before: z.int().nullable() }),
});

export const blockGuest = route({
  name: 'blockGuest',
  method: 'POST',
  path: 'studio/blockGuest',
  summary:
    'Blocks the guest of one of the performer’s own chats for good; all the guest’s chats in the room end (201).',
  access: performer,
  problems: [notFound],
  body: z.object({ chatId: longRowId }),
  response: z.object({}),
  // Each ends chats and tells a guest; nobody has so many to block at once.
  limit: { points: 30, seconds: 600, per: 'subject' },
});

export const getStudioEarnings = route({
  name: 'getStudioEarnings',
  method: 'GET',
  path: 'studio/earnings/today',
  summary: 'What chats earned since midnight in the performer’s time zone.',
  access: performer,
  query: z.object({
    /** Minutes the performer’s time zone is ahead of UTC. */
    offsetMinutes: z.coerce.number().int().min(-840).max(840).default(60),
  }),
  response: StudioEarnings,
});

/** Bytes a studio may send at once to measure its uplink: two seconds at the rate a broadcast needs. */
export const uplinkProbeBytes = 1024 * 1024;

export const probeUplink = route({
  name: 'probeUplink',
  method: 'POST',
  path: 'studio/uplink',
  summary:
    'Takes a piece of filler and says how much arrived, so that a studio can measure its uplink before going live.',
  access: performer,
  maxBody: uplinkProbeBytes + 1024,
  limit: { points: 30, seconds: 60, per: 'subject' },
  body: z.object({ filler: z.string().max(uplinkProbeBytes) }),
  response: z.object({ received: z.int() }),
});

export const freeChatDuration = query({
  name: 'freeChatDuration',
  summary: 'Free chat the guest has today; for logged-in guests (spec 2 §5).',
  access: loggedIn,
  result: FreeChatDuration,
});

export const freePreviewInit = query({
  name: 'freePreviewInit',
  summary:
    'What previews a guest has (spec 2 §7). `decline: true` of a logged-in guest turns them off, as the switch on the profile does; there they come back.',
  access: visitor,
  problems: [notLoggedIn],
  args: z.object({ decline: z.boolean().default(false) }),
  result: FreePreview,
});

export const routes = [
  getOpenChats,
  getChat,
  getChatHistory,
  getChatTexts,
  getChatTicket,
  getChatOptions,
  getStudioRoom,
  getRoomTicket,
  getGuestCameraTicket,
  getRoomTexts,
  getStudioChats,
  blockGuest,
  getStudioEarnings,
  getStudioShows,
  getChatGuest,
  probeUplink,
  freeChatDuration,
  freePreviewInit,
];

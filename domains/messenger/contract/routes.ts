import { z } from 'zod';
import { ActorCard, actorMissing } from '#domains/performers/contract/index.ts';
import { loggedIn } from '#kit/contract/access.ts';
import { longRowId, longRowIdText, rowId, rowIdText } from '#kit/contract/numbers.ts';
import { mutation, query, route } from '#kit/contract/operations.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { ChannelFilter, MediaType, MessengerChannel, MessengerContent } from './entities.ts';
import { messengerLimits } from './limits.ts';
import { channelMissing } from './problems.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

export const getChannel = route({
  name: 'getMessengerChannel',
  method: 'GET',
  path: 'messenger/channel/{channelId}',
  summary: 'A channel of the guest who asks.',
  access: loggedIn,
  params: z.object({ channelId: longRowIdText }),
  response: z.object({ channel: MessengerChannel }),
  problems: [channelMissing],
});

export const getChannelOfActor = route({
  name: 'getMessengerChannelOfActor',
  method: 'GET',
  path: 'messenger/channel/actor/{actorId}',
  summary: 'The channel of the guest who asks with a performer, once one was opened.',
  access: loggedIn,
  params: z.object({ actorId: rowIdText }),
  response: z.object({ channel: MessengerChannel }),
  problems: [channelMissing],
});

export const getMessengerActor = route({
  name: 'getMessengerActor',
  method: 'GET',
  path: 'messenger/actor/{actorId}',
  summary: 'A performer as the messenger shows them, with what a message costs.',
  access: loggedIn,
  params: z.object({ actorId: rowIdText }),
  response: z.object({
    actor: ActorCard,
    freeMessagesAmount: z.int(),
    messagePrice: z.int().nullable(),
    isMessagingFree: z.boolean(),
  }),
  problems: [actorMissing],
});

export const getChannels = route({
  name: 'getMessengerChannels',
  method: 'GET',
  path: 'messenger/channels',
  summary: 'Channels of the guest who asks, the latest first, in unread mode unread first (spec 2 §4).',
  access: loggedIn,
  query: z.object({
    filterType: ChannelFilter.default('newest'),
    online: flag.optional(),
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
    limit: z.coerce.number().int().min(1).max(50).default(messengerLimits.channelPage),
  }),
  response: z.object({ channels: z.array(MessengerChannel), total: z.int(), unreadMessageCount: z.int() }),
});

export const getRecommendations = route({
  name: 'getMessengerRecommendations',
  method: 'GET',
  path: 'messenger/recommendations',
  summary: 'Performers to write to, who is live first (spec 2 §9: 9, 8 in a grid).',
  access: loggedIn,
  query: z.object({
    currentActorId: rowIdText.optional(),
    useGrid: flag.optional(),
    fsk: z.coerce.number().int().min(0).max(18).optional().describe('pictures above this age rating are left out'),
  }),
  response: z.object({ actors: z.array(ActorCard) }),
});

/** A page of a channel, oldest first. `before` and `after` are the places to go on from; null: there is nothing there. */
export const ContentPage = z
  .object({ contents: z.array(MessengerContent), before: z.int().nullable(), after: z.int().nullable() })
  .meta({ id: 'MessengerContentPage' });
export type ContentPage = z.infer<typeof ContentPage>;

const within = {
  before: longRowIdText.optional(),
  after: longRowIdText.optional(),
  /** A page with this message in its middle. */
  around: longRowIdText.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(messengerLimits.contentPage),
};

export const getContent = route({
  name: 'getMessengerContent',
  method: 'GET',
  path: 'messenger/content/{channelId}',
  summary: 'A page of a channel for one of its two sides: the latest, or before, after or around a message.',
  access: loggedIn,
  params: z.object({ channelId: longRowIdText }),
  query: z.object(within),
  response: ContentPage,
  problems: [channelMissing],
});

export const searchContent = route({
  name: 'searchMessengerContent',
  method: 'GET',
  path: 'messenger/search/{channelId}',
  summary: 'Messages of a channel that hold some words, or some kinds of media, the latest first.',
  access: loggedIn,
  limit: { points: 60, seconds: 60, per: 'subject' },
  params: z.object({ channelId: longRowIdText }),
  query: z.object({
    searchString: typedText('search').max(100).default(''),
    mediaTypes: z.string().max(40).default(''),
    before: longRowIdText.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  response: z.object({ contents: z.array(MessengerContent), before: z.int().nullable() }),
  problems: [channelMissing],
});

export const touchMessengerChannel = mutation({
  name: 'touchMessengerChannel',
  summary: 'Opens the channel with a performer, a new one where there is none, and marks it as looked at.',
  access: loggedIn,
  limit: { points: 60, seconds: 600, per: 'subject' },
  args: z.object({ actorId: rowId }),
  result: MessengerChannel,
  problems: [actorMissing],
});

export const messengerChannels = query({
  name: 'messengerChannels',
  summary: 'Channels of the guest who asks.',
  access: loggedIn,
  args: z.object({
    filterType: ChannelFilter.default('newest'),
    online: z.boolean().default(false),
    first: z.int().min(1).max(50).default(messengerLimits.channelPage),
    offset: z.int().min(0).max(10_000).default(0),
  }),
  result: z.array(MessengerChannel),
});

/** Which messages of all channels are asked for (spec 2 §3, "Filter"). */
const ContentFilter = z
  .object({
    mediaTypes: z.array(MediaType).max(3).optional(),
    searchString: typedText('search').max(100).optional(),
    /** Only what performers sent that is the guest's to keep: given for nothing, or opened for coins. */
    kept: z.boolean().optional(),
  })
  .meta({ id: 'MessengerContentFilter' });
const ContentOrder = z.enum(['asc', 'desc']).meta({ id: 'MessengerContentOrder' });
export const contentArgs = z.object({
  first: z.int().min(1).max(100).default(10),
  offset: z.int().min(0).max(10_000).default(0),
  /** The last message of the page before; what comes behind it in the order is answered. */
  after: longRowId.optional(),
  channelId: longRowId.optional(),
  filter: ContentFilter.optional(),
  order: ContentOrder.default('desc'),
});

export const messengerContent = query({
  name: 'messengerContent',
  summary: 'Messages of the guest who asks, of one channel or of all (spec 2 §9: 10).',
  access: loggedIn,
  args: contentArgs,
  result: z.array(MessengerContent),
});

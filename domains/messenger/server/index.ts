import { and, inArray } from 'drizzle-orm';
import { accessDomain } from '#domains/access/server/index.ts';
import { blocksDomain, blocksOfGuests } from '#domains/blocks/server/index.ts';
import { consentDomain, coverageSinks } from '#domains/consent/server/index.ts';
import { conversationDomain, textRules } from '#domains/conversation/server/index.ts';
import { favouritesDomain } from '#domains/favourites/server/index.ts';
import { giftsSent } from '#domains/gifts/contract/index.ts';
import { giftsDomain } from '#domains/gifts/server/index.ts';
import { guestDomain } from '#domains/guest/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { libraryCounts } from '#domains/library/server/index.ts';
import { chatTold } from '#domains/live/contract/index.ts';
import { liveDomain } from '#domains/live/server/index.ts';
import { mediaDomain } from '#domains/media/server/index.ts';
import { notificationKinds, notificationsDomain } from '#domains/notifications/server/index.ts';
import { oneClickEnded } from '#domains/payments/contract/events.ts';
import { chargePlaces } from '#domains/payments/server/index.ts';
import type { ActorCard } from '#domains/performers/contract/index.ts';
import { actorMissing, offerChanged } from '#domains/performers/contract/index.ts';
import { freeMessages, performersDomain } from '#domains/performers/server/index.ts';
import { saleRefunded } from '#domains/sales/contract/index.ts';
import { saleKinds, salesDomain } from '#domains/sales/server/index.ts';
import { toyTold } from '#domains/toys/contract/events.ts';
import type { AccountCaller, Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { loadsFacet } from '#kit/server/facets.ts';
import type { Handler } from '#kit/server/handler.ts';
import { declare, handle, on, receive, resolve, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { ChannelFilter, MessengerChannel } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import { deleteMessage, editMessage, reactToMessage } from './change-message.ts';
import type { ChannelRow } from './channel-row.ts';
import { accountOf, channelFor, channelOfPair, keepTerms, otherSide, touchChannel } from './channel-row.ts';
import { isOwnChannel, lineOfCharge } from './charge-lines.ts';
import { assertSaid, contactWordHandlers } from './contact-words.ts';
import { messageCoverage } from './coverage.ts';
import type { Context } from './deps.ts';
import { lineOfGift } from './gift-lines.ts';
import { inboxHandlers } from './inbox/handlers.ts';
import { blockedBy, listChannels } from './list-channels.ts';
import { lineOfChat } from './live-lines.ts';
import { archive, blockByGuest, markRead, seeAll } from './marks.ts';
import { lockPaidBack } from './media-buy.ts';
import { mediaHandlers } from './media-handlers.ts';
/** Tables of the domain, for tests and the start. */
import { newMessage } from './notification.ts';
import { messengerData } from './personal-data.ts';
import { freeLeft, toChannels } from './present.ts';
import { barrierIn } from './reach.ts';
import { countVoices, guestContent, readPage, searchChannel } from './read-content.ts';
import { openReports, reportHandlers } from './reports.ts';
import { sendMessage } from './send-message.ts';
import { messengerSettings } from './settings.ts';
import { channels } from './tables.ts';
import { inboxUnreadOf, unreadOf } from './tell.ts';
import { lineOfToy } from './toy-lines.ts';
import { tellUnread } from './unread-notice.ts';

export const messengerTables = { name: 'messenger', folder: new URL('./migrations', import.meta.url) };

export interface Messenger extends DomainServer {
  /** Messages of a guest; {@link guestContent}. */
  contentOf(guestId: number, query: Parameters<typeof guestContent>[2]): Promise<contract.MessengerContent[]>;
  /** Whether a guest and a performer have a conversation in which something was said by either. */
  hasWritten(executor: Executor, pair: { readonly guestId: number; readonly actorId: number }): Promise<boolean>;
}

/** What guests and performers write to each other. */
export function createMessenger(kit: Kit, deps: Omit<Context, 'kit'>): Messenger {
  const ctx: Context = { kit, ...deps };
  return {
    name: 'messenger',
    migrations: messengerTables,
    contentOf: (guestId, query) => guestContent(ctx, guestId, query),
    hasWritten: async (executor, { guestId, actorId }) => {
      const channel = await channelOfPair(executor, guestId, actorId);
      return channel !== null && channel.lastMessageId !== null;
    },
    handlers: [
      ...readingHandlers(ctx),
      ...listCommands(ctx),
      ...messageCommands(ctx),
      ...reportHandlers(ctx),
      ...contactWordHandlers(ctx),
      ...mediaHandlers(ctx),
      on(offerChanged, 'messenger.keep-terms', ({ actorId }, tx) => keepTerms(ctx, tx, actorId)),
      on(giftsSent, 'messenger.line-of-gift', (given, tx) => lineOfGift(ctx, tx, given)),
      ...inboxHandlers(ctx),
      work(contract.tellUnread, () => tellUnread(ctx)),
      on(oneClickEnded, 'messenger.line-of-charge', (told, tx) => lineOfCharge(ctx, tx, told)),
      on(saleRefunded, 'messenger.lock-what-was-paid-back', (back, tx) => lockPaidBack(ctx, tx, back)),
      on(chatTold, 'messenger.line-of-chat', (told, tx) => lineOfChat(ctx, tx, told)),
      on(toyTold, 'messenger.line-of-toy', (told, tx) => lineOfToy(ctx, tx, told)),
      ...declare([
        contract.channels,
        contract.channelArchived,
        contract.channelChanged,
        contract.allChannelsSeen,
        contract.messengerContentChange,
        contract.messengerTyping,
        contract.inboxUnread,
        contract.unreadMessages,
        contract.wroteForNothing,
      ]),
    ],
  };
}

async function oneChannel(ctx: Context, channel: ChannelRow, caller: Caller): Promise<MessengerChannel> {
  const [shown] = await toChannels(ctx, ctx.kit.db, [channel], caller);
  return shown as MessengerChannel;
}

/** Without the pictures that are above an age rating. */
const withinRating = (card: ActorCard, fsk: number): ActorCard => ({
  ...card,
  avatar: card.avatar && card.avatar.ageRating <= fsk ? card.avatar : null,
  poster: card.poster && card.poster.ageRating <= fsk ? card.poster : null,
});

function readingHandlers(ctx: Context): Handler[] {
  const { db } = ctx.kit;
  return [
    handle(contract.getChannel, async ({ params }, { caller }) => {
      const { channel } = await channelFor(db, params.channelId, caller.accountId, 'guest');
      return { channel: await oneChannel(ctx, channel, caller) };
    }),
    handle(contract.getChannelOfActor, async ({ params }, { caller }) => {
      const channel = await channelOfPair(db, caller.accountId, params.actorId);
      if (!channel) throw new Problem(contract.channelMissing);
      return { channel: await oneChannel(ctx, channel, caller) };
    }),
    handle(contract.getMessengerActor, async ({ params }, { caller }) => {
      const [actor] = await ctx.performers.cards(db, [params.actorId], caller);
      if (!actor) throw new Problem(actorMissing);
      const channel = await channelOfPair(db, caller.accountId, params.actorId);
      const freeMessagesAmount = channel ? freeLeft(ctx, channel) : actor.prices.freeMessages;
      const messagePrice = actor.prices.message;
      const isMessagingFree = messagePrice === 0 || freeMessagesAmount > 0;
      return { actor, freeMessagesAmount, messagePrice, isMessagingFree };
    }),
    handle(contract.getRecommendations, async ({ query: { currentActorId, useGrid, fsk = 18 } }, { caller }) => {
      const wanted = { first: useGrid ? 8 : 9, currentActorId };
      const hidden = new Set(await blockedBy(db, caller.accountId));
      const actors = await ctx.performers.recommended(db, caller, { ...wanted, first: wanted.first + hidden.size });
      const shown = actors.filter(({ id }) => !hidden.has(id)).slice(0, wanted.first);
      return { actors: shown.map((card) => withinRating(card, fsk)) };
    }),
    handle(contract.getChannels, async ({ query: { online = false, ...query } }, { caller }) => ({
      ...(await listChannels(ctx, caller, { ...query, online })),
      unreadMessageCount: await unreadOf(db, caller.accountId),
    })),
    handle(contract.getContent, ({ params, query }, { caller }) =>
      readPage(ctx, caller.accountId, params.channelId, query),
    ),
    handle(contract.searchContent, ({ params, query: { mediaTypes, ...query } }, { caller }) => {
      const types = contract.MediaType.options.filter((type) => mediaTypes.split(',').includes(type));
      return searchChannel(ctx, caller.accountId, params.channelId, { ...query, mediaTypes: types });
    }),
    resolve(contract.messengerChannels, async ({ first, ...query }, { caller }) => {
      const { channels } = await listChannels(ctx, caller, { ...query, limit: first });
      return channels;
    }),
    resolve(contract.messengerContent, (args, { caller }) => guestContent(ctx, caller.accountId, args)),
    resolve(contract.unreadMessageCount, (_, { caller }) => unreadOf(db, caller.accountId)),
    handle(contract.getUnread, async (_, { caller: { accountId } }) => ({
      unreadMessageCount: accountId === null ? 0 : await unreadOf(db, accountId),
      inboxUnread: accountId === null ? 0 : await inboxUnreadOf(db, accountId),
    })),
    resolve(contract.touchMessengerChannel, async ({ actorId }, { caller }) =>
      oneChannel(ctx, await touchChannel(ctx, caller, actorId), caller),
    ),
  ];
}

/** Which list a connection looks at. */
interface Looked {
  readonly filterType: ChannelFilter;
  readonly online: boolean;
}

function listCommands(ctx: Context): Handler[] {
  const looked = new Map<string, Looked>();
  ctx.kit.realtime.onClose((connectionId) => void looked.delete(connectionId));
  const first = { offset: 0, limit: contract.messengerLimits.channelPage };
  const answer = async (
    from: { id: string; caller: AccountCaller; send(message: { name: string }, payload: unknown): void },
    change: Partial<Looked>,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<void> => {
    const look = { filterType: 'newest' as const, online: false, ...looked.get(from.id), ...change };
    looked.set(from.id, look);
    from.send(contract.channels, {
      ...(await listChannels(ctx, from.caller, { ...look, offset, limit })),
      ...look,
      offset,
    });
  };
  return [
    receive(contract.loadChannels, (page, from) => answer(from, {}, page)),
    receive(contract.loadOnlineChannels, ({ online }, from) => answer(from, { online }, first)),
    receive(contract.filterChannels, ({ filterType }, from) => answer(from, { filterType }, first)),
    receive(contract.archiveChannel, ({ channelId, status }, { caller }) =>
      archive(ctx, caller.accountId, channelId, status),
    ),
    receive(contract.blockChannel, ({ channelId, blocked }, { caller }) =>
      blockByGuest(ctx, caller.accountId, channelId, blocked),
    ),
    receive(contract.setAllChannelsSeen, ({ upTo }, { caller }) => seeAll(ctx, caller.accountId, upTo ?? null)),
  ];
}

function messageCommands(ctx: Context): Handler[] {
  return [
    receive(contract.sendMessage, (request, { caller }) => sendMessage(ctx, caller, request)),
    receive(contract.markChannelRead, (mark, { caller }) => markRead(ctx, caller.accountId, mark)),
    receive(contract.setMessengerTyping, async ({ channelId, typing }, { caller }) => {
      const { channel, side } = await channelFor(ctx.kit.db, channelId, caller.accountId);
      if ((await barrierIn(ctx, ctx.kit.db, channel, side)) !== null) return;
      const other = accountOf(channel, otherSide(side));
      ctx.kit.realtime.publish(`guest:${other}`, contract.messengerTyping, { channelId, typing });
    }),
    receive(contract.reactToMessage, ({ messageId, sign }, { caller }) =>
      reactToMessage(ctx, caller.accountId, messageId, sign),
    ),
    receive(contract.editMessage, ({ messageId, text }, { caller }) =>
      editMessage(ctx, caller.accountId, messageId, text),
    ),
    receive(contract.deleteMessage, ({ messageId }, { caller }) => deleteMessage(ctx, caller.accountId, messageId)),
  ];
}

/** The domain as the application lists it. */
export const messengerDomain = defineDomain({
  name: 'messenger',
  uses: {
    access: accessDomain,
    blocks: blocksDomain,
    consent: consentDomain,
    conversation: conversationDomain,
    gifts: giftsDomain,
    favourites: favouritesDomain,
    guest: guestDomain,
    identity: identityDomain,
    ledger: ledgerDomain,
    live: liveDomain,
    media: mediaDomain,
    notifications: notificationsDomain,
    performers: performersDomain,
    sales: salesDomain,
  },
  settings: messengerSettings,
  create: createMessenger,
  declares: [
    extend(personalData, messengerData),
    extend(reservedPlaces, ['messenger']),
    extend(notificationKinds, newMessage),
    extend(chargePlaces, { of: 'conversation', isOwn: isOwnChannel }),
    extend(saleKinds, contract.paidMessage),
    extend(saleKinds, contract.messageMedia),
  ],
  contributes: (messenger, kit) => [
    extend(overviewFigures, {
      label: 'messenger.office.overview.reports',
      desks: ['moderation'],
      order: 14,
      page: 'messenger.officeReports',
      read: (executor) => openReports(executor, kit.clock.now()),
    }),
    loadsFacet(contract.messengerOfGuest, {
      // Nobody but the guest who asks is ever looked up.
      async load(ids, { caller }, args) {
        const { accountId } = caller;
        if (accountId === null || !ids.includes(accountId)) return new Map();
        return new Map([[accountId, { messengerContent: await messenger.contentOf(accountId, args) }]]);
      },
    }),
    extend(blocksOfGuests, async (executor, { actorIds, guestIds }) => {
      if (actorIds.length === 0 || guestIds.length === 0) return [];
      const { actorId, guestId } = channels;
      const apart = and(inArray(actorId, [...actorIds]), inArray(guestId, [...guestIds]), channels.guestBlocked);
      return executor.orm.select({ actorId, guestId }).from(channels).where(apart);
    }),
    extend(coverageSinks, messageCoverage),
    extend(libraryCounts, { of: 'audio', read: countVoices }),
    extend(textRules, (field, text) => assertSaid({ kit }, field, text)),
    extend(freeMessages, () => kit.config.of(messengerSettings).FREE_MESSAGES),
  ],
});

import { accessNarrowed } from '#domains/access/contract/index.ts';
import { accessDomain } from '#domains/access/server/index.ts';
import { pairSeparated } from '#domains/blocks/contract/index.ts';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import type { Line } from '#domains/conversation/contract/index.ts';
import { conversationDomain } from '#domains/conversation/server/index.ts';
import { guestLockedEvent, guestRestrictedEvent, restrictionLevels } from '#domains/guest/contract/index.ts';
import { guestDomain } from '#domains/guest/server/index.ts';
import { identityEvents } from '#domains/identity/contract/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { bookChecks, ledgerDomain } from '#domains/ledger/server/index.ts';
import { chargePlaces } from '#domains/payments/server/index.ts';
import { offerChanged, performerHidden } from '#domains/performers/contract/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { saleRefunded } from '#domains/sales/contract/index.ts';
import { saleKinds, salesDomain } from '#domains/sales/server/index.ts';
import type { VisitorCaller } from '#kit/contract/access.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { goals } from '#kit/domain/goals.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { paletteSources } from '#kit/domain/palette.ts';
import { peopleFinders } from '#kit/domain/people.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { beginOfDay, dayOf } from '#kit/i18n/days.ts';
import { StillMaker } from '#kit/live-media/server/stills/still-maker.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { silentPage } from '#kit/realtime/messages.ts';
import { declare, on } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { ExitCode, LiveChat, MediaTicket } from '../contract/index.ts';
import { chatMoved, chatSaleKinds, events, exitCodes, pushes } from '../contract/index.ts';
import { endWhatAgeRefuses } from './chats/ask-again.ts';
import { lockChat, openChatsOf, saveChat } from './chats/chat-row.ts';
import { guestLost, guestOut } from './chats/hold-chat.ts';
import type { OpenChat, RoomPerson } from './chats/open-chat.ts';
import { isOwnChat, openChatWith, openRoomOf, peopleOf } from './chats/open-chat.ts';
import type { PaidMinutes } from './chats/paid-minutes.ts';
import { paidMinutes } from './chats/paid-minutes.ts';
import { chatsInPalette, peopleOfChat } from './chats/past-chats.ts';
import { noCalls } from './chats/policy.ts';
import type { StartRequest } from './chats/start-chat.ts';
import { startChat } from './chats/start-chat.ts';
import { stepChat, stepChatIn } from './chats/step-chat.ts';
import { sendChatText } from './chats/texts.ts';
import { toLiveChat } from './chats/view.ts';
import type { Context } from './context.ts';
import type { LiveDeps, RoomWord } from './deps.ts';
import { callPrices, ownSoftware, showTickets, vipGuests } from './deps.ts';
import { makeFaces } from './faces/make-faces.ts';
import { showStep } from './first-step.ts';
import { chatTimes } from './machine/state.ts';
import { liveMetrics } from './metrics.ts';
import { minutesOnce } from './money/book-check.ts';
import { chatOfSale } from './money/book-minutes.ts';
import { firstPaidChatGoal } from './money/goals.ts';
import { liveData } from './personal-data.ts';
import { cameraNews } from './picture/camera-news.ts';
import { createDelivery } from './picture/delivery.ts';
import { holdUnrecordedDelivery } from './picture/hold-unrecorded-delivery.ts';
import { mediaGate } from './picture/media.ts';
import { reconcileMedia } from './picture/reconcile-media.ts';
import { createClusterBus } from './processes/cluster-bus.ts';
import { createConnectionRegistry } from './processes/connection-registry.ts';
import { createDeadlines } from './processes/deadlines.ts';
import { recover } from './processes/recover.ts';
import { createWork } from './processes/work.ts';
import { restHandlers } from './rest.ts';
import { endOpenChats, removeFromRoom } from './rooms/host-actions.ts';
import { liveMinutes } from './rooms/live-time.ts';
import { reconcileLockedRoom, reconcileRoom } from './rooms/reconcile-room.ts';
import { recountFreeChat } from './rooms/recount-free-chat.ts';
import { findRoom, lockRoom } from './rooms/room-row.ts';
import { assertMayWrite, removeRoomLine, roomLine } from './rooms/room-words.ts';
import { closeRoom, closeRoomOfFormer, hostGone, hostLost, hostOffers, hostOut, hostSending } from './rooms/rooms.ts';
import { beginShow, endShow, leaveShow } from './rooms/show.ts';
import { pushClosedRoom, pushViewers } from './rooms/studio-room.ts';
import { markToyControl, offerToyControl } from './rooms/toy-control.ts';
import { voyeurIdsOf } from './rooms/voyeurs.ts';
import { socketHandlers } from './socket.ts';
import { defineTopics } from './topics.ts';

export type { OpenChat, RoomPerson } from './chats/open-chat.ts';
export type {
  CallPrices,
  CallPricesOf,
  LiveDeps,
  OwnSoftware,
  RoomRules,
  RoomWord,
  UncountedFreeChat,
} from './deps.ts';
export { callPrices, ownSoftware, roomRules, showTickets, uncountedFreeChat, vipGuests } from './deps.ts';
export type { RoomStretch } from './rooms/counted-time.ts';

/** Live: rooms, chats, minutes, text, admission. */
export interface Live extends DomainServer {
  /** Starts a chat that no connection holds; simulated guests and tests. Refuses as `startChat` does. */
  startChat(caller: VisitorCaller, request: StartRequest): Promise<LiveChat>;
  /** One of the two of a chat says something there, from elsewhere on the site. Refuses as `sendChatText` does. */
  say(senderId: number, sent: { chatId: number; text: string; textKey?: string | undefined }): Promise<void>;
  /** Ends all chats of a guest, for example when the account is locked (906). */
  endChatsOf(guestId: number, exit: ExitCode): Promise<void>;
  /** The running chat of a guest with a performer, previews apart; null: none. */
  openChatWith(executor: Executor, guestId: number, actorId: number): Promise<OpenChat | null>;
  /** Whether what a guest says in a chat there may be heard; {@link assertMayWrite}. */
  assertMayWrite(
    tx: Tx,
    chat: Pick<OpenChat, 'roomId' | 'isPublic' | 'muted'>,
    word: Pick<RoomWord, 'actorId' | 'guestId' | 'text'>,
  ): Promise<void>;
  /** A line of a performer's open room; {@link roomLine}. */
  roomLine(executor: Executor, actorId: number, lineId: number): Promise<Line | null>;
  /** Takes a line away from it; {@link removeRoomLine}. */
  removeRoomLine(tx: Tx, actorId: number, lineId: number): Promise<Line>;
  /** Sends a guest out who pays for nothing there; {@link removeFromRoom}. */
  removeFromRoom(tx: Tx, actorId: number, guestId: number): Promise<void>;
  /** Who is openly in a performer's room; {@link peopleOf}. */
  peopleOf(executor: Executor, actorId: number): Promise<RoomPerson[]>;
  /** Who watches a private chat as a voyeur now. */
  voyeursOf(executor: Executor, chatId: number): Promise<number[]>;
  /** The number of a performer's open room; null when not live. */
  openRoomOf(executor: Executor, actorId: number): Promise<number | null>;
  /** An admission to send into an open room whose picture comes from own software; null: there is none. */
  softwareTicket(actorId: number): Promise<MediaTicket | null>;
  /** Whether the picture of a performer’s open room comes from own software. */
  isSoftwareRoom(executor: Executor, actorId: number): Promise<boolean>;
  /** A ticket show begins in a performer's room; see {@link beginShow}. */
  beginShow(tx: Tx, actorId: number, showId: number): Promise<void>;
  /** It is over; see {@link endShow}. */
  endShow(tx: Tx, actorId: number, showId: number): Promise<void>;
  /** Whose ticket counts no more is out of it; see {@link leaveShow}. */
  leaveShow(tx: Tx, actorId: number, guestId: number): Promise<void>;
  /** What a performer takes for calls has changed: who looks is told. */
  offersChanged(tx: Tx, actorId: number): Promise<void>;
  /** Direct control of a toy is offered in a performer's private chats, or no more; see {@link offerToyControl}. */
  offerToyControl(tx: Tx, actorId: number, isOffered: boolean): Promise<void>;
  /** The guest of a chat has it; see {@link markToyControl}. */
  markToyControl(tx: Tx, chatId: number): Promise<void>;
  /** What counts of guests’ free chat has changed; {@link recountFreeChat}. */
  recountFreeChat(tx: Tx, of: { readonly guestIds: readonly number[]; readonly actorId?: number }): void;
  /** Closes a performer's room, if one is open. */
  closeRoomOf(actorId: number, exit: ExitCode): Promise<void>;
  /** Minutes of paid chats that have ended since an instant (epoch ms), by performer. */
  paidMinutes(executor: Executor, since: number): Promise<Map<number, PaidMinutes>>;
  /** Resolves when nothing that was begun is under way. */
  settled(): Promise<void>;
}

export const liveTables = { name: 'live', folder: new URL('./migrations', import.meta.url) } as const;

/** Who joined a room is counted at most this often, ms. */
const viewersEvery = 1_000;

export function createLive(kit: Kit, deps: LiveDeps): Live {
  const times = chatTimes(kit.config.CLOCK_SPEED, kit.config.PATIENCE_FACTOR);
  const dirtyRooms = new Set<number>();
  const scheduledRooms = new Set<number>();
  const ctx: Context = {
    get clusterBus() {
      return clusterBus;
    },
    kit,
    deps,
    times,
    media: mediaGate(deps.media),
    connections: createConnectionRegistry(),
    work: createWork(kit.log),
    now: () => kit.clock.steady(),
    chatWritten(chat) {
      deadlines.set(chat);
      delivery.forget(chat.mediaSession);
      const { id: chatId, mediaSession: session, status } = chat;
      ctx.clusterBus.publish({ about: 'written', chatId, session, over: status === 'ended' });
    },
    scheduleReconcile(roomId) {
      if (scheduledRooms.has(roomId)) return;
      scheduledRooms.add(roomId);
      ctx.work.run('reconciling a room', () => {
        scheduledRooms.delete(roomId);
        return reconcileRoom(ctx, roomId);
      });
    },
    viewersChanged(actorId) {
      if (dirtyRooms.has(actorId)) return;
      dirtyRooms.add(actorId);
      kit.clock.setTimeout(() => {
        dirtyRooms.delete(actorId);
        ctx.work.run('counting viewers', () => pushViewers(ctx, actorId));
      }, viewersEvery);
    },
  };
  const clusterBus = createClusterBus(ctx);
  const deadlines = createDeadlines(ctx);
  const delivery = createDelivery(ctx);
  const stills = deps.stills ?? new StillMaker(kit.log);
  const stops: (() => void)[] = [];
  defineTopics(ctx);

  const listenToMedia = (): void => {
    const { work } = ctx;
    const unwritten = holdUnrecordedDelivery(ctx, () =>
      ctx.media.carried().sessions.filter((each) => !delivery.isFree(each)),
    );
    stops.push(unwritten.stop);
    stops.push(
      ctx.media.listen({
        hostSending: (actorId, is) => work.run('news of a broadcast', () => hostSending(ctx, actorId, is)),
        hostOffers: (actorId, pictures) =>
          work.run('what a broadcast offers', () => hostOffers(ctx, actorId, pictures)),
        hostGone: (actorId) => work.run('the end of a broadcast', () => hostGone(ctx, actorId)),
        cameraSending: (chatId, sending) => work.run('news of a camera', () => cameraNews(ctx, chatId, sending)),
        // Not behind the steps that wait for their turn: it is one statement, and what it writes keeps chats from seeming broken.
        delivered: (sessions) =>
          work.follow(
            'the delivery report',
            unwritten.report(() => delivery.delivered(sessions)),
          ),
        pictureBroken: (session, since, proven) =>
          work.run('a broken picture', () => delivery.pictureBroken(session, since, proven)),
        pictureBack: (session, since, until, byLine) =>
          work.run('a picture’s return', () => delivery.pictureBack(session, since, until, byLine)),
      }),
    );
  };

  const endChatsOf: Live['endChatsOf'] = async (guestId, exit) => {
    for (const { id } of await openChatsOf(kit.db, guestId)) {
      await stepChat(ctx, id, () => ({ type: 'end', at: ctx.now(), exit }));
    }
  };

  kit.realtime.onClose((connectionId, _caller, ended) => {
    const { chatIds, actorId } = ctx.connections.closed(connectionId);
    for (const chatId of chatIds) {
      if (ended === null) ctx.work.run('a lost guest', () => guestLost(ctx, chatId, connectionId));
      else ctx.work.run('a guest whose session is over', () => guestOut(ctx, chatId, connectionId, ended));
    }
    if (actorId === null) return;
    // A studio that is only silent may still send its picture: it gets its time to come back.
    if (ended === null || ended === silentPage)
      ctx.work.run('a lost studio', () => hostLost(ctx, actorId, connectionId));
    else ctx.work.run('a studio whose session is over', () => hostOut(ctx, actorId, connectionId));
  });

  const offersChanged: Live['offersChanged'] = async (tx, actorId) => {
    const room = await lockRoom(tx, actorId, 'update');
    if (room) await reconcileLockedRoom(ctx, tx, room);
    else tx.afterCommit(() => ctx.work.follow('telling of an offer', pushClosedRoom(ctx, actorId)));
  };

  const shutOut = async (tx: Tx, guestId: number): Promise<void> => {
    for (const { id } of await openChatsOf(tx, guestId)) {
      await stepChatIn(ctx, tx, id, () => ({ type: 'end', at: ctx.now(), exit: exitCodes.clientLock }));
    }
  };

  return {
    name: 'live',
    migrations: liveTables,
    handlers: [
      ...socketHandlers(ctx),
      ...restHandlers(ctx),
      on(guestLockedEvent, 'live.end-chats-of-the-locked', async ({ guestId }, tx) => {
        await shutOut(tx, guestId);
        // Account and performer have one number; whoever is locked is off the air as well.
        await closeRoomOfFormer(ctx, tx, guestId);
      }),
      on(performerHidden, 'live.end-the-show-of-the-dismissed', async ({ actorId, why }, tx) => {
        if (why === 'dismissed') await closeRoomOfFormer(ctx, tx, actorId, exitCodes.adminKick);
      }),
      on(guestRestrictedEvent, 'live.end-chats-of-who-may-not-watch', async ({ guestId, level }, tx) => {
        if (level >= restrictionLevels.watching) await shutOut(tx, guestId);
      }),
      on(accessNarrowed, 'live.end-chats-no-longer-allowed', async ({ accountId, country }, tx) => {
        await endWhatAgeRefuses(ctx, tx, { accountId, country });
      }),
      on(pairSeparated, 'live.end-chats-of-the-blocked', (pair, tx) => endOpenChats(ctx, tx, pair)),
      on(identityEvents.rolesTaken, 'live.close-room-of-the-former-performer', async ({ accountId, roles }, tx) => {
        if (roles.includes('performer')) await closeRoomOfFormer(ctx, tx, accountId);
      }),
      on(saleRefunded, 'live.count-refunds-of-operators', async ({ sale, coins, takenBack }, tx) => {
        const chatId = chatOfSale(sale);
        const chat = chatId === null ? null : await lockChat(tx, chatId);
        if (!chat) return;
        await saveChat(tx, chat, { ...chat, refunded: chat.refunded + coins, earned: chat.earned - takenBack });
      }),
      on(offerChanged, 'live.tell-of-the-offer', ({ actorId }, tx) => offersChanged(tx, actorId)),
      ...declare([...pushes, chatMoved, ...events]),
    ],
    async start() {
      stops.push(await clusterBus.listen(delivery.forget));
      listenToMedia();
      await recover(ctx);
      await deadlines.start();
      stops.push(reconcileMedia(ctx), makeFaces(ctx, stills), () => stills.stop());
    },
    async stop() {
      deadlines.stop();
      for (const stop of stops) stop();
      await ctx.work.idle();
      ctx.work.close();
    },
    async startChat(caller, request) {
      return toLiveChat((await startChat(ctx, caller, request, null)).chat, 'guest');
    },
    say: (senderId, sent) => sendChatText(ctx, senderId, sent),
    endChatsOf,
    offersChanged,
    openChatWith,
    openRoomOf,
    isSoftwareRoom: async (executor, actorId) => (await findRoom(executor, actorId))?.source === 'software',
    async softwareTicket(actorId) {
      const room = await findRoom(kit.db, actorId);
      return room?.source === 'software' && !room.callsOnly ? ctx.media.publishTicket(actorId) : null;
    },
    peopleOf,
    assertMayWrite: (tx, chat, word) => assertMayWrite(ctx, tx, chat, word),
    roomLine: (executor, actorId, lineId) => roomLine(ctx, executor, actorId, lineId),
    removeRoomLine: (tx, actorId, lineId) => removeRoomLine(ctx, tx, actorId, lineId),
    removeFromRoom: (tx, actorId, guestId) => removeFromRoom(ctx, tx, actorId, guestId),
    paidMinutes,
    voyeursOf: voyeurIdsOf,
    beginShow: (tx, actorId, showId) => beginShow(ctx, tx, actorId, showId),
    endShow: (tx, actorId, showId) => endShow(ctx, tx, actorId, showId),
    leaveShow: (tx, actorId, guestId) => leaveShow(ctx, tx, actorId, guestId),
    offerToyControl: (tx, actorId, isOffered) => offerToyControl(ctx, tx, actorId, isOffered),
    markToyControl: (tx, chatId) => markToyControl(ctx, tx, chatId),
    recountFreeChat: (tx, of) => recountFreeChat(ctx, tx, of),
    closeRoomOf: (actorId, exit) => closeRoom(ctx, actorId, exit),
    settled: () => ctx.work.idle(),
  };
}

/** Live, as the application lists it. */
export const liveDomain = defineDomain({
  name: 'live',
  uses: {
    access: accessDomain,
    blocks: blocksDomain,
    conversation: conversationDomain,
    guest: guestDomain,
    identity: identityDomain,
    ledger: ledgerDomain,
    performers: performersDomain,
    sales: salesDomain,
  },
  create(kit, uses) {
    if (!kit.liveMedia) throw new Error('Live chats need a relay of live pictures.');
    const isVip = async (executor: Executor, guestId: number): Promise<boolean> =>
      (await kit.extensions.only(vipGuests)?.(executor, guestId)) ?? false;
    const languageOf = async (executor: Executor, id: number) =>
      (await uses.identity.account(executor, id))?.language ?? null;
    const hasTicket: LiveDeps['hasTicket'] = async (...asked) =>
      (await kit.extensions.only(showTickets)?.(...asked)) ?? false;
    const pricesOfCalls: LiveDeps['callPrices'] = async (...asked) =>
      (await kit.extensions.only(callPrices)?.(...asked)) ?? noCalls;
    const software = async () => kit.extensions.only(ownSoftware);
    const extensions = { isVip, languageOf, hasTicket, callPrices: pricesOfCalls, ownSoftware: software };
    return createLive(kit, { ...uses, ...extensions, media: kit.liveMedia });
  },
  contributes: (_live, { clock }) => [
    ...liveMetrics,
    showStep,
    extend(overviewFigures, {
      label: 'live.office.overview.liveTime',
      desks: ['support', 'moderation'],
      order: 3,
      of: 'today',
      unit: 'minutes',
      page: 'live.officeRooms',
      async read(executor) {
        const now = clock.steady();
        return { value: await liveMinutes(executor, now - (clock.now() - beginOfDay(dayOf(clock.now()))), now) };
      },
    }),
  ],
  declares: [
    extend(personalData, liveData),
    extend(bookChecks, minutesOnce),
    extend(goals, firstPaidChatGoal),
    extend(reservedPlaces, ['chat']),
    extend(peopleFinders, peopleOfChat),
    extend(paletteSources, {
      label: 'live.office.pastChats.title',
      desks: ['support', 'moderation'],
      icon: 'chat',
      order: 40,
      find: chatsInPalette,
    }),
    extend(chargePlaces, { of: 'chat', isOwn: isOwnChat }),
    ...chatSaleKinds.map((kind) => extend(saleKinds, kind)),
  ],
});

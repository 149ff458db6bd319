import { isBanned } from '#domains/performers/server/index.ts';
import type { AccountCaller, VisitorCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Connection, Handler } from '#kit/server/handler.ts';
import { receive } from '#kit/server/handler.ts';
import * as contract from '../contract/index.ts';
import { admit } from './chats/admit.ts';
import { chatTopic, roomTopic, studioTopic } from './chats/announce.ts';
import { answerChat } from './chats/answer-chat.ts';
import type { ChatRow } from './chats/chat-row.ts';
import { findChat } from './chats/chat-row.ts';
import { resumeChat } from './chats/hold-chat.ts';
import { barrierIn } from './chats/reach.ts';
import { startChat } from './chats/start-chat.ts';
import { commandChat } from './chats/step-chat.ts';
import { markChatRead, sendChatText, sendRoomText, sideOf } from './chats/texts.ts';
import { toLiveChat } from './chats/view.ts';
import type { Context } from './context.ts';
import { kickGuest, muteGuest } from './rooms/host-actions.ts';
import { closeRoom, goLive, hostBack, setRoom } from './rooms/rooms.ts';
import { currentPresence, studioRoom } from './rooms/studio-room.ts';
import { voyeursOf } from './rooms/voyeurs.ts';

const subject = (from: Connection<VisitorCaller>): number => from.caller.subjectId;
const account = (from: Connection<AccountCaller>): number => from.caller.accountId;
const ofGuest = (from: Connection<VisitorCaller>) => (chat: ChatRow) => chat.guestId === subject(from);
const ofHost = (from: Connection<AccountCaller>) => (chat: ChatRow) => chat.actorId === account(from);

/** What comes over the socket, handed to the use cases. */
export function socketHandlers(ctx: Context): Handler[] {
  return [...guestHandlers(ctx), ...textHandlers(ctx), ...studioHandlers(ctx)];
}

/** Ties a chat to the connection that asked for it, and answers it; what is told from here on comes as pushes. */
function hold(ctx: Context, from: Connection, chat: ChatRow): void {
  const topics =
    chat.type === 'FREECHAT' || chat.type === 'LIVESHOW'
      ? [chatTopic(chat.id), roomTopic(chat.actorId)]
      : [chatTopic(chat.id)];
  if (chat.status !== 'ended') ctx.connections.attachChat(from, chat.id, topics);
  from.send(contract.chatState, { chat: toLiveChat(chat, 'guest'), startKey: chat.startKey });
}

function guestHandlers(ctx: Context): Handler[] {
  return [
    receive(contract.startChat, async (request, from) => {
      const { chat, admitted, inherited } = await startChat(ctx, from.caller, request, from.id);
      hold(ctx, from, chat);
      if (admitted) await admit(ctx, chat, inherited);
    }),
    receive(contract.resumeChat, async ({ chatId }, from) => {
      const chat = await resumeChat(ctx, subject(from), chatId, from);
      hold(ctx, from, chat);
      if (chat.voyeursAllowed) from.send(contract.chatVoyeurs, await voyeursOf(ctx.kit.db, chatId));
      if (chat.status !== 'requested') await admit(ctx, chat, false);
    }),
    receive(contract.endChat, async ({ chatId, sequence, reason }, from) => {
      const exit = contract.exitCodes[reason];
      await commandChat(ctx, chatId, ofGuest(from), { type: 'guestEnd', at: ctx.now(), sequence, exit });
    }),
    receive(contract.retryChatStart, async ({ chatId, sequence }, from) => {
      await commandChat(ctx, chatId, ofGuest(from), { type: 'retry', at: ctx.now(), sequence });
    }),
    receive(contract.watchActor, async ({ actorId, watch }, from) => {
      if (!watch) return from.leave(`actor:${actorId}`);
      const actor = await ctx.deps.performers.actor(ctx.kit.db, actorId);
      if (!actor || isBanned(actor, from.caller.country)) throw new Problem(notFound);
      from.join(`actor:${actorId}`);
      from.send(contract.actorState, await currentPresence(ctx, actor));
    }),
  ];
}

function textHandlers(ctx: Context): Handler[] {
  const { realtime } = ctx.kit;
  return [
    receive(contract.sendChatText, (sent, from) => sendChatText(ctx, account(from), sent)),
    receive(contract.markChatRead, (mark, from) => markChatRead(ctx, account(from), mark)),
    receive(contract.setChatTyping, async ({ chatId, typing }, from) => {
      const chat = await findChat(ctx.kit.db, chatId);
      const sender = chat && sideOf(chat, account(from));
      if (!chat || !sender || chat.status !== 'running' || (sender === 'guest' && chat.muted)) return;
      if ((await barrierIn(ctx, ctx.kit.db, chat, sender)) !== null) return;
      const push = { actorId: chat.actorId, chatId, sender, senderId: account(from), typing };
      realtime.publish(chatTopic(chatId), contract.chatTyping, push);
      realtime.publish(studioTopic(chat.actorId), contract.chatTyping, push);
    }),
    receive(contract.setRoomTyping, async ({ typing }, from) => {
      const actorId = account(from);
      const push = { actorId, chatId: null, sender: 'actor' as const, senderId: actorId, typing };
      realtime.publish(roomTopic(actorId), contract.chatTyping, push);
    }),
    receive(contract.sendRoomText, (sent, from) => sendRoomText(ctx, account(from), sent)),
  ];
}

function studioHandlers(ctx: Context): Handler[] {
  const pushStudio = async (from: Connection<AccountCaller>): Promise<void> => {
    const actor = await ctx.deps.performers.actor(ctx.kit.db, account(from));
    if (!actor) throw new Problem(notFound);
    from.send(contract.studioState, await studioRoom(ctx, actor));
  };
  return [
    receive(contract.enterStudio, async ({ own }, from) => {
      ctx.connections.attachStudio(from, account(from));
      await hostBack(ctx, account(from), from.id, own === true);
      await pushStudio(from);
    }),
    receive(contract.goLive, async (settings, from) => {
      ctx.connections.attachStudio(from, account(from));
      const room = await goLive(ctx, account(from), settings, from.id);
      // Who waits for calls sends nothing before one is accepted; own software sends by its key.
      if (!settings.callsOnly && room.source === 'browser')
        from.send(contract.roomTicket, { ticket: await ctx.media.publishTicket(account(from)) });
      await pushStudio(from);
    }),
    receive(contract.setRoom, (settings, from) => setRoom(ctx, account(from), settings)),
    receive(contract.stopLive, ({ reason }, from) => closeRoom(ctx, account(from), contract.exitCodes[reason])),
    receive(contract.answerChat, async (answer, from) => void (await answerChat(ctx, account(from), answer))),
    receive(contract.hostEndChat, async ({ chatId, sequence }, from) => {
      const exit = contract.exitCodes.hostStopped;
      await commandChat(ctx, chatId, ofHost(from), { type: 'hostEnd', at: ctx.now(), sequence, exit });
    }),
    receive(contract.kickGuest, ({ guestId }, from) => kickGuest(ctx, account(from), guestId)),
    receive(contract.muteGuest, ({ guestId, muted }, from) => muteGuest(ctx, account(from), guestId, muted)),
  ];
}

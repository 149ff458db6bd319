import { and, eq, inArray, ne } from 'drizzle-orm';
import { publish } from '#kit/server/resource.ts';
import {
  chatEnd,
  chatLimits,
  chatMinuteBooked,
  chatMoneyWarning,
  chatRefunded,
  chatStartRetry,
  chatState,
  chatVoyeurs,
  exitCodes,
  hasUpstream,
  preChatExits,
  studioRoom,
  surveyOffer,
} from '../../contract/index.ts';
import type { Context } from '../context.ts';
import type { ChatEffect } from '../machine/state.ts';
import type { Booked } from '../money/book-minutes.ts';
import { pushFreeChatDuration } from '../rooms/free-chat-time.ts';
import { voyeursOf } from '../rooms/voyeurs.ts';
import { chats, rooms } from '../tables.ts';
import { admit } from './admit.ts';
import type { ChatRow } from './chat-row.ts';
import { costOf, isVoyeur, secondsOf, toLiveChat } from './view.ts';

/** What a committed step has to tell. */
export interface CommittedStep {
  /** Null for a new chat. */
  readonly before: ChatRow | null;
  readonly chat: ChatRow;
  readonly effects: readonly ChatEffect[];
  readonly booked: Booked;
  /** The picture is a free chat's that runs already; no new admission is needed. */
  readonly inherited: boolean;
}

export const chatTopic = (chatId: number): string => `chat:${chatId}`;
export const guestTopic = (guestId: number): string => `guest:${guestId}`;
export const studioTopic = (actorId: number): string => `studio:${actorId}`;
export const roomTopic = (actorId: number): string => `room:${actorId}`;

/** Chats the studio hears of one by one; free chats and previews are numbers to it. */
export const concernsStudio = (chat: ChatRow): boolean => chat.paid;

/** Tells both sides after the commit, and does outside the database what follows: admission, its end, timers. */
export async function announce(ctx: Context, step: CommittedStep): Promise<void> {
  const { chat, before, effects } = step;
  ctx.chatWritten(chat);
  pushState(ctx, chat);
  for (const effect of effects) publishEffect(ctx, step, effect);
  if (effects.some(({ type }) => type === 'admit')) await admit(ctx, chat, step.inherited);
  if (chat.status === 'ended' && before?.status !== 'ended') await afterEnd(ctx, chat);
  if (chat.status !== before?.status) {
    if (chat.watchedChatId !== null) await tellVoyeurs(ctx, chat.watchedChatId);
    ctx.viewersChanged(chat.actorId);
    if (mattersToOthers(chat)) ctx.scheduleReconcile(chat.roomId);
  }
}

/** Free chats come and go by the thousand and change nothing for others; a shared paid one only ends its guest's own. */
const mattersToOthers = (chat: ChatRow): boolean =>
  chat.exclusive ? chat.status !== 'requested' : chat.paid && chat.status === 'running';

/** Pushes the chat as it is now. */
export function pushState(ctx: Context, chat: ChatRow): void {
  const { startKey } = chat;
  ctx.kit.realtime.publish(chatTopic(chat.id), chatState, { chat: toLiveChat(chat, 'guest'), startKey });
  const told = { chat: toLiveChat(chat, 'performer'), startKey };
  if (concernsStudio(chat)) publish(ctx.kit.realtime, studioRoom, chatState, told, { key: chat.actorId });
}

/** Tells the guest of a private chat how many watch it. */
async function tellVoyeurs(ctx: Context, chatId: number): Promise<void> {
  ctx.kit.realtime.publish(chatTopic(chatId), chatVoyeurs, await voyeursOf(ctx.kit.db, chatId));
}

function publishEffect(ctx: Context, { chat, booked }: CommittedStep, effect: ChatEffect): void {
  const { realtime } = ctx.kit;
  const studio = { key: chat.actorId };
  switch (effect.type) {
    case 'charge': {
      const { minute, amount: price } = effect;
      const minuteBooked = { chatId: chat.id, minute, price, cost: costOf(chat), paidUntil: chat.paidUntil ?? 0 };
      realtime.publish(chatTopic(chat.id), chatMinuteBooked, minuteBooked);
      publish(realtime, studioRoom, chatMinuteBooked, minuteBooked, studio);
      const balance = booked.balance ?? 0;
      if (balance < price && booked.coveredNext === 0) {
        const warning = { chatId: chat.id, paidUntil: chat.paidUntil ?? 0, needed: price, balance };
        realtime.publish(chatTopic(chat.id), chatMoneyWarning, warning);
      }
      return;
    }
    case 'refund': {
      const { seconds, amount, withheldSeconds = 0 } = effect;
      const refunded = { chatId: chat.id, seconds, amount, withheldSeconds, cost: costOf(chat) };
      realtime.publish(chatTopic(chat.id), chatRefunded, refunded);
      publish(realtime, studioRoom, chatRefunded, refunded, studio);
      return;
    }
    case 'retryStart': {
      const { attempt, inMs } = effect;
      realtime.publish(chatTopic(chat.id), chatStartRetry, { chatId: chat.id, attempt, retryInMs: inMs });
    }
  }
}

async function afterEnd(ctx: Context, chat: ChatRow): Promise<void> {
  if (!(await isCarriedOn(ctx, chat))) {
    await ctx.media.stopWatching(chat);
    ctx.clusterBus.publish({ about: 'stopWatching', chatId: chat.id });
  }
  if (hasUpstream(chat.type)) await ctx.media.closeCamera(chat);
  ctx.connections.releaseChat(chat.id);
  const { id: chatId, actorId, actorName, type: chatType } = chat;
  const topic = guestTopic(chat.guestId);
  ctx.kit.realtime.publish(topic, chatEnd, {
    chatId,
    price: costOf(chat),
    actorId,
    actorName,
    isVoyeur: isVoyeur(chat),
    isToyControl: chat.toyControl === 'used',
    chatType,
    exitCode: chat.exitCode ?? 0,
    seconds: secondsOf(chat),
    voyeurPrice: chat.exitCode === exitCodes.hostSingle.code ? await voyeurPrice(ctx, chat) : null,
  });
  const ran = chat.startedAt === null || chat.endedAt === null ? 0 : chat.endedAt - chat.startedAt;
  // Who continues in another chat with the performer is asked when that one is over.
  const goesOn = chat.exitCode === exitCodes.upgrade.code;
  if (ran >= chatLimits.survey && !goesOn && !preChatExits.includes(chat.exitCode ?? 0))
    ctx.kit.realtime.publish(topic, surveyOffer, {
      chatId,
      actorId,
      actorName,
      chatType,
      isAnonymousVoicecall: chat.incognito,
    });
  if (chatType === 'FREECHAT' && !chat.anonymous) await pushFreeChatDuration(ctx, chat.guestId);
}

/** Whether another chat of the guest uses the same picture and runs or is about to. */
async function isCarriedOn(ctx: Context, chat: ChatRow): Promise<boolean> {
  const others = await ctx.kit.db.orm
    .select({ id: chats.id })
    .from(chats)
    .where(
      and(
        eq(chats.mediaSession, chat.mediaSession),
        ne(chats.id, chat.id),
        inArray(chats.status, ['starting', 'running']),
      ),
    );
  return others.length > 0;
}

async function voyeurPrice(ctx: Context, chat: ChatRow): Promise<number | null> {
  const [room] = await ctx.kit.db.orm.select().from(rooms).where(eq(rooms.id, chat.roomId));
  return room?.announced?.isVoyeurChatAvailable ? room.announced.prices.voyeur : null;
}

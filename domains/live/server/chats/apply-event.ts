import type { Tx } from '#kit/db/db.ts';
import { undoneWhenRefused } from '#kit/db/failures/undone-when-refused.ts';
import { chatEnded, chatTold, isCall } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { deadlineOf, step } from '../machine/machine.ts';
import type { ChatEvent, Refusal, Step } from '../machine/state.ts';
import type { Booked } from '../money/book-minutes.ts';
import { bookMinutes, isRefusedCharge, saleOf } from '../money/book-minutes.ts';
import { limitRefund } from '../money/paid-back.ts';
import { announce } from './announce.ts';
import { tellCall } from './call-told.ts';
import type { ChatRow } from './chat-row.ts';
import { freeChatSession, saveChat } from './chat-row.ts';
import { costOf, secondsOf } from './view.ts';

export interface Applied {
  readonly chat: ChatRow;
  readonly refusal: Refusal | undefined;
}

/**
 * Steps a chat whose row the caller has locked: state, bookings and step become true together or not at all.
 */
export async function applyEvent(ctx: Context, tx: Tx, chat: ChatRow, event: ChatEvent): Promise<Applied> {
  const { done, booked } = await stepAndBook(ctx, tx, chat, event);
  const money = { earned: chat.earned + booked.earned, covered: chat.covered + (booked.covered ?? 0) };
  const state = { ...chat, ...done.state, ...money };
  if (booked.covered !== null) state.coveredMinute = booked.covered >= chat.pricePerMinute;
  const admitted = event.type === 'accept' && !isCall(chat.type) && done.effects.some(({ type }) => type === 'admit');
  const inherited = admitted ? await freeChatSession(tx, chat.roomId, chat.guestId) : null;
  const after: ChatRow = {
    ...state,
    mediaSession: inherited ?? state.mediaSession,
    deadlineAt: deadlineOf(done.state, ctx.times),
  };
  await saveChat(tx, chat, after);
  if (isOfTwo(after)) await tellTwo(tx, chat, after);
  await tellCall(tx, chat, after);
  const watched = after.type !== 'LIVE_PREVIEW';
  if (watched && after.status === 'ended' && chat.status !== 'ended') {
    await tx.emit(chatEnded, factsOf(after));
    if (after.paid) await ctx.deps.sales.complete(tx, saleOf(after.id));
  }
  // A step that changes nothing answers the state it was given.
  if (done.state !== chat) {
    const step = { before: chat, chat: after, effects: done.effects, booked, inherited: inherited !== null };
    tx.afterCommit(() => ctx.work.follow('telling of a chat', announce(ctx, step)));
  }
  return { chat: after, refusal: done.refusal };
}

async function stepAndBook(
  ctx: Context,
  tx: Tx,
  chat: ChatRow,
  event: ChatEvent,
): Promise<{ done: Step; booked: Booked }> {
  const { done, record } = await limitRefund(ctx, tx, chat, event, step(chat, event, ctx.times));
  const refused = async () => {
    const end: ChatEvent = { type: 'moneyRefused', at: event.at };
    const ended = await limitRefund(ctx, tx, chat, end, step(chat, end, ctx.times));
    const booked = await bookMinutes(ctx, tx, chat, ended.done.effects);
    await ended.record();
    return { done: ended.done, booked };
  };
  const charges = done.effects.some(({ type }) => type === 'charge');
  const refunds = done.effects.some(({ type }) => type === 'refund' || type === 'uncover');
  const book = async () => {
    const booked = await bookMinutes(ctx, tx, chat, done.effects);
    await record();
    return { done, booked };
  };
  try {
    // Both or neither: a refund that is booked goes again when the charge after it is refused.
    return await (charges && refunds ? undoneWhenRefused(tx, book) : book());
  } catch (error) {
    if (charges && isRefusedCharge(error)) return refused();
    throw error;
  }
}

/** A paid chat of a guest and the performer, who knows them; voyeurs only look on. */
const isOfTwo = ({ paid, type, incognito }: ChatRow): boolean => paid && !incognito && !type.startsWith('VOYEUR');

async function tellTwo(tx: Tx, before: ChatRow, after: ChatRow): Promise<void> {
  const { id: chatId, guestId, actorId, type: chatType, startedAt } = after;
  const two = { chatId, guestId, actorId };
  if (before.startedAt === null && startedAt !== null) {
    await tx.emit(chatTold, { what: 'began', ...two, chatType, at: startedAt });
  }
  if (before.status !== 'ended' && after.status === 'ended' && startedAt !== null) {
    const { seconds, cost, at } = factsOf(after);
    await tx.emit(chatTold, { what: 'ended', ...two, seconds, cost, at });
  }
}

const factsOf = (chat: ChatRow) => ({
  chatId: chat.id,
  guestId: chat.guestId,
  actorId: chat.actorId,
  chatType: chat.type,
  exitCode: chat.exitCode ?? 0,
  seconds: secondsOf(chat),
  minutes: chat.minutes,
  cost: costOf(chat),
  at: chat.endedAt ?? 0,
});

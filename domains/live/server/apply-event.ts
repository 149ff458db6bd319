import { guestAccount } from '#domains/ledger/contract/index.ts';
import type { Tx } from '#kit/db/db.ts';
import { chatEnded } from '../contract/index.ts';
import { announce } from './announce.ts';
import type { Booked } from './book-minutes.ts';
import { bookMinutes, isNotEnoughCoins, saleOf } from './book-minutes.ts';
import type { ChatRow } from './chat-row.ts';
import { freeChatSession, saveChat } from './chat-row.ts';
import type { Context } from './context.ts';
import { deadlineOf, step } from './machine/machine.ts';
import type { ChatEvent, Refusal, Step } from './machine/state.ts';
import { limitRefund } from './paid-back.ts';
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
  const state = { ...chat, ...done.state, earned: chat.earned + booked.earned };
  const admitted = event.type === 'accept' && done.effects.some(({ type }) => type === 'admit');
  const inherited = admitted ? await freeChatSession(tx, chat.roomId, chat.guestId) : null;
  const after: ChatRow = {
    ...state,
    mediaSession: inherited ?? state.mediaSession,
    deadlineAt: deadlineOf(done.state, ctx.times),
  };
  await saveChat(tx, chat, after);
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
  const charge = done.effects.find((effect) => effect.type === 'charge');
  const refund = done.effects.find((effect) => effect.type === 'refund');
  if (charge && refund) {
    // Both or neither: looked at before, because a booked refund stays booked when the charge after it is refused.
    const balance = await ctx.deps.ledger.balance(tx, guestAccount(chat.guestId));
    if (balance + refund.amount < charge.amount) return refused();
    const booked = await bookMinutes(ctx, tx, chat, done.effects);
    await record();
    return { done, booked };
  }
  try {
    const booked = await bookMinutes(ctx, tx, chat, done.effects);
    await record();
    return { done, booked };
  } catch (error) {
    if (charge && isNotEnoughCoins(error)) return refused();
    throw error;
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

import { assertSayable } from '#domains/conversation/server/index.ts';
import { notLive } from '#domains/live/contract/problems.ts';
import { assertAllowed } from '#domains/performers/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { toPlainLetters } from '#kit/text/confusables.ts';
import type { RoomPoll } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import { closeDue, closeWithShow } from './close.ts';
import type { Context } from './deps.ts';
import { begunSince, openPollOf } from './rows.ts';
import { polls } from './tables.ts';
import { tellPoll } from './tell.ts';
import { roomPollOf } from './view.ts';

const minute = 60_000;
const hour = 60 * minute;

/** What is asked, and where. */
interface Question {
  readonly actorId: number;
  readonly question: string;
  readonly answers: readonly string[];
  readonly minutes: number;
}

/**
 * Asks a performer’s room a question, as herself or as a helper in her name.
 * @throws Problem may_not_poll, not_live, poll_running, polls_an_hour, answers_alike, word_refused, contact_details; of a helper also
 *   not_in_poll_room and what the rules of the room refuse
 */
export async function askPoll(ctx: Context, byId: number, wish: Question): Promise<RoomPoll> {
  const { kit } = ctx;
  const { actorId, question, minutes } = wish;
  const answers = [...wish.answers];
  const texts = { question, ...Object.fromEntries(answers.map((text, index) => [`answers.${index}`, text])) };
  for (const [field, text] of Object.entries(texts)) {
    assertAllowed(`body.${field}`, text);
    await assertSayable(kit, `body.${field}`, text);
  }
  if (new Set(answers.map((text) => toPlainLetters(text))).size < answers.length)
    throw new Problem(contract.answersAlike);
  return kit.db.transaction(async (tx) => {
    const askedAs = await asWhom(ctx, tx, actorId, byId);
    const roomId = await ctx.live.openRoomOf(tx, actorId);
    if (roomId === null) throw new Problem(notLive);
    if (askedAs === 'helper') await assertHeard(ctx, tx, { actorId, guestId: byId, roomId, text: question });
    // Two that ask at the same moment: one comes first.
    await lockByName(tx, 'polls.ask', actorId);
    const now = kit.clock.now();
    await assertRoom(ctx, tx, { actorId, roomId }, now);
    const closesAt = now + minutes * minute;
    const [row] = await tx.orm
      .insert(polls)
      .values({
        ...{ actorId, roomId, askedAs, question, answers },
        askedBy: askedAs === 'helper' ? byId : null,
        openedAt: new Date(now),
        closesAt: new Date(closesAt),
        toldAt: new Date(now),
      })
      .returning();
    if (!row) throw new Error('A written row came back empty.');
    await kit.jobs.send(tx, contract.closePollInTime, { pollId: row.id }, closesAt + 1_000);
    tx.afterCommit(() => ctx.watch(row.id, closesAt));
    await tellPoll(ctx, tx, row);
    return roomPollOf(tx, row);
  });
}

/** @throws Problem may_not_poll */
async function asWhom(ctx: Context, tx: Tx, actorId: number, byId: number): Promise<'performer' | 'helper'> {
  if (byId === actorId && (await ctx.performers.actor(tx, actorId))) return 'performer';
  if (byId !== actorId && (await ctx.roomHelpers.mayPoll(tx, actorId, byId))) return 'helper';
  throw new Problem(contract.mayNotPoll);
}

/** A helper asks from the room, where they may be heard. @throws Problem not_in_poll_room, and what the rules of the room refuse */
async function assertHeard(
  ctx: Context,
  tx: Tx,
  { actorId, guestId, roomId, text }: { actorId: number; guestId: number; roomId: number; text: string },
): Promise<void> {
  const chat = await ctx.live.openChatWith(tx, guestId, actorId);
  if (!chat?.isPublic || chat.roomId !== roomId) throw new Problem(contract.notInPollRoom);
  await ctx.live.assertMayWrite(tx, chat, { actorId, guestId, text });
}

/** @throws Problem poll_running, polls_an_hour */
async function assertRoom(
  ctx: Context,
  tx: Tx,
  { actorId, roomId }: { readonly actorId: number; readonly roomId: number },
  now: number,
): Promise<void> {
  const open = await openPollOf(tx, actorId);
  if (open?.roomId === roomId && open.closesAt.getTime() > now) throw new Problem(contract.pollRunning);
  // Its time or its show is over, and nobody has closed it yet.
  if (open) await (open.roomId === roomId ? closeDue(ctx, tx, open.id) : closeWithShow(ctx, tx, actorId));
  const begun = await begunSince(tx, actorId, new Date(now - hour));
  if (begun.length < contract.mostAnHour) return;
  const free = (begun.at(-contract.mostAnHour) as Date).getTime() + hour;
  const data = { most: contract.mostAnHour, minutes: Math.max(1, Math.ceil((free - now) / minute)) };
  throw new Problem(contract.pollsAnHour, { data });
}

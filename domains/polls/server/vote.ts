import { eq, sql } from 'drizzle-orm';
import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import { isBanned } from '#domains/performers/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { publish } from '#kit/server/resource.ts';
import type { PollVote } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { PollRow } from './rows.ts';
import { polls, votes } from './tables.ts';

/**
 * Chooses an answer, or another one.
 * @throws Problem not_found, own_poll, poll_not_for_you, you_have_blocked, not_in_poll_room, poll_over, and muted as the room says it
 */
export async function vote(
  ctx: Context,
  caller: Pick<Caller, 'country'> & { readonly accountId: number },
  { pollId, answer }: { readonly pollId: number; readonly answer: number },
): Promise<PollVote> {
  const { kit } = ctx;
  const { accountId: guestId } = caller;
  return kit.db.transaction(async (tx) => {
    const [poll] = await tx.orm.select().from(polls).where(eq(polls.id, pollId));
    if (!poll || answer >= poll.answers.length) throw new Problem(notFound);
    await assertMayVote(ctx, tx, caller, poll);
    const version = await writeVote(tx, { pollId, guestId, answer, now: kit.clock.now() });
    if (version === null) throw new Problem(contract.pollOver);
    const own = { pollId, answer, version };
    ctx.voted(tx, pollId);
    const told = { actorId: poll.actorId, vote: own };
    tx.afterCommit(() =>
      publish(kit.realtime, contract.ownPollVote, contract.ownPollVoteChanged, told, { ownerId: guestId }),
    );
    return own;
  });
}

/** Who may be heard in the room votes there, and nobody else. */
async function assertMayVote(
  ctx: Context,
  tx: Tx,
  { accountId: guestId, country }: Pick<Caller, 'country'> & { readonly accountId: number },
  { actorId, roomId }: PollRow,
): Promise<void> {
  if (guestId === actorId) throw new Problem(contract.ownPoll);
  const actor = await ctx.performers.actor(tx, actorId);
  if (!actor || isBanned(actor, country)) throw new Problem(notFound);
  const barrier = await ctx.blocks.barrier(tx, { actorId, guestId }, 'guest');
  if (barrier !== null) throw new Problem(barrier === 'blockedByGuest' ? youHaveBlocked : contract.pollNotForYou);
  const chat = await ctx.live.openChatWith(tx, guestId, actorId);
  if (!chat?.isPublic || chat.roomId !== roomId) throw new Problem(contract.notInPollRoom);
  await ctx.live.assertMayWrite(tx, chat, { actorId, guestId, text: '' });
}

/**
 * One statement writes or changes the vote of an account, and only while the poll is open. It shares the poll's row with other votes;
 * who closes the poll waits for it, and it for them.
 * @returns how often the guest has chosen; null: the poll is closed
 */
async function writeVote(
  tx: Tx,
  { pollId, guestId, answer, now }: { pollId: number; guestId: number; answer: number; now: number },
): Promise<number | null> {
  const at = new Date(now).toISOString();
  const { rows } = await tx.orm.execute<{ version: number }>(sql`
    insert into ${votes} (poll_id, guest_id, answer, at)
    select open.id, ${guestId}::bigint, ${answer}::integer, ${at}::timestamptz
    from (
      select id from ${polls}
      where id = ${pollId} and closed_at is null and closes_at > ${at}::timestamptz
      for share
    ) open
    on conflict (poll_id, guest_id) do update
      set answer = excluded.answer, at = excluded.at, version = ${votes.version} + 1
    returning version
  `);
  return rows[0]?.version ?? null;
}

import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { publish } from '#kit/server/resource.ts';
import type { StudioPoll } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { Context, Deps } from './deps.ts';
import type { PollRow } from './rows.ts';
import { polls } from './tables.ts';
import { studioPollOf } from './view.ts';

/** The room is told of votes at most this often, ms. */
const tellEvery = 1_000;

/** Tells the room and the studio how a poll stands, once it is committed. */
export async function tellPoll({ kit, guest }: Pick<Deps, 'kit' | 'guest'>, tx: Tx, row: PollRow): Promise<StudioPoll> {
  const studio = await studioPollOf({ guest }, tx, row);
  const { askedBy: _, isByHelper: __, closedBy: ___, ...poll } = studio;
  const { actorId } = row;
  tx.afterCommit(() => {
    publish(kit.realtime, contract.roomPoll, contract.roomPollChanged, { actorId, poll }, { key: actorId });
    const told = { actorId, poll: studio };
    publish(kit.realtime, contract.studioPoll, contract.studioPollChanged, told, { key: actorId });
  });
  return studio;
}

/** Gathers votes and tells of them together. */
export function createTeller({ kit, guest }: Pick<Deps, 'kit' | 'guest'>): Pick<Context, 'voted'> & { stop(): void } {
  const timers = new Map<number, ReturnType<typeof kit.clock.setTimeout>>();
  const plan = (pollId: number): void => {
    if (timers.has(pollId)) return;
    const run = (): void => {
      timers.delete(pollId);
      tell(pollId).catch((error: unknown) => kit.log.error({ error }, 'A room was not told of votes.'));
    };
    timers.set(pollId, kit.clock.setTimeout(run, tellEvery));
  };
  const tell = (pollId: number): Promise<void> =>
    kit.db.transaction(async (tx) => {
      const now = kit.clock.now();
      // Of several processes one tells in a second; who finds that it was told just now looks again.
      const [row] = await tx.orm
        .update(polls)
        .set({ version: sql`${polls.version} + 1`, toldAt: new Date(now) })
        .where(and(eq(polls.id, pollId), isNull(polls.closedAt), lte(polls.toldAt, new Date(now - tellEvery))))
        .returning();
      if (row) await tellPoll({ kit, guest }, tx, row);
      else if ((await tx.orm.$count(polls, and(eq(polls.id, pollId), isNull(polls.closedAt)))) > 0) plan(pollId);
    });
  return {
    voted: (tx, pollId) => void tx.afterCommit(() => plan(pollId)),
    stop() {
      for (const timer of timers.values()) kit.clock.clear(timer);
      timers.clear();
    },
  };
}

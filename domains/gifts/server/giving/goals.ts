import { and, eq, isNull } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { RoomGoal } from '../../contract/room.ts';
import { roomGoalChanged } from '../../contract/room.ts';
import type { Context } from '../deps.ts';
import { goals } from '../tables.ts';

type GoalRow = typeof goals.$inferSelect;
/** What of a goal changes as something is given; amounts in hundredths of a coin. */
type Progress = Pick<GoalRow, 'target' | 'raised' | 'repeats' | 'timesReached'>;

/**
 * A goal after something was given. One that repeats begins again with what was given beyond it, as often as it fits; one that does not
 * stays reached, and keeps counting.
 */
export function afterGift<G extends Progress>(goal: G, coins: number): G & { readonly isReachedNow: boolean } {
  const raised = goal.raised + coins;
  if (!goal.repeats) {
    const isReachedNow = goal.timesReached === 0 && raised >= goal.target;
    return { ...goal, raised, timesReached: isReachedNow ? 1 : goal.timesReached, isReachedNow };
  }
  const times = Math.floor(raised / goal.target);
  return { ...goal, raised: raised % goal.target, timesReached: goal.timesReached + times, isReachedNow: times > 0 };
}

export const presentGoal = (row: GoalRow): RoomGoal => ({
  id: row.id,
  words: row.words,
  reward: row.reward,
  target: row.target,
  raised: row.raised,
  repeats: row.repeats,
  timesReached: row.timesReached,
  reachedAt: row.reachedAt?.getTime() ?? null,
});

const open = (actorId: number) => and(eq(goals.actorId, actorId), isNull(goals.endedAt));

/** What a performer gathers for now; null: nothing. */
export async function goalOf({ orm }: Executor, actorId: number): Promise<RoomGoal | null> {
  const [row] = await orm.select().from(goals).where(open(actorId));
  return row ? presentGoal(row) : null;
}

/** Tells the room and the studio of the goal, once it is committed. */
function tellGoal({ kit }: Pick<Context, 'kit'>, tx: Tx, actorId: number, goal: RoomGoal | null): void {
  tx.afterCommit(() => {
    for (const topic of [`gifts:${actorId}`, `performer:${actorId}`])
      kit.realtime.publish(topic, roomGoalChanged, { actorId, goal });
  });
}

/** Counts what was given in a show towards the goal of its performer, if there is one. */
export async function countTowardsGoal(
  ctx: Pick<Context, 'kit'>,
  tx: Tx,
  actorId: number,
  coins: number,
): Promise<void> {
  const [row] = await tx.orm.select().from(goals).where(open(actorId)).for('update');
  if (!row) return;
  const { isReachedNow, ...after } = afterGift(row, coins);
  const reachedAt = isReachedNow ? new Date(ctx.kit.clock.now()) : row.reachedAt;
  const { raised, timesReached } = after;
  await tx.orm.update(goals).set({ raised, timesReached, reachedAt }).where(eq(goals.id, row.id));
  tellGoal(ctx, tx, actorId, presentGoal({ ...after, reachedAt }));
}

interface NewGoal {
  readonly words: string;
  readonly reward: string;
  /** Hundredths of a coin. */
  readonly coins: number;
  readonly repeats: boolean;
}

/** One at a time of what a performer gathers for, or two tabs would begin two. */
const oneAtATime = (tx: Tx, actorId: number) => lockByName(tx, 'gifts.goal', actorId);

/** Begins to gather for something; what was gathered for before is over. */
export function setGoal(ctx: Pick<Context, 'kit'>, actorId: number, wish: NewGoal): Promise<RoomGoal> {
  const { kit } = ctx;
  return kit.db.transaction(async (tx) => {
    await oneAtATime(tx, actorId);
    const now = new Date(kit.clock.now());
    await tx.orm.update(goals).set({ endedAt: now }).where(open(actorId));
    const { words, reward, coins: target, repeats } = wish;
    const [row] = await tx.orm
      .insert(goals)
      .values({ actorId, words, reward, target, repeats, startedAt: now })
      .returning();
    const goal = presentGoal(row as GoalRow);
    tellGoal(ctx, tx, actorId, goal);
    return goal;
  });
}

/** Gathers no more for a goal of a performer; one that is over already, or another's, changes nothing. */
export async function endGoal(ctx: Pick<Context, 'kit'>, actorId: number, goalId: number): Promise<void> {
  const { kit } = ctx;
  await kit.db.transaction(async (tx) => {
    await oneAtATime(tx, actorId);
    const ended = await tx.orm
      .update(goals)
      .set({ endedAt: new Date(kit.clock.now()) })
      .where(and(open(actorId), eq(goals.id, goalId)))
      .returning({ id: goals.id });
    if (ended.length > 0) tellGoal(ctx, tx, actorId, null);
  });
}

import { createHmac, createSecretKey } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { GoalEvent } from '#kit/contract/goals.ts';
import { prepared } from '#kit/db/cache/prepared.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { Experiment } from '../contract/definition.ts';
import { bucketOf, variantAt } from './assign.ts';
import type { Current } from './current.ts';
import type { Counts } from './results.ts';
import { assignments } from './tables.ts';

export interface Group {
  readonly key: string;
  readonly value: string;
}

const ofSubject = prepared((orm) =>
  orm
    .select({ id: assignments.experimentId, value: assignments.value })
    .from(assignments)
    .where(eq(assignments.subject, sql.placeholder('subject')))
    .prepare('experiments_of_subject'),
);

/** Who takes part in what. People are hashes here; an experiment needs to know that it is the same one, not which. */
export function createParticipants({ db, clock, keyFor }: Pick<Kit, 'db' | 'clock' | 'keyFor'>, current: Current) {
  const salt = keyFor('experiments.assign');
  const secret = createSecretKey(keyFor('experiments.subject'));
  const subjectOf = (id: number): string =>
    createHmac('sha256', secret).update(String(id)).digest('base64url').slice(0, 22);

  /** The groups somebody is in, of the running experiments. */
  const groupsOf = async (executor: Executor, subjectId: number): Promise<Group[]> => {
    const { running } = current;
    if (running.length === 0) return [];
    const rows = await ofSubject(executor).execute({ subject: subjectOf(subjectId) });
    return running.flatMap(({ id, key }) => rows.filter((row) => row.id === id).map(({ value }) => ({ key, value })));
  };

  return {
    groupsOf,
    /**
     * Puts somebody into a group of every experiment they may take part in. A participant stays in their group, whatever the
     * weights are now; `remembered` are the groups of their device, from before they logged in.
     */
    async join(subjectId: number, isLoggedIn: boolean, remembered: readonly Group[]): Promise<Group[]> {
      const open = current.running.filter(({ audience }) => audience === 'anyone' || isLoggedIn);
      if (open.length > 0) {
        const rows = open.map(({ id, key, variants }) => ({
          experimentId: id,
          subject: subjectOf(subjectId),
          value:
            remembered.find((group) => group.key === key)?.value ?? variantAt(variants, bucketOf(salt, key, subjectId)),
          assignedAt: new Date(clock.now()),
        }));
        await db.orm.insert(assignments).values(rows).onConflictDoNothing();
      }
      return groupsOf(db, subjectId);
    },
    /** Notes that somebody was shown their variant; the first time counts. */
    async expose(subjectId: number, keys: readonly string[]): Promise<void> {
      const ids = idsOf(current.running.filter(({ key }) => keys.includes(key)));
      if (ids.length === 0) return;
      await db.orm
        .update(assignments)
        .set({ exposedAt: new Date(clock.now()) })
        .where(
          and(
            eq(assignments.subject, subjectOf(subjectId)),
            inArray(assignments.experimentId, ids),
            isNull(assignments.exposedAt),
          ),
        );
    },
    /** Notes that somebody reached a goal, in every running experiment that wishes for it and was shown to them before. */
    async convert(tx: Tx, goal: { event: GoalEvent; subjectIds: readonly number[]; at: number }): Promise<void> {
      const ids = idsOf(current.running.filter((one) => one.goal === goal.event));
      if (ids.length === 0) return;
      const at = new Date(goal.at);
      await tx.orm
        .update(assignments)
        .set({ convertedAt: at })
        .where(
          and(
            inArray(assignments.experimentId, ids),
            inArray(assignments.subject, goal.subjectIds.map(subjectOf)),
            isNull(assignments.convertedAt),
            isNotNull(assignments.exposedAt),
            lte(assignments.exposedAt, at),
          ),
        );
    },
    /** A visitor is now known as an account: what the visitor was in, the account is in, unless it was before. */
    async becomes(tx: Tx, visitorId: number, accountId: number): Promise<void> {
      await tx.client.query(
        `update experiments.assignments a set subject = $2 where subject = $1 and not exists (
           select 1 from experiments.assignments b where b.experiment_id = a.experiment_id and b.subject = $2)`,
        [subjectOf(visitorId), subjectOf(accountId)],
      );
    },
    async counts(experimentId: number): Promise<Counts[]> {
      return db.orm
        .select({
          value: assignments.value,
          exposures: sql<number>`count(${assignments.exposedAt})::int`,
          conversions: sql<number>`count(${assignments.convertedAt})::int`,
        })
        .from(assignments)
        .where(eq(assignments.experimentId, experimentId))
        .groupBy(assignments.value);
    },
    async exposures(): Promise<ReadonlyMap<number, number>> {
      const rows = await db.orm
        .select({ id: assignments.experimentId, count: sql<number>`count(${assignments.exposedAt})::int` })
        .from(assignments)
        .groupBy(assignments.experimentId);
      return new Map(rows.map(({ id, count }) => [id, count]));
    },
  };
}

const idsOf = (list: readonly Experiment[]): number[] => list.map(({ id }) => id);

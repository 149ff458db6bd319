import { desc, eq, sql } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { isUniqueViolation } from '#kit/db/db.ts';
import { goalsOf } from '#kit/domain/goals.ts';
import type { Call } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { Experiment, ExperimentDraft } from '../contract/definition.ts';
import { mostPageVariants } from '../contract/definition.ts';
import { keyTaken, tooManyPageVariants, unknownGoal, unknownWinner, wrongState } from '../contract/problems.ts';
import { experiments } from './tables.ts';

type Row = typeof experiments.$inferSelect;

const present = ({ startedAt, stoppedAt, createdAt: _, ...row }: Row): Experiment => ({
  ...(row as unknown as Experiment),
  startedAt: startedAt?.getTime() ?? null,
  stoppedAt: stoppedAt?.getTime() ?? null,
});

/** Running ones first, then drafts, then stopped ones; the latest first. */
export async function allExperiments(executor: Executor): Promise<Experiment[]> {
  const order = sql`array_position(array['running', 'draft', 'stopped'], ${experiments.state})`;
  const rows = await executor.orm.select().from(experiments).orderBy(order, desc(experiments.id));
  return rows.map(present);
}

/** How many looks of a page anonymous visitors may get while these run. */
const pageVariantsOf = (running: readonly Pick<Experiment, 'audience' | 'variants'>[]): number =>
  running.reduce(
    (pageVariants, { audience, variants }) =>
      audience === 'anyone' ? pageVariants * (variants.length + 1) : pageVariants,
    1,
  );

/** Who asks; null when the platform itself does (seeding). */
type Asking = Pick<Call, 'caller' | 'requestId'> | null;
type Step = 'create' | 'change' | 'start' | 'stop';

/** Writing down, changing, starting and stopping, each with its line in the audit log. `changed` is told after each commit. */
export function createDefinitions(
  { db, clock, extensions }: Pick<Kit, 'db' | 'clock' | 'extensions'>,
  changed: () => Promise<void>,
) {
  const assertGoal = (goal: string): void => {
    if (!goalsOf({ extensions }).some(({ event }) => event === goal))
      throw new Problem(unknownGoal, { data: { goal } });
  };
  const find = async (executor: Executor, id: number): Promise<Row> => {
    const [row] = await executor.orm.select().from(experiments).where(eq(experiments.id, id)).for('update');
    if (!row) throw new Problem(notFound);
    return row;
  };
  const note = (tx: Tx, call: Asking, step: Step, id: number, input: Readonly<Record<string, unknown>>) =>
    audit(tx, {
      call,
      at: clock.now(),
      operation: `experiments.${step}`,
      subject: `experiment:${id}`,
      input,
    });
  const refuseTaken = (error: unknown): never => {
    throw isUniqueViolation(error) ? new Problem(keyTaken) : error;
  };
  const alter = async (
    call: Asking,
    step: Step,
    id: number,
    values: (row: Row, executor: Executor) => Promise<Partial<Row>>,
  ) => {
    const altered = await db.transaction(async (tx) => {
      const row = await find(tx, id);
      const change = await values(row, tx);
      const [after] = await tx.orm
        .update(experiments)
        .set(change)
        .where(eq(experiments.id, id))
        .returning()
        .catch(refuseTaken);
      await note(tx, call, step, id, { ...change });
      return present(after as Row);
    });
    await changed();
    return altered;
  };
  const assertState = (row: Row, ...states: string[]): void => {
    if (!states.includes(row.state)) throw new Problem(wrongState, { data: { state: row.state } });
  };

  return {
    async create(call: Asking, draft: ExperimentDraft): Promise<Experiment> {
      assertGoal(draft.goal);
      const values = { ...draft, createdAt: new Date(clock.now()) };
      return db.transaction(async (tx) => {
        const [row] = await tx.orm.insert(experiments).values(values).returning().catch(refuseTaken);
        const made = present(row as Row);
        await note(tx, call, 'create', made.id, draft);
        return made;
      });
    },
    change: (call: Asking, id: number, draft: ExperimentDraft) =>
      alter(call, 'change', id, async (row) => {
        assertState(row, 'draft', 'running');
        if (row.state === 'draft') {
          assertGoal(draft.goal);
          return draft;
        }
        // People are in its groups already: what the groups are and what is counted stays.
        const same = row.variants.map(({ value }) => value).join() === draft.variants.map(({ value }) => value).join();
        if (!same || draft.key !== row.key || draft.goal !== row.goal || draft.audience !== row.audience) {
          throw new Problem(wrongState, { data: { state: row.state } });
        }
        return { name: draft.name, variants: draft.variants, plannedPerVariant: draft.plannedPerVariant };
      }),
    start: (call: Asking, id: number) =>
      alter(call, 'start', id, async (row, tx) => {
        assertState(row, 'draft');
        assertGoal(row.goal);
        // Two starts at once must not pass the bound together.
        await tx.orm.execute(sql`lock table experiments.experiments in share row exclusive mode`);
        const running = (await allExperiments(tx)).filter(({ state }) => state === 'running');
        const pageVariants = pageVariantsOf([...running, present(row)]);
        if (pageVariants > mostPageVariants)
          throw new Problem(tooManyPageVariants, { data: { pageVariants, most: mostPageVariants } });
        return { state: 'running', startedAt: new Date(clock.now()) };
      }),
    stop: (call: Asking, id: number, winner: string) =>
      alter(call, 'stop', id, async (row) => {
        assertState(row, 'running');
        if (!row.variants.some(({ value }) => value === winner)) throw new Problem(unknownWinner);
        return { state: 'stopped', winner, stoppedAt: new Date(clock.now()) };
      }),
  };
}

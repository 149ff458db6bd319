import { and, eq, notInArray } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import type { ApplicationView } from '../contract/index.ts';
import { applicationClosed, ownStepNames, stepsMissing } from '../contract/index.ts';
import type { Context } from './context.ts';
import { assertAdult, lockApplication } from './rows.ts';
import { stepsOf } from './steps.ts';
import { applications, steps } from './tables.ts';
import { factsOf, viewOf } from './view.ts';

/** Sends an application to be looked at. @throws Problem joining_closed, joining_underage, joining_steps_missing */
export async function submit(ctx: Context, accountId: number): Promise<ApplicationView> {
  const { db, clock } = ctx.kit;
  await db.transaction(async (tx) => {
    const row = await lockApplication(tx, accountId, clock.now());
    assertAdult(row);
    if (row.state === 'waiting') return;
    if (!['draft', 'more', 'expired'].includes(row.state)) throw new Problem(applicationClosed);
    const { facts } = await factsOf(ctx, tx, row);
    const open = (await stepsOf(ctx, tx, facts)).filter(({ isDone }) => !isDone).map(({ name }) => name);
    if (open.length > 0) throw new Problem(stepsMissing, { data: { steps: open } });
    const at = new Date(clock.now());
    await tx.orm
      .update(applications)
      .set({ state: 'waiting', submittedAt: at, changedAt: at })
      .where(eq(applications.accountId, accountId));
    // What was asked of other domains' steps is answered by this.
    await tx.orm
      .update(steps)
      .set({ asked: null, askedAt: null })
      .where(and(eq(steps.accountId, accountId), notInArray(steps.step, ownStepNames)));
  });
  return viewOf(ctx, accountId);
}

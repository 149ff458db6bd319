import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { assertSayable } from '#domains/conversation/server/index.ts';
import { actorMissing } from '#domains/performers/contract/index.ts';
import { assertAllowed } from '#domains/performers/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { ShowPlan } from '../contract/index.ts';
import { lateBelowPrice, showNeedsTitle, showTimeBounds, showTimeTaken } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { ShowRow } from './rows.ts';
import { openStates } from './rows.ts';
import { shows } from './tables.ts';

const minute = 60_000;
const bounds = { least: 5 * minute, most: 90 * 24 * 60 * minute };

/** Whether a show may be planned for an instant, epoch ms. */
export const isWithinBounds = (start: number, now: number): boolean =>
  start >= now + bounds.least && start <= now + bounds.most;

/** Two shows of a performer do not overlap, private ones included. @throws Problem show_time_taken */
export async function assertTimeFree(tx: Tx, actorId: number, start: number, length: number): Promise<void> {
  const others = await tx.orm
    .select({ startsAt: shows.startsAt, minutes: shows.minutes })
    .from(shows)
    .where(and(eq(shows.actorId, actorId), inArray(shows.state, [...openStates]), isNotNull(shows.startsAt)));
  const overlaps = others.some(({ startsAt, minutes }) => {
    const from = startsAt?.getTime() ?? 0;
    return start < from + minutes * minute && from < start + length * minute;
  });
  if (overlaps) throw new Problem(showTimeTaken, { field: 'body.start' });
}

/**
 * Plans a show of a performer. Two of hers do not overlap.
 * @throws Problem show_needs_title, late_below_price, show_time_bounds, show_time_taken, word_refused, actor_not_found, and those of {@link assertSayable}
 */
export async function planShow(
  ctx: Pick<Context, 'kit' | 'performers'>,
  actorId: number,
  plan: ShowPlan,
): Promise<ShowRow> {
  const { db, clock } = ctx.kit;
  const now = clock.now();
  if (Object.values(plan.title).every((text) => text === ''))
    throw new Problem(showNeedsTitle, { field: 'body.title' });
  if (plan.latePrice !== null && plan.latePrice < plan.price)
    throw new Problem(lateBelowPrice, { field: 'body.latePrice' });
  // It has a time, or a goal that makes one.
  if (plan.start === null ? plan.goal === null : !isWithinBounds(plan.start, now))
    throw new Problem(showTimeBounds, { field: 'body.start' });
  for (const name of ['title', 'description', 'postBuyInfo'] as const)
    for (const [language, text] of Object.entries(plan[name])) {
      assertAllowed(`body.${name}.${language}`, text);
      await assertSayable(ctx.kit, `body.${name}.${language}`, text);
    }
  return db.transaction(async (tx) => {
    await lockByName(tx, 'tickets.plan', actorId);
    const actor = await ctx.performers.actor(tx, actorId);
    if (!actor) throw new Problem(actorMissing);
    const { start, ...rest } = plan;
    if (start !== null) await assertTimeFree(tx, actorId, start, plan.minutes);
    const [row] = await tx.orm
      .insert(shows)
      .values({
        ...rest,
        actorId,
        actorName: actor.name,
        startsAt: start === null ? null : new Date(start),
        createdAt: new Date(now),
      })
      .returning();
    return row as ShowRow;
  });
}

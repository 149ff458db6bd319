import { and, asc, count, eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import { tooManyViews } from '../contract/problems.ts';
import { listViews, mostViews, removeView, saveView } from '../contract/views.ts';
import { views } from './tables.ts';

const { id, path, query, name } = views;
const shape = { id, path, query, name };

/** What operators keep of their lists. Nobody reaches the views of somebody else. */
export function viewHandlers({ db, clock }: Pick<Kit, 'db' | 'clock'>): Handler[] {
  return [
    handle(listViews, async (_, { caller }) => ({
      views: await db.orm
        .select(shape)
        .from(views)
        .where(eq(views.accountId, caller.accountId))
        .orderBy(asc(views.name), asc(views.id)),
    })),
    handle(saveView, ({ body }, { caller: { accountId } }) =>
      db.transaction(async (tx) => {
        const savedAt = new Date(clock.now());
        const [saved] = await tx.orm
          .insert(views)
          .values({ accountId, ...body, savedAt })
          .onConflictDoUpdate({
            target: [views.accountId, views.path, views.query],
            set: { name: body.name, savedAt },
          })
          .returning(shape);
        // Two that come at once may both get the last place: the number is a bound for the table, not a promise.
        const [{ kept } = { kept: 0 }] = await tx.orm
          .select({ kept: count() })
          .from(views)
          .where(eq(views.accountId, accountId));
        if (!saved || kept > mostViews) throw new Problem(tooManyViews);
        return saved;
      }),
    ),
    handle(removeView, async ({ params }, { caller }) => {
      const own = and(eq(views.id, params.viewId), eq(views.accountId, caller.accountId));
      const removed = await db.orm.delete(views).where(own).returning({ id: views.id });
      if (removed.length === 0) throw new Problem(notFound);
      return { success: true as const };
    }),
  ];
}

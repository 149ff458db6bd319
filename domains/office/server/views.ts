import { and, asc, eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Db } from '#kit/db/db.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { listViews, mostViews, removeView, saveView, tooManyViews } from '../contract/views.ts';
import { savedViews } from './tables.ts';

const shown = { id: savedViews.id, name: savedViews.name, search: savedViews.search };

/** Saved filters: each operator's own, and nobody else's business, so the audit log does not tell of them. */
export function viewHandlers(db: Db): Handler[] {
  const of = (accountId: number | null, page: string) =>
    and(eq(savedViews.accountId, accountId as number), eq(savedViews.page, page));
  return [
    handle(listViews, async ({ query }, { caller }) => ({
      views: await db.orm
        .select(shown)
        .from(savedViews)
        .where(of(caller.accountId, query.page))
        .orderBy(asc(savedViews.name)),
    })),
    handle(saveView, ({ body: { page, name, search } }, { caller }) =>
      db.transaction(async (tx) => {
        const known = await tx.orm.select().from(savedViews).where(of(caller.accountId, page));
        if (known.length >= mostViews && !known.some((one) => one.name === name)) throw new Problem(tooManyViews);
        const [row] = await tx.orm
          .insert(savedViews)
          .values({ accountId: caller.accountId as number, page, name, search })
          .onConflictDoUpdate({ target: [savedViews.accountId, savedViews.page, savedViews.name], set: { search } })
          .returning(shown);
        return row as NonNullable<typeof row>;
      }),
    ),
    handle(removeView, async ({ body }, { caller }) => {
      const own = and(eq(savedViews.id, body.id), eq(savedViews.accountId, caller.accountId as number));
      const gone = await db.orm.delete(savedViews).where(own).returning({ id: savedViews.id });
      if (gone.length === 0) throw new Problem(notFound);
      return { success: true as const };
    }),
  ];
}

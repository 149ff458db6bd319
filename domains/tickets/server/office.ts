import type { SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, ilike, or, sql } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { escapeLike } from '#kit/db/query/escape-like.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import type { OfficeShow } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';
import { autoFeatured } from './featured.ts';
import { toOwn } from './read-shows.ts';
import type { ShowRow } from './rows.ts';
import { changeShow, lockShow, openStates } from './rows.ts';
import { shows } from './tables.ts';

const marks: Readonly<Record<(typeof contract.showMarks)[number], SQL>> = {
  featured: eq(shows.isFeatured, true),
  internal: eq(shows.isInternal, true),
};

/** What operators see of shows, and how they put them in front. */
export function officeHandlers(ctx: Context): Handler[] {
  const { db, clock } = ctx.kit;

  const present = async (rows: readonly ShowRow[], language: Language): Promise<OfficeShow[]> => {
    const inFront = await autoFeatured(db, clock.now());
    return rows.map((row) => ({
      id: row.id,
      title: row.title[language] || Object.values(row.title).find((text) => text !== '') || '',
      ...{ actorId: row.actorId, actorName: row.actorName, state: row.state },
      start: row.startsAt?.getTime() ?? null,
      ...{ goal: row.goal, price: row.price, sold: row.sold },
      ...{ isFeatured: row.isFeatured, isAutoFeatured: row.id === inFront, isInternal: row.isInternal },
      createdAt: row.createdAt.toISOString(),
    }));
  };

  const presentOne = async (row: ShowRow, language: Language): Promise<OfficeShow> => {
    const [show] = await present([row], language);
    if (!show) throw new Problem(notFound);
    return show;
  };

  return [
    ...handleList(contract.officeShows, {
      find({ filters: { search, state, mark }, ...request }) {
        const page = keyset(request, { createdAt: shows.createdAt }, shows.id);
        const like = search === undefined ? '' : `%${escapeLike(search)}%`;
        return db.orm
          .select({ ...getTableColumns(shows), cursor: page.cursor })
          .from(shows)
          .where(
            and(
              search === undefined
                ? undefined
                : or(ilike(shows.actorName, like), ilike(sql<string>`${shows.title}::text`, like)),
              state === undefined ? undefined : eq(shows.state, state),
              mark === undefined ? undefined : marks[mark],
              page.after,
            ),
          )
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows, { caller }) => present(rows, caller.language),
    }),
    handle(contract.readOfficeShow, async ({ params: { showId } }, { caller }) => {
      const [row] = await db.orm.select().from(shows).where(eq(shows.id, showId));
      if (!row) throw new Problem(notFound);
      return { show: await presentOne(row, caller.language), plan: toOwn(row) };
    }),
    handle(contract.markShow, async ({ params: { showId }, body }, call) => {
      const marked = await db.transaction(async (tx) => {
        const row = await lockShow(tx, showId);
        if (!row) throw new Problem(notFound);
        if (!(openStates as readonly string[]).includes(row.state))
          throw new Problem(contract.showIsOver, { data: { state: row.state } });
        const { isFeatured = row.isFeatured, isInternal = row.isInternal } = body;
        const at = clock.now();
        await audit(tx, {
          ...{ call, at, operation: 'tickets.markShow', subject: `ticketShow:${showId}` },
          input: { isFeatured, isInternal },
        });
        return changeShow(tx, row, { isFeatured, isInternal });
      });
      return { show: await presentOne(marked, call.caller.language) };
    }),
  ];
}

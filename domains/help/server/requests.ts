import { and, eq, getTableColumns, inArray, lt, or } from 'drizzle-orm';
import type { FilterValues } from '#kit/contract/list.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { findPeople } from '#kit/domain/people.ts';
import type { Handler } from '#kit/server/handler.ts';
import { work } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import { handleList } from '#kit/server/list.ts';
import { deleteOldRequests, helpRequests, requestDays } from '../contract/office.ts';
import { requests } from './tables.ts';

/** What operators read of those who wrote to them, and the end of what is kept. */
export function requestHandlers({ db, clock, extensions }: Kit): Handler[] {
  const wanted = async ({ search, topic }: FilterValues<(typeof helpRequests)['filters']>) => {
    const byTopic = topic && eq(requests.topic, topic);
    if (search === undefined) return byTopic;
    const people = await findPeople(extensions, db, search);
    const theirs = people.length === 0 ? undefined : inArray(requests.accountId, people);
    return and(byTopic, or(eq(requests.email, search), theirs));
  };
  return [
    ...handleList(helpRequests, {
      async find({ filters, ...request }) {
        const page = keyset(request, { createdAt: requests.createdAt }, requests.id);
        return db.orm
          .select({ ...getTableColumns(requests), cursor: page.cursor })
          .from(requests)
          .where(and(await wanted(filters), page.after))
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows) => rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
    }),
    work(deleteOldRequests, async () => {
      const before = new Date(clock.now() - requestDays * 24 * 3600_000);
      await db.orm.delete(requests).where(lt(requests.createdAt, before));
    }),
  ];
}

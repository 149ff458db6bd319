import type { SQL } from 'drizzle-orm';
import { and, count, eq, getTableColumns, inArray, isNull, lt, min, ne, or } from 'drizzle-orm';
import type { FilterValues } from '#kit/contract/list.ts';
import type { Executor } from '#kit/db/db.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { findPeople } from '#kit/domain/people.ts';
import type { Handler } from '#kit/server/handler.ts';
import { work } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import { deleteOldRequests, helpRequests, openStates, requestDays } from '../contract/office.ts';
import type { Context } from './deps.ts';
import { toRequests } from './present.ts';
import { requests } from './tables.ts';

type Filters = FilterValues<(typeof helpRequests)['filters']>;

/** So long a request may wait before the overview calls for somebody, ms. */
const patience = 24 * 3_600_000;

function inState(state: Filters['state']): SQL | undefined {
  if (state === 'all') return undefined;
  return state === undefined ? inArray(requests.state, [...openStates]) : eq(requests.state, state);
}

function ownedBy(owner: Filters['owner'], me: number | null): SQL | undefined {
  if (owner === undefined) return undefined;
  if (owner === 'nobody') return isNull(requests.ownerId);
  return owner === 'mine' ? eq(requests.ownerId, me ?? 0) : ne(requests.ownerId, me ?? 0);
}

/** What operators read of those who wrote to them, and the end of what is kept. */
export function requestHandlers(ctx: Context): Handler[] {
  const { db, clock, extensions } = ctx.kit;
  const writtenBy = async (search: string | undefined): Promise<SQL | undefined> => {
    if (search === undefined) return undefined;
    const number = /^#(\d{1,15})$/.exec(search)?.[1];
    if (number !== undefined) return eq(requests.id, Number(number));
    const people = await findPeople(extensions, db, search);
    const theirs = people.length === 0 ? undefined : inArray(requests.accountId, people);
    return or(eq(requests.email, search), theirs);
  };
  return [
    ...handleList(helpRequests, {
      async find({ filters: { search, state, owner, topic }, ...request }, { caller }) {
        const page = keyset(request, { createdAt: requests.createdAt }, requests.id);
        const stands = and(inState(state), ownedBy(owner, caller.accountId), topic && eq(requests.topic, topic));
        return db.orm
          .select({ ...getTableColumns(requests), cursor: page.cursor })
          .from(requests)
          .where(and(stands, await writtenBy(search), page.after))
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows) => toRequests(ctx, db, rows),
    }),
    work(deleteOldRequests, async () => {
      const before = new Date(clock.now() - requestDays * 24 * 3600_000);
      await db.orm.delete(requests).where(lt(requests.createdAt, before));
    }),
  ];
}

/** How many requests wait for the platform, since when the first of them does, and whether that is too long. */
export async function openRequests(
  { orm }: Executor,
  now: number,
): Promise<{ value: number; since?: number; alarm: boolean }> {
  const [row] = await orm
    .select({ value: count(), oldest: min(requests.createdAt) })
    .from(requests)
    .where(inArray(requests.state, [...openStates]));
  const since = row?.oldest?.getTime();
  const isLate = since !== undefined && now - since > patience;
  return { value: row?.value ?? 0, ...(since === undefined ? {} : { since }), alarm: isLate };
}

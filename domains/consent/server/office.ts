import { and, arrayContains, desc, eq, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm';
import { ownStanding } from '#domains/guest/contract/problems.ts';
import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { escapeLike } from '#kit/db/query/escape-like.ts';
import { holdsFolded } from '#kit/db/query/folded.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { findPeople } from '#kit/domain/people.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import { foldOf } from '#kit/text/fold.ts';
import type { RecordRow, Thing } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import { takeDown } from './answer.ts';
import type { Context } from './deps.ts';
import { exportFile } from './export.ts';
import { nameKeysOf } from './people.ts';
import { coverageSinks } from './port.ts';
import { recordOf } from './record.ts';
import { aliases, depictions, people, things } from './tables.ts';
import { presentThings, stateOf, thingColumns, workOf } from './works.ts';

/** Records on a page. */
const pageSize = 50;

/** Records by a name somebody is or was shown by, whole words of the legal name, or a number. */
async function findRecords({ kit }: Pick<Context, 'kit'>, search: string, before?: number) {
  const { orm } = kit.db;
  const keys = nameKeysOf(kit, search);
  const byAlias = orm
    .select({ id: aliases.accountId })
    .from(aliases)
    .where(sql`${aliases.folded} like ${`%${escapeLike(foldOf(search))}%`}`);
  const found = await orm
    .select({
      accountId: people.accountId,
      standing: people.standing,
      verifiedAt: people.verifiedAt,
      aliases: sql<string[]>`coalesce((select array_agg(a.name order by a.since desc, a.name)
        from consent.aliases a where a.account_id = people.account_id), '{}')`,
      depictions: sql<number>`(select count(*)::int from consent.depictions d
        where d.person_id = people.account_id and d.standing <> 'unnamed')`,
    })
    .from(people)
    .where(
      and(
        before === undefined ? undefined : lt(people.accountId, before),
        search === ''
          ? undefined
          : or(
              inArray(people.accountId, byAlias),
              keys.length === 0 ? undefined : arrayContains(people.nameKeys, keys),
              /^\d{1,9}$/.test(search) ? eq(people.accountId, Number(search)) : undefined,
            ),
      ),
    )
    .orderBy(desc(people.accountId))
    .limit(pageSize + 1);
  const rows: RecordRow[] = found.slice(0, pageSize).map((row) => ({ ...row, verifiedAt: row.verifiedAt.getTime() }));
  return { rows, before: found.length > rows.length ? (rows.at(-1)?.accountId ?? null) : null };
}

/** Who bought a thing, where things of its kind are sold one by one. @throws Problem not_found */
async function buyersOf({ kit }: Pick<Context, 'kit'>, { kind, id }: Thing) {
  const [row] = await kit.db.orm
    .select({ id: things.id })
    .from(things)
    .where(and(eq(things.kind, kind), eq(things.id, id)));
  if (!row) throw new Problem(notFound);
  const sink = kit.extensions.of(coverageSinks).find((one) => one.kind === kind);
  const found = (await sink?.buyers?.(kit.db, id, contract.mostBuyers + 1)) ?? [];
  return {
    isSold: sink?.buyers !== undefined,
    isMore: found.length > contract.mostBuyers,
    buyers: found.slice(0, contract.mostBuyers).map(({ guestId, at, price, endedAt }) => ({
      ...{ guestId, price, at: at.getTime() },
      endedAt: endedAt?.getTime() ?? null,
    })),
  };
}

/** Takes a thing down, in one transaction with the line of the audit log. Nobody decides on what they are in. */
function takeThingDown(ctx: Context, thing: Thing, reason: string, call: Call) {
  const { kit } = ctx;
  return kit.db.transaction(async (tx) => {
    const own = await tx.orm
      .select({ id: depictions.id })
      .from(depictions)
      .where(
        and(
          ...[eq(depictions.kind, thing.kind), eq(depictions.thingId, thing.id)],
          eq(depictions.personId, call.caller.accountId ?? 0),
        ),
      );
    if (own.length > 0) throw new Problem(ownStanding);
    await takeDown(ctx, tx, thing, reason, call);
    const subject = `thing:${thing.kind}-${thing.id}`;
    const line = { call, at: kit.clock.now(), operation: 'consent.takeDown', subject, input: { reason } };
    await audit(tx, line);
    return {};
  });
}

/** What operators see and decide. */
export function officeHandlers(ctx: Context): Handler[] {
  const { db, extensions } = ctx.kit;
  return [
    ...handleList(contract.thingList, {
      async find({ filters: { search, state }, ...request }) {
        const page = keyset(request, { declaredAt: things.declaredAt }, things.number);
        const owners = search === undefined ? [] : await findPeople(extensions, db, search);
        return db.orm
          .select({ ...getTableColumns(things), ...thingColumns, cursor: page.cursor })
          .from(things)
          .where(
            and(
              state === undefined ? undefined : eq(stateOf, state),
              search === undefined
                ? undefined
                : or(
                    holdsFolded(things.title, search),
                    owners.length > 0 ? inArray(things.ownerId, owners) : undefined,
                  ),
              page.after,
            ),
          )
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows) => presentThings(db, rows),
    }),
    handle(contract.findRecords, ({ body: { search, before } }) => findRecords(ctx, search, before)),
    handle(contract.readRecord, ({ params, query }) => recordOf(ctx, params.accountId, query.before)),
    handle(contract.exportRecords, ({ query }, { caller }) => exportFile(ctx, query, caller.language)),
    handle(contract.readWork, ({ params }) => workOf(ctx, params as Thing)),
    handle(contract.buyersOf, ({ params }) => buyersOf(ctx, params as Thing)),
    handle(contract.takeDown, ({ params, body }, call) => takeThingDown(ctx, params as Thing, body.reason, call)),
  ];
}

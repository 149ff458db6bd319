import type { SQL } from 'drizzle-orm';
import { and, count, desc, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import type { AccountFacts, Identity } from '#domains/identity/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import { holdsPart } from '#kit/db/query/holds-part.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import type { PaletteFound } from '#kit/domain/palette.ts';
import { findPeople, mostPeople } from '#kit/domain/people.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import { handleList } from '#kit/server/list.ts';
import { chatPriceList } from '../contract/chat-prices.ts';
import type { LiveState } from '../contract/index.ts';
import type { OfficePerformer, performerStandings } from '../contract/office.ts';
import { performersList, readPerformer } from '../contract/office.ts';
import { findActor } from './find-actor.ts';
import type { ActorRow } from './present.ts';
import { ageAt, chatPricesOf } from './present.ts';
import { actors, sedcards } from './tables.ts';

/** What the office asks of accounts. */
export type OfficeAccounts = Pick<Identity, 'account' | 'accounts' | 'accountStanding'>;

const standings: Record<(typeof performerStandings)[number], SQL | undefined> = {
  live: eq(actors.isOnline, true),
  offline: eq(actors.isOnline, false),
  locked: eq(actors.isLocked, true),
};

const present = (row: ActorRow, account: AccountFacts | undefined | null): OfficePerformer => ({
  id: row.id,
  name: row.name,
  email: account?.email ?? null,
  isLocked: row.isLocked,
  liveState: row.isOnline ? (row.liveState as LiveState) : 'offline',
  viewers: row.viewers,
  favoriteCount: row.favoriteCount,
  createdAt: row.createdAt.toISOString(),
});

/** The newest performers whose stage name holds what an operator typed. */
export async function performersNamed(executor: Executor, typed: string): Promise<number[]> {
  const rows = await executor.orm
    .select({ id: actors.id })
    .from(actors)
    .where(holdsPart('performers', actors.name, typed))
    .orderBy(desc(actors.id))
    .limit(mostPeople);
  return rows.map(({ id }) => id);
}

/** Performers an operator may mean by what was typed; those on air first. */
export async function performersInPalette(
  { extensions }: Pick<Kit, 'extensions'>,
  executor: Executor,
  typed: string,
  limit: number,
): Promise<PaletteFound[]> {
  const people = await findPeople(extensions, executor, typed);
  if (people.length === 0) return [];
  const rows = await executor.orm
    .select({ id: actors.id, name: actors.name })
    .from(actors)
    .where(inArray(actors.id, people))
    .orderBy(desc(actors.isOnline), desc(actors.favoriteCount), desc(actors.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, page: 'performers.officePerformer', params: { actorId: String(row.id) } }));
}

/** What operators see of performers, and what a lock of their account does to what others see. */
export function officeHandlers({ db, clock, extensions }: Kit, identity: OfficeAccounts): Handler[] {
  const wanted = async (search: string | undefined, standing: (typeof performerStandings)[number] | undefined) => {
    const people = search === undefined ? [] : await findPeople(extensions, db, search);
    const named = search === undefined ? undefined : holdsPart('performers', actors.name, search);
    return and(
      or(named, people.length === 0 ? undefined : inArray(actors.id, people)),
      standing && standings[standing],
    );
  };
  return [
    ...handleList(performersList, {
      async find({ filters: { search, standing }, ...request }) {
        const { name, id, favoriteCount } = actors;
        const page = keyset(request, { name, id, favoriteCount }, id);
        return db.orm
          .select({ ...getTableColumns(actors), cursor: page.cursor })
          .from(actors)
          .where(and(await wanted(search, standing), page.after))
          .orderBy(...page.order)
          .limit(page.limit);
      },
      async present(rows) {
        const accounts = await identity.accounts(
          db,
          rows.map(({ id }) => id),
        );
        const byId = new Map(accounts.map((account) => [account.id, account]));
        return rows.map((row) => present(row, byId.get(row.id)));
      },
    }),
    handle(readPerformer, async ({ params: { actorId } }) => {
      const row = await findActor(db, actorId);
      if (!row) throw new Problem(notFound);
      const [account, standing, [gallery]] = await Promise.all([
        identity.account(db, actorId),
        identity.accountStanding(db, actorId),
        db.orm.select({ pictures: count() }).from(sedcards).where(eq(sedcards.actorId, actorId)),
      ]);
      const { birthDate, country, languages, categories, bannedCountryCodes } = row;
      return {
        ...present(row, account),
        isEmailVerified: account?.emailVerified ?? false,
        hasSecondFactor: standing?.hasSecondFactor ?? false,
        lastSeenAt: standing?.lastSeenAt?.toISOString() ?? null,
        birthDate,
        age: ageAt(birthDate, clock.now()),
        ...{ country, languages, categories, bannedCountryCodes },
        prices: chatPriceList(chatPricesOf(row), row.voyeurAllowed && row.priceVoyeur !== null),
        pictures: gallery?.pictures ?? 0,
      };
    }),
  ];
}

import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { AccountFacts } from '#domains/identity/server/index.ts';
import { audit } from '#kit/audit/audit.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { holdsPart } from '#kit/db/query/holds-part.ts';
import type { PaletteFound } from '#kit/domain/palette.ts';
import { asks } from '#kit/domain/palette.ts';
import { findPeople, mostPeople } from '#kit/domain/people.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import type { guestStandings, ListedGuest, OfficeGuest } from '../contract/office.ts';
import { blockComments, guests, lockGuest, readGuest, restrictGuest } from '../contract/office.ts';
import { bannedForGood, ownStanding, standingUnchanged } from '../contract/problems.ts';
import { guestSpending } from './extension-points.ts';
import type { Context } from './guest-state.ts';
import type { Guest, GuestRestrictions } from './index.ts';
import { changeProfile, displayNameOf, lockProfile } from './profiles.ts';
import { profiles } from './tables.ts';

/** The newest guests whose name holds what an operator typed. */
export async function guestsNamed(executor: Executor, typed: string): Promise<number[]> {
  const rows = await executor.orm
    .select({ id: profiles.accountId })
    .from(profiles)
    .where(holdsPart('guest', profiles.name, typed))
    .orderBy(desc(profiles.accountId))
    .limit(mostPeople);
  return rows.map(({ id }) => id);
}

/** Guests an operator may mean by what was typed, the newest first. */
export async function guestsInPalette(
  context: Context,
  executor: Executor,
  typed: string,
  limit: number,
): Promise<PaletteFound[]> {
  const search = { emailPart: typed, ids: await findPeople(context.kit.extensions, executor, typed) };
  const newest = { sort: 'id', isDescending: true, after: null, limit } as const;
  const accounts = await context.identity.pageAccounts(executor, { role: 'guest', search }, newest);
  const found = await present(executor, accounts);
  return found.map(({ id, name, email, isLocked }) => {
    const place = { page: 'guest.officeGuest', params: { guestId: String(id) } };
    const lock = isLocked ? 'unlock' : 'lock';
    const actions = [lock, 'restrict'].map((key) => ({ label: `guest.office.${key}`, ...asks(place, key) }));
    return { id, name, detail: email, ...place, actions };
  });
}

const decided = {
  locked: profiles.isLocked,
  restricted: profiles.isRestricted,
  noComments: profiles.isBlockedForComments,
} as const;

/** Those about whom something was decided: few, under an index of their own. */
async function withStanding(executor: Executor, standing: (typeof guestStandings)[number]): Promise<number[]> {
  const anything = or(...Object.values(decided).map((column) => eq(column, true)));
  const rows = await executor.orm
    .select({ id: profiles.accountId })
    .from(profiles)
    .where(and(eq(decided[standing], true), anything));
  return rows.map(({ id }) => id);
}

async function present(executor: Executor, accounts: readonly AccountFacts[]): Promise<OfficeGuest[]> {
  const ids = accounts.map(({ id }) => id);
  const rows =
    ids.length === 0 ? [] : await executor.orm.select().from(profiles).where(inArray(profiles.accountId, ids));
  const byId = new Map(rows.map((row) => [row.accountId, row]));
  return accounts.map(({ id, email, emailVerified, createdAt }) => {
    const row = byId.get(id);
    return {
      id,
      name: displayNameOf(row?.name, id),
      email,
      isEmailVerified: emailVerified,
      isLocked: row?.isLocked ?? false,
      isBanned: row?.isBanned ?? false,
      restrictionLevel: row?.isRestricted ? row.restrictionLevel : 0,
      isBlockedForComments: row?.isBlockedForComments ?? false,
      createdAt: createdAt.toISOString(),
    };
  });
}

/** A page of the list: what guests paid and where they were last are a statement each for all of them. */
async function presentList({ kit, identity }: Context, accounts: readonly AccountFacts[]): Promise<ListedGuest[]> {
  const { db, extensions } = kit;
  const ids = accounts.map(({ id }) => id);
  const [spendingOf] = extensions.of(guestSpending);
  const [rows, seen, spent] = await Promise.all([
    present(db, accounts),
    identity.lastSeen(db, ids),
    spendingOf?.(db, ids),
  ]);
  return rows.map((row) => ({
    ...row,
    spentCents: spent ? (spent.get(row.id) ?? 0) : null,
    lastSeenAt: seen.get(row.id)?.at.toISOString() ?? null,
    country: seen.get(row.id)?.country ?? null,
  }));
}

interface Banned {
  readonly isBanned: boolean;
}

/** What operators see of guests and decide about them. */
export function officeHandlers(context: Context, setStanding: Guest['setStanding']): Handler[] {
  const { kit, identity } = context;
  const { db } = kit;

  /**
   * Decides in one transaction with its audit line; refuses what is so already, so that two who decide at once leave one line.
   * @throws Problem not_found, own_standing, standing_unchanged
   */
  const decide = async (
    call: Call<AccountCaller>,
    guestId: number,
    line: { readonly operation: string; readonly input: Readonly<Record<string, unknown>> },
    change: (before: GuestRestrictions & Banned) => Partial<GuestRestrictions & Banned> | null,
  ): Promise<OfficeGuest> =>
    db.transaction(async (tx: Tx) => {
      const account = await identity.account(tx, guestId);
      if (!account) throw new Problem(notFound);
      if (guestId === call.caller.accountId) throw new Problem(ownStanding);
      const changes = change(await lockProfile(tx, guestId));
      if (changes === null) throw new Problem(standingUnchanged);
      const { isBanned, ...standing } = changes;
      if (isBanned !== undefined) await changeProfile(tx, guestId, { isBanned });
      await setStanding(tx, guestId, standing);
      await audit(tx, { call, at: kit.clock.now(), subject: `guest:${guestId}`, ...line });
      const [guest] = await present(tx, [account]);
      return guest as OfficeGuest;
    });

  return [
    ...handleList(guests, {
      async find({ filters: { search, standing }, ...request }) {
        const only = standing && (await withStanding(db, standing));
        const wanted = search && { emailPart: search, ids: await findPeople(kit.extensions, db, search) };
        return identity.pageAccounts(db, { role: 'guest', only, search: wanted || undefined }, request);
      },
      present: (found) => presentList(context, found),
    }),
    handle(readGuest, async ({ params: { guestId } }, { caller }) => {
      const account = await identity.account(db, guestId);
      const standing = account && (await identity.accountStanding(db, guestId));
      if (!account || !standing) throw new Problem(notFound);
      const [guest] = await present(db, [account]);
      return {
        ...(guest as OfficeGuest),
        roles: [...account.roles],
        ...standing,
        emailVerifiedAt: standing.emailVerifiedAt?.toISOString() ?? null,
        adultDeclaredAt: standing.adultDeclaredAt.toISOString(),
        lastSeenAt: standing.lastSeenAt?.toISOString() ?? null,
        isOwn: guestId === caller.accountId,
      };
    }),
    handle(lockGuest, ({ params, body: { isLocked, forGood, reason } }, call) => {
      const input = { isLocked, reason, ...(forGood ? { forGood } : {}) };
      return decide(call, params.guestId, { operation: 'guest.lock', input }, (before) => {
        if (forGood) return before.isBanned === isLocked ? null : { isLocked, isBanned: isLocked };
        if (before.isBanned && !isLocked) throw new Problem(bannedForGood);
        return before.isLocked === isLocked ? null : { isLocked };
      });
    }),
    handle(restrictGuest, ({ params, body: { level, reason } }, call) =>
      decide(call, params.guestId, { operation: 'guest.restrict', input: { level, reason } }, (before) =>
        (before.isRestricted ? before.restrictionLevel : 0) === level
          ? null
          : { isRestricted: level > 0, restrictionLevel: level },
      ),
    ),
    handle(blockComments, ({ params, body: { isBlocked, reason } }, call) =>
      decide(call, params.guestId, { operation: 'guest.blockComments', input: { isBlocked, reason } }, (before) =>
        before.isBlockedForComments === isBlocked ? null : { isBlockedForComments: isBlocked },
      ),
    ),
  ];
}

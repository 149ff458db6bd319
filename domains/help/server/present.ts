import type { Executor } from '#kit/db/db.ts';
import type { DeskEntry, HelpRequest } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { EntryRow, RequestRow } from './entries.ts';

/** Operators by their numbers: the address they log in with is what they call each other. */
async function operatorsOf({ identity }: Context, executor: Executor, ids: readonly (number | null)[]) {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  const found = new Map((await identity.accounts(executor, wanted)).map(({ id, email }) => [id, email]));
  return (id: number | null) => (id === null ? null : { id, name: found.get(id) ?? String(id) });
}

/** Requests as operators see them, with the names of both sides. */
export async function toRequests(
  ctx: Context,
  executor: Executor,
  rows: readonly RequestRow[],
): Promise<HelpRequest[]> {
  const now = ctx.kit.clock.now();
  const guests = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
  const [names, personOf] = await Promise.all([
    ctx.guest.namesOf(executor, guests),
    operatorsOf(
      ctx,
      executor,
      rows.map(({ ownerId }) => ownerId),
    ),
  ]);
  return rows.map(({ id, accountId, name, email, topic, message, language, state, ownerId, createdAt }) => ({
    ...{ id, accountId, name, email, topic, message, language, state },
    guestName: accountId === null ? null : (names.get(accountId) ?? null),
    owner: personOf(ownerId),
    createdAt: createdAt.toISOString(),
    hours: Math.floor((now - createdAt.getTime()) / 3_600_000),
  }));
}

/** A request's history as operators see it. */
export async function toEntries(ctx: Context, executor: Executor, rows: readonly EntryRow[]): Promise<DeskEntry[]> {
  const personOf = await operatorsOf(
    ctx,
    executor,
    rows.flatMap(({ byId, ownerId }) => [byId, ownerId]),
  );
  return rows.map(({ id, kind, text, state, byId, ownerId, at }) => ({
    ...{ id, kind, text, state },
    by: personOf(byId),
    owner: personOf(ownerId),
    at: at.toISOString(),
  }));
}

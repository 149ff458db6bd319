import { asc, count, eq, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { Desk } from '#kit/desks/desks.ts';
import { desks } from '#kit/desks/desks.ts';
import { lastSeen } from './find-accounts.ts';
import { accounts, passkeys } from './tables.ts';

/** Somebody who works here. */
export interface OperatorFacts {
  readonly id: number;
  readonly email: string;
  readonly desks: readonly Desk[];
  readonly passkeys: number;
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
}

/** Everybody who works here, by their number; there are few. */
export async function operatorsOf(executor: Executor, now: number): Promise<OperatorFacts[]> {
  const rows = await executor.orm
    .select({
      id: accounts.id,
      email: accounts.email,
      roles: accounts.roles,
      createdAt: accounts.createdAt,
      passkeys: count(passkeys.id),
    })
    .from(accounts)
    .leftJoin(passkeys, eq(passkeys.accountId, accounts.id))
    .where(sql`'operator' = any(${accounts.roles})`)
    .groupBy(accounts.id)
    .orderBy(asc(accounts.id));
  const seen = await lastSeen(
    executor,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map(({ roles, ...row }) => ({
    ...row,
    desks: desks.filter((desk) => roles.includes(desk)),
    lastSeenAt: seen.get(row.id)?.at ?? null,
  }));
}

import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { LegalState, LegalTextType } from '../contract/index.ts';
import { versions } from './tables.ts';

export type VersionRow = typeof versions.$inferSelect;

/** A version that was published. */
export interface Published extends VersionRow {
  readonly validFrom: string;
  readonly inForceAt: Date;
}

/** Published versions of one text or of all, newest first. There are few of them. */
export async function publishedVersions(executor: Executor, type?: LegalTextType): Promise<Published[]> {
  const rows = await executor.orm
    .select()
    .from(versions)
    .where(and(isNotNull(versions.publishedAt), type && eq(versions.type, type)))
    .orderBy(versions.type, desc(versions.version));
  return rows as Published[];
}

/** The version of a text that applies at a moment: the newest that has begun. */
export function inForce(all: readonly Published[], type: LegalTextType, now: number): Published | null {
  const begun = all.filter((one) => one.type === type && one.inForceAt.getTime() <= now);
  return begun.reduce<Published | null>((best, one) => (best && best.version > one.version ? best : one), null);
}

/** The newest version in force or before it that asked members again. Who accepted that one or a later one is not asked. */
export function lastAsking(all: readonly Published[], type: LegalTextType, now: number): Published | null {
  return inForce(
    all.filter(({ asks }) => asks),
    type,
    now,
  );
}

/** How a version stands among all published ones of its text. */
export function standing(
  row: VersionRow,
  all: readonly Published[],
  now: number,
): { state: LegalState; validTo: string | null } {
  if (row.publishedAt === null || row.inForceAt === null) return { state: 'draft', validTo: null };
  const followers = all.filter((one) => one.type === row.type && one.version > row.version);
  const next = followers.reduce<Published | null>(
    (best, one) => (best && best.inForceAt.getTime() <= one.inForceAt.getTime() ? best : one),
    null,
  );
  const state =
    next && next.inForceAt.getTime() <= now ? 'replaced' : row.inForceAt.getTime() <= now ? 'inForce' : 'scheduled';
  return { state, validTo: next?.validFrom ?? null };
}

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

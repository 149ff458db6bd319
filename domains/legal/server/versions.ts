import type { SQL } from 'drizzle-orm';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { cachedQuery } from '#kit/db/cache/cached-query.ts';
import type { LegalState, LegalTextKey } from '../contract/index.ts';
import { siteProduct } from '../contract/index.ts';
import { texts, versions } from './tables.ts';

export type VersionRow = typeof versions.$inferSelect;

/** A version that was published. */
export interface Published extends VersionRow {
  readonly validFrom: string;
  readonly inForceAt: Date;
}

/** One version of one text. */
export interface VersionKey extends LegalTextKey {
  readonly version: number;
}

/** Published versions of all texts, newest first within each. There are few of them. */
export const publishedVersions = cachedQuery(async (executor): Promise<readonly Published[]> => {
  const rows = await executor.orm
    .select()
    .from(versions)
    .where(isNotNull(versions.publishedAt))
    .orderBy(versions.product, versions.type, desc(versions.version));
  return rows as Published[];
});

/** The row of a version. */
export const isVersion = ({ product, type, version }: VersionKey): SQL | undefined =>
  and(eq(versions.product, product), eq(versions.type, type), eq(versions.version, version));

/** The words of a version. */
export const matchesVersion = ({ product, type, version }: VersionKey): SQL | undefined =>
  and(eq(texts.product, product), eq(texts.type, type), eq(texts.version, version));

export const isVersionOf =
  ({ product, type }: LegalTextKey) =>
  (one: LegalTextKey): boolean =>
    one.product === product && one.type === type;

/**
 * Whose text speaks for a product: its own, once a version of it is in force; until then, and where it has none, the
 * site's continues to apply. A version that is asked for by its number is the product's own as soon as it has published any.
 */
export function applicableKey(
  all: readonly Published[],
  key: LegalTextKey,
  { now, numbered = false }: { now: number; numbered?: boolean },
): LegalTextKey {
  const hasOwn = numbered ? all.some(isVersionOf(key)) : inForce(all, key, now) !== null;
  return hasOwn ? key : { product: siteProduct, type: key.type };
}

/** The version of a text that applies at a moment: the newest that has begun. */
export function inForce(all: readonly Published[], key: LegalTextKey, now: number): Published | null {
  const begun = all.filter(isVersionOf(key)).filter((one) => one.inForceAt.getTime() <= now);
  return begun.reduce<Published | null>((best, one) => (best && best.version > one.version ? best : one), null);
}

/** The newest version in force or before it that asked members again. Who accepted that one or a later one is not asked. */
export function latestRequiringAcceptance(all: readonly Published[], key: LegalTextKey, now: number): Published | null {
  return inForce(
    all.filter(({ asks }) => asks),
    key,
    now,
  );
}

/** How a version stands among all published ones of its text. */
export function versionState(
  row: VersionRow,
  all: readonly Published[],
  now: number,
): { state: LegalState; validTo: string | null } {
  if (row.publishedAt === null || row.inForceAt === null) return { state: 'draft', validTo: null };
  const followers = all.filter(isVersionOf(row)).filter((one) => one.version > row.version);
  const next = followers.reduce<Published | null>(
    (best, one) => (best && best.inForceAt.getTime() <= one.inForceAt.getTime() ? best : one),
    null,
  );
  const state =
    next && next.inForceAt.getTime() <= now ? 'replaced' : row.inForceAt.getTime() <= now ? 'inForce' : 'scheduled';
  return { state, validTo: next?.validFrom ?? null };
}

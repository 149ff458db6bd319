import { and, eq, inArray } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { AcceptanceOccasion, LegalTextType } from '../contract/index.ts';
import { siteProduct } from '../contract/index.ts';
import { acceptances } from './tables.ts';
import type { Published } from './versions.ts';
import { inForce, latestRequiringAcceptance, publishedVersions } from './versions.ts';

/** What a member is asked to accept on the site; its other texts inform. */
export const acceptedTypes = ['TOS', 'PP'] as const satisfies readonly LegalTextType[];

/** A text that a member accepts. */
export type SiteText = (typeof acceptedTypes)[number];

const ofSite = (type: LegalTextType) => ({ product: siteProduct, type }) as const;

/** When each text was accepted by signing up, or before there were records. */
export type AcceptedSince = Readonly<Record<SiteText, Date>>;

/** Notes that an account accepted the site's versions in force at a moment. The same a second time notes nothing. */
export async function recordSiteAcceptance(
  tx: Tx,
  accepted: { accountId: number; types: readonly LegalTextType[]; occasion: AcceptanceOccasion; at: Date },
): Promise<void> {
  const { accountId, types, occasion, at } = accepted;
  const all = await publishedVersions(tx);
  const versions = types.flatMap((type) => inForce(all, ofSite(type), at.getTime()) ?? []);
  await recordAcceptance(tx, { accountId, versions, occasion, at });
}

export async function recordAcceptance(
  tx: Tx,
  accepted: { accountId: number; versions: readonly Published[]; occasion: AcceptanceOccasion; at: Date },
): Promise<void> {
  const { accountId, versions, occasion, at } = accepted;
  const rows = versions.map(({ product, type, version }) => ({ accountId, product, type, version, occasion, at }));
  if (rows.length > 0) await tx.orm.insert(acceptances).values(rows).onConflictDoNothing();
}

/**
 * Which texts a member is to be asked about: a version that asks has begun after they signed up or accepted it (`since`), and
 * nothing says that they accepted it or a later one.
 */
export async function textsToAccept(
  executor: Executor,
  { accountId, since }: { accountId: number; since: AcceptedSince },
  now: number,
): Promise<SiteText[]> {
  const all = await publishedVersions(executor);
  const open = acceptedTypes.flatMap((type) => {
    const asking = latestRequiringAcceptance(all, ofSite(type), now);
    return asking && asking.inForceAt > since[type] ? [{ type, version: asking.version }] : [];
  });
  if (open.length === 0) return [];
  const rows = await executor.orm
    .select({ type: acceptances.type, version: acceptances.version })
    .from(acceptances)

    .where(
      and(
        eq(acceptances.accountId, accountId),
        eq(acceptances.product, siteProduct),
        inArray(acceptances.type, [...acceptedTypes]),
      ),
    );
  return open
    .filter(({ type, version }) => !rows.some((row) => row.type === type && row.version >= version))
    .map(({ type }) => type);
}

/** Names the site's versions that ask, for a visitor's cookie: `TOS2-PP1`. */
export async function acceptanceCookieValue(executor: Executor, now: number): Promise<string> {
  const all = await publishedVersions(executor);
  return acceptedTypes
    .flatMap((type) => latestRequiringAcceptance(all, ofSite(type), now) ?? [])
    .map(({ type, version }) => `${type}${version}`)
    .join('-');
}

/** Which texts have a version that a visitor's cookie does not name. */
export async function textsNewTo(executor: Executor, cookie: string | undefined, now: number): Promise<SiteText[]> {
  const seen = cookie?.split('-') ?? [];
  const asking = (await acceptanceCookieValue(executor, now)).split('-');
  return acceptedTypes.filter((type) => asking.some((one) => one.startsWith(type) && !seen.includes(one)));
}

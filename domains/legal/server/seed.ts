import { and, eq, isNotNull } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { beginOfDay } from '#kit/i18n/days.ts';
import type { LegalTextKey } from '../contract/index.ts';
import { siteProduct } from '../contract/index.ts';
import { acceptedTypes } from './acceptance.ts';
import type { Publication } from './shipped/publications.ts';
import { texts, versions } from './tables.ts';
import { isVersion } from './versions.ts';

/** The order of the ids of a publication. */
const order: readonly Language[] = ['de', 'en', 'nl', 'es'];
/** Whether a new version the platform comes with asks again: on the site what members accept, in the studio everything. */
const doesAsk = ({ product, type }: LegalTextKey): boolean =>
  product !== siteProduct || acceptedTypes.some((one) => one === type);

/**
 * Publishes the versions the platform comes with, each once, also in a site that has been running. A text of which
 * operators published a version of their own, or have one under way, is left to them.
 */
export async function publishShipped(tx: Tx, shipped: readonly Publication[], now: Date): Promise<void> {
  await lockByName(tx, 'legal.shipped');
  for (const { product, type, version, validFrom, firstId, documents } of shipped) {
    const key = { product, type, version };
    const known = await tx.orm
      .select()
      .from(versions)
      .where(and(eq(versions.product, product), eq(versions.type, type)));
    const isTheirs = known.some(({ publishedAt, publishedBy }) => publishedBy !== null || publishedAt === null);
    if (isTheirs || known.some((one) => one.version >= version)) continue;
    await tx.orm.insert(versions).values({ ...key, validFrom, asks: doesAsk(key), changedAt: now });
    await tx.orm
      .insert(texts)
      .values(order.map((language, at) => ({ ...key, id: firstId + at, language, document: documents[language] })));
    await tx.orm
      .update(versions)
      .set({ publishedAt: now, inForceAt: new Date(beginOfDay(validFrom)) })
      .where(and(isVersion(key), isNotNull(versions.validFrom)));
  }
}

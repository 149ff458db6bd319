import { and, eq, isNotNull } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import type { Tx } from '#kit/db/db.ts';
import type { LegalTextType } from '../contract/index.ts';
import { acceptedTypes } from './acceptance.ts';
import type { Publication } from './shipped/publications.ts';
import { texts, versions } from './tables.ts';

/** The order of the ids of a publication. */
const order: readonly Language[] = ['de', 'en', 'nl', 'es'];
/** Texts of which a new version the house comes with asks members again. */
const asking: readonly LegalTextType[] = acceptedTypes;
const lockKey = 0x6c65_6761;

/**
 * Publishes the versions the house comes with, each once, also in a house that has been running. A text of which
 * operators published a version of their own, or have one under way, is left to them.
 */
export async function publishShipped(tx: Tx, shipped: readonly Publication[], now: Date): Promise<void> {
  await tx.client.query('select pg_advisory_xact_lock($1)', [lockKey]);
  for (const { type, version, validFrom, firstId, documents } of shipped) {
    const known = await tx.orm.select().from(versions).where(eq(versions.type, type));
    const isTheirs = known.some(({ publishedAt, publishedBy }) => publishedBy !== null || publishedAt === null);
    if (isTheirs || known.some((one) => one.version >= version)) continue;
    await tx.orm.insert(versions).values({ type, version, validFrom, asks: asking.includes(type), changedAt: now });
    await tx.orm
      .insert(texts)
      .values(
        order.map((language, at) => ({ id: firstId + at, type, version, language, document: documents[language] })),
      );
    await tx.orm
      .update(versions)
      .set({ publishedAt: now, inForceAt: new Date(`${validFrom}T00:00:00Z`) })
      .where(and(eq(versions.type, type), eq(versions.version, version), isNotNull(versions.validFrom)));
  }
}

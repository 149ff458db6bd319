import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { languages } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { isUniqueViolation } from '#kit/db/db.ts';
import type { LegalDocuments, LegalTextKey } from '../contract/index.ts';
import { alreadyPublished, changedMeanwhile, draftExists } from '../contract/index.ts';
import { emptyDocument } from '../contract/source.ts';
import type { Author } from './changes.ts';
import { changesOf, note } from './changes.ts';
import type { Context } from './context.ts';
import { texts, versions } from './tables.ts';
import type { VersionKey, VersionRow } from './versions.ts';
import { isVersion, matchesVersion } from './versions.ts';

/** Which draft, and the saving it was read at. */
export interface DraftKey extends VersionKey {
  readonly revision: number;
}

export const keyOf = ({ product, type, version }: VersionKey): VersionKey => ({ product, type, version });

/** The draft, locked, as long as it is the one that was read. @throws Problem when it is gone, published or newer */
export async function lockDraft({ identity }: Context, tx: Tx, key: DraftKey): Promise<VersionRow> {
  const [row] = await tx.orm.select().from(versions).where(isVersion(key)).for('update');
  if (!row) throw new Problem(notFound);
  if (row.publishedAt) throw new Problem(alreadyPublished);
  if (row.revision === key.revision) return row;
  const [last] = await changesOf(tx, identity, [keyOf(key)], 1);
  throw new Problem(changedMeanwhile, { data: { by: last?.by ?? '?', at: last?.at ?? '' } });
}

export async function documentsOf(tx: Pick<Tx, 'orm'>, key: VersionKey): Promise<LegalDocuments> {
  const rows = await tx.orm.select().from(texts).where(matchesVersion(key));
  return Object.fromEntries(
    languages.map((language) => [language, rows.find((row) => row.language === language)?.document ?? emptyDocument]),
  ) as unknown as LegalDocuments;
}

/**
 * Starts the next version of a text from the words published last; what a product never had begins with nothing.
 * @throws Problem when a draft is under way
 */
export async function startDraft({ kit }: Context, { product, type }: LegalTextKey, call: Author): Promise<DraftKey> {
  const now = new Date(kit.clock.now());
  return kit.db
    .transaction(async (tx) => {
      const [last] = await tx.orm
        .select()
        .from(versions)
        .where(and(eq(versions.product, product), eq(versions.type, type)))
        .orderBy(desc(versions.version))
        .limit(1);
      if (last && !last.publishedAt) throw new Problem(draftExists);
      const version = (last?.version ?? 0) + 1;
      const key = { product, type, version };
      const documents = await documentsOf(tx, { ...key, version: version - 1 });
      await tx.orm.insert(versions).values({ ...key, changedAt: now });
      await tx.orm
        .insert(texts)
        .values(languages.map((language) => ({ ...key, language, document: documents[language] })));
      await note(tx, call, { ...key, at: now, what: 'created' });
      return { ...key, revision: 1 };
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Problem(draftExists) : error;
    });
}

/** Saves a draft and notes which languages changed. */
export async function saveDraft(
  context: Context,
  {
    documents,
    validFrom,
    asks,
    note: remark,
    ...draft
  }: DraftKey & {
    documents: LegalDocuments;
    validFrom: string | null;
    asks: boolean;
    note: string;
  },
  call: Author,
): Promise<{ revision: number }> {
  const { kit } = context;
  const now = new Date(kit.clock.now());
  return kit.db.transaction(async (tx) => {
    const { revision, ...row } = await lockDraft(context, tx, draft);
    const key = keyOf(row);
    const before = await documentsOf(tx, key);
    const touched = languages.filter((language) => !isDeepStrictEqual(documents[language], before[language]));
    for (const language of touched) {
      await tx.orm
        .update(texts)
        .set({ document: documents[language] })
        .where(and(matchesVersion(key), eq(texts.language, language)));
    }
    await tx.orm
      .update(versions)
      .set({ validFrom, asks, note: remark, revision: revision + 1, changedAt: now })
      .where(isVersion(key));
    await note(tx, call, { ...key, at: now, what: 'saved', detail: touched.join(' ') });
    return { revision: revision + 1 };
  });
}

/** Throws a draft away; what was done to it stays on record. */
export async function discardDraft(context: Context, draft: DraftKey, call: Author): Promise<void> {
  const { kit } = context;
  await kit.db.transaction(async (tx) => {
    const key = keyOf(await lockDraft(context, tx, draft));
    await tx.orm.delete(texts).where(matchesVersion(key));
    await tx.orm.delete(versions).where(and(isVersion(key), isNull(versions.publishedAt)));
    await note(tx, call, { ...key, at: new Date(kit.clock.now()), what: 'discarded' });
  });
}

import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { languages } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { isUniqueViolation } from '#kit/db/db.ts';
import type { LegalDocuments, LegalTextType } from '../contract/index.ts';
import { alreadyPublished, changedMeanwhile, draftExists } from '../contract/index.ts';
import { emptyDocument } from '../contract/source.ts';
import type { Author } from './changes.ts';
import { changesOf, note } from './changes.ts';
import { texts, versions } from './tables.ts';
import type { Tools } from './tools.ts';
import type { VersionRow } from './versions.ts';

/** Which draft, and the saving it was read at. */
export interface DraftKey {
  readonly type: LegalTextType;
  readonly version: number;
  readonly revision: number;
}

/** The draft, locked, as long as it is the one that was read. @throws Problem when it is gone, published or newer */
export async function lockDraft(
  { identity }: Tools,
  tx: Tx,
  { type, version, revision }: DraftKey,
): Promise<VersionRow> {
  const where = and(eq(versions.type, type), eq(versions.version, version));
  const [row] = await tx.orm.select().from(versions).where(where).for('update');
  if (!row) throw new Problem(notFound);
  if (row.publishedAt) throw new Problem(alreadyPublished);
  if (row.revision === revision) return row;
  const [last] = await changesOf(tx, identity, [{ type, version }], 1);
  throw new Problem(changedMeanwhile, { data: { by: last?.by ?? '?', at: last?.at ?? '' } });
}

export async function documentsOf(
  tx: Pick<Tx, 'orm'>,
  { type, version }: Pick<DraftKey, 'type' | 'version'>,
): Promise<LegalDocuments> {
  const rows = await tx.orm
    .select()
    .from(texts)
    .where(and(eq(texts.type, type), eq(texts.version, version)));
  return Object.fromEntries(
    languages.map((language) => [language, rows.find((row) => row.language === language)?.document ?? emptyDocument]),
  ) as unknown as LegalDocuments;
}

/** Starts the next version of a text from the words published last. @throws Problem when a draft is under way */
export async function startDraft({ kit }: Tools, type: LegalTextType, call: Author): Promise<DraftKey> {
  const now = new Date(kit.clock.now());
  return kit.db
    .transaction(async (tx) => {
      const [last] = await tx.orm
        .select()
        .from(versions)
        .where(eq(versions.type, type))
        .orderBy(desc(versions.version))
        .limit(1);
      if (last && !last.publishedAt) throw new Problem(draftExists);
      const version = (last?.version ?? 0) + 1;
      const documents = await documentsOf(tx, { type, version: version - 1 });
      await tx.orm.insert(versions).values({ type, version, changedAt: now });
      await tx.orm
        .insert(texts)
        .values(languages.map((language) => ({ type, version, language, document: documents[language] })));
      await note(tx, call, { at: now, type, version, what: 'created' });
      return { type, version, revision: 1 };
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Problem(draftExists) : error;
    });
}

/** Saves a draft and notes which languages changed. */
export async function saveDraft(
  tools: Tools,
  {
    documents,
    validFrom,
    asks,
    note: remark,
    ...key
  }: DraftKey & {
    documents: LegalDocuments;
    validFrom: string | null;
    asks: boolean;
    note: string;
  },
  call: Author,
): Promise<{ revision: number }> {
  const { kit } = tools;
  const now = new Date(kit.clock.now());
  return kit.db.transaction(async (tx) => {
    const { type, version, revision } = await lockDraft(tools, tx, key);
    const before = await documentsOf(tx, key);
    const touched = languages.filter((language) => !isDeepStrictEqual(documents[language], before[language]));
    for (const language of touched) {
      await tx.orm
        .update(texts)
        .set({ document: documents[language] })
        .where(and(eq(texts.type, type), eq(texts.version, version), eq(texts.language, language)));
    }
    await tx.orm
      .update(versions)
      .set({ validFrom, asks, note: remark, revision: revision + 1, changedAt: now })
      .where(and(eq(versions.type, type), eq(versions.version, version)));
    await note(tx, call, { at: now, type, version, what: 'saved', detail: touched.join(' ') });
    return { revision: revision + 1 };
  });
}

/** Throws a draft away; what was done to it stays on record. */
export async function discardDraft(tools: Tools, key: DraftKey, call: Author): Promise<void> {
  const { kit } = tools;
  await kit.db.transaction(async (tx) => {
    const { type, version } = await lockDraft(tools, tx, key);
    await tx.orm.delete(texts).where(and(eq(texts.type, type), eq(texts.version, version)));
    await tx.orm
      .delete(versions)
      .where(and(eq(versions.type, type), eq(versions.version, version), isNull(versions.publishedAt)));
    await note(tx, call, { at: new Date(kit.clock.now()), type, version, what: 'discarded' });
  });
}

import { inArray } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import type { RouteOutput } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { diffDocuments, readLines } from '../contract/diff.ts';
import type { compareLegalText, LegalDocument, LegalTextKey } from '../contract/index.ts';
import { fillDocument } from '../contract/render.ts';
import type { Context } from './context.ts';
import { texts } from './tables.ts';
import { applicableKey, isVersionOf, publishedVersions } from './versions.ts';

/** What a published version says differently from the one before it, or from another, as a reader sees both. */
export async function compareVersions(
  { kit, facts }: Context,
  wanted: LegalTextKey & { readonly version: number; readonly from?: number | undefined },
  language: Language,
): Promise<RouteOutput<typeof compareLegalText>> {
  const all = await publishedVersions(kit.db);
  const key = applicableKey(all, wanted, { now: kit.clock.now(), numbered: true });
  const own = all.filter(isVersionOf(key));
  const after = own.find(({ version }) => version === wanted.version);
  const before = own.find(({ version }) => (wanted.from ? version === wanted.from : version < wanted.version));
  if (!after || (wanted.from !== undefined && !before)) throw new Problem(notFound);
  const rows = await kit.db.orm
    .select()
    .from(texts)
    .where(inArray(texts.language, [language]));
  const wordsOf = (version: number): LegalDocument | undefined =>
    rows.find((row) => isVersionOf(key)(row) && row.version === version)?.document;
  const [old, fresh] = [before && wordsOf(before.version), wordsOf(after.version)];
  if (!fresh) throw new Problem(notFound);
  return {
    version: after.version,
    from: before?.version ?? null,
    lines: old ? diffDocuments(fillDocument(old, facts), fillDocument(fresh, facts), readLines) : [],
  };
}

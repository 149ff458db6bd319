import { and, desc, eq } from 'drizzle-orm';
import type { RouteOutput } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { checkDocuments } from '../contract/check-documents.ts';
import type {
  LegalDocuments,
  LegalProduct,
  LegalState,
  LegalTextKey,
  LegalTextType,
  LegalVersion,
  listLegalVersions,
  readLegalVersion,
} from '../contract/index.ts';
import { legalProducts, legalTextTypes } from '../contract/legal-text.ts';
import { changesOf } from './changes.ts';
import type { Context } from './context.ts';
import { documentsOf } from './drafts.ts';
import { emailsOf } from './find-acceptances.ts';
import { earliestDay } from './publish-draft.ts';
import { texts, versions } from './tables.ts';
import type { Published, VersionKey, VersionRow } from './versions.ts';
import { inForce, isVersion, isVersionOf, publishedVersions, versionState } from './versions.ts';

/** How many changes the list shows below the versions. */
const recentChanges = 20;
/** How many below one version; the rest stands in the audit log. */
const allChanges = 200;

/** The versions there are, and the next ones: a draft of theirs may have been thrown away. */
function everyVersion(rows: readonly VersionRow[], wanted: readonly LegalTextKey[]): VersionKey[] {
  return wanted.flatMap((key) => {
    const last = Math.max(0, ...rows.filter(isVersionOf(key)).map(({ version }) => version));
    return Array.from({ length: last + 1 }, (_, at) => ({ ...key, version: at + 1 }));
  });
}

/** Every version by filter, and what was done lately. */
export async function listVersions(
  context: Context,
  wanted: {
    product?: LegalProduct | undefined;
    type?: LegalTextType | undefined;
    state?: LegalState | undefined;
  },
): Promise<RouteOutput<typeof listLegalVersions>> {
  const { kit } = context;
  const { product, type, state } = wanted;
  const all = await publishedVersions(kit.db);
  const rows = await kit.db.orm
    .select()
    .from(versions)
    .where(and(product && eq(versions.product, product), type && eq(versions.type, type)))
    .orderBy(desc(versions.product), versions.type, desc(versions.version));
  const shown = await presentAll(context, rows, all);
  const keys = (product ? [product] : legalProducts).flatMap((one) =>
    (type ? [type] : legalTextTypes).map((other) => ({ product: one, type: other })),
  );
  return {
    versions: shown.filter((one) => state === undefined || one.state === state),
    changes: await changesOf(kit.db, context.identity, everyVersion(rows, keys), recentChanges),
  };
}

/** A version with its words, what it is compared with and what was done to it. */
export async function readVersion(context: Context, key: VersionKey): Promise<RouteOutput<typeof readLegalVersion>> {
  const { kit, facts } = context;
  const [row] = await kit.db.orm.select().from(versions).where(isVersion(key));
  if (!row) throw new Problem(notFound);
  const now = kit.clock.now();
  const all = await publishedVersions(kit.db);
  const current = inForce(all, key, now);
  const [shown] = await presentAll(context, [row], all);
  return {
    ...(shown as LegalVersion),
    documents: mutable(await documentsOf(kit.db, key)),
    inForce: current && { version: current.version, documents: mutable(await documentsOf(kit.db, current)) },
    changes: await changesOf(kit.db, context.identity, [key], allChanges),
    facts,
    earliest: earliestDay(all.filter(isVersionOf(key)), now),
  };
}

/** The same documents, as the answer's shape writes them. */
const mutable = (documents: LegalDocuments) =>
  structuredClone(documents) as RouteOutput<typeof readLegalVersion>['documents'];

async function presentAll(
  context: Context,
  rows: readonly VersionRow[],
  all: readonly Published[],
): Promise<LegalVersion[]> {
  const { kit, identity } = context;
  const words = await kit.db.orm.select().from(texts).orderBy(texts.id);
  const emails = await emailsOf(
    kit.db,
    identity,
    rows.map(({ publishedBy }) => ({ accountId: publishedBy })),
  );
  return Promise.all(
    rows.map(async (row) => {
      const { product, type, version, validFrom, asks, note, revision } = row;
      const issues = row.publishedAt ? [] : checkDocuments(await documentsOf(kit.db, row));
      return {
        product,
        type,
        version,
        validFrom,
        asks,
        note,
        revision,
        ...versionState(row, all, kit.clock.now()),
        publishedAt: row.publishedAt?.toISOString() ?? null,
        publishedBy: row.publishedBy === null ? null : (emails.get(row.publishedBy) ?? `#${row.publishedBy}`),
        changedAt: row.changedAt.toISOString(),
        texts: words
          .filter((one) => isVersionOf(row)(one) && one.version === version)
          .map(({ id, language, document }) => ({
            id,
            language,
            title: document.title,
            issues: issues.filter((issue) => issue.language === language).length,
          })),
      };
    }),
  );
}

import { and, eq, isNotNull } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Language } from '#kit/contract/access.ts';
import type { FileReply, RouteOutput } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type {
  getLegalText,
  LegalDocument,
  LegalFileFormat,
  LegalProduct,
  LegalText,
  LegalTextKey,
  LegalTextType,
} from '../contract/index.ts';
import { legalTextTypes } from '../contract/index.ts';
import { fill, render, renderFile } from '../contract/render.ts';
import type { Context } from './context.ts';
import type { renderPdf } from './render-pdf.ts';
import { texts, versions } from './tables.ts';
import type { Published } from './versions.ts';
import { applicableKey, inForce, isVersionOf, publishedVersions, versionState } from './versions.ts';

/**
 * A text as the world reads it: the version in force, or any that was ever published, with the history beside it; a
 * product's own or, where it has none, the site's. `now` (epoch ms) is the instant it is about.
 */
export async function readText(
  { kit, facts }: Context,
  { version, now, ...requested }: LegalTextKey & { version?: number | undefined; now: number },
  language: Language,
): Promise<RouteOutput<typeof getLegalText>> {
  const all = await publishedVersions(kit.db);
  const key = applicableKey(all, requested, { now, numbered: version !== undefined });
  const own = all.filter(isVersionOf(key));
  const wanted = version === undefined ? inForce(own, key, now) : own.find((one) => one.version === version);
  if (!wanted) throw new Problem(notFound);
  const rows = await kit.db.orm
    .select()
    .from(texts)
    .where(and(eq(texts.product, key.product), eq(texts.type, key.type), eq(texts.language, language)));
  const ids = new Map(rows.map((row) => [row.version, row]));
  const found = ids.get(wanted.version);
  if (!found) throw new Problem(notFound);
  return {
    ...present(found, wanted, all, { now, facts }),
    history: own.flatMap((one) => {
      const id = ids.get(one.version)?.id;
      return id === undefined
        ? []
        : [{ id, version: one.version, validFrom: one.validFrom, ...versionState(one, all, now) }];
    }),
    published: inForceFor(all, requested.product, legalTextTypes, now).map(({ type }) => type),
  };
}

/** What applies to a product's people: its own texts, and the site's where it has none. */
const inForceFor = (
  all: readonly Published[],
  product: LegalProduct,
  types: readonly LegalTextType[],
  now: number,
): Published[] => types.flatMap((type) => inForce(all, applicableKey(all, { product, type }, { now }), now) ?? []);

/** The texts in force, for programs. */
export async function listTexts(
  { kit, facts }: Context,
  {
    product,
    type,
    language,
    now,
  }: { product: LegalProduct; type?: LegalTextType | undefined; language: Language; now: number },
): Promise<LegalText[]> {
  const all = await publishedVersions(kit.db);
  const wanted = inForceFor(all, product, type ? [type] : legalTextTypes, now);
  const rows = await kit.db.orm.select().from(texts).where(eq(texts.language, language));
  return wanted.flatMap((version) => {
    const row = rows.find((one) => isVersionOf(version)(one) && one.version === version.version);
    return row ? [present(row, version, all, { now, facts })] : [];
  });
}

/** The last made PDFs: a published version never changes, and making its pages takes a tenth of a second. */
const made = new LRUCache<string, Uint8Array>({ max: 40 });

/** A version in a language as a file that is readable on its own, or as pages to print. Drafts are not found. */
export async function downloadText(
  { kit, facts }: Context,
  id: number,
  format: LegalFileFormat = 'html',
): Promise<FileReply> {
  const [row] = await kit.db.orm
    .select({ text: texts, validFrom: versions.validFrom })
    .from(texts)
    .innerJoin(
      versions,
      and(eq(versions.product, texts.product), eq(versions.type, texts.type), eq(versions.version, texts.version)),
    )
    .where(and(eq(texts.id, id), isNotNull(versions.publishedAt)));
  if (!row?.validFrom) throw new Problem(notFound);
  const { document, language, product, type, version } = row.text;
  const line = `${facts.operator} · ${product} · ${type} ${version} · ${row.validFrom}`;
  const name = `${product}-${type.toLowerCase()}-${version}-${language}`;
  if (format === 'pdf') {
    const key = JSON.stringify([document, facts, line]);
    const body = made.get(key) ?? (await madePdf(document, facts, { language, line, date: row.validFrom }));
    made.set(key, body);
    return { body, type: 'application/pdf', cacheSeconds: 3600, filename: `${name}.pdf` };
  }
  return {
    body: Buffer.from(renderFile(document, facts, { language, line })),
    type: 'text/html; charset=utf-8',
    cacheSeconds: 3600,
    filename: `${name}.html`,
  };
}

/** The writer of PDFs is large and seldom asked for: it is read when the first file is. */
async function madePdf(...given: Parameters<typeof renderPdf>): Promise<Uint8Array> {
  const { renderPdf: make } = await import('./render-pdf.ts');
  return make(...given);
}

function present(
  row: { id: number; language: Language; document: LegalDocument },
  version: Published,
  all: readonly Published[],
  { now, facts }: { now: number; facts: Context['facts'] },
): LegalText {
  const { document } = row;
  return {
    id: row.id,
    type: version.type,
    product: version.product,
    version: version.version,
    language: row.language,
    html: render(document, facts),
    title: fill(document.title, facts),
    summary: fill(document.summary, facts),
    validFrom: version.validFrom,
    ...versionState(version, all, now),
    sections: document.sections.map(({ anchor, title }) => ({ anchor, title: fill(title, facts) })),
  };
}

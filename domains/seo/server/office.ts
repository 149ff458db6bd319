import { and, asc, eq } from 'drizzle-orm';
import { assertAllowed } from '#domains/performers/server/index.ts';
import { audit } from '#kit/audit/audit.ts';
import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { SeoPageName, SeoText, SeoTextLine, SeoWords } from '../contract/index.ts';
import { auditSubject, textChanged } from '../contract/index.ts';
import type { SeoPageKind } from './pages.ts';
import { pageOfTag } from './pages.ts';
import { assertPlaceholders } from './placeholders.ts';
import { texts } from './tables.ts';

type Row = typeof texts.$inferSelect;
const none: SeoWords = { title: '', description: '', body: '' };
const nothing = { de: none, en: none, nl: none, es: none };

/** All texts and, so that they can be written, the pages nobody has written for yet. */
export async function listTexts(
  executor: Executor,
  pages: readonly SeoPageKind[],
  wanted: {
    page?: string | undefined;
    search?: string | undefined;
    missing?: SeoTextLine['written'][number] | undefined;
  },
): Promise<SeoTextLine[]> {
  const rows = await executor.orm.select().from(texts).orderBy(asc(texts.tag));
  const unwritten = pages.filter(({ page }) => !rows.some(({ tag }) => tag === page)).map(({ page }) => emptyRow(page));
  const places = new Map<string, number>(pages.map(({ page }, index) => [page, index]));
  return [...rows, ...unwritten]
    .flatMap((row) => {
      // What a domain that is gone has left is kept, and not shown.
      const kind = pageOfTag(pages, row.tag);
      return kind ? [{ row, kind }] : [];
    })
    .map(({ row, kind }) => ({ ...factsOf(row, kind), title: row.words.en.title, written: writtenIn(row.words) }))
    .filter(({ page, tag, written }) => {
      if (wanted.page && page !== wanted.page) return false;
      if (wanted.search && !tag.includes(wanted.search.toLowerCase())) return false;
      return !wanted.missing || !written.includes(wanted.missing);
    })
    .sort((a, b) => (places.get(a.page) ?? 0) - (places.get(b.page) ?? 0) || a.tag.localeCompare(b.tag));
}

/** The pages that have texts, with their names. */
export const pageNames = (pages: readonly SeoPageKind[], language: Language): SeoPageName[] =>
  pages.map(({ page, name }) => ({ page, name: name[language] }));

/** A text; empty with version 0 when nobody has written it. Throws `not_found` for a tag of no page. */
export async function readText(executor: Executor, pages: readonly SeoPageKind[], tag: string): Promise<SeoText> {
  const page = pageOrThrow(pages, tag);
  const [row] = await executor.orm.select().from(texts).where(eq(texts.tag, tag));
  return present(row ?? emptyRow(tag), page);
}

/**
 * Stores a text. Throws `not_found` for a tag of no page, `seo_placeholder_unknown` and `word_refused` naming the field,
 * `seo_text_changed` when somebody else was faster.
 */
export async function saveText(
  { db, clock }: Pick<Kit, 'db' | 'clock'>,
  pages: readonly SeoPageKind[],
  call: Pick<Call, 'caller' | 'requestId'>,
  input: { tag: string; version: number; words: SeoText['words'] },
): Promise<SeoText> {
  const { tag, version, words } = input;
  const page = pageOrThrow(pages, tag);
  for (const language of languages) {
    for (const part of ['title', 'description', 'body'] as const) {
      const field = `body.words.${language}.${part}`;
      assertAllowed(field, words[language][part]);
      assertPlaceholders(page.placeholders, field, words[language][part]);
    }
  }
  return db.transaction(async (tx) => {
    const change = { words, version: version + 1, updatedAt: new Date(clock.now()), updatedBy: call.caller.accountId };
    const [row] =
      version === 0
        ? await tx.orm
            .insert(texts)
            .values({ tag, ...change })
            .onConflictDoNothing()
            .returning()
        : await tx.orm
            .update(texts)
            .set(change)
            .where(and(eq(texts.tag, tag), eq(texts.version, version)))
            .returning();
    if (!row) throw new Problem(textChanged);
    const outcome = `version ${row.version}: ${writtenIn(words).join(' ') || 'empty'}`;
    const input = { tag, version, words };
    await audit(tx, { call, at: clock.now(), operation: 'seo.saveText', subject: auditSubject(tag), input, outcome });
    return present(row, page);
  });
}

function pageOrThrow(pages: readonly SeoPageKind[], tag: string): SeoPageKind {
  const page = pageOfTag(pages, tag);
  if (page === null) throw new Problem(notFound);
  return page;
}

const emptyRow = (tag: string): Row => ({ tag, words: nothing, version: 0, updatedAt: new Date(0), updatedBy: null });

const writtenIn = (words: SeoText['words']): SeoTextLine['written'] =>
  languages.filter((language) => Object.values(words[language]).some((part) => part !== ''));

function factsOf({ tag, version, updatedAt, updatedBy }: Row, { page }: SeoPageKind) {
  return { tag, page, version, updatedAt: updatedAt.getTime(), updatedBy };
}

function present(row: Row, page: SeoPageKind): SeoText {
  const said = (language: (typeof languages)[number]) => ({ ...page.standard[language], body: '' });
  return {
    ...factsOf(row, page),
    placeholders: [...page.placeholders],
    words: row.words,
    standard: { de: said('de'), en: said('en'), nl: said('nl'), es: said('es') },
  };
}

import { and, asc, eq } from 'drizzle-orm';
import { assertAllowed } from '#domains/performers/server/index.ts';
import { audit } from '#kit/audit/audit.ts';
import { languages } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { SeoPage, SeoText, SeoTextLine, SeoWords } from '../contract/index.ts';
import { auditSubject, pageOfTag, seoPages, textChanged } from '../contract/index.ts';
import { assertPlaceholders } from './placeholders.ts';
import { standard } from './standard.ts';
import { texts } from './tables.ts';

type Row = typeof texts.$inferSelect;
const none: SeoWords = { title: '', description: '', body: '' };
const nothing = { de: none, en: none, nl: none, es: none };

/** All texts and, so that they can be written, the pages nobody has written for yet. */
export async function listTexts(
  executor: Executor,
  wanted: {
    page?: SeoPage | undefined;
    search?: string | undefined;
    missing?: SeoTextLine['written'][number] | undefined;
  },
): Promise<SeoTextLine[]> {
  const rows = await executor.orm.select().from(texts).orderBy(asc(texts.tag));
  const unwritten = seoPages.filter((page) => !rows.some(({ tag }) => tag === page)).map(emptyRow);
  return [...rows, ...unwritten]
    .map((row) => ({ ...factsOf(row), title: row.words.en.title, written: writtenIn(row.words) }))
    .filter(({ page, tag, written }) => {
      if (wanted.page && page !== wanted.page) return false;
      if (wanted.search && !tag.includes(wanted.search.toLowerCase())) return false;
      return !wanted.missing || !written.includes(wanted.missing);
    })
    .sort((a, b) => seoPages.indexOf(a.page) - seoPages.indexOf(b.page) || a.tag.localeCompare(b.tag));
}

/** A text; empty with version 0 when nobody has written it. Throws `not_found` for a tag of no page. */
export async function readText(executor: Executor, tag: string): Promise<SeoText> {
  pageOrThrow(tag);
  const [row] = await executor.orm.select().from(texts).where(eq(texts.tag, tag));
  return present(row ?? emptyRow(tag));
}

/**
 * Stores a text. Throws `not_found` for a tag of no page, `seo_placeholder_unknown` and `word_refused` naming the field,
 * `seo_text_changed` when somebody else was faster.
 */
export async function saveText(
  { db, clock }: Pick<Kit, 'db' | 'clock'>,
  call: Pick<Call, 'caller' | 'requestId'>,
  input: { tag: string; version: number; words: SeoText['words'] },
): Promise<SeoText> {
  const { tag, version, words } = input;
  const page = pageOrThrow(tag);
  for (const language of languages) {
    for (const part of ['title', 'description', 'body'] as const) {
      const field = `body.words.${language}.${part}`;
      assertAllowed(field, words[language][part]);
      assertPlaceholders(page, field, words[language][part]);
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
    return present(row);
  });
}

function pageOrThrow(tag: string): SeoPage {
  const page = pageOfTag(tag);
  if (page === null) throw new Problem(notFound);
  return page;
}

const emptyRow = (tag: string): Row => ({ tag, words: nothing, version: 0, updatedAt: new Date(0), updatedBy: null });

const writtenIn = (words: SeoText['words']): SeoTextLine['written'] =>
  languages.filter((language) => Object.values(words[language]).some((part) => part !== ''));

function factsOf({ tag, version, updatedAt, updatedBy }: Row) {
  return { tag, page: pageOfTag(tag) ?? ('home' as const), version, updatedAt: updatedAt.getTime(), updatedBy };
}

function present(row: Row): SeoText {
  const facts = factsOf(row);
  const said = (language: (typeof languages)[number]) => ({ ...standard[facts.page][language], body: '' });
  return {
    ...facts,
    words: row.words,
    standard: { de: said('de'), en: said('en'), nl: said('nl'), es: said('es') },
  };
}

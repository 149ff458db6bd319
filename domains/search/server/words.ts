import { asc, count, eq } from 'drizzle-orm';
import type { Term } from '#domains/performers/server/index.ts';
import { wordsOf } from '#domains/performers/server/index.ts';
import { audit } from '#kit/audit/audit.ts';
import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { cachedQuery } from '#kit/db/cache/cached-query.ts';
import type { Executor } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import { foldOf } from '#kit/text/fold.ts';
import type { WordGroup } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import { firstWords } from './first-words.ts';
import { readRefusals } from './refusals.ts';
import { wordGroups } from './tables.ts';

/** Words of a pattern that are looked for; more are left out. */
const mostTerms = 6;
/** Synonyms of a word that are looked for beside it. */
const mostSynonyms = 12;

/** All groups, the stop words first. */
export async function listGroups({ orm }: Executor): Promise<WordGroup[]> {
  const { id, kind, words } = wordGroups;
  const rows = await orm
    .select({ id, kind, words })
    .from(wordGroups)
    .orderBy(asc(id))
    .limit(contract.wordLimits.groups);
  return rows.sort((a, b) => Number(b.kind === 'stop') - Number(a.kind === 'stop'));
}

interface Dictionary {
  readonly stops: ReadonlyMap<Language, ReadonlySet<string>>;
  readonly same: ReadonlyMap<string, ReadonlySet<string>>;
}

const readDictionary = cachedQuery(async (executor): Promise<Dictionary> => {
  const groups = await listGroups(executor);
  const stops = new Map(
    languages.map((language) => [
      language,
      new Set(groups.flatMap(({ kind, words }) => (kind === 'stop' ? words[language].map(foldOf) : []))),
    ]),
  );
  const same = new Map<string, Set<string>>();
  for (const { kind, words } of groups) {
    if (kind !== 'same') continue;
    const all = Object.values(words).flat().map(foldOf);
    for (const word of all) same.set(word, new Set([...(same.get(word) ?? []), ...all]));
  }
  return { stops, same };
});

/** The words of a pattern to look for: without those that say nothing in its language, each with its synonyms. */
export async function termsOf(executor: Executor, pattern: string, language: Language): Promise<Term[]> {
  const { stops, same } = await readDictionary(executor);
  const typed = wordsOf(pattern);
  const telling = typed.filter((word) => !stops.get(language)?.has(word));
  return (telling.length > 0 ? telling : typed).slice(0, mostTerms).map((word) => ({
    typed: word,
    also: [...(same.get(word) ?? [])].filter((one) => one !== word).slice(0, mostSynonyms),
  }));
}

/** The words an installation begins with, where there are none. */
export async function fillWords({ db, clock }: Pick<Kit, 'db' | 'clock'>): Promise<void> {
  await db.transaction(async (tx) => {
    await lockByName(tx, 'search.words', 0);
    const [kept] = await tx.orm.select({ total: count() }).from(wordGroups);
    if ((kept?.total ?? 0) > 0) return;
    const updatedAt = new Date(clock.now());
    await tx.orm.insert(wordGroups).values(firstWords.map((group) => ({ ...group, updatedAt })));
  });
}

/** What operators do with the words of the search. */
export const wordHandlers = ({ db, clock }: Kit): Handler[] => [
  handle(contract.readSearchWords, async () => ({
    groups: await listGroups(db),
    refused: await readRefusals(db),
  })),
  handle(contract.saveSearchWords, ({ body: { id, kind, words } }, call) => {
    const all = new Set(Object.values(words).flat().map(foldOf));
    if (kind === 'same' && all.size < 2) {
      throw new Problem(contract.groupTooSmall, { errors: [{ field: 'body.words', message: 'at least two words' }] });
    }
    const at = clock.now();
    const values = { kind, words, updatedAt: new Date(at) };
    return db.transaction(async (tx) => {
      await lockByName(tx, 'search.words', 0);
      if (id === undefined) {
        const [kept] = await tx.orm.select({ total: count() }).from(wordGroups);
        if ((kept?.total ?? 0) >= contract.wordLimits.groups) throw new Problem(contract.groupsFull);
      }
      const [row] =
        id === undefined
          ? await tx.orm.insert(wordGroups).values(values).returning()
          : await tx.orm.update(wordGroups).set(values).where(eq(wordGroups.id, id)).returning();
      if (!row) throw new Problem(notFound);
      const subject = `searchWords:${row.id}`;
      await audit(tx, { call, at, operation: 'search.saveWords', subject, input: { kind, words } });
      return { id: row.id };
    });
  }),
  handle(contract.removeSearchWords, ({ params: { groupId } }, call) =>
    db.transaction(async (tx) => {
      const [row] = await tx.orm.delete(wordGroups).where(eq(wordGroups.id, groupId)).returning();
      if (!row) throw new Problem(notFound);
      const subject = `searchWords:${groupId}`;
      const input = { kind: row.kind, words: row.words };
      await audit(tx, { call, at: clock.now(), operation: 'search.removeWords', subject, input });
      return {};
    }),
  ),
];

import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { assertAllowed } from '#domains/performers/server/index.ts';
import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { ContactWords } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import { compared, holdsContactDetails, holdsWord, patternOf } from './contact-details.ts';
import { platformLists } from './contact-lists.ts';
import type { Context } from './deps.ts';
import { contactWords, messages } from './tables.ts';

type Which = Pick<ContactWords, 'language' | 'kind'>;

/** How long a process goes by what it has read, ms: a list that was changed elsewhere holds here after that. */
const believed = 2_000;

interface Kept {
  readonly pattern: RegExp | null;
  readonly readAt: number;
}
const kept = new WeakMap<Kit, Kept>();

async function readLists({ orm }: Executor): Promise<ContactWords[]> {
  const rows = await orm.select().from(contactWords);
  return contract.contactLanguages.flatMap((language) =>
    contract.contactKinds.map((kind) => {
      const own = rows.find((row) => row.language === language && row.kind === kind);
      return { language, kind, words: own?.words ?? [...platformLists[language][kind]], isOwn: own !== undefined };
    }),
  );
}

/** What finds a word of any list, as they are now. */
async function contactRulesOf(kit: Kit): Promise<RegExp | null> {
  const now = kit.clock.steady();
  const before = kept.get(kit);
  if (before && now - before.readAt < believed) return before.pattern;
  const lists = await readLists(kit.db);
  const pattern = patternOf(lists.flatMap(({ words }) => words));
  kept.set(kit, { pattern, readAt: now });
  return pattern;
}

/** The platform's own host, where it is known: its pages are no way outside. */
const ownHost = ({ config: { PUBLIC_URL } }: Pick<Kit, 'config'>): string | null =>
  PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL).hostname.replace(/^www\./, '');

/** By the lists as they are now. @throws Problem contact_details */
export async function assertNoContactDetails(
  { kit }: { readonly kit: Kit },
  field: string,
  text: string,
): Promise<void> {
  if (!holdsContactDetails(text, await contactRulesOf(kit), ownHost(kit))) return;
  throw new Problem(contract.contactDetails, { data: { field } });
}

/** What nobody says to anybody, wherever it is said. @throws Problem word_refused, contact_details */
export async function assertSaid(ctx: { readonly kit: Kit }, field: string, text: string): Promise<void> {
  assertAllowed(field, text);
  await assertNoContactDetails(ctx, field, text);
}

/** Each word once, however it is written. */
function wordsOf(words: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const word of words) {
    const name = compared(word).toLowerCase().replace(/\s+/g, '');
    if (!known.has(name)) known.set(name, word.replace(/\s+/g, ' '));
  }
  return [...known.values()];
}

/** What a list in the place of another would refuse. Of messages only their number leaves this. */
async function tryOut({ kit }: Context, which: Which, words: readonly string[], text: string) {
  const lists = await readLists(kit.db);
  const all = lists.flatMap((list) =>
    list.language === which.language && list.kind === which.kind ? words : list.words,
  );
  const pattern = patternOf(all);
  const own = ownHost(kit);
  const rows = await kit.db.orm
    .select({ text: messages.text })
    .from(messages)
    .where(and(isNull(messages.deletedAt), ne(messages.text, ''), inArray(messages.sender, ['guest', 'actor'])))
    .orderBy(desc(messages.id))
    .limit(contract.contactWordLimits.lookedThrough);
  return {
    messages: rows.length,
    refused: rows.filter((row) => holdsContactDetails(row.text, pattern, own)).length,
    found: all.filter((word) => holdsWord(text, patternOf([word]) as RegExp)),
    isTextRefused: text !== '' && holdsContactDetails(text, pattern, own),
  };
}

/** The lists of words that name a way outside, kept by operators. */
export const contactWordHandlers = (ctx: Context): Handler[] => [
  handle(contract.getContactWords, async () => ({ lists: await readLists(ctx.kit.db) })),
  handle(contract.saveContactWords, async ({ params, body }, call) => {
    const { db, clock } = ctx.kit;
    const words = body.words && wordsOf(body.words);
    await db.transaction(async (tx) => {
      const own = and(eq(contactWords.language, params.language), eq(contactWords.kind, params.kind));
      const lists = await readLists(tx);
      const before = lists.find(({ language, kind }) => language === params.language && kind === params.kind);
      if (words) {
        const row = { ...params, words, updatedAt: new Date(clock.now()) };
        await tx.orm
          .insert(contactWords)
          .values(row)
          .onConflictDoUpdate({ target: [contactWords.language, contactWords.kind], set: row });
      } else await tx.orm.delete(contactWords).where(own);
      const after = words ?? platformLists[params.language][params.kind];
      const input = {
        added: after.filter((word) => !before?.words.includes(word)).join(', '),
        removed: before?.words.filter((word) => !after.includes(word)).join(', ') ?? '',
      };
      const subject = `contactWords:${params.language}.${params.kind}`;
      await audit(tx, { call, at: clock.now(), operation: 'messenger.saveContactWords', subject, input });
      tx.afterCommit(() => void kept.delete(ctx.kit));
    });
    const list = (await readLists(db)).find(
      ({ language, kind }) => language === params.language && kind === params.kind,
    );
    return { list: list as ContactWords };
  }),
  handle(contract.tryContactWords, ({ params, body }) => tryOut(ctx, params, body.words, body.text)),
];

import { and, eq } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { IssueWords, NewsletterType, Segment } from '../../contract/index.ts';
import {
  audienceChanged,
  everybody,
  issueEmpty,
  issueMoves,
  newsletterSlice,
  nobodyReached,
  wordsMissing,
} from '../../contract/index.ts';
import type { Context } from '../deps.ts';
import { issues } from '../tables.ts';
import { audienceOf } from './audience.ts';
import { assertDiscreet, wordsFor } from './words.ts';

export type Issue = typeof issues.$inferSelect;

/** @throws Problem `not_found` */
export async function findIssue(executor: Executor, id: number): Promise<Issue> {
  const [issue] = await executor.orm.select().from(issues).where(eq(issues.id, id));
  if (!issue) throw new Problem(notFound);
  return issue;
}

/** One that is not sent yet, held until the transaction ends. @throws Problem `not_found`, `newsletter_moves` */
async function lockDraft(tx: Tx, id: number): Promise<Issue> {
  const [issue] = await tx.orm.select().from(issues).where(eq(issues.id, id)).for('update');
  if (!issue) throw new Problem(notFound);
  if (issue.state !== 'draft') throw new Problem(issueMoves);
  return issue;
}

export async function addIssue({ kit }: Pick<Context, 'kit'>, tx: Tx, type: NewsletterType): Promise<number> {
  const at = new Date(kit.clock.now());
  const first = { type, state: 'draft' as const, words: {}, path: '/', segment: everybody };
  const [row] = await tx.orm
    .insert(issues)
    .values({ ...first, createdAt: at, movedAt: at })
    .returning({ id: issues.id });
  if (!row) throw new Error('A newsletter that was just kept is not there.');
  return row.id;
}

/** @throws Problem `not_found`, `newsletter_moves` */
export async function changeIssue(
  tx: Tx,
  id: number,
  change: { readonly type: NewsletterType; readonly path: string; readonly segment: Segment },
): Promise<void> {
  await lockDraft(tx, id);
  await tx.orm.update(issues).set(change).where(eq(issues.id, id));
}

/**
 * Writes a newsletter in one language, or takes it out of it.
 * @throws Problem `not_found`, `newsletter_moves`, `newsletter_words_missing`, `newsletter_subject_tells`
 */
export async function writeIssue(
  ctx: Context,
  tx: Tx,
  { id, language, reader }: { readonly id: number; readonly language: Language; readonly reader: Language },
  { subject, openSubject, text }: IssueWords,
): Promise<void> {
  const missing = (field: string) =>
    new Problem(wordsMissing, { errors: [{ field: `body.${field}`, message: wordsMissing.title[reader] }] });
  if (subject === '' && (text !== '' || openSubject !== '')) throw missing('subject');
  if (subject !== '' && text === '') throw missing('text');
  const issue = await lockDraft(tx, id);
  await assertDiscreet(ctx, tx, { subject, language: reader });
  const { [language]: _, ...others } = issue.words;
  const words = subject === '' ? others : { ...others, [language]: { subject, openSubject, text } };
  await tx.orm.update(issues).set({ words }).where(eq(issues.id, id));
}

/**
 * Begins to send. The number that was shown is the number it goes to: where it has changed, it is asked again.
 * @throws Problem `not_found`, `newsletter_moves`, `newsletter_empty`, `newsletter_nobody`, `newsletter_audience_changed`
 */
export async function sendIssue(ctx: Context, tx: Tx, id: number, reached: number): Promise<void> {
  const issue = await lockDraft(tx, id);
  if (!wordsFor(issue.words, 'en')) throw new Problem(issueEmpty);
  const audience = await audienceOf(ctx, tx, issue.type, issue.segment);
  if (audience.length === 0) throw new Problem(nobodyReached);
  if (audience.length !== reached) throw new Problem(audienceChanged, { data: { reached: audience.length } });
  const set = { state: 'sending' as const, reached, movedAt: new Date(ctx.kit.clock.now()) };
  await tx.orm.update(issues).set(set).where(eq(issues.id, id));
  await tx.client.query(
    `insert into newsletter.recipients (issue_id, consent_id, state) select $1, id, 'waiting' from unnest($2::bigint[]) c (id)`,
    [id, audience],
  );
  await ctx.kit.jobs.send(tx, newsletterSlice, { issueId: id });
}

/** Stops it in the middle, or continues. @throws Problem `not_found`, `newsletter_moves` */
export async function decideIssue({ kit }: Context, tx: Tx, id: number, decision: 'stop' | 'resume'): Promise<void> {
  const { state } = await findIssue(tx, id);
  const fits = decision === 'stop' ? state === 'sending' : state === 'stopped' || state === 'held';
  if (!fits) throw new Problem(issueMoves);
  const set = { state: decision === 'stop' ? ('stopped' as const) : ('sending' as const) };
  const changed = await tx.orm
    .update(issues)
    .set({ ...set, movedAt: new Date(kit.clock.now()) })
    .where(and(eq(issues.id, id), eq(issues.state, state)))
    .returning({ id: issues.id });
  if (changed.length === 0) throw new Problem(issueMoves);
  if (decision === 'resume') await kit.jobs.send(tx, newsletterSlice, { issueId: id });
}

import { eq, getTableColumns, sql } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import type { Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { languages } from '#kit/i18n/language.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handle, work } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import type { NewsletterType } from '../../contract/index.ts';
import * as contract from '../../contract/index.ts';
import type { Context } from '../deps.ts';
import { issues } from '../tables.ts';
import { audienceOf } from './audience.ts';
import type { Issue } from './change.ts';
import { addIssue, changeIssue, decideIssue, findIssue, sendIssue, writeIssue } from './change.ts';
import { mailFor } from './mail.ts';
import { resultsOf } from './results.ts';
import { resumeLost, workSlice } from './slice.ts';
import { wordsFor } from './words.ts';

const done = { success: true as const };
const nothing: contract.IssueWords = { subject: '', openSubject: '', text: '' };

/** Newsletters as operators write, try and send them. */
export function issueHandlers(ctx: Context): Handler[] {
  const { kit } = ctx;
  const { db } = kit;
  const line = (call: Call, operation: string, id: number, input: Readonly<Record<string, unknown>>) =>
    ({ call, at: kit.clock.now(), operation, subject: `newsletter:${id}`, input }) as const;
  return [
    ...handleList(contract.issueList, {
      find: ({ filters: { state }, ...request }) => {
        const page = keyset(request, { createdAt: issues.createdAt }, issues.id);
        return db.orm
          .select({ ...getTableColumns(issues), cursor: page.cursor })
          .from(issues)
          .where(sql`${page.after ?? sql`true`} and ${state === undefined ? sql`true` : eq(issues.state, state)}`)
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: async (rows, { caller: { language } }) => {
        const results = await resultsOf(db, rows);
        return rows.map((row) => ({
          id: row.id,
          subject: wordsFor(row.words, language)?.words.subject ?? '',
          typeId: row.type,
          state: row.state,
          createdAt: row.createdAt.getTime(),
          ...(results.get(row.id) as contract.IssueResults),
        }));
      },
    }),
    handle(contract.getIssue, async ({ params: { issueId } }) => {
      const issue = await findIssue(db, issueId);
      const { id, state, type, path, segment, words } = issue;
      const results = (await resultsOf(db, [issue])).get(id) as contract.IssueResults;
      const each = <T>(of: (language: Language) => T) =>
        Object.fromEntries(languages.map((one) => [one, of(one)])) as Record<Language, T>;
      return {
        ...{ id, state, path, segment, results },
        type: String(type) as '256' | '512' | '1024' | '2048',
        words: each((language) => words[language] ?? nothing),
        previews: each((language) => previewOf(ctx, issue, language)),
      };
    }),
    handle(contract.addIssue, ({ body: { type } }, call) =>
      db.transaction(async (tx) => {
        const id = await addIssue(ctx, tx, Number(type) as NewsletterType);
        await audit(tx, line(call, 'newsletter.add', id, { type }));
        return { id };
      }),
    ),
    handle(contract.changeIssue, ({ params: { issueId }, body: { type, path, ...segment } }, call) =>
      db.transaction(async (tx) => {
        await changeIssue(tx, issueId, { type: Number(type) as NewsletterType, path, segment });
        await audit(tx, line(call, 'newsletter.change', issueId, { type, path, ...segment }));
        return done;
      }),
    ),
    handle(contract.writeIssue, ({ params: { issueId, language }, body }, call) =>
      db.transaction(async (tx) => {
        await writeIssue(ctx, tx, { id: issueId, language, reader: call.caller.language }, body);
        await audit(tx, line(call, 'newsletter.write', issueId, { language, subject: body.subject }));
        return done;
      }),
    ),
    handle(contract.countReach, async ({ params: { issueId } }) => {
      const { type, segment } = await findIssue(db, issueId);
      return { reached: (await audienceOf(ctx, db, type, segment)).length };
    }),
    handle(contract.testIssue, async ({ params: { issueId, language } }, call) => {
      const issue = await findIssue(db, issueId);
      const account = await ctx.identity.account(db, call.caller.accountId);
      const reader = { to: account?.email ?? '', language, isExplicit: false, consentId: 0 };
      const mail = mailFor(ctx, issue, reader);
      if (!mail) throw new Problem(contract.issueEmpty);
      await db.transaction(async (tx) => {
        await kit.mail.send(mail, tx);
        await audit(tx, line(call, 'newsletter.test', issueId, { language }));
      });
      return done;
    }),
    handle(contract.sendIssue, ({ params: { issueId }, body: { reached } }, call) =>
      db.transaction(async (tx) => {
        await sendIssue(ctx, tx, issueId, reached);
        await audit(tx, line(call, 'newsletter.send', issueId, { reached }));
        return done;
      }),
    ),
    handle(contract.decideIssue, ({ params: { issueId }, body: { decision } }, call) =>
      db.transaction(async (tx) => {
        await decideIssue(ctx, tx, issueId, decision);
        await audit(tx, line(call, 'newsletter.decide', issueId, { decision }));
        return done;
      }),
    ),
    work(contract.newsletterSlice, ({ issueId }) => workSlice(ctx, issueId)),
    work(contract.resumeNewsletters, () => resumeLost(ctx)),
  ];
}

function previewOf(ctx: Context, issue: Issue, language: Language) {
  const found = wordsFor(issue.words, language);
  const mail = mailFor(ctx, issue, { to: '', language, isExplicit: false, consentId: 0 });
  if (!found || !mail) return { used: null, subject: '', openSubject: '', html: '' };
  const { subject, openSubject } = found.words;
  return { used: found.used as Language, subject, openSubject: openSubject || subject, html: mail.html ?? '' };
}

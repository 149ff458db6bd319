import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import { ownStanding } from '#domains/guest/contract/problems.ts';
import { audit } from '#kit/audit/audit.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { CsvCell } from '#kit/csv/csv.ts';
import { csvFile, csvLookOf } from '#kit/csv/csv.ts';
import type { Executor } from '#kit/db/db.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import type { ZippedFile } from '#kit/zip/zip.ts';
import { zipped } from '#kit/zip/zip.ts';
import type { CopyRelease } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './context.ts';
import { checks, copyReleases, documents } from './tables.ts';

type Row = typeof copyReleases.$inferSelect;
type Whose = Pick<Row, 'accountId' | 'fromDay' | 'toDay'>;
type OperatorCall = Call<AccountCaller>;

const hourMs = 3_600_000;
/** Documents that are read at once. */
const atOnce = 100;

/** Whose copies a release is about: one person, or everybody in what was recorded between its days. At most one more than may be. */
async function peopleOf(ctx: Context, executor: Executor, { accountId, fromDay, toDay }: Whose): Promise<number[]> {
  if (accountId !== null) return [accountId];
  if (fromDay === null || toDay === null) return [];
  const page = { after: 0, first: contract.mostCopied + 1 };
  return ctx.consent.shownBetween(executor, { from: fromDay, to: toDay }, page);
}

const isOf = (people: readonly number[]) =>
  and(inArray(documents.accountId, [...people]), eq(checks.state, 'accepted'));

/** Carried out when a second operator agrees. @throws Problem not_found where there is no copy, own_standing, joining_copies_too_many */
function release(
  ctx: Context,
  { reason, accountId, from, to }: contract.CopiesWanted,
  call: OperatorCall,
): Promise<CopyRelease> {
  const { db, clock } = ctx.kit;
  const now = clock.now();
  if (accountId === call.caller.accountId) throw new Problem(ownStanding);
  const whose = { accountId: accountId ?? null, fromDay: from ?? null, toDay: to ?? null };
  return db.transaction(async (tx) => {
    const people = await peopleOf(ctx, tx, whose);
    if (people.length > contract.mostCopied)
      throw new Problem(contract.copiesTooMany, { data: { most: contract.mostCopied } });
    const [any] = await tx.orm
      .select({ id: documents.id })
      .from(documents)
      .innerJoin(checks, eq(checks.id, documents.checkId))
      .where(isOf(people))
      .limit(1);
    if (!any) throw new Problem(notFound);
    const until = new Date(now + contract.copiesOpenHours * hourMs);
    const values = { ...whose, reason, agreedBy: call.caller.accountId, releasedAt: new Date(now), until };
    const [row] = await tx.orm.insert(copyReleases).values(values).returning();
    const subject = `copies:${(row as Row).id}`;
    const input = { reason, accountId, from, to };
    await audit(tx, { call, at: now, operation: 'onboarding.releaseCopies', subject, input });
    return present(row as Row, now);
  });
}

const present = ({ id, accountId, fromDay, toDay, reason, releasedAt, until }: Row, now: number): CopyRelease => ({
  ...{ id, accountId, from: fromDay, to: toDay, reason },
  ...{ releasedAt: releasedAt.getTime(), until: until.getTime(), isOpen: until.getTime() > now },
});

/** Starts to send what was released, with its line in the audit log. @throws Problem not_found, joining_copies_over */
async function sendCopies(ctx: Context, releaseId: number, call: OperatorCall): Promise<FileReply> {
  const { db, clock } = ctx.kit;
  const people = await db.transaction(async (tx) => {
    const now = clock.now();
    const [row] = await tx.orm.select().from(copyReleases).where(eq(copyReleases.id, releaseId));
    if (!row) throw new Problem(notFound);
    if (row.until.getTime() <= now) throw new Problem(contract.copiesOver);
    const subject = `copies:${releaseId}`;
    await audit(tx, { call, at: now, operation: 'onboarding.exportCopies', subject, input: { releaseId } });
    return peopleOf(ctx, tx, row);
  });
  return {
    body: Readable.from(zipped(copiesOf(ctx, people, call))),
    ...{ type: 'application/zip', cacheSeconds: 0, isPrivate: true, filename: `copies-${releaseId}.zip` },
  };
}

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp' };

/** Each document out of the vault, one after the other, and at the end the list of them. No name of a person is in a file's. */
async function* copiesOf(
  { kit, vault }: Context,
  people: readonly number[],
  { caller }: OperatorCall,
): AsyncGenerator<ZippedFile> {
  const lines: CsvCell[][] = [];
  for (const accountId of people) {
    for (let after: string | null = null; ; ) {
      const rows: { document: typeof documents.$inferSelect; ref: string | null; decidedAt: Date | null }[] =
        await kit.db.orm
          .select({ document: documents, ref: checks.providerRef, decidedAt: checks.decidedAt })
          .from(documents)
          .innerJoin(checks, eq(checks.id, documents.checkId))
          .where(and(isOf([accountId]), after === null ? undefined : gt(documents.id, after)))
          .orderBy(asc(documents.id))
          .limit(atOnce);
      for (const { document, ref, decidedAt } of rows) {
        const { checkId, kind, type, vaultKey, sealedKey } = document;
        const body = await vault.get({ key: vaultKey, sealedKey });
        const name = `${accountId}/${checkId}-${kind.replace(/[^\w-]/g, '_')}.${ownValue(endings, type) ?? 'jpg'}`;
        const hash = body === null ? null : createHash('sha256').update(body).digest('hex');
        lines.push([accountId, kind, body === null ? null : name, hash, ref, decidedAt?.toISOString() ?? null]);
        if (body !== null) yield { name, body };
      }
      after = rows.at(-1)?.document.id ?? null;
      if (rows.length < atOnce) break;
    }
  }
  const head = ['account', 'shows', 'file', 'sha256', 'verificationReference', 'verifiedAt'];
  const { body } = csvFile('index.csv', head, lines, csvLookOf(caller.language));
  yield { name: 'index.csv', body: body as Uint8Array };
}

/** Copies of identity documents for an inspector: asked for, agreed to, fetched. */
export function copiesHandlers(ctx: Context): Handler[] {
  const { db, clock } = ctx.kit;
  return [
    handle(contract.releaseCopies, async ({ body }, call) => ({ release: await release(ctx, body, call) })),
    handle(contract.listCopyReleases, async () => {
      const rows = await db.orm.select().from(copyReleases).orderBy(desc(copyReleases.id)).limit(contract.mostReleases);
      return { releases: rows.map((row) => present(row, clock.now())) };
    }),
    handle(contract.exportCopies, ({ params }, call) => sendCopies(ctx, params.releaseId, call)),
  ];
}

import { and, asc, eq, isNull, lt, lte, min, or, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { countBatch } from '#kit/mail/outbox.ts';
import { newsletterSlice } from '../../contract/index.ts';
import type { Context } from '../deps.ts';
import { consents, issues, recipients } from '../tables.ts';
import { mailFor } from './mail.ts';

type Issue = typeof issues.$inferSelect;
type Recipient = typeof recipients.$inferSelect;

/** People of one slice; then other work has its turn. */
export const sliceSize = 50;
/** So many of a newsletter's mails may wait for the mail server: others' mails, such as links to log in, stand behind no more than these. */
export const mostQueued = 200;
/** Until it is looked again whether the mail server has taken them, ms. */
const pauseMs = 3_000;
/** So often somebody is tried. */
const attemptsMost = 3;
/** A slice that has not moved for this long is lost, ms: its worker is gone. */
const lostAfterMs = 2 * 60_000;
/** What should have left so long ago is held, and an operator decides, ms. */
export const lateByMs = 12 * 3_600_000;

/** What the mails of a newsletter are counted by. */
export const batchOf = (issueId: number): string => `newsletter:${issueId}`;

const waiting = eq(recipients.state, 'waiting');
const dueBy = (at: Date) => or(isNull(recipients.dueAt), lte(recipients.dueAt, at));

/**
 * Sends a newsletter to one slice of those who wait, and queues the next. Each person is one transaction that holds their row and takes
 * the mail in: a worker that dies leaves everybody either written to or waiting, and two at once never write to the same.
 */
export async function workSlice(ctx: Context, issueId: number): Promise<void> {
  const { db, clock } = ctx.kit;
  const [issue] = await db.orm.select().from(issues).where(eq(issues.id, issueId));
  if (issue?.state !== 'sending') return;
  if (await isLate(ctx, issue)) return hold(ctx, issueId);
  const { queued } = await countBatch(db, batchOf(issueId));
  if (queued < mostQueued) {
    const slice = await db.orm
      .select({ consentId: recipients.consentId })
      .from(recipients)
      .where(and(eq(recipients.issueId, issueId), waiting, dueBy(new Date(clock.now()))))
      .orderBy(asc(recipients.attempts), asc(recipients.consentId))
      .limit(sliceSize);
    for (const { consentId } of slice) await workOne(ctx, issue, consentId);
  }
  await db.transaction((tx) => queueNext(ctx, tx, issue, queued >= mostQueued));
}

/** Queues the next slice for when somebody is due, or ends the newsletter. */
async function queueNext({ kit }: Context, tx: Tx, { id }: Issue, isFull: boolean): Promise<void> {
  const now = kit.clock.now();
  const [left] = await tx.orm
    .select({ next: min(sql<Date>`coalesce(${recipients.dueAt}, 'epoch'::timestamptz)`).mapWith(recipients.dueAt) })
    .from(recipients)
    .where(and(eq(recipients.issueId, id), waiting));
  const next = left?.next?.getTime() ?? null;
  const [moved] = await tx.orm
    .update(issues)
    .set({ movedAt: new Date(now), ...(next === null ? { state: 'sent' as const } : {}) })
    .where(and(eq(issues.id, id), eq(issues.state, 'sending')))
    .returning({ id: issues.id });
  if (!moved || next === null) return;
  const later = isFull ? now + pauseMs : next > now ? next : undefined;
  await kit.jobs.send(tx, newsletterSlice, { issueId: id }, later);
}

/** One person, in one transaction. With whom it fails comes last, and is left in the end. */
async function workOne(ctx: Context, issue: Issue, consentId: number): Promise<void> {
  const { db, log } = ctx.kit;
  const own = and(eq(recipients.issueId, issue.id), eq(recipients.consentId, consentId));
  const run = db.transaction(async (tx) => {
    const still = and(eq(issues.id, issue.id), eq(issues.state, 'sending'));
    // Whoever stops it waits until this one is out; the next one sees that it was stopped.
    const [going] = await tx.orm.select({ id: issues.id }).from(issues).where(still).for('share');
    const [one] = await tx.orm.select().from(recipients).where(and(own, waiting)).for('update', { skipLocked: true });
    if (!going || !one) return;
    await tx.orm
      .update(recipients)
      .set(await writeTo(ctx, tx, issue, consentId))
      .where(own);
  });
  await run.catch(async (err: unknown) => {
    log.error({ err, issueId: issue.id }, 'a newsletter failed for one reader');
    const attempts = sql`${recipients.attempts} + 1`;
    const state = sql`case when ${attempts} < ${attemptsMost} then 'waiting' else 'failed' end`;
    await db.orm.update(recipients).set({ attempts, state }).where(and(own, waiting));
  });
}

/** Writes to one reader, when that is still right: they have not left, are in good standing, and it is not quiet where they are. */
async function writeTo(ctx: Context, tx: Tx, issue: Issue, consentId: number): Promise<Partial<Recipient>> {
  const { kit, identity, notifications, guest } = ctx;
  const [consent] = await tx.orm.select().from(consents).where(eq(consents.id, consentId)).for('share');
  if (!consent || consent.endedAt !== null) return { state: 'skipped' };
  const { guestId, address } = consent;
  const reader = { to: address, language: consent.language, isExplicit: false, consentId };
  if (guestId !== null) {
    const account = await identity.account(tx, guestId);
    const manners = (await notifications.mailManners(tx, [guestId])).get(guestId);
    if (!account || manners?.isOff || (await guest.standing(tx, guestId)).isLocked) return { state: 'skipped' };
    if (manners && manners.quietUntil !== null) return { dueAt: new Date(manners.quietUntil) };
    Object.assign(reader, { language: account.language, isExplicit: manners?.isExplicit ?? false });
  }
  const mail = mailFor(ctx, issue, reader);
  if (!mail) return { state: 'failed' };
  await kit.mail.send({ ...mail, batch: batchOf(issue.id) }, tx);
  return { state: 'sent', sentAt: new Date(kit.clock.now()) };
}

/** Whether somebody should have been written to far too long ago. */
async function isLate({ kit }: Context, { id, movedAt }: Issue): Promise<boolean> {
  const before = new Date(kit.clock.now() - lateByMs);
  if (movedAt > before) return false;
  const due = and(eq(recipients.issueId, id), waiting, dueBy(before));
  return (await kit.db.orm.select({ id: recipients.issueId }).from(recipients).where(due).limit(1)).length > 0;
}

async function hold({ kit }: Context, id: number): Promise<void> {
  const still = and(eq(issues.id, id), eq(issues.state, 'sending'));
  await kit.db.orm.update(issues).set({ state: 'held' }).where(still);
}

/** Goes on with newsletters whose slice was lost; what stood still for far too long is held. */
export async function resumeLost(ctx: Context): Promise<void> {
  const { db, clock, jobs } = ctx.kit;
  const now = clock.now();
  const lost = await db.orm
    .select()
    .from(issues)
    .where(and(eq(issues.state, 'sending'), lt(issues.movedAt, new Date(now - lostAfterMs))));
  for (const issue of lost) {
    if (await isLate(ctx, issue)) {
      await hold(ctx, issue.id);
      continue;
    }
    const due = and(eq(recipients.issueId, issue.id), waiting, dueBy(new Date(now - lostAfterMs)));
    const [left] = await db.orm.select({ id: recipients.issueId }).from(recipients).where(due).limit(1);
    if (left) await db.transaction((tx) => jobs.send(tx, newsletterSlice, { issueId: issue.id }));
  }
}

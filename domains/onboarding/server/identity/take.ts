import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { seal, unseal } from '#kit/secrets/secrets.ts';
import { fetchDocuments } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { putRecord, refuseMinor } from '../decide.ts';
import { writeTo } from '../mails.ts';
import type { CheckRow } from '../rows.ts';
import { checksOf, lockKnown, markDone, othersWith } from '../rows.ts';
import { applications, checks, news, steps } from '../tables.ts';
import { findingsOf, isMinor } from './compare.ts';
import type { CheckEvent } from './machine.ts';
import { advance, isSound } from './machine.ts';
import type { Heard, IdentityNews } from './port.ts';
import { documentHashOf, openRead, sealRead } from './read.ts';

const purpose = 'onboarding.news';
/** News looked at in one run. */
const batch = 100;
/** A check that is silent for so long is asked about; then again each hour, ms. */
const silentMs = 30 * 60_000;
/** After this nothing is expected any more. */
const leftMs = 14 * 24 * 3_600_000;

/** Keeps what a webhook said before it is answered. The same bytes again are the same news. */
export async function keepNews(ctx: Context, bytes: Uint8Array): Promise<void> {
  const { db, clock, keyFor } = ctx.kit;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const sealed = seal(keyFor(purpose), bytes, hash).toString('base64url');
  await db.orm
    .insert(news)
    .values({ hash, sealed, receivedAt: new Date(clock.now()) })
    .onConflictDoNothing();
}

/** Applies what was kept and not applied yet, each in its own transaction; what cannot be applied now stays. */
export async function takeNews(ctx: Context): Promise<void> {
  const { db, log } = ctx.kit;
  const waiting = await db.orm
    .select({ hash: news.hash })
    .from(news)
    .where(isNull(news.takenAt))
    .orderBy(asc(news.receivedAt))
    .limit(batch);
  for (const { hash } of waiting) {
    try {
      await takeOne(ctx, hash);
    } catch (error) {
      log.error({ error }, 'news of the provider of identity checks could not be applied');
    }
  }
}

async function takeOne(ctx: Context, hash: string): Promise<void> {
  const { db, clock, keyFor } = ctx.kit;
  await db.transaction(async (tx) => {
    const [row] = await tx.orm
      .select()
      .from(news)
      .where(and(eq(news.hash, hash), isNull(news.takenAt)))
      .for('update', { skipLocked: true });
    if (!row) return;
    const bytes = row.sealed === null ? null : unseal(keyFor(purpose), Buffer.from(row.sealed, 'base64url'), hash);
    const heard = bytes === null ? null : (ctx.provider?.hear(readJson(bytes)) ?? null);
    if (heard !== null) await apply(ctx, tx, heard);
    await tx.orm
      .update(news)
      .set({ takenAt: new Date(clock.now()), sealed: null })
      .where(eq(news.hash, hash));
  });
}

const readJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
};

/** Asks the provider about checks it has been silent on: a webhook may never come. */
export async function askSilent(ctx: Context): Promise<void> {
  const { db, clock, log } = ctx.kit;
  if (ctx.provider === null) return;
  const now = clock.now();
  const silent = await db.orm
    .select()
    .from(checks)
    .where(and(inArray(checks.state, ['submitted']), lt(checks.createdAt, new Date(now - silentMs))))
    .limit(batch);
  // Spread over the hour, so that each is asked about once in it.
  const due = silent.filter(({ id }) => id % 60 === Math.floor(now / 60_000) % 60);
  for (const { providerRef } of due) {
    if (providerRef === null) continue;
    try {
      const heard = await ctx.provider.decision(providerRef);
      if (heard !== null) await db.transaction((tx) => apply(ctx, tx, heard));
    } catch (error) {
      log.warn({ error }, 'the provider of identity checks could not be asked about a check');
    }
  }
  await db.orm
    .update(checks)
    .set({ state: 'abandoned' })
    .where(and(eq(checks.state, 'open'), lt(checks.createdAt, new Date(now - leftMs))));
}

/** Applies what was heard of a session, where it is one of ours. */
export async function apply(ctx: Context, tx: Tx, { sessionId, key, news: said }: Heard): Promise<void> {
  if (said === null) return;
  const found = await findCheck(tx, sessionId, key);
  if (found === null) return;
  const application = await lockKnown(tx, found.accountId);
  const check = (await checksOf(tx, found.accountId)).find(({ id }) => id === found.id);
  if (!application || !check) return;
  const now = ctx.kit.clock.now();
  const isYoung = said.kind === 'accepted' && isMinor(said.read.birthDate, dayOf(now));
  const plain = { ...check, decidedAt: check.decidedAt?.getTime() ?? null };
  const next = advance(plain, isYoung ? { kind: 'rejected', reason: 'underage', at: now } : eventOf(said, now));
  if (next === plain) return;
  const values = {
    ...{ state: next.state, reason: next.reason, providerRef: sessionId },
    decidedAt: next.decidedAt === null ? null : new Date(next.decidedAt),
  };
  if (said.kind === 'accepted') {
    const { read } = said;
    const documentHash = documentHashOf(ctx.kit, read);
    Object.assign(values, { sealed: sealRead(ctx.kit, check.key, read), documentHash, validUntil: read.validUntil });
  }
  await tx.orm.update(checks).set(values).where(eq(checks.id, check.id));
  if (isYoung) return refuseMinor(ctx, tx, application);
  if (next.state === 'accepted') {
    await compareAgain(ctx, tx, check.accountId);
    await ctx.kit.jobs.send(tx, fetchDocuments, { checkId: check.id });
  } else if (next.state !== 'submitted') {
    await writeTo(ctx, tx, check.accountId, { kind: 'identityAgain' });
  }
}

/** A report may come before our own note of the session's number, and no other session speaks for a check that has one. */
async function findCheck(tx: Tx, sessionId: string, key: string | null): Promise<CheckRow | null> {
  const [known] = await tx.orm.select().from(checks).where(eq(checks.providerRef, sessionId));
  if (known) return known;
  if (key === null || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) return null;
  const [named] = await tx.orm
    .select()
    .from(checks)
    .where(and(eq(checks.key, key), isNull(checks.providerRef)));
  return named ?? null;
}

function eventOf(said: IdentityNews, at: number): CheckEvent {
  switch (said.kind) {
    case 'rejected':
      return { kind: 'rejected', reason: said.reason, at };
    case 'submitted':
      return { kind: 'submitted' };
    default:
      return { kind: said.kind, at };
  }
}

/**
 * Lays accepted documents beside the form as it is now. The newest one that fits ends what was asked of the step; of a performer who is
 * accepted it takes the place of the one before.
 */
export async function compareAgain(ctx: Context, tx: Tx, accountId: number): Promise<void> {
  const application = await lockKnown(tx, accountId);
  if (!application) return;
  const today = dayOf(ctx.kit.clock.now());
  for (const check of await checksOf(tx, accountId)) {
    const read = check.state === 'accepted' ? openRead(ctx.kit, check) : null;
    if (read === null) continue;
    const { documentHash } = check;
    const isElsewhere = documentHash !== null && (await othersWith(tx, documentHash, accountId)).length > 0;
    const findings = findingsOf(application, read, { today, isElsewhere });
    await tx.orm.update(checks).set({ findings }).where(eq(checks.id, check.id));
    if (!isSound({ state: check.state, findings })) continue;
    const [asked] = await tx.orm
      .select()
      .from(steps)
      .where(and(eq(steps.accountId, accountId), eq(steps.step, 'identity')));
    if (asked?.askedAt && asked.askedAt >= check.createdAt) continue;
    await markDone(tx, accountId, 'identity', ctx.kit.clock.now());
    const { documentEnds } = application;
    const isLater = check.validUntil === null || (documentEnds !== null && check.validUntil > documentEnds);
    if (application.state === 'accepted' && documentEnds !== null && isLater) {
      const actor = await ctx.performers.actor(tx, accountId);
      await putRecord(ctx, tx, application, check, actor?.name ?? '');
      await tx.orm
        .update(applications)
        .set({ documentEnds: check.validUntil, warnedDays: null })
        .where(eq(applications.accountId, accountId));
    }
    return;
  }
}

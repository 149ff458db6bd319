import { and, eq, inArray, isNotNull, lt, lte } from 'drizzle-orm';
import { dayOf } from '#kit/i18n/days.ts';
import { documentWarningDays, keptDays } from '../contract/index.ts';
import type { Context } from './context.ts';
import { takeOff } from './decide.ts';
import { writeTo } from './mails.ts';
import { lockKnown } from './rows.ts';
import { warnedFrom } from './steps.ts';
import { applications, checks, documents, keptNames, news, sandboxSessions, steps } from './tables.ts';

const dayMs = 24 * 3_600_000;
const batch = 500;

const daysUntil = (day: string, today: string): number => Math.round((Date.parse(day) - Date.parse(today)) / dayMs);

/** Writes to performers whose document ends soon, once for each of the days, and takes off whose document has ended. */
export async function watchDocuments(ctx: Context): Promise<void> {
  const { db, clock } = ctx.kit;
  const today = dayOf(clock.now());
  const due = await db.orm
    .select({ accountId: applications.accountId })
    .from(applications)
    .where(
      and(
        eq(applications.state, 'accepted'),
        isNotNull(applications.documentEnds),
        lte(applications.documentEnds, warnedFrom(clock.now())),
      ),
    )
    .limit(batch * 20);
  for (const { accountId } of due) {
    await db.transaction(async (tx) => {
      const row = await lockKnown(tx, accountId);
      if (row?.state !== 'accepted' || row.documentEnds === null) return;
      const left = daysUntil(row.documentEnds, today);
      const own = eq(applications.accountId, accountId);
      if (left < 0) {
        await tx.orm.update(applications).set({ state: 'expired', warnedDays: null }).where(own);
        await takeOff(ctx, tx, row, null);
        return writeTo(ctx, tx, accountId, { kind: 'expired' });
      }
      const mark = documentWarningDays.filter((days) => left <= days).at(-1);
      if (mark === undefined || (row.warnedDays !== null && row.warnedDays <= mark)) return;
      await tx.orm.update(applications).set({ warnedDays: mark }).where(own);
      await writeTo(ctx, tx, accountId, { kind: 'ends', days: left });
    });
  }
}

/** Deletes what nobody needs any more: left and refused applications with their documents, old webhooks, names that are free again. */
export async function forget(ctx: Context): Promise<void> {
  const { db, clock } = ctx.kit;
  const before = (days: number) => new Date(clock.now() - days * dayMs);
  const left = and(eq(applications.state, 'draft'), lt(applications.changedAt, before(keptDays.drafts)));
  const refused = and(
    eq(applications.state, 'refused'),
    eq(applications.refusal, 'operator'),
    lt(applications.decidedAt, before(keptDays.refused)),
  );
  for (const which of [left, refused]) {
    const gone = await db.orm
      .select({ accountId: applications.accountId })
      .from(applications)
      .where(which)
      .limit(batch);
    for (const { accountId } of gone) await erase(ctx, accountId, true);
  }
  // Of a minor nothing is kept but that they are one.
  const minors = await db.orm
    .selectDistinct({ accountId: documents.accountId })
    .from(documents)
    .innerJoin(applications, eq(applications.accountId, documents.accountId))
    .where(and(eq(applications.refusal, 'underage'), lt(applications.decidedAt, before(keptDays.refused))))
    .limit(batch);
  for (const { accountId } of minors) await erase(ctx, accountId, false);
  await db.orm.delete(news).where(and(isNotNull(news.takenAt), lt(news.receivedAt, before(keptDays.webhooks))));
  await db.orm.delete(keptNames).where(lt(keptNames.until, new Date(clock.now())));
  await db.orm.delete(sandboxSessions).where(lt(sandboxSessions.createdAt, before(keptDays.webhooks)));
}

/** Erases the documents of somebody: first their keys, then what is stored; with the application where it is `whole`. */
export async function erase(ctx: Pick<Context, 'kit' | 'vault'>, accountId: number, whole: boolean): Promise<void> {
  const { db } = ctx.kit;
  const gone = await db.transaction(async (tx) => {
    const files = await tx.orm.delete(documents).where(eq(documents.accountId, accountId)).returning();
    await tx.orm
      .update(checks)
      .set({ sealed: null })
      .where(and(eq(checks.accountId, accountId), inArray(checks.state, ['accepted', 'rejected'])));
    if (whole) {
      await tx.orm.delete(checks).where(eq(checks.accountId, accountId));
      await tx.orm.delete(steps).where(eq(steps.accountId, accountId));
      await tx.orm.delete(applications).where(eq(applications.accountId, accountId));
    }
    return files;
  });
  for (const { vaultKey } of gone) await ctx.vault.erase(vaultKey);
}

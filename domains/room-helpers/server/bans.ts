import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { assertSayable } from '#domains/conversation/server/index.ts';
import { assertAllowed } from '#domains/performers/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';
import { endHelping, ownPath } from './helpers.ts';
import { banned } from './notifications.ts';
import { marksOf } from './recognise.ts';
import type { BanRow } from './rows.ts';
import { lockRules, writeLog } from './rows.ts';
import { assertNoColleague } from './standing.ts';
import { bans, log } from './tables.ts';
import { tellChanged } from './tell.ts';

const day = 86_400_000;

/** Whom a performer bans, and for how long. */
interface Wish {
  readonly of: { readonly banId: number } | { readonly guestId: number; readonly lineId: number | null };
  readonly days: number;
  readonly reason: string;
}

/**
 * A performer bans a guest for some days: they reach her in no way meanwhile, and what is open between the two ends.
 * @throws Problem not_found: never met, or nobody asked; ban_over, helper_untouchable, word_refused, contact_details
 */
export async function ban(ctx: Context, actorId: number, { of, days, reason }: Wish): Promise<void> {
  const { kit } = ctx;
  assertAllowed('body.reason', reason);
  await assertSayable(kit, 'body.reason', reason);
  await kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    await lockRules(tx, actorId, now);
    await endOverdue(tx, now, actorId);
    const asked = 'banId' in of ? await askedBan(tx, actorId, of.banId) : null;
    const met = 'banId' in of ? null : await metGuest(ctx, tx, actorId, of);
    const guestId = asked?.guestId ?? met?.guestId;
    if (guestId === undefined) throw new Problem(notFound);
    await assertNoColleague(ctx, tx, 'performer', actorId, guestId);
    const until = new Date(now + days * day);
    const marks = await marksOf(ctx, tx, guestId, { claimed: false });
    const values = {
      state: 'on' as const,
      until,
      marks,
      reason: reason || (asked?.reason ?? ''),
      createdAt: new Date(now),
    };
    const text = asked?.text ?? met?.text ?? '';
    await tx.orm
      .insert(bans)
      .values({ actorId, guestId, text, ...values })
      .onConflictDoUpdate({
        target: [bans.actorId, bans.guestId],
        targetWhere: inArray(bans.state, ['asked', 'on']),
        // Another ban: what was said of the one before is not said of it.
        set: { ...values, appeal: '', appealedAt: null, decidedAt: null, decidedBy: null, answer: '' },
      });
    await endHelping(ctx, tx, { actorId, guestId, by: 'performer' });
    await ctx.blocks.separate(tx, { actorId, guestId });
    await writeLog(tx, now, {
      actorId,
      act: 'banned',
      by: { role: 'performer', id: actorId },
      guestId,
      text: values.reason,
      until,
    });
    const actor = await ctx.performers.actor(tx, actorId);
    const fact = { kind: banned, key: `ban:${actorId}:${now}`, data: { name: actor?.name ?? '', days } };
    await ctx.notifications.notify(tx, { ...fact, path: ownPath, guestId });
    await tellChanged(ctx, tx, actorId, [guestId]);
  });
}

async function askedBan(tx: Tx, actorId: number, banId: number): Promise<BanRow> {
  const row = await lockBan(tx, banId);
  if (row?.actorId !== actorId) throw new Problem(notFound);
  if (row.state !== 'asked') throw new Problem(contract.banOver);
  return row;
}

/** Somebody who is there, has written there, or of whom the log tells. */
export async function metGuest(
  ctx: Context,
  tx: Tx,
  actorId: number,
  { guestId, lineId }: { readonly guestId: number; readonly lineId: number | null },
): Promise<{ guestId: number; text: string } | null> {
  if (guestId === actorId) throw new Problem(contract.helperUntouchable);
  const line = lineId === null ? null : await ctx.live.roomLine(tx, actorId, lineId);
  if (line?.sender === 'guest' && line.senderId === guestId) return { guestId, text: line.text };
  const [told] = await tx.orm
    .select({ id: log.id })
    .from(log)
    .where(and(eq(log.actorId, actorId), eq(log.guestId, guestId)))
    .limit(1);
  if (told || (await ctx.live.openChatWith(tx, guestId, actorId)) !== null) return { guestId, text: '' };
  return null;
}

async function lockBan(tx: Tx, banId: number): Promise<BanRow | null> {
  const [row] = await tx.orm.select().from(bans).where(eq(bans.id, banId)).for('update');
  return row ?? null;
}

/** Bans whose time has run out hold nobody any more; what they were recognised by goes. */
export async function endOverdue(tx: Tx, now: number, actorId?: number): Promise<void> {
  await tx.orm
    .update(bans)
    .set({ state: 'lifted', marks: [] })
    .where(
      and(
        actorId === undefined ? undefined : eq(bans.actorId, actorId),
        eq(bans.state, 'on'),
        lte(bans.until, new Date(now)),
      ),
    );
}

/** The performer does not ban whom a helper asked to ban. @throws Problem not_found, ban_over */
export async function decline(ctx: Context, actorId: number, banId: number): Promise<void> {
  const { kit } = ctx;
  await kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    await lockRules(tx, actorId, now);
    const { guestId } = await askedBan(tx, actorId, banId);
    await tx.orm.update(bans).set({ state: 'declined' }).where(eq(bans.id, banId));
    await writeLog(tx, now, { actorId, act: 'ban_declined', by: { role: 'performer', id: actorId }, guestId });
    await tellChanged(ctx, tx, actorId);
  });
}

/** Ends a ban before its time; an operator does so with words. @throws Problem not_found, ban_over */
export async function lift(
  ctx: Context,
  tx: Tx,
  banId: number,
  by:
    | { readonly role: 'performer'; readonly id: number }
    | { readonly role: 'operator'; readonly id: number; readonly words: string },
): Promise<BanRow> {
  const now = ctx.kit.clock.now();
  const [found] = await tx.orm.select().from(bans).where(eq(bans.id, banId));
  if (!found || (by.role === 'performer' && found.actorId !== by.id)) throw new Problem(notFound);
  const { actorId, guestId } = found;
  // One order everywhere: the performer’s row, then the ban.
  await lockRules(tx, actorId, now);
  const row = await lockBan(tx, banId);
  if (row?.state !== 'on' || (row.until?.getTime() ?? 0) <= now) throw new Problem(contract.banOver);
  const answer = by.role === 'operator' ? by.words : '';
  await tx.orm
    .update(bans)
    .set({ state: 'lifted', marks: [], answer, decidedAt: new Date(now), decidedBy: by.id })
    .where(eq(bans.id, banId));
  await writeLog(tx, now, { actorId, act: 'ban_lifted', by: { role: by.role, id: by.id }, guestId, text: answer });
  await tellChanged(ctx, tx, actorId, [guestId]);
  return row;
}

/** A guest asks operators, once, to look at a ban. @throws Problem not_found, ban_over, word_refused, contact_details */
export async function appeal(ctx: Context, guestId: number, banId: number, words: string): Promise<void> {
  const { kit } = ctx;
  assertAllowed('body.words', words);
  await assertSayable(kit, 'body.words', words);
  await kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    const [found] = await tx.orm.select().from(bans).where(eq(bans.id, banId));
    if (found?.guestId !== guestId || found.state === 'asked') throw new Problem(notFound);
    await lockRules(tx, found.actorId, now);
    const row = await lockBan(tx, banId);
    const isOver = row?.state !== 'on' || (row.until?.getTime() ?? 0) <= now;
    if (isOver || row.appealedAt !== null) throw new Problem(contract.banOver);
    await tx.orm
      .update(bans)
      .set({ appeal: words, appealedAt: new Date(now) })
      .where(eq(bans.id, banId));
    await tellChanged(ctx, tx, found.actorId);
  });
}

/** Bans of a guest that are in force, the latest first. */
export const bansOf = ({ orm }: Executor, guestId: number, now: number): Promise<BanRow[]> =>
  orm
    .select()
    .from(bans)
    .where(and(eq(bans.guestId, guestId), eq(bans.state, 'on'), gt(bans.until, new Date(now))))
    .orderBy(desc(bans.id))
    .limit(100);

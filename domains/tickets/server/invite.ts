import { and, count, eq, isNull, lte } from 'drizzle-orm';
import { assertSayable } from '#domains/conversation/server/index.ts';
import { actorMissing } from '#domains/performers/contract/index.ts';
import { assertAllowed } from '#domains/performers/server/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';
import { privateInvitation, ticketGiven } from './notifications.ts';
import { assertTimeFree, isWithinBounds } from './plan-show.ts';
import type { ShowRow } from './rows.ts';
import { changeShow, heldTicket, lockOwnShow, lockShow } from './rows.ts';
import { settle } from './run-show.ts';
import { shows, tickets } from './tables.ts';
import { tellOfShow } from './tell.ts';

const hour = 3_600_000;
const nothing = { de: '', en: '', nl: '', es: '' };

/**
 * Invites one guest to a private show: it is planned, and its one ticket is theirs to buy until the invitation ends. They hear of it at
 * once on every page, and by the ways they chose.
 * @throws Problem show_time_bounds, show_time_taken, guest_not_invitable, invitation_open, too_many_invitations, word_refused, actor_not_found,
 *   and those of {@link assertSayable}
 */
export async function inviteGuest(
  ctx: Context,
  caller: AccountCaller,
  plan: contract.PrivateShowPlan,
): Promise<ShowRow> {
  const { kit } = ctx;
  const { accountId: actorId, language } = caller;
  const { guestId, title, start, price, minutes } = plan;
  const now = kit.clock.now();
  if (!isWithinBounds(start, now)) throw new Problem(contract.showTimeBounds, { field: 'body.start' });
  assertAllowed('body.title', title);
  await assertSayable(kit, 'body.title', title);
  return kit.db.transaction(async (tx) => {
    await lockByName(tx, 'tickets.plan', actorId);
    const actor = await ctx.performers.actor(tx, actorId);
    if (!actor) throw new Problem(actorMissing);
    await assertInvitable(ctx, tx, actorId, guestId);
    await assertTimeFree(tx, actorId, start, minutes);
    await assertFewOpen(tx, actorId, guestId);
    const [row] = await tx.orm
      .insert(shows)
      .values({
        ...{ actorId, actorName: actor.name, price, minutes, guestId, guestName: await ctx.guest.nameOf(tx, guestId) },
        title: { ...nothing, [language]: title },
        ...{
          description: nothing,
          postBuyInfo: nothing,
          lateMinutes: 60,
          letsLateIn: true,
          promoPercent: 20,
          promoMost: 20,
        },
        startsAt: new Date(start),
        invitedUntil: new Date(Math.min(start, now + contract.invitationHours * hour)),
        createdAt: new Date(now),
      })
      .returning();
    const show = row as ShowRow;
    await tellInvited(ctx, tx, show);
    return show;
  });
}

/** One guest has one open invitation of a performer, and she a few in all. Her planning is locked. */
async function assertFewOpen(tx: Tx, actorId: number, guestId: number): Promise<void> {
  const open = await tx.orm
    .select({ guestId: shows.guestId, all: count() })
    .from(shows)
    .where(and(eq(shows.actorId, actorId), eq(shows.state, 'planned'), isNull(shows.answer)))
    .groupBy(shows.guestId);
  const invited = open.filter((each) => each.guestId !== null);
  if (invited.some((each) => each.guestId === guestId)) throw new Problem(contract.invitationOpen);
  if (invited.length >= contract.mostOpenInvitations) throw new Problem(contract.tooManyInvitations);
}

/** Invited are accounts in good standing whom she knows: in her room now, or written with. Why not is nobody’s to learn. */
async function assertInvitable(ctx: Context, tx: Tx, actorId: number, guestId: number): Promise<void> {
  const isKnown =
    (await ctx.messenger.hasWritten(tx, { guestId, actorId })) ||
    (await ctx.live.openChatWith(tx, guestId, actorId)) !== null;
  const mayHear =
    isKnown &&
    guestId !== actorId &&
    (await ctx.identity.account(tx, guestId)) !== null &&
    (await ctx.blocks.barrier(tx, { actorId, guestId }, 'guest')) === null;
  if (!mayHear) throw new Problem(contract.guestNotInvitable);
}

async function tellInvited(ctx: Context, tx: Tx, show: ShowRow): Promise<void> {
  const { id, actorId, actorName, guestId } = show;
  if (guestId === null) return;
  const [card] = await ctx.performers.cards(tx, [actorId], { language: 'en', country: null });
  const push = { id, actorId, actorName, picture: card?.avatar?.src ?? null };
  await ctx.notifications.notify(tx, {
    kind: privateInvitation,
    ...{ guestId, actorId, key: `private-show:${id}`, data: { name: actorName } },
    path: `/amateur/${encodeURIComponent(actorName.toLowerCase())}/shows/`,
  });
  tx.afterCommit(() => ctx.kit.realtime.publish(`guest:${guestId}`, contract.privateTicketShowInvitation, push));
}

/** What became of an invitation is kept, and told to its performer; the guest’s note of it is withdrawn. */
export async function answered(
  ctx: Context,
  tx: Tx,
  show: ShowRow,
  answer: 'accepted' | 'declined' | 'expired',
): Promise<ShowRow> {
  const { id: showId, actorId, guestId, guestName } = show;
  const after = await changeShow(tx, show, { answer });
  if (guestId !== null) await ctx.notifications.withdraw(tx, guestId, privateInvitation, [`private-show:${showId}`]);
  // Who is apart hears nothing of each other; what became of it stands in her list.
  const among = { actorIds: [actorId], guestIds: guestId === null ? [] : [guestId] };
  if ((await ctx.blocks.separated(tx, among)).length > 0) return after;
  const push = { actorId, showId, guestName: guestName ?? '', answer };
  tx.afterCommit(() => ctx.kit.realtime.publish(`performer:${actorId}`, contract.privateShowAnswered, push));
  return after;
}

/** The guest of a private show does not come: it does not take place. */
export async function givenUp(ctx: Context, tx: Tx, show: ShowRow, answer: 'declined' | 'expired'): Promise<void> {
  await settle(ctx, tx, await answered(ctx, tx, show, answer), 'cancelled');
}

/** @throws Problem not_found of a show that is not for them, show_is_over once it was accepted or is over */
export async function declineInvitation(ctx: Context, guestId: number, showId: number): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const row = await lockShow(tx, showId);
    if (row?.guestId !== guestId) throw new Problem(notFound);
    if (row.answer === 'declined') return;
    if (row.answer !== null || row.state !== 'planned')
      throw new Problem(contract.showIsOver, { data: { state: row.state } });
    await givenUp(ctx, tx, row, 'declined');
  });
}

/** Invitations that nobody answered in time: each in a transaction of its own. */
export async function lookAfterInvitations(ctx: Context): Promise<void> {
  const { db, clock } = ctx.kit;
  const now = new Date(clock.now());
  const isDue = and(eq(shows.state, 'planned'), isNull(shows.answer), lte(shows.invitedUntil, now));
  const due = await db.orm.select({ id: shows.id }).from(shows).where(isDue).limit(500);
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const row = await lockShow(tx, id);
      if (row?.state === 'planned' && row.answer === null && row.guestId !== null)
        await givenUp(ctx, tx, row, 'expired');
    });
}

/**
 * Gives a guest a ticket by hand: it costs nothing, so nothing is paid back for it. Who has one keeps it.
 * @throws Problem not_found, show_is_over, guest_not_invitable
 */
export async function giveByHand(ctx: Context, actorId: number, showId: number, guestId: number): Promise<ShowRow> {
  const { kit } = ctx;
  return kit.db.transaction(async (tx) => {
    const row = await lockOwnShow(tx, actorId, showId);
    if (row.guestId !== null) throw new Problem(notFound);
    if (row.state !== 'planned' && row.state !== 'running')
      throw new Problem(contract.showIsOver, { data: { state: row.state } });
    await assertInvitable(ctx, tx, actorId, guestId);
    if (await heldTicket(tx, showId, guestId)) return row;
    const boughtAt = new Date(kit.clock.now());
    await tx.orm
      .insert(tickets)
      .values({ ...{ showId, guestId, boughtAt }, creationType: 'M', sale: null, price: 0, promoCode: null });
    await ctx.notifications.notify(tx, {
      kind: ticketGiven,
      ...{ guestId, actorId, key: `given:${showId}`, data: { name: row.actorName } },
      path: `/amateur/${encodeURIComponent(row.actorName.toLowerCase())}/shows/`,
    });
    const push = { actorId, showId, guestHasTicket: true };
    tx.afterCommit(() => kit.realtime.publish(`guest:${guestId}`, contract.guestTicket, push));
    const isReached = row.startsAt === null && row.goal !== null && row.sold + 1 >= row.goal;
    const after = await changeShow(tx, row, {
      sold: row.sold + 1,
      ...(isReached ? { startsAt: new Date(kit.clock.now() + contract.afterGoalMinutes * 60_000) } : {}),
    });
    if (isReached) tellOfShow(ctx, tx, after);
    return after;
  });
}

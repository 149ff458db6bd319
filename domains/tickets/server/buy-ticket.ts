import { and, count, eq, sql } from 'drizzle-orm';
import { owesCoins } from '#domains/ledger/contract/index.ts';
import { isBanned } from '#domains/performers/server/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import type { TicketError } from '../contract/index.ts';
import { afterGoalMinutes, guestTicket, returnMinutes } from '../contract/index.ts';
import { privateTicketSale, ticketSale } from '../contract/sale-kind.ts';
import type { Context } from './deps.ts';
import { answered, givenUp } from './invite.ts';
import { takeBack } from './pay-back.ts';
import type { ShowRow } from './rows.ts';
import { heldTicket, lockShow, priceAt } from './rows.ts';
import { shows, tickets } from './tables.ts';
import { tellOfShow } from './tell.ts';

const minute = 60_000;

/** A ticket was not sold or taken back, and nothing changed; `code` is for the page. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: TicketError;
  constructor(code: TicketError) {
    super(code);
    this.code = code;
  }
}

/** What was asked for; `price` and `start` as the page said them. */
export interface TicketWish {
  readonly id: number;
  readonly creationType: 'M' | 'C' | 'P';
  readonly modelId?: number | undefined;
  readonly start?: number | undefined;
  readonly promoCode?: string | undefined;
  readonly price?: number | undefined;
}

/** What became of a wish; `refusal` is that of another domain, in whose words the page says why. */
export interface Outcome {
  readonly ticketId: number | null;
  readonly errorCode: TicketError | null;
  readonly refusal: Problem | null;
}

/** What other domains refuse a payment or a show with, as this one's codes. One that is not here is told as `refused`, in its own words. */
const codesOf: ReadonlyMap<string, TicketError> = new Map([
  ['not_enough_coins', 'not_enough_coins'],
  ['spending_restricted', 'account_restricted'],
  ['account_restricted', 'account_restricted'],
  ['account_locked', 'account_locked'],
  ['age_underage', 'age_underage'],
  ['spending_limit_reached', 'limit_reached'],
  ['spending_on_break', 'on_break'],
  ['spending_excluded', 'excluded'],
]);

/** Who owes coins is refused with the same code as who has too few, and told something else. */
const codeOf = ({ kind }: Problem): TicketError =>
  kind.title.en === owesCoins.title.en ? 'coins_owed' : (codesOf.get(kind.code) ?? 'refused');

/** Why access is refused, as codes; an account that cannot watch is told so. */
const codesOfAccess: ReadonlyMap<string, TicketError> = new Map([
  ['accountLocked', 'account_locked'],
  ['accountShutOut', 'account_locked'],
  ['accountRestricted', 'account_restricted'],
  ['ageNotProven', 'age_not_proven'],
  ['underage', 'age_underage'],
  ['adultAreaClosed', 'adult_area_closed'],
]);

/** Does it in one transaction; a refusal undoes it and becomes a code. */
async function outcome(ctx: Context, run: (tx: Tx) => Promise<number | null>): Promise<Outcome> {
  try {
    return { ticketId: await ctx.kit.db.transaction(run), errorCode: null, refusal: null };
  } catch (error) {
    if (error instanceof Refused) return { ticketId: null, errorCode: error.code, refusal: null };
    if (error instanceof Problem && error.kind.status < 500)
      return { ticketId: null, errorCode: codeOf(error), refusal: error };
    throw error;
  }
}

/** Sells a guest a ticket, once; who has one is answered the same. Vouchers for live shows pay before coins (sales.priceCovers). */
export const buyTicket = (ctx: Context, caller: AccountCaller, wish: TicketWish): Promise<Outcome> =>
  outcome(ctx, async (tx) => {
    const row = await lockShow(tx, wish.id);
    if (!row || (wish.modelId !== undefined && row.actorId !== wish.modelId)) throw new Refused('show_unknown');
    const held = await heldTicket(tx, row.id, caller.accountId);
    if (held) return held.id;
    const now = ctx.kit.clock.now();
    if (wish.creationType === 'M') throw new Refused('by_hand_only');
    if (row.guestId !== null) assertInvited(row, caller.accountId, now);
    await assertMayBuy(ctx, tx, caller, row, now);
    if (wish.start !== undefined && wish.start !== (row.startsAt?.getTime() ?? null))
      throw new Refused('price_changed');
    const full = priceAt(row, now);
    if (wish.price !== undefined && full > wish.price) throw new Refused('price_changed');
    const promo = promoOf(row, wish.promoCode);
    const price = promo === null ? full : Math.floor((full * (100 - row.promoPercent)) / 100);
    const creationType = row.guestId === null ? wish.creationType : 'P';
    const ticketId = await sell(ctx, tx, row, caller.accountId, { price, promo, creationType });
    if (row.guestId !== null) await answered(ctx, tx, row, 'accepted');
    return ticketId;
  });

/** A private show is sold to its guest alone, while the invitation stands; for others it is not there. */
function assertInvited(row: ShowRow, guestId: number, now: number): void {
  if (row.guestId !== guestId) throw new Refused('show_unknown');
  if (row.answer !== null || now >= (row.invitedUntil?.getTime() ?? 0)) throw new Refused('invitation_over');
}

async function assertMayBuy(ctx: Context, tx: Tx, caller: AccountCaller, row: ShowRow, now: number): Promise<void> {
  const { accountId: guestId } = caller;
  if (row.state === 'cancelled' || row.state === 'missed') throw new Refused('show_called_off');
  if (row.state !== 'planned' && row.state !== 'running') throw new Refused('show_over');
  if (row.actorId === guestId) throw new Refused('own_show');
  if (row.state === 'running' && !row.letsLateIn) throw new Refused('too_late_to_enter');
  const actor = await ctx.performers.actor(tx, row.actorId);
  if (!actor || isBanned(actor, caller.country)) throw new Refused('show_unknown');
  if (await ctx.blocks.barrier(tx, { actorId: row.actorId, guestId }, 'guest')) throw new Refused('blocked');
  const { id: actorId, fsk } = actor;
  const verdict = await ctx.access.mayChat(tx, { caller, actorId, fsk, chatType: 'LIVESHOW' });
  if (!verdict.ok) {
    const code =
      codesOfAccess.get(verdict.reason) ?? (verdict.restriction === 'needAgeCheck' ? 'age_not_proven' : null);
    throw new Refused(code ?? 'account_restricted');
  }
  // A minute before its end nobody gets anything for a ticket.
  const { startedAt, minutes } = row;
  if (startedAt && now > startedAt.getTime() + (minutes - 1) * minute) throw new Refused('show_over');
}

/** The code that counts; null: none was given. Its uses are counted under the show's lock. */
function promoOf(row: ShowRow, given: string | undefined): string | null {
  if (given === undefined || given === '') return null;
  const code = given.toUpperCase();
  if (row.promoCode !== code) throw new Refused('promo_code_unknown');
  if (row.promoUsed >= row.promoMost) throw new Refused('promo_code_used_up');
  return code;
}

interface Terms {
  readonly price: number;
  readonly promo: string | null;
  readonly creationType: 'M' | 'C' | 'P';
}

export async function sell(ctx: Context, tx: Tx, row: ShowRow, guestId: number, { price, promo, creationType }: Terms) {
  const { kit, sales } = ctx;
  const now = kit.clock.now();
  const [before] = await tx.orm
    .select({ had: count() })
    .from(tickets)
    .where(and(eq(tickets.showId, row.id), eq(tickets.guestId, guestId)));
  const sale = price === 0 ? null : `ticket:${row.id}-${guestId}-${before?.had ?? 0}`;
  const kind = row.guestId === null ? ticketSale : privateTicketSale;
  const seller = { id: row.actorId, name: row.actorName };
  const charged = sale === null ? null : await sales.charge(tx, { sale, kind, buyerId: guestId, seller, price });
  const [ticket] = await tx.orm
    .insert(tickets)
    .values({ showId: row.id, guestId, creationType, sale, price, promoCode: promo, boughtAt: new Date(now) })
    .returning();
  const sold = row.sold + 1;
  const isReached = row.startsAt === null && row.goal !== null && sold >= row.goal;
  await tx.orm
    .update(shows)
    .set({
      sold,
      earned: sql`${shows.earned} + ${charged?.earned ?? 0}`,
      promoUsed: row.promoUsed + (promo === null ? 0 : 1),
      ...(isReached ? { startsAt: new Date(now + afterGoalMinutes * minute) } : {}),
    })
    .where(eq(shows.id, row.id));
  if (isReached) tellOfShow(ctx, tx, row);
  const push = { actorId: row.actorId, showId: row.id, guestHasTicket: true };
  tx.afterCommit(() => kit.realtime.publish(`guest:${guestId}`, guestTicket, push));
  return ticket?.id ?? null;
}

/** Takes a ticket back and pays it back, until an hour before the show. */
export const returnTicket = (ctx: Context, caller: AccountCaller, showId: number): Promise<Outcome> =>
  outcome(ctx, async (tx) => {
    const row = await lockShow(tx, showId);
    if (!row) throw new Refused('show_unknown');
    const ticket = await heldTicket(tx, showId, caller.accountId);
    if (!ticket) throw new Refused('no_ticket');
    const isLate = row.startsAt !== null && ctx.kit.clock.now() > row.startsAt.getTime() - returnMinutes * minute;
    if (row.state !== 'planned' || isLate) throw new Refused('too_late_to_return');
    await takeBack(ctx, tx, row, ticket);
    if (row.guestId !== null) await givenUp(ctx, tx, row, 'declined');
    return ticket.id;
  });

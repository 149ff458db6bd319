import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { guestTicket } from '../contract/index.ts';
import { privateTicketPaidBack, ticketPaidBack } from '../contract/transfers.ts';
import type { Context } from './deps.ts';
import type { ShowRow, TicketRow } from './rows.ts';
import { heldTickets } from './rows.ts';
import { shows, tickets } from './tables.ts';

/**
 * Pays a ticket back, whole or a share of it between 0 and 1, rounded up to a hundredth: what is still paid of it, once. What a voucher
 * covered is given back where all goes back. @returns what the performer lost, hundredths
 */
async function payBack(ctx: Context, tx: Tx, show: ShowRow, ticket: TicketRow, share: number): Promise<number> {
  const { sale, price } = ticket;
  if (sale === null || share <= 0) return 0;
  const left = await ctx.sales.left(tx, sale);
  const amount = Math.min(left, Math.ceil(price * share));
  const back = { sale, part: 'back', kind: show.guestId === null ? ticketPaidBack : privateTicketPaidBack };
  if (amount > 0) return (await ctx.sales.refund(tx, { ...back, amount })).takenBack;
  return share >= 1 && left === 0 ? ctx.sales.uncover(tx, back) : 0;
}

/** A ticket ends and is paid back whole; whoever is in the show with it is out. */
export async function takeBack(ctx: Context, tx: Tx, show: ShowRow, ticket: TicketRow): Promise<void> {
  const takenBack = await payBack(ctx, tx, show, ticket, 1);
  await endTicket(ctx, tx, show, ticket);
  await tx.orm
    .update(shows)
    .set({ sold: sql`${shows.sold} - 1`, earned: sql`${shows.earned} - ${takenBack}` })
    .where(eq(shows.id, show.id));
}

/** A ticket counts no more, whatever was paid for it. */
export async function endTicket({ kit, live }: Context, tx: Tx, show: ShowRow, ticket: TicketRow): Promise<void> {
  const { guestId } = ticket;
  await tx.orm
    .update(tickets)
    .set({ endedAt: new Date(kit.clock.now()) })
    .where(eq(tickets.id, ticket.id));
  if (show.state === 'running') await live.leaveShow(tx, show.actorId, guestId);
  const push = { actorId: show.actorId, showId: show.id, guestHasTicket: false };
  tx.afterCommit(() => kit.realtime.publish(`guest:${guestId}`, guestTicket, push));
}

/**
 * All tickets of a show go back, whole (the show did not happen) or in part (it broke off). Tickets of a part stay: the guest was there.
 * @returns what the show has sold and earned then
 */
export async function payAllBack(
  ctx: Context,
  tx: Tx,
  show: ShowRow,
  share: number,
): Promise<Pick<ShowRow, 'sold' | 'earned'>> {
  let takenBack = 0;
  for (const ticket of await heldTickets(tx, show.id)) {
    takenBack += await payBack(ctx, tx, show, ticket, share);
    if (share >= 1) await endTicket(ctx, tx, show, ticket);
  }
  const left = { sold: share >= 1 ? 0 : show.sold, earned: show.earned - takenBack };
  await tx.orm.update(shows).set(left).where(eq(shows.id, show.id));
  return left;
}

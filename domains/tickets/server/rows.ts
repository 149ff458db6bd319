import type { SQL } from 'drizzle-orm';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { prepared } from '#kit/db/cache/prepared.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { announcedSeconds } from '../contract/index.ts';
import { shows, tickets } from './tables.ts';

export type ShowRow = typeof shows.$inferSelect;
export type TicketRow = typeof tickets.$inferSelect;

/** States in which a show is still something one can have a ticket for. */
export const openStates = ['planned', 'running'] as const;
export const isOpen = inArray(shows.state, [...openStates]);
const minute = 60_000;

/** Shows that everybody may see. */
export const isForAll = isNull(shows.guestId);

/** Shows that somebody may see: those for everybody, and those they are invited to. */
export const isFor = (guestId: number | null) =>
  guestId === null ? isForAll : (or(isForAll, eq(shows.guestId, guestId)) as SQL);

/** Locks a show: whoever sells, gives back or moves it on holds it. */
export async function lockShow(tx: Tx, showId: number): Promise<ShowRow | null> {
  const [row] = await tx.orm.select().from(shows).where(eq(shows.id, showId)).for('update');
  return row ?? null;
}

/** The same of a performer's own. @throws Problem not_found */
export async function lockOwnShow(tx: Tx, actorId: number, showId: number): Promise<ShowRow> {
  const row = await lockShow(tx, showId);
  if (row?.actorId !== actorId) throw new Problem(notFound);
  return row;
}

/** Whether a show of a performer is on. */
export const isShowOn = async ({ orm }: Tx, actorId: number): Promise<boolean> =>
  (await orm.$count(shows, and(eq(shows.actorId, actorId), eq(shows.state, 'running')))) > 0;

export async function changeShow(tx: Tx, row: ShowRow, values: Partial<ShowRow>): Promise<ShowRow> {
  await tx.orm.update(shows).set(values).where(eq(shows.id, row.id));
  return { ...row, ...values };
}

/** Tickets of a show that count, in the order in which they were bought. */
export const heldTickets = (executor: Executor, showId: number): Promise<TicketRow[]> =>
  executor.orm
    .select()
    .from(tickets)
    .where(and(eq(tickets.showId, showId), isNull(tickets.endedAt)))
    .orderBy(asc(tickets.id));

export async function heldTicket(executor: Executor, showId: number, guestId: number): Promise<TicketRow | null> {
  const [row] = await executor.orm
    .select()
    .from(tickets)
    .where(and(eq(tickets.showId, showId), eq(tickets.guestId, guestId), isNull(tickets.endedAt)));
  return row ?? null;
}

const ticketOfShowNow = prepared((orm) =>
  orm
    .select({ id: tickets.id })
    .from(tickets)
    .innerJoin(shows, and(eq(shows.id, tickets.showId), eq(shows.state, 'running')))
    .where(
      and(
        eq(tickets.showId, sql.placeholder('showId')),
        eq(tickets.guestId, sql.placeholder('guestId')),
        isNull(tickets.endedAt),
      ),
    )
    .prepare('tickets_let_in'),
);

/** Whether a guest's ticket lets them into a show: it counts, and the show is on. */
export const isLetIn = async (executor: Executor, showId: number, guestId: number): Promise<boolean> =>
  (await ticketOfShowNow(executor).execute({ showId, guestId })).length > 0;

/** What a ticket costs at an instant: near the start more, where the performer said so. */
export function priceAt({ price, latePrice, lateMinutes, startsAt }: ShowRow, now: number): number {
  if (latePrice === null || startsAt === null) return price;
  return now >= startsAt.getTime() - lateMinutes * minute ? latePrice : price;
}

/** From when on it costs more; null: it does already, or never. */
export function dearerFrom(row: ShowRow, now: number): number | null {
  const { latePrice, lateMinutes, startsAt, price } = row;
  if (latePrice === null || startsAt === null || latePrice === price) return null;
  const from = startsAt.getTime() - lateMinutes * minute;
  return now < from ? from : null;
}

/** When an announced show begins by itself, epoch ms; null: it was not announced, or has begun. */
export const beginsAt = ({ announcedAt, state }: ShowRow): number | null =>
  announcedAt === null || state !== 'planned' ? null : announcedAt.getTime() + announcedSeconds * 1_000;

/** How long until then, ms. */
export function announcedFor(row: ShowRow, now: number): number | null {
  const at = beginsAt(row);
  return at === null ? null : Math.max(0, at - now);
}

/** When it is planned to end. */
export const endOf = ({ startsAt, startedAt, minutes }: ShowRow): number | null => {
  const from = startedAt ?? startsAt;
  return from && from.getTime() + minutes * minute;
};

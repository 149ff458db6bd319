import { and, asc, desc, eq, gte, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { ChatTicket, OwnShow } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { autoFeatured } from './featured.ts';
import type { ShowRow, TicketRow } from './rows.ts';
import { announcedFor, beginsAt, dearerFrom, endOf, isFor, isForAll, isOpen, openStates, priceAt } from './rows.ts';
import { opensAt } from './run-show.ts';
import { reminders, shows, tickets } from './tables.ts';

const minute = 60_000;
const nothing = { de: '', en: '', nl: '', es: '' };

/** Shows of a performer that are on or to come, as somebody sees them. */
export async function showsOfActor(ctx: Context, caller: Caller, actorId: number): Promise<ChatTicket[]> {
  const rows = await ctx.kit.db.orm
    .select()
    .from(shows)
    .where(and(eq(shows.actorId, actorId), isOpen, isFor(caller.accountId)))
    .orderBy(sql`${shows.startsAt} nulls last`, asc(shows.id))
    .limit(30);
  return present(ctx, caller, rows);
}

export interface Wanted {
  readonly endDateFrom?: number | undefined;
  readonly startDateTo?: number | undefined;
  readonly first: number;
  readonly order: 'start' | 'featured';
  readonly internal: boolean;
}

/** Shows of everybody, the featured first where that is asked for, then by time. */
export async function listShows(ctx: Context, caller: Caller, wanted: Wanted): Promise<ChatTicket[]> {
  const { endDateFrom = ctx.kit.clock.now(), startDateTo, first, order, internal } = wanted;
  const inFront = await autoFeatured(ctx.kit.db, ctx.kit.clock.now());
  const ends = sql`coalesce(${shows.startedAt}, ${shows.startsAt}) + make_interval(mins => ${shows.minutes})`;
  const rows = await ctx.kit.db.orm
    .select()
    .from(shows)
    .where(
      and(
        isOpen,
        isFor(caller.accountId),
        eq(shows.isInternal, internal),
        or(isNull(shows.startsAt), gte(ends, sql`${new Date(endDateFrom)}`)),
        startDateTo === undefined ? undefined : lte(shows.startsAt, new Date(startDateTo)),
      ),
    )
    .orderBy(
      // What somebody is invited to comes before everything.
      sql`${shows.guestId} is null`,
      ...(order === 'featured' ? [desc(shows.isFeatured), sql`${shows.id} = ${inFront ?? 0} desc`] : []),
      sql`${shows.startsAt} nulls last`,
      asc(shows.id),
    )
    .limit(first);
  return present(ctx, caller, rows);
}

/** One show as somebody sees it; null where its performer is not shown to them. */
export async function oneShow(ctx: Context, caller: Caller, showId: number): Promise<ChatTicket | null> {
  const rows = await ctx.kit.db.orm
    .select()
    .from(shows)
    .where(and(eq(shows.id, showId), isFor(caller.accountId)));
  return (await present(ctx, caller, rows))[0] ?? null;
}

/** Who is banned where the caller is, or wants nothing of them, is left out. */
async function present(ctx: Context, caller: Caller, rows: readonly ShowRow[]): Promise<ChatTicket[]> {
  if (rows.length === 0) return [];
  const { db, clock } = ctx.kit;
  const now = clock.now();
  const { accountId: guestId } = caller;
  const actorIds = [...new Set(rows.map(({ actorId }) => actorId))];
  const cards = new Map((await ctx.performers.cards(db, actorIds, caller)).map((card) => [card.id, card]));
  const apart =
    guestId === null
      ? []
      : (await ctx.blocks.separated(db, { actorIds, guestIds: [guestId] })).map(({ actorId }) => actorId);
  const own = guestId === null ? new Map<number, TicketRow>() : await heldBy(db, guestId, rows);
  const inFront = await autoFeatured(db, now);
  const ids = rows.map(({ id }) => id);
  const reminded = guestId === null ? new Set<number>() : await remindedOf(ctx, guestId, ids);
  return rows.flatMap((row) => {
    const card = cards.get(row.actorId);
    if (!card || apart.includes(row.actorId)) return [];
    const ticket = own.get(row.id);
    const value = priceAt(row, now);
    const dearer = dearerFrom(row, now);
    const end = endOf(row);
    return {
      id: row.id,
      actorId: row.actorId,
      actorName: card.name,
      actorLink: `/${caller.language}/amateur/${encodeURIComponent(card.name.toLowerCase())}/`,
      price: { value, currency: 'VXC', symbol: 'Coins' },
      title: row.title,
      description: row.description,
      postBuyInfo: ticket ? row.postBuyInfo : nothing,
      sedcards: card.poster ? [card.poster.src] : [],
      avatar: card.avatar?.src ?? null,
      start: row.startsAt?.getTime() ?? null,
      end,
      isBought: ticket !== undefined,
      isReminded: reminded.has(row.id),
      isFree: value === 0,
      canBuy:
        !ticket &&
        row.actorId !== guestId &&
        (row.guestId === null ||
          (row.answer === null && row.invitedUntil !== null && now < row.invitedUntil.getTime())) &&
        (row.state === 'planned' || (row.state === 'running' && row.letsLateIn && end !== null && now < end - minute)),
      hasStarted: row.state === 'running',
      beginsAt: beginsAt(row),
      beginsIn: announcedFor(row, now),
      bonusCode: ticket?.promoCode ?? null,
      isFeatured: row.isFeatured,
      isAutoFeatured: row.id === inFront,
      isInternal: row.isInternal,
      actorOnline: card.isOnline,
      state: row.state,
      minutes: row.minutes,
      goal: row.goal,
      sold: row.goal === null ? null : row.sold,
      nextPrice: dearer === null ? null : { value: row.latePrice ?? row.price, from: dearer },
      letsLateIn: row.letsLateIn,
      privateUntil: row.guestId === null ? null : (row.invitedUntil?.getTime() ?? null),
    };
  });
}

/** Of which of some shows a guest wants to be reminded. */
async function remindedOf({ kit }: Context, guestId: number, showIds: readonly number[]): Promise<Set<number>> {
  const rows = await kit.db.orm
    .select({ showId: reminders.showId })
    .from(reminders)
    .where(and(eq(reminders.guestId, guestId), inArray(reminders.showId, [...showIds])));
  return new Set(rows.map(({ showId }) => showId));
}

async function heldBy(executor: Executor, guestId: number, rows: readonly ShowRow[]): Promise<Map<number, TicketRow>> {
  const held = await executor.orm
    .select()
    .from(tickets)
    .where(
      and(
        eq(tickets.guestId, guestId),
        inArray(
          tickets.showId,
          rows.map(({ id }) => id),
        ),
        isNull(tickets.endedAt),
      ),
    );
  return new Map(held.map((ticket) => [ticket.showId, ticket]));
}

/** A performer's own: what is to come and on, then the last thirty that are over. */
export async function ownShows(ctx: Context, actorId: number): Promise<OwnShow[]> {
  const { orm } = ctx.kit.db;
  const open = await orm
    .select()
    .from(shows)
    .where(and(eq(shows.actorId, actorId), isOpen))
    .orderBy(sql`${shows.startsAt} nulls last`, asc(shows.id));
  const over = await orm
    .select()
    .from(shows)
    .where(and(eq(shows.actorId, actorId), notInArray(shows.state, [...openStates])))
    .orderBy(desc(shows.id))
    .limit(30);
  return [...open, ...over].map(toOwn);
}

export const toOwn = (row: ShowRow): OwnShow => ({
  id: row.id,
  title: row.title,
  description: row.description,
  postBuyInfo: row.postBuyInfo,
  price: row.price,
  latePrice: row.latePrice,
  lateMinutes: row.lateMinutes,
  start: row.startsAt?.getTime() ?? null,
  goal: row.goal,
  minutes: row.minutes,
  letsLateIn: row.letsLateIn,
  promoCode: row.promoCode,
  promoPercent: row.promoPercent,
  promoMost: row.promoMost,
  state: row.state,
  sold: row.sold,
  earned: row.earned,
  promoUsed: row.promoUsed,
  startedAt: row.startedAt?.getTime() ?? null,
  endedAt: row.endedAt?.getTime() ?? null,
  opensAt: row.state === 'planned' ? opensAt(row) : null,
  beginsAt: beginsAt(row),
  invitation:
    row.guestId === null
      ? null
      : {
          guestId: row.guestId,
          guestName: row.guestName ?? '',
          until: row.invitedUntil?.getTime() ?? 0,
          answer: row.answer ?? (row.state === 'planned' ? 'open' : 'withdrawn'),
        },
});

/** Whether shows of some performers are on; of private ones nobody hears. */
export async function showsNow(executor: Executor, actorIds: readonly number[]) {
  const rows = await executor.orm
    .select({ actorId: shows.actorId })
    .from(shows)
    .where(and(inArray(shows.actorId, [...actorIds]), eq(shows.state, 'running'), isForAll));
  return new Map(rows.map(({ actorId }) => [actorId, { isCurrentlyTicketShow: true }]));
}

/** Of which of some performers a guest has a ticket that is still good for something. */
export async function ticketsNow(executor: Executor, guestId: number | null, actorIds: readonly number[]) {
  if (guestId === null) return new Map<number, { guestHasTicket: boolean }>();
  const rows = await executor.orm
    .selectDistinct({ actorId: shows.actorId })
    .from(tickets)
    .innerJoin(shows, eq(shows.id, tickets.showId))
    .where(and(eq(tickets.guestId, guestId), isNull(tickets.endedAt), inArray(shows.actorId, [...actorIds]), isOpen));
  return new Map(rows.map(({ actorId }) => [actorId, { guestHasTicket: true }]));
}

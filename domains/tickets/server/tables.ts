import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LocalisedText } from '#domains/performers/contract/index.ts';
import { account, createdAt, instant, money, moneySum, ownNumber, rowNumber } from '#kit/db/schema/columns.ts';
import type { InvitationAnswer, ShowState } from '../contract/index.ts';

export const ticketsSchema = pgSchema('tickets');

/** Shows that performers plan, and what became of them. Prices in hundredths of a coin. */
export const shows = ticketsSchema.table(
  'shows',
  {
    id: ownNumber(),
    actorId: account('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    title: jsonb('title').$type<LocalisedText>().notNull(),
    description: jsonb('description').$type<LocalisedText>().notNull(),
    postBuyInfo: jsonb('post_buy_info').$type<LocalisedText>().notNull(),
    price: money('price').notNull(),
    latePrice: money('late_price'),
    lateMinutes: integer('late_minutes').notNull(),
    /** When it begins; null while its goal is not reached. */
    startsAt: instant('starts_at'),
    goal: integer('goal'),
    minutes: integer('minutes').notNull(),
    letsLateIn: boolean('lets_late_in').notNull(),
    promoCode: text('promo_code'),
    promoPercent: integer('promo_percent').notNull(),
    promoMost: integer('promo_most').notNull(),
    promoUsed: integer('promo_used').notNull().default(0),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** The platform presents it. */
    isInternal: boolean('is_internal').notNull().default(false),
    state: text('state').$type<ShowState>().notNull().default('planned'),
    /** When its reminders were sent off. */
    remindedAt: instant('reminded_at'),
    /** When its performer announced it to her room: it begins a minute later. */
    announcedAt: instant('announced_at'),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    /** Tickets that count. */
    sold: integer('sold').notNull().default(0),
    earned: moneySum('earned'),
    /** A private show: whom it is for; null: for everybody. */
    guestId: account('guest_id'),
    guestName: text('guest_name'),
    /** Until when the invitation stands, and what the guest said; null while they said nothing. */
    invitedUntil: instant('invited_until'),
    answer: text('answer').$type<Exclude<InvitationAnswer, 'open' | 'withdrawn'>>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('shows_of_actor').on(table.actorId, table.id),
    index('shows_created').on(table.createdAt, table.id),
    index('shows_to_come').on(table.startsAt).where(sql`state in ('planned', 'running')`),
    // A guest has one open invitation of a performer.
    uniqueIndex('shows_invitation')
      .on(table.actorId, table.guestId)
      .where(sql`guest_id is not null and answer is null and state = 'planned'`),
    index('shows_of_invited').on(table.guestId).where(sql`guest_id is not null`),
    // Of one performer one show is on.
    uniqueIndex('shows_running').on(table.actorId).where(sql`state = 'running'`),
  ],
);

/** Who has a ticket, and who had one. */
export const tickets = ticketsSchema.table(
  'tickets',
  {
    id: ownNumber(),
    showId: rowNumber('show_id')
      .notNull()
      .references(() => shows.id),
    guestId: account('guest_id').notNull(),
    creationType: text('creation_type').$type<'M' | 'C' | 'P'>().notNull(),
    /** What the books call it; null for a free one. */
    sale: text('sale'),
    price: money('price').notNull(),
    promoCode: text('promo_code'),
    boughtAt: instant('bought_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('tickets_held').on(table.showId, table.guestId).where(sql`ended_at is null`),
    uniqueIndex('tickets_of_sale').on(table.sale),
    index('tickets_of_guest').on(table.guestId, table.id),
    index('tickets_of_show').on(table.showId, table.id),
  ],
);

/** Who wants to be reminded of a show without having a ticket. */
export const reminders = ticketsSchema.table(
  'reminders',
  {
    showId: rowNumber('show_id')
      .notNull()
      .references(() => shows.id),
    guestId: account('guest_id').notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.showId, table.guestId] }),
    index('reminders_of_guest').on(table.guestId, table.showId),
  ],
);

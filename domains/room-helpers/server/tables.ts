import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account, createdAt, instant, ownNumber, rowNumber, updatedAt } from '#kit/db/schema/columns.ts';
import type { BanState, LogAct } from '../contract/index.ts';

export const roomHelpersSchema = pgSchema('room_helpers');

/** A performer’s rules of writing. Her row is the lock under which helpers, mutes and bans of hers change. */
export const rules = roomHelpersSchema.table('rules', {
  actorId: account('actor_id').primaryKey(),
  /** Between two lines of one guest; 0: no pause. */
  slowSeconds: integer('slow_seconds').notNull().default(0),
  followersOnly: boolean('followers_only').notNull().default(false),
  buyersOnly: boolean('buyers_only').notNull().default(false),
  refusesLinks: boolean('refuses_links').notNull().default(false),
  refusedWords: text('refused_words').array().notNull().default(sql`'{}'::text[]`),
  helpersMayPoll: boolean('helpers_may_poll').notNull().default(false),
  /** Rises with every change that is told. */
  version: integer('version').notNull().default(0),
  updatedAt: updatedAt(),
});

/** Guests who help, or are asked to. Who is none any more has no row. */
export const helpers = roomHelpersSchema.table(
  'helpers',
  {
    actorId: account('actor_id').notNull(),
    guestId: account('guest_id').notNull(),
    isActive: boolean('is_active').notNull().default(false),
    /** Asked, or since when they help. */
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.guestId] }), index('helpers_of_guest').on(table.guestId)],
);

/** Who may not write in a performer’s room: until a time, or for one show. */
export const mutes = roomHelpersSchema.table(
  'mutes',
  {
    actorId: account('actor_id').notNull(),
    guestId: account('guest_id').notNull(),
    /** Null: for the show of `roomId`. */
    until: instant('until'),
    roomId: rowNumber('room_id').notNull(),
    byId: account('by_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.actorId, table.guestId] }),
    index('mutes_of_guest').on(table.guestId),
    index('mutes_by_time').on(table.createdAt),
  ],
);

/** When a guest wrote last in a show with pauses between lines. */
export const lastLines = roomHelpersSchema.table(
  'last_lines',
  {
    roomId: rowNumber('room_id').notNull(),
    guestId: account('guest_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.guestId] }), index('last_lines_by_time').on(table.at)],
);

/** Bans, those helpers ask for, and what became of them. */
export const bans = roomHelpersSchema.table(
  'bans',
  {
    id: ownNumber(),
    actorId: account('actor_id').notNull(),
    guestId: account('guest_id').notNull(),
    askedBy: account('asked_by'),
    state: text('state').$type<BanState>().notNull(),
    reason: text('reason').notNull(),
    /** What the guest wrote. */
    text: text('text').notNull(),
    createdAt: createdAt(),
    until: instant('until'),
    /** Keyed hashes of the guest’s proven mailbox and numbers, while it lasts. */
    marks: text('marks').array().notNull().default(sql`'{}'::text[]`),
    appeal: text('appeal').notNull().default(''),
    appealedAt: instant('appealed_at'),
    decidedAt: instant('decided_at'),
    decidedBy: account('decided_by'),
    answer: text('answer').notNull().default(''),
  },
  (table) => [
    uniqueIndex('bans_open').on(table.actorId, table.guestId).where(sql`state in ('asked', 'on')`),
    index('bans_of_guest').on(table.guestId, table.id),
    index('bans_of_actor').on(table.actorId, table.id),
    index('bans_by_time').on(table.createdAt, table.id),
    index('bans_appealed').on(table.appealedAt).where(sql`appealed_at is not null and decided_at is null`),
    index('bans_ending').on(table.until).where(sql`state = 'on'`),
  ],
);

/** Who did what to whom in a performer’s room. Only grows, until a line is 90 days old. */
export const log = roomHelpersSchema.table(
  'log',
  {
    id: ownNumber(),
    actorId: account('actor_id').notNull(),
    act: text('act').$type<LogAct>().notNull(),
    byRole: text('by_role').$type<'performer' | 'helper' | 'operator' | 'guest'>().notNull(),
    byId: account('by_id').notNull(),
    guestId: account('guest_id'),
    text: text('text').notNull(),
    at: instant('at').notNull(),
    until: instant('until'),
  },
  (table) => [
    index('log_of_actor').on(table.actorId, table.id),
    index('log_of_guest').on(table.guestId),
    index('log_by').on(table.byId),
    index('log_by_time').on(table.at, table.id),
  ],
);

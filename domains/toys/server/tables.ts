import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgSchema, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account, createdAt, instant, money, ownNumber, rowNumber, updatedAt } from '#kit/db/schema/columns.ts';
import type { ToyEnding, ToyPattern, ToyPlayState } from '../contract/index.ts';

export const toysSchema = pgSchema('toys');

/** A performer’s toy: the bounds of it, and the page that has it. One row each; whoever moves her queue on holds it. */
export const setups = toysSchema.table(
  'setups',
  {
    actorId: account('actor_id').primaryKey(),
    /** Percent; nothing ever gets stronger. */
    mostStrength: integer('most_strength').notNull(),
    mostSeconds: integer('most_seconds').notNull(),
    isPrivateOnly: boolean('is_private_only').notNull(),
    directPrice: money('direct_price'),
    /** Of the program that speaks to the toy, on her machine. */
    port: integer('port').notNull().default(12_345),
    pausedAt: instant('paused_at'),
    /** The page that has the toy, and when it was heard of; null: none. */
    lineId: uuid('line_id'),
    seenAt: instant('seen_at'),
    /** When it was lost, while something waits for it. */
    lostAt: instant('lost_at'),
    /** Where the performer was when it was connected. */
    country: text('country'),
    /** Direct control is offered in private chats, as it was told last. */
    isDirectTold: boolean('is_direct_told').notNull().default(false),
    /** Rises with every change that is told. */
    version: integer('version').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [index('setups_heard_of').on(table.seenAt).where(sql`line_id is not null`)],
);

/** What each gift does with a performer’s toy. */
export const controls = toysSchema.table(
  'controls',
  {
    actorId: account('actor_id')
      .notNull()
      .references(() => setups.actorId),
    giftId: integer('gift_id').notNull(),
    isOn: boolean('is_on').notNull(),
    displayName: text('display_name').notNull(),
    pattern: text('pattern').$type<ToyPattern>().notNull(),
    strength: integer('strength').notNull(),
    seconds: integer('seconds').notNull(),
    random: boolean('random').notNull(),
    price: money('price').notNull(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.giftId] })],
);

/** What guests paid for, in the order in which it is played. */
export const plays = toysSchema.table(
  'plays',
  {
    id: ownNumber(),
    actorId: account('actor_id').notNull(),
    guestId: account('guest_id').notNull(),
    /** Given by who pays, so that paying twice with it pays once. */
    key: uuid('key').notNull(),
    kind: text('kind').$type<'pattern' | 'direct'>().notNull(),
    giftId: integer('gift_id'),
    displayName: text('display_name').notNull(),
    pattern: text('pattern').$type<ToyPattern>().notNull(),
    strength: integer('strength').notNull(),
    seconds: integer('seconds').notNull(),
    price: money('price').notNull(),
    roomId: rowNumber('room_id').notNull(),
    chatId: rowNumber('chat_id').notNull(),
    /** In a private chat; it is paid back when the chat is over before it was played. */
    isPrivate: boolean('is_private').notNull(),
    isPublic: boolean('is_public').notNull(),
    isInvisible: boolean('is_invisible').notNull(),
    shownName: text('shown_name').notNull(),
    state: text('state').$type<ToyPlayState>().notNull().default('queued'),
    why: text('why').$type<ToyEnding>(),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('plays_key').on(table.guestId, table.key),
    index('plays_open').on(table.actorId, table.id).where(sql`state in ('queued', 'running')`),
    uniqueIndex('plays_running').on(table.actorId).where(sql`state = 'running'`),
    index('plays_of_actor').on(table.actorId, table.id),
    index('plays_of_guest').on(table.guestId, table.id),
  ],
);

/** Countries where remote toys are switched off. */
export const closings = toysSchema.table('closings', {
  country: text('country').primaryKey(),
  reason: text('reason').notNull(),
  closedAt: instant('closed_at').notNull(),
  closedBy: account('closed_by').notNull(),
});

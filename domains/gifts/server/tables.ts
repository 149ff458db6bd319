import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  account,
  createdAt,
  instant,
  money,
  moneySum,
  ownNumber,
  rowNumber,
  updatedAt,
} from '#kit/db/schema/columns.ts';
import type { Season } from '../contract/catalogue.ts';
import type { GiftNames } from './catalogue/names.ts';

export const gifts = pgSchema('gifts');

/** What gifts are sorted by. */
export const categories = gifts.table('categories', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
  names: jsonb('names').$type<GiftNames>().notNull(),
  position: integer('position').notNull(),
});

/** The catalogue. Nothing is deleted of it: what was given keeps its picture and its name. */
export const catalogue = gifts.table(
  'catalogue',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 2_001 }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    names: jsonb('names').$type<GiftNames>().notNull(),
    /** One of our own drawings, by name, or one that was sent. */
    picture: text('picture').notNull(),
    price: money('price').notNull(),
    vip: boolean('vip').notNull().default(false),
    active: boolean('active').notNull().default(true),
    season: text('season').$type<Season>(),
    position: integer('position').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('catalogue_category').on(table.categoryId, table.position),
    check('price_above_zero', sql`${table.price} > 0`),
    // Spec 2 §3: these numbers are toys'.
    check('toys_keep_their_numbers', sql`${table.id} not between 96481 and 96484 or ${table.categoryId} = 96479`),
  ],
);

/** Drawings that operators sent, in media; gifts name them by the picture's id. */
export const drawings = gifts.table('drawings', {
  pictureId: uuid('picture_id').primaryKey(),
  name: text('name').notNull(),
  addedAt: instant('added_at').notNull(),
});

/** What guests have bought and not given yet. */
export const stock = gifts.table(
  'stock',
  {
    guestId: account('guest_id').notNull(),
    giftId: integer('gift_id')
      .notNull()
      .references(() => catalogue.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guestId, table.giftId] }),
    check('stock_not_below_zero', sql`${table.quantity} >= 0`),
  ],
);

/** Gifts that were bought to be given later. */
export const purchases = gifts.table(
  'purchases',
  {
    id: ownNumber(),
    guestId: account('guest_id').notNull(),
    /** Given by who buys, so that buying twice with it buys once. */
    key: uuid('key').notNull(),
    giftId: integer('gift_id').notNull(),
    quantity: integer('quantity').notNull(),
    paid: money('paid').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('purchases_key').on(table.guestId, table.key), index('purchases_gift').on(table.giftId)],
);

/** What was given at once: some gifts, or a tip. */
export const sends = gifts.table(
  'sends',
  {
    id: ownNumber(),
    kind: text('kind').$type<'gift' | 'tip'>().notNull(),
    guestId: account('guest_id').notNull(),
    actorId: account('actor_id').notNull(),
    key: text('key').notNull(),
    /** What it was asked with, so that the same key with something else is refused. */
    asked: text('asked').notNull(),
    reference: text('reference').notNull(),
    /** The whole price, and what of it was covered by gifts bought before. */
    price: money('price').notNull(),
    covered: moneySum('covered'),
    /** What operators gave back of what was paid. */
    paidBack: moneySum('paid_back'),
    /** The room it was given in; only there it is shown to others. */
    roomId: rowNumber('room_id'),
    /** Seen by everybody in the room; a private chat's is the two sides' alone, and an invisible guest's the performer's. */
    isPublic: boolean('is_public').notNull().default(false),
    /** The guest's name as others may read it; empty where the guest does not want it. */
    shownName: text('shown_name').notNull().default(''),
    /** The performer is not told who it was, either. */
    isInvisible: boolean('is_invisible').notNull().default(false),
    /** A guest's words, or what a tip is for. */
    words: text('words').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('sends_key').on(table.guestId, table.key),
    index('sends_actor').on(table.actorId, table.id),
    index('sends_room').on(table.roomId, table.id),
    check('covered_at_most_the_price', sql`${table.covered} between 0 and ${table.price}`),
  ],
);

/** Which gifts a sending was. */
export const sentGifts = gifts.table(
  'sent_gifts',
  {
    sendId: rowNumber('send_id')
      .notNull()
      .references(() => sends.id, { onDelete: 'cascade' }),
    giftId: integer('gift_id')
      .notNull()
      .references(() => catalogue.id),
    quantity: integer('quantity').notNull(),
    /** How many of them had been bought before. */
    covered: integer('covered').notNull(),
    /** Of one, when it was given. */
    price: money('price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sendId, table.giftId] }),
    index('sent_gifts_gift').on(table.giftId),
    check('covered_at_most_all', sql`${table.covered} between 0 and ${table.quantity}`),
  ],
);

/** How a guest wants to be seen when giving. A guest who has said nothing has no row. */
export const wishesToBeSeen = gifts.table('wishes_to_be_seen', {
  guestId: account('guest_id').primaryKey(),
  visibility: text('visibility').$type<'named' | 'unnamed' | 'invisible'>().notNull(),
});

/** What a performer does or says for a tip. */
export const tipMenu = gifts.table(
  'tip_menu',
  {
    id: ownNumber(),
    actorId: account('actor_id').notNull(),
    position: integer('position').notNull(),
    price: money('price').notNull(),
    words: text('words').notNull(),
  },
  (table) => [index('tip_menu_actor').on(table.actorId, table.position)],
);

/** What a performer gathers for. At most one that is open each. */
export const goals = gifts.table(
  'goals',
  {
    id: ownNumber(),
    actorId: account('actor_id').notNull(),
    words: text('words').notNull(),
    /** What happens when it is reached, in the performer's words. */
    reward: text('reward').notNull(),
    target: money('target').notNull(),
    raised: moneySum('raised'),
    /** A reached one begins again, with what was given beyond it. */
    repeats: boolean('repeats').notNull(),
    timesReached: integer('times_reached').notNull().default(0),
    startedAt: instant('started_at').notNull(),
    reachedAt: instant('reached_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('goals_open').on(table.actorId).where(sql`ended_at is null`),
    check('target_above_zero', sql`${table.target} > 0`),
  ],
);

/** What performers wish for. */
export const wishes = gifts.table(
  'wishes',
  {
    actorId: account('actor_id').notNull(),
    giftId: integer('gift_id')
      .notNull()
      .references(() => catalogue.id),
    position: integer('position').notNull(),
    wanted: integer('wanted').notNull(),
    received: integer('received').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.giftId] })],
);

/** Small pictures that floated over something for a moment. */
export const reactions = gifts.table(
  'reactions',
  {
    id: ownNumber(),
    referenceType: text('reference_type').notNull(),
    referenceId: account('reference_id').notNull(),
    guestId: account('guest_id').notNull(),
    imageId: integer('image_id').notNull(),
    message: text('message').notNull(),
    data: text('data').notNull(),
    isPublic: boolean('is_public').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('reactions_reference').on(table.referenceType, table.referenceId, table.id),
    index('reactions_at').on(table.createdAt),
  ],
);

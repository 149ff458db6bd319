import { sql } from 'drizzle-orm';
import { date, index, integer, pgSchema, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account, createdAt, instant, money, moneySum } from '#kit/db/schema/columns.ts';
import type { VerificationType } from '../contract/index.ts';

export const phoneVerification = pgSchema('phone_verification');

/** How a code goes to a number. */
export type Carriage = 'sms' | 'call';

/** One code to one number for one purpose, and what became of it. */
export const verifications = phoneVerification.table(
  'verifications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Names the message at the gateway, and salts the code. */
    key: uuid('key').notNull().unique(),
    guestId: account('guest_id').notNull(),
    type: text('type').$type<VerificationType>().notNull(),
    /** E.164. */
    number: text('number').notNull(),
    /** ISO 3166-1 alpha-2 of the number. */
    country: text('country').notNull(),
    by: text('by').$type<Carriage>().notNull(),
    state: text('state').$type<'open' | 'proven' | 'failed' | 'replaced' | 'removed'>().notNull(),
    /** Of the code; null once it opens nothing. */
    pinHash: text('pin_hash'),
    /** Wrong codes so far. */
    attempts: integer('attempts').notNull().default(0),
    /** Under what calls from the caller's address are counted, hashed with a key. */
    addressHash: text('address_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    provenAt: instant('proven_at'),
  },
  (table) => [
    uniqueIndex('verifications_proven').on(table.guestId, table.type).where(sql`state = 'proven'`),
    uniqueIndex('verifications_open').on(table.guestId, table.type).where(sql`state = 'open'`),
    index('verifications_guest').on(table.guestId, table.createdAt),
    index('verifications_number').on(table.number.op('text_pattern_ops'), table.createdAt),
    index('verifications_address').on(table.addressHash, table.createdAt),
    index('verifications_created').on(table.createdAt, table.id),
  ],
);

/** Countries that codes are sent to; amounts in euro cents. */
export const countries = phoneVerification.table('countries', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** ISO 3166-1 alpha-2. */
  country: text('region').notNull().unique(),
  smsCents: money('sms_cents').notNull(),
  callCents: money('call_cents').notNull(),
  dayCents: money('day_cents').notNull(),
});

/** What codes cost on a day of the product's zone, by country of the number. */
export const costs = phoneVerification.table(
  'costs',
  {
    day: date('day').notNull(),
    country: text('region').notNull(),
    codes: integer('codes').notNull().default(0),
    cents: moneySum('cents'),
  },
  (table) => [primaryKey({ columns: [table.day, table.country] })],
);

/** Numbers, and beginnings of numbers, that no code goes to. */
export const blocked = phoneVerification.table('blocked', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** E.164 or its beginning. */
  prefix: text('prefix').notNull().unique(),
  reason: text('reason').notNull(),
  createdAt: createdAt(),
});

/** Messages that were kept instead of sent. */
export const captured = phoneVerification.table(
  'captured',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    guestId: account('guest_id').notNull(),
    number: text('number').notNull(),
    by: text('by').$type<Carriage>().notNull(),
    /** The words, encrypted: they hold the code. */
    sealed: text('sealed').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('captured_created').on(table.createdAt, table.id), index('captured_guest').on(table.guestId)],
);

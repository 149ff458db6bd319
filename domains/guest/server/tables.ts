import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgSchema, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account, instant } from '#kit/db/schema/columns.ts';
import type { GuestPreferences, NotificationSettings } from '../contract/preferences.ts';

export const guest = pgSchema('guest');

/** What is needed to show a picture without asking media. */
export interface StoredPicture {
  readonly id: string;
  readonly ageRating: number;
}

/** One row per account that has set something or about which something was decided; without a row the defaults hold. */
export const profiles = guest.table(
  'profiles',
  {
    accountId: account().primaryKey(),
    name: text('name'),
    /** What the name looks like (kit/text/confusables.ts): nobody has one that would be taken for another's. */
    nameSkeleton: text('name_skeleton'),
    picture: jsonb('picture').$type<StoredPicture>(),
    preferences: jsonb('preferences').$type<Partial<GuestPreferences>>().notNull().default({}),
    /** What the guest has said about being written to; what it lacks was never said. */
    notificationSettings: jsonb('notification_settings').$type<Partial<NotificationSettings>>().notNull().default({}),
    /** When the present data protection notice, or notice and terms, were accepted after sign-up. */
    dataProtectionAcceptedAt: instant('data_protection_accepted_at'),
    termsAcceptedAt: instant('terms_accepted_at'),
    isLocked: boolean('is_locked').notNull().default(false),
    /** A lock that two operators decided, and that only two lift. */
    isBanned: boolean('is_banned').notNull().default(false),
    isRestricted: boolean('is_restricted').notNull().default(false),
    restrictionLevel: integer('restriction_level').notNull().default(0),
    isBlockedForComments: boolean('is_blocked_for_comments').notNull().default(false),
    signupOrigin: text('signup_origin'),
  },
  (table) => [
    uniqueIndex('profiles_name').on(sql`lower(${table.name})`),
    uniqueIndex('profiles_name_skeleton').on(table.nameSkeleton),
    // What an operator's search finds a part of a name by; the function stands in the migration.
    index('profiles_name_parts').using('gin', sql`guest.parts_of(${table.name}, 1)`),
    // Few are; operators list them.
    index('profiles_decided').on(table.accountId).where(sql`is_locked or is_restricted or is_blocked_for_comments`),
  ],
);

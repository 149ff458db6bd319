import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgSchema, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account, createdAt, instant, ownNumber, rowNumber } from '#kit/db/schema/columns.ts';
import type { StudioState } from '../contract/index.ts';

export const studiosSchema = pgSchema('studios');

/** Studios, in every state. */
export const studios = studiosSchema.table(
  'studios',
  {
    accountId: account().primaryKey(),
    name: text('name').notNull(),
    /** Folded; no two living ones are called alike. */
    folded: text('folded').notNull(),
    street: text('street').notNull(),
    postcode: text('postcode').notNull(),
    town: text('town').notNull(),
    country: text('country').notNull(),
    vatId: text('vat_id'),
    state: text('state').$type<StudioState>().notNull(),
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('studios_name').on(table.folded).where(sql`${table.state} in ('waiting', 'accepted')`),
    index('studios_created').on(table.createdAt, table.accountId),
  ],
);

/** `declined` and `withdrawn` never began; `ended` did; `replaced` went on under a newer agreement. */
export type MembershipState = 'invited' | 'living' | 'declined' | 'withdrawn' | 'ended' | 'replaced';

/** Performers in studios, from the invitation on. */
export const memberships = studiosSchema.table(
  'memberships',
  {
    id: ownNumber(),
    studioId: account('studio_id').notNull(),
    /** Null: invited by an address, and nobody has signed yet. */
    performerId: account('performer_id'),
    /** The address an invitation was sent to, in small letters; null once somebody signed. */
    email: text('email'),
    basisPoints: integer('basis_points').notNull(),
    asksEarnings: boolean('asks_earnings').notNull(),
    asksSchedule: boolean('asks_schedule').notNull(),
    seesEarnings: boolean('sees_earnings').notNull().default(false),
    seesSchedule: boolean('sees_schedule').notNull().default(false),
    state: text('state').$type<MembershipState>().notNull(),
    invitedAt: instant('invited_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Since when the performer is a member, also under a newer agreement. */
    beganAt: instant('began_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('memberships_living').on(table.studioId, table.performerId).where(sql`${table.state} = 'living'`),
    index('memberships_studio').on(table.studioId, table.id).where(sql`${table.state} in ('invited', 'living')`),
    index('memberships_performer').on(table.performerId).where(sql`${table.state} in ('invited', 'living')`),
    index('memberships_email').on(table.email).where(sql`${table.state} = 'invited'`),
  ],
);

/** What was signed; only ever added to: see the trigger in the migration. */
export const agreements = studiosSchema.table(
  'agreements',
  {
    id: ownNumber(),
    membershipId: rowNumber('membership_id')
      .notNull()
      .references(() => memberships.id),
    performerId: account('performer_id').notNull(),
    version: integer('version').notNull(),
    language: text('language').notNull(),
    sha256: text('sha256').notNull(),
    /** The words themselves. */
    body: text('body').notNull(),
    /** The legal name as she typed it. */
    name: text('name').notNull(),
    ip: text('ip').notNull(),
    signedAt: instant('signed_at').notNull(),
  },
  (table) => [uniqueIndex('agreements_once').on(table.membershipId), index('agreements_of').on(table.performerId)],
);

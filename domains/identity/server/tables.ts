import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgSchema,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language, Role } from '#kit/contract/access.ts';
import type { LinkPurpose } from './links.ts';

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const identity = pgSchema('identity');

/** One number space for accounts and anonymous visitors: guest id, account id and actor id are the same kind of number. */
export const subjectIds = identity.sequence('subject_ids', { startWith: 100_001 });

/**
 * Several accounts may claim one address; only one can have verified it. That is what lets sign-up give the same
 * answer for known and unknown addresses, and keeps a stranger from occupying an address that is not theirs.
 */
export const accounts = identity.table(
  'accounts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().default(sql`nextval('identity.subject_ids')`),
    email: text('email').notNull(),
    /** {@link emailKey} of the address. */
    emailKey: text('email_key').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    /** PHC string. */
    passwordHash: text('password_hash').notNull(),
    roles: text('roles').array().$type<Role[]>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** When the person declared to be of age. */
    adultDeclaredAt: instant('adult_declared_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Devices that were known before this are strangers again (a changed password); null for never. */
    devicesSince: instant('devices_since'),
  },
  (table) => [
    uniqueIndex('accounts_verified_email').on(table.emailKey).where(sql`email_verified_at is not null`),
    index('accounts_email').on(table.emailKey, table.id),
  ],
);

export const sessions = identity.table(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the cookie. */
    tokenHash: bytea('token_hash').notNull(),
    rotatedAt: instant('rotated_at').notNull(),
    /** The token before the last rotation; it stays good until the new one was seen and the grace is over. */
    previousHash: bytea('previous_hash'),
    previousUntil: instant('previous_until'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** The end in any case; an idle end may come sooner. */
    expiresAt: instant('expires_at').notNull(),
    device: text('device'),
    country: text('country'),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_previous').on(table.previousHash).where(sql`previous_hash is not null`),
    index('sessions_account').on(table.accountId),
  ],
);

export const passkeys = identity.table(
  'passkeys',
  {
    /** The credential id, base64url. */
    id: text('id').primaryKey(),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    publicKey: bytea('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    synced: boolean('synced').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
);

/** Secrets that work once: links in mails and passkey challenges. */
export const links = identity.table(
  'links',
  {
    /** SHA-256 of the secret. */
    hash: bytea('hash').primaryKey(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    accountId: bigint('account_id', { mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('links_account').on(table.accountId, table.purpose), index('links_expiry').on(table.expiresAt)],
);

/** Tries that could be guesses, by hashes of whom they were made at and from where. */
export const guessCounts = identity.table(
  'guess_counts',
  {
    key: bytea('key').primaryKey(),
    failures: integer('failures').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [index('guess_counts_last').on(table.lastAt)],
);

/** Proofs of work that let somebody in: each does so once. */
export const usedProofs = identity.table(
  'used_proofs',
  { hash: bytea('hash').primaryKey(), until: instant('until').notNull() },
  (table) => [index('used_proofs_until').on(table.until)],
);

import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language, Role } from '#kit/contract/access.ts';
import { account, bigNumber, createdAt, instant, rowNumber } from '#kit/db/schema/columns.ts';
import type { Desk } from '#kit/desks/desks.ts';
import type { LinkPurpose } from './links.ts';

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' });

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
    id: rowNumber('id').primaryKey().default(sql`nextval('identity.subject_ids')`),
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
    createdAt: createdAt(),
    /** Devices that were known before this are strangers again (a changed password); null for never. */
    devicesSince: instant('devices_since'),
    /** When the one sign-in without a second factor was used that the demo world gives; null while it is left. */
    graceUsedAt: instant('grace_used_at'),
  },
  (table) => [
    uniqueIndex('accounts_verified_email').on(table.emailKey).where(sql`email_verified_at is not null`),
    index('accounts_email').on(table.emailKey, table.id),
    index('accounts_created').on(table.createdAt),
    // What an operator's search finds a part of an address by; the function stands in the migration.
    index('accounts_email_parts').using('gin', sql`identity.parts_of(${table.email}, 1)`),
  ],
);

export const sessions = identity.table(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    accountId: account()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the cookie. */
    tokenHash: bytea('token_hash').notNull(),
    rotatedAt: instant('rotated_at').notNull(),
    /** The token before the last rotation; it stays good until the new one was seen and the grace is over. */
    previousHash: bytea('previous_hash'),
    previousUntil: instant('previous_until'),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** The end in any case; an idle end may come sooner. */
    expiresAt: instant('expires_at').notNull(),
    device: text('device'),
    country: text('country'),
    /** When this session last showed a password or a passkey, as far as whoever has its token is trusted for it. */
    provenAt: instant('proven_at').notNull().default(sql`'epoch'`),
    /** The same of the token before the last rotation: a proof belongs to the token that was given out for it (ASVS 5.0.0, 7.2.4). */
    previousProvenAt: instant('previous_proven_at').notNull().default(sql`'epoch'`),
    /** When this session showed a second factor; null when it never did. */
    secondFactorAt: instant('second_factor_at'),
    /** Opened without a second factor that the account would need: the demo world's one sign-in. */
    isGrace: boolean('is_grace').notNull().default(false),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_previous').on(table.previousHash).where(sql`previous_hash is not null`),
    index('sessions_account').on(table.accountId),
  ],
);

/** Who was invited to work here. The secret of the link is kept as its hash. */
export const invitations = identity.table(
  'invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    hash: bytea('hash').notNull(),
    /** Null: whoever has the link says it (the first operator). */
    email: text('email'),
    desks: text('desks').array().$type<Desk[]>().notNull(),
    invitedBy: rowNumber('invited_by'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    withdrawnAt: instant('withdrawn_at'),
    /** The account it became. */
    accountId: rowNumber('account_id'),
  },
  (table) => [uniqueIndex('invitations_hash').on(table.hash), index('invitations_email').on(table.email)],
);

export const passkeys = identity.table(
  'passkeys',
  {
    /** The credential id, base64url. */
    id: text('id').primaryKey(),
    accountId: account()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    publicKey: bytea('public_key').notNull(),
    counter: bigNumber('counter').notNull(),
    transports: text('transports').array().notNull(),
    synced: boolean('synced').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
    /** Since when the owner has to say whether it is theirs; until then it logs nobody in. Null: nothing to say. */
    reviewSince: instant('review_since'),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
);

/** Authenticator apps (TOTP, RFC 6238). Secrets are encrypted under a key of the installation's secret. */
export const totp = identity.table('totp', {
  accountId: account()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The secret in use; null until the first code of a new one was right. */
  secret: bytea('secret'),
  since: instant('since'),
  /** The time step of the last code that was taken; a code of it or of an earlier one is refused. */
  lastStep: bigNumber('last_step').notNull().default(0),
  /** A secret that was shown and not confirmed yet. */
  pendingSecret: bytea('pending_secret'),
  pendingUntil: instant('pending_until'),
});

/** Recovery codes that were not used yet. */
export const recoveryCodes = identity.table(
  'recovery_codes',
  {
    accountId: account()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The first letters of the code, to find it by. */
    label: text('label').notNull(),
    /** PHC string of the other letters. */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.label] })],
);

/** Addresses an account has left: they are told of what happens to it for a while. */
export const formerAddresses = identity.table(
  'former_addresses',
  {
    accountId: account()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    leftAt: instant('left_at').notNull(),
  },
  (table) => [index('former_addresses_account').on(table.accountId)],
);

/** Secrets that work once: links in mails, passkey challenges and logins between password and second factor. */
export const links = identity.table(
  'links',
  {
    /** SHA-256 of the secret. */
    hash: bytea('hash').primaryKey(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    accountId: account().references(() => accounts.id, { onDelete: 'cascade' }),
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

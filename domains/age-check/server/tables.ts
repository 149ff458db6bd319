import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgSchema, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account, createdAt, instant } from '#kit/db/schema/columns.ts';
import type { AgeMethod, CheckState, RejectReason, VisitRule } from '../contract/states.ts';

export const ageCheck = pgSchema('age_check');

/** One attempt of a guest to prove their age, and what became of it. Never a birth date, a name or a document. */
export const checks = ageCheck.table(
  'checks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Names it at the provider. */
    key: uuid('key').notNull().unique(),
    guestId: account('guest_id').notNull(),
    method: text('method').$type<AgeMethod>().notNull(),
    state: text('state').$type<CheckState>().notNull(),
    /** Who vouches: the issuer of an attestation, the provider, the brand of a card. Null until somebody does. */
    issuer: text('issuer'),
    /** ISO 3166-1 alpha-2 of where it was begun; null when not known. */
    region: text('region'),
    /** The browser session it was begun in, hashed with a key. */
    sessionHash: text('session_hash').notNull(),
    /** The provider's own number of it; of a card what it is known by again (methods/card.ts). */
    providerRef: text('provider_ref'),
    /** Where the guest continues afterwards; a path of ours. */
    forwardTo: text('forward_to').notNull(),
    reason: text('reason').$type<RejectReason>(),
    /** What was said when it was rejected, in the guest's language. */
    message: text('message'),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
    validUntil: instant('valid_until'),
    /** The operator who decided; null when a method did. */
    decidedBy: account('decided_by'),
  },
  (table) => [
    index('checks_guest').on(table.guestId, table.id),
    index('checks_created').on(table.createdAt, table.id),
    uniqueIndex('checks_provider').on(table.method, table.providerRef).where(sql`provider_ref is not null`),
    index('checks_underage').on(table.guestId).where(sql`state = 'rejected' and reason = 'underage'`),
    index('checks_ends').on(table.validUntil).where(sql`state = 'accepted' and valid_until is not null`),
  ],
);

/** What is one of each guest: the lock of all that is decided about them, the bonus, the PIN. */
export const guests = ageCheck.table('guests', {
  guestId: account('guest_id').primaryKey(),
  /** When the bonus was given; it is given once. */
  bonusAt: instant('bonus_at'),
  /** Opens the adult area; hashed. */
  pinHash: text('pin_hash'),
  /** Wrong PINs since the last right one. */
  pinTries: integer('pin_tries').notNull().default(0),
  /** No PIN is looked at before. */
  pinWaitsUntil: instant('pin_waits_until'),
});

/** Where the adult area was opened: a browser session, hashed with a key. */
export const visits = ageCheck.table(
  'visits',
  {
    guestId: account('guest_id').notNull(),
    sessionHash: text('session_hash').notNull(),
    by: text('by').$type<'passkey' | 'pin'>().notNull(),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.guestId, table.sessionHash] }), index('visits_opened').on(table.openedAt)],
);

/** What a country asks for. Where there is no row, nobody is asked. */
export const policies = ageCheck.table('policies', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** ISO 3166-1 alpha-2. */
  region: text('region').notNull().unique(),
  methods: text('methods').array().$type<AgeMethod[]>().notNull(),
  /** Days a check is valid for; null: for good. */
  validDays: integer('valid_days'),
  atVisit: text('at_visit').$type<VisitRule>().notNull(),
  /** Hours a visit lasts at most. */
  visitHours: integer('visit_hours').notNull(),
  /** The highest rating that is shown before. */
  openRating: integer('open_rating').notNull(),
  /** Free chats and previews up to that rating may be watched before: 1 or 0. */
  opensFreeChat: integer('opens_free_chat').notNull(),
  /** Minutes of chat a guest is given for the first check; 0: none. */
  bonusMinutes: integer('bonus_minutes').notNull(),
});

/** Whose attestations are believed: certificates of issuers, by the trusted list. */
export const issuers = ageCheck.table('issuers', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  label: text('label').notNull(),
  /** PEM. */
  certificate: text('certificate').notNull(),
  /** SHA-256 of it, lower-case hex. */
  fingerprint: text('fingerprint').notNull().unique(),
  createdAt: createdAt(),
});

/** Attestations that were shown: each counts once. Hashes alone. */
export const usedAttestations = ageCheck.table(
  'used_attestations',
  { hash: text('hash').primaryKey(), usedAt: instant('used_at').notNull() },
  (table) => [index('used_attestations_at').on(table.usedAt)],
);

/** What a wallet was asked, for one check in one browser. */
export const walletRequests = ageCheck.table(
  'wallet_requests',
  {
    id: uuid('id').primaryKey(),
    checkId: integer('check_id')
      .notNull()
      .references(() => checks.id, { onDelete: 'cascade' }),
    nonce: text('nonce').notNull(),
    /** The private key answers are encrypted for, sealed; null where they come over TLS alone. */
    sealedKey: text('sealed_key'),
    /** The page a wallet sends the browser of this device to; null where it answers on another device. */
    returnTo: text('return_to'),
    expiresAt: instant('expires_at').notNull(),
    /** When it was answered; nothing is taken after that. */
    answeredAt: instant('answered_at'),
    /** Of the code the browser that began has to bring back. */
    codeHash: text('code_hash'),
    /** What the attestation said, until the browser brings the code. */
    finding: jsonb('finding').$type<{ issuer: string } | { reason: RejectReason }>(),
  },
  (table) => [index('wallet_requests_expires').on(table.expiresAt)],
);

/** Sessions at the sandbox of the document provider. */
export const sandboxSessions = ageCheck.table('sandbox_sessions', {
  id: uuid('id').primaryKey(),
  vendorData: text('vendor_data').notNull(),
  callback: text('callback').notNull(),
  createdAt: createdAt(),
});

/** Webhooks the sandbox still has to deliver. */
export const sandboxOutbox = ageCheck.table(
  'sandbox_outbox',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    body: text('body').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null: given up. */
    dueAt: instant('due_at'),
  },
  (table) => [index('sandbox_outbox_due').on(table.dueAt)],
);

import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account, createdAt, instant } from '#kit/db/schema/columns.ts';
import type {
  ApplicationState,
  IdentityFinding,
  IdentityState,
  RefusalReason,
  RejectReason,
} from '../contract/states.ts';

export const onboarding = pgSchema('onboarding');

/** One person on the way to be a performer, and afterwards; the lock of all that is decided about them. */
export const applications = onboarding.table(
  'applications',
  {
    accountId: account().primaryKey(),
    state: text('state').$type<ApplicationState>().notNull().default('draft'),
    phone: text('phone'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    birthDate: date('birth_date', { mode: 'string' }),
    street: text('street'),
    postcode: text('postcode'),
    town: text('town'),
    /** ISO 3166-1 alpha-2. */
    country: text('country'),
    refusal: text('refusal').$type<RefusalReason>(),
    /** What an operator said when they refused or suspended. */
    message: text('message'),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull(),
    submittedAt: instant('submitted_at'),
    decidedAt: instant('decided_at'),
    decidedBy: account('decided_by'),
    /** When they were accepted for the first time. */
    acceptedAt: instant('accepted_at'),
    /** The last day of the document that stands; null where it has none. */
    documentEnds: date('document_ends', { mode: 'string' }),
    /** The fewest days before its end at which they were written to. */
    warnedDays: integer('warned_days'),
    /** The version of the agreement they were asked to sign; null where none is open. */
    askedVersion: integer('asked_version'),
    askedAt: instant('asked_at'),
    /** The last day to sign it, as they were told. */
    signUntil: date('sign_until', { mode: 'string' }),
    /** Since when they are not seen because they did not sign. */
    lapsedAt: instant('lapsed_at'),
  },
  (table) => [
    index('applications_waiting').on(table.state, table.submittedAt, table.accountId),
    index('applications_submitted').on(table.submittedAt, table.accountId),
    index('applications_ends').on(table.documentEnds).where(sql`state = 'accepted'`),
  ],
);

/** A step that somebody has done, or that an operator asked for again. */
export const steps = onboarding.table(
  'steps',
  {
    accountId: account().notNull(),
    step: text('step').notNull(),
    doneAt: instant('done_at'),
    /** What an operator asked for; gone once the step is done again. */
    asked: text('asked'),
    askedAt: instant('asked_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.step] })],
);

/** One attempt at the provider, and what became of it. What was read of the document is sealed. */
export const checks = onboarding.table(
  'checks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Names it at the provider. */
    key: uuid('key').notNull().unique(),
    accountId: account().notNull(),
    state: text('state').$type<IdentityState>().notNull().default('open'),
    /** The provider's own number of it. */
    providerRef: text('provider_ref'),
    reason: text('reason').$type<RejectReason>(),
    /** What keeps it from being enough, with the form as it is now. */
    findings: text('findings').array().$type<IdentityFinding[]>().notNull().default(sql`'{}'`),
    /** What the provider read (identity/read.ts), sealed. */
    sealed: text('sealed'),
    /** Keyed hash of country and number: one document on two accounts is found. */
    documentHash: text('document_hash'),
    validUntil: date('valid_until', { mode: 'string' }),
    /** When the pictures are in the vault. */
    fetchedAt: instant('fetched_at'),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('checks_account').on(table.accountId, table.id),
    uniqueIndex('checks_provider').on(table.providerRef).where(sql`provider_ref is not null`),
    index('checks_document').on(table.documentHash).where(sql`document_hash is not null`),
    index('checks_silent').on(table.createdAt).where(sql`state in ('open', 'submitted', 'more')`),
  ],
);

/** What the provider said, kept before it was answered. The same again is the same row. */
export const news = onboarding.table(
  'news',
  {
    /** SHA-256 of the bytes. */
    hash: text('hash').primaryKey(),
    /** The bytes, sealed; gone once they were applied. */
    sealed: text('sealed'),
    receivedAt: instant('received_at').notNull(),
    takenAt: instant('taken_at'),
  },
  (table) => [index('news_waiting').on(table.receivedAt).where(sql`taken_at is null`)],
);

/** A picture of a document in the vault. Without its sealed key it is erased. */
export const documents = onboarding.table(
  'documents',
  {
    id: uuid('id').primaryKey(),
    accountId: account().notNull(),
    checkId: integer('check_id')
      .notNull()
      .references(() => checks.id, { onDelete: 'cascade' }),
    /** As the provider names it: `document-front`, `face`. */
    kind: text('kind').notNull(),
    type: text('type').notNull(),
    vaultKey: text('vault_key').notNull(),
    sealedKey: text('sealed_key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('documents_check').on(table.checkId, table.kind),
    index('documents_account').on(table.accountId),
  ],
);

/** Two operators agreed that copies of documents may be fetched, for an inspector: whose, why and until when. */
export const copyReleases = onboarding.table('copy_releases', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Of whom; null: of everybody who is in what was recorded between the days. */
  accountId: account(),
  fromDay: date('from_day', { mode: 'string' }),
  toDay: date('to_day', { mode: 'string' }),
  reason: text('reason').notNull(),
  /** Who agreed; who asked stands in the audit log. */
  agreedBy: account('agreed_by'),
  releasedAt: instant('released_at').notNull(),
  until: instant('until').notNull(),
});

/** The words of an agreement as they were shown, once each; never changed. */
export const contractTexts = onboarding.table('contract_texts', {
  sha256: text('sha256').primaryKey(),
  version: integer('version').notNull(),
  language: text('language').$type<'de' | 'en' | 'nl' | 'es'>().notNull(),
  /** Exactly the bytes that were hashed. */
  body: text('body').notNull(),
});

/** Who signed what; only ever added to. */
export const signatures = onboarding.table(
  'signatures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: account().notNull(),
    version: integer('version').notNull(),
    sha256: text('sha256')
      .notNull()
      .references(() => contractTexts.sha256),
    name: text('name').notNull(),
    ip: text('ip').notNull(),
    signedAt: instant('signed_at').notNull(),
  },
  (table) => [uniqueIndex('signatures_once').on(table.accountId, table.sha256)],
);

/** Stage names that are nobody's and stay reserved. */
export const keptNames = onboarding.table('kept_names', {
  /** What the name looks like (kit/text/confusables.ts). */
  skeleton: text('skeleton').primaryKey(),
  name: text('name').notNull(),
  accountId: account().notNull(),
  until: instant('until').notNull(),
});

/** Sessions at the sandbox of the identity provider. */
export const sandboxSessions = onboarding.table('sandbox_sessions', {
  id: uuid('id').primaryKey(),
  vendorData: text('vendor_data').notNull(),
  callback: text('callback').notNull(),
  person: jsonb('person').$type<{ firstName: string; lastName: string; dateOfBirth: string }>().notNull(),
  /** Its decision webhook, once there is one. */
  decision: text('decision'),
  createdAt: createdAt(),
});

/** Webhooks the sandbox still has to deliver. */
export const sandboxOutbox = onboarding.table(
  'sandbox_outbox',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    body: text('body').notNull(),
    /** Signed with another's key: a day on which somebody forges. */
    isForged: boolean('is_forged').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    /** Null: given up. */
    dueAt: instant('due_at'),
  },
  (table) => [index('sandbox_outbox_due').on(table.dueAt)],
);

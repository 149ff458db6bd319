import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account, instant, ownNumber, rowNumber } from '#kit/db/schema/columns.ts';

export const consentSchema = pgSchema('consent');

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A calendar day, `2026-11-29`. */
const day = (name: string) => date(name, { mode: 'string' });

/** Who has a record of identity. Names, birth date and document are sealed; what coverage is reckoned from stands plain. */
export const people = consentSchema.table(
  'people',
  {
    accountId: account().primaryKey(),
    sealed: bytes('sealed').notNull(),
    /** The day they became an adult. */
    adultFrom: day('adult_from').notNull(),
    standing: text('standing').$type<'verified' | 'void'>().notNull(),
    verifiedBy: text('verified_by').notNull(),
    verifiedAt: instant('verified_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Keyed hashes of the folded words of the legal name: it is found by them, and read from none. */
    nameKeys: text('name_keys').array().notNull().default([]),
    /** Since when nothing that shows them is shown, for a while; null where nothing rests. */
    pausedAt: instant('paused_at'),
  },
  (table) => [index('people_name_keys').using('gin', table.nameKeys)],
);

/** Every name somebody is or was shown by. */
export const aliases = consentSchema.table(
  'aliases',
  {
    accountId: account().notNull(),
    name: text('name').notNull(),
    /** Folded, to be found by. */
    folded: text('folded').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.name] }), index('aliases_folded').on(table.folded)],
);

/** What shows people. A row stays when the thing is gone. */
export const things = consentSchema.table(
  'things',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    /** Its place among all things, in the order they were declared first. */
    number: rowNumber('number').notNull().generatedAlwaysAsIdentity(),
    ownerId: account('owner_id').notNull(),
    title: text('title').notNull(),
    /** Where it was found last, without the language: of the record also when it is gone. */
    path: text('path'),
    recordedOn: day('recorded_on').notNull(),
    declaredAt: instant('declared_at').notNull(),
    forgottenAt: instant('forgotten_at'),
    /** An operator took it down: nothing anybody agrees to covers it. */
    takenDownAt: instant('taken_down_at'),
    /** What was told to the domain that shows it last. */
    isCovered: boolean('is_covered').notNull().default(false),
    /** Covered, but for somebody in it who is paused: nobody sees it, and whoever bought it is not paid back. */
    isPaused: boolean('is_paused').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('things_owner').on(table.ownerId),
    index('things_declared').on(table.declaredAt, table.number),
  ],
);

export type Standing = 'asked' | 'agreed' | 'refused' | 'withdrawn' | 'unnamed';

/** Who is in what, and whether they agree. */
export const depictions = consentSchema.table(
  'depictions',
  {
    id: ownNumber(),
    kind: text('kind').notNull(),
    thingId: text('thing_id').notNull(),
    personId: account('person_id').notNull(),
    standing: text('standing').$type<Standing>().notNull(),
    askedAt: instant('asked_at').notNull(),
    decidedAt: instant('decided_at'),
    /** The version of the words they agreed to. */
    termsVersion: integer('terms_version'),
  },
  (table) => [
    uniqueIndex('depictions_once').on(table.kind, table.thingId, table.personId),
    index('depictions_person').on(table.personId, table.id),
    index('depictions_asked').on(table.personId).where(sql`${table.standing} = 'asked'`),
  ],
);

/** Whatever happened to records and agreements, with what proves it. Only ever added to: see the trigger in the migration. */
export const trail = consentSchema.table(
  'trail',
  {
    id: ownNumber(),
    at: instant('at').notNull(),
    what: text('what').notNull(),
    kind: text('kind'),
    thingId: text('thing_id'),
    personId: account('person_id'),
    /** Who did it; null for the platform itself. */
    byId: account('by_id'),
    termsVersion: integer('terms_version'),
    /** SHA-256 of the words that were shown. */
    wordsHash: text('words_hash'),
    requestId: text('request_id'),
    address: text('address'),
    why: text('why').notNull().default(''),
  },
  (table) => [
    index('trail_thing').on(table.kind, table.thingId, table.id),
    index('trail_person').on(table.personId, table.id),
  ],
);

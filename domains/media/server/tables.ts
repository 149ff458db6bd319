import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account, bigNumber, createdAt, instant, milliseconds, ownNumber, steadyMs } from '#kit/db/schema/columns.ts';
import type { FilmReason, FilmState } from '../contract/films.ts';

export const media = pgSchema('media');

/** One stored picture. Its bytes never change: another picture gets another id, so addresses cache for good. */
export const pictures = media.table('pictures', {
  id: uuid('id').primaryKey(),
  ownerId: integer('owner_id').notNull(),
  kind: text('kind').notNull(),
  ageRating: integer('age_rating').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt: createdAt(),
  /** Kept, and delivered to nobody: whoever it is of does not agree any more. */
  isWithheld: boolean('is_withheld').notNull().default(false),
});

/** A file that is sent in pieces. `received` is where its sender goes on. */
export const uploads = media.table(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    ownerId: account('owner_id').notNull(),
    /** Bytes in all; null until its sender says it. */
    size: bigNumber('size'),
    received: bigNumber('received').notNull().default(0),
    /** As its sender calls it; shown to nobody else. */
    name: text('name').notNull(),
    /** What its sender recognises the file by when it is chosen again. */
    mark: text('mark').notNull().default(''),
    /** The day it was begun, against which its bytes count. */
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
    /** When the last piece of it came. */
    touchedAt: instant('touched_at').notNull(),
    /** The film it is used up for. */
    filmId: uuid('film_id'),
    /** It is taken away: nobody sees it, and its pieces are being deleted. */
    isGone: boolean('is_gone').notNull().default(false),
  },
  (table) => [
    index('uploads_owner').on(table.ownerId),
    index('uploads_touched').on(table.touchedAt),
    check('uploads_received', sql`received >= 0 and (size is null or received <= size)`),
  ],
);

/** A piece of an upload, named before it is stored, so that nothing in storage is without a row. */
export const uploadPieces = media.table(
  'upload_pieces',
  {
    uploadId: uuid('upload_id').notNull(),
    /** The end of its key in storage. */
    name: text('name').notNull(),
    /** Where it begins in the file. */
    at: bigNumber('at').notNull(),
    /** Its bytes; null until it is stored and counts. */
    size: integer('size'),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.name] }),
    uniqueIndex('upload_pieces_at').on(table.uploadId, table.at).where(sql`size is not null`),
  ],
);

/** How much somebody has begun to send in a day. */
export const uploadDays = media.table(
  'upload_days',
  {
    ownerId: account('owner_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    bytes: bigNumber('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day] })],
);

/** A film made of an upload. Its files stand in storage under its number. */
export const films = media.table(
  'films',
  {
    id: uuid('id').primaryKey(),
    ownerId: account('owner_id').notNull(),
    /** The name of its use. */
    purpose: text('purpose').notNull(),
    state: text('state').$type<FilmState>().notNull(),
    reason: text('reason').$type<FilmReason>(),
    percent: integer('percent').notNull().default(0),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    milliseconds: milliseconds('milliseconds').notNull().default(0),
    hasSound: boolean('has_sound').notNull().default(false),
    /** What it takes of its owner's room: the upload's bytes until it is made, then its own. */
    bytes: bigNumber('bytes').notNull(),
    /** The worker that makes it, and when it is given to another one unless the worker says that it goes on. */
    leaseId: uuid('lease_id'),
    leaseEndsAt: steadyMs('lease_ends_at'),
    /** How often its making was begun. */
    tries: integer('tries').notNull().default(0),
    isRemoved: boolean('is_removed').notNull().default(false),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('films_owner').on(table.ownerId),
    index('films_to_make').on(table.createdAt).where(sql`state in ('waiting', 'working')`),
    index('films_held').on(table.createdAt).where(sql`state = 'held'`),
    index('films_removed').on(table.id).where(sql`is_removed`),
  ],
);

/** One rendition of a film: its picture in one height, or its sound. */
export const filmRenditions = media.table(
  'film_renditions',
  {
    filmId: uuid('film_id').notNull(),
    /** `audio`, or the height it is made in: `720`. */
    name: text('name').notNull(),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    /** As playlists name them (RFC 6381). */
    codecs: text('codecs').notNull().default(''),
    /** Bits of the densest second, and on average. */
    peakRate: integer('peak_rate').notNull().default(0),
    averageRate: integer('average_rate').notNull().default(0),
    initBytes: integer('init_bytes').notNull().default(0),
    /** Of each segment, in order: how long it is, ms, and its bytes. */
    lengths: integer('lengths').array().notNull(),
    sizes: integer('sizes').array().notNull(),
    /** So many segments may stand in storage, whole or not. */
    reserved: integer('reserved').notNull(),
    isWhole: boolean('is_whole').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.filmId, table.name] })],
);

/** 64 bits that say how a picture looks, as 16 hexadecimal digits. */
const lookHash = (name: string) => text(name);

/** Pictures that have no place here, by how they look. */
export const blockedHashes = media.table(
  'blocked_hashes',
  {
    id: ownNumber(),
    hash: lookHash('hash').notNull(),
    /** The film they were taken from; null for those of a list from elsewhere. */
    filmId: uuid('film_id'),
    /** The operator who added it. */
    addedBy: account('added_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('blocked_hashes_hash').on(table.hash)],
);

/** Why a film is held: its frame, the picture it looks like, and in how many of 64 bits they differ. */
export const filmHits = media.table(
  'film_hits',
  {
    filmId: uuid('film_id').notNull(),
    atMs: milliseconds('at_ms').notNull(),
    hash: lookHash('hash').notNull(),
    isMirrored: boolean('is_mirrored').notNull(),
    blockedHash: lookHash('blocked_hash').notNull(),
    distance: integer('distance').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.filmId, table.atMs] })],
);

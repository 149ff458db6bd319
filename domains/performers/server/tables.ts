import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
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
import { createdAt, instant } from '#kit/db/schema/columns.ts';
import type { LocalisedText, MessagesFrom, MoodIn, NewPictureKind } from '../contract/index.ts';

export const performers = pgSchema('performers');

/** The number of a transaction as PostgreSQL counts them, never the same twice; text here, compared by the database alone. */
const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' });

/** One performer; the id is their account's. Presence columns are written by live through setPresence alone. */
export const actors = performers.table(
  'actors',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    /** What the name looks like (kit/text/confusables.ts): nobody is imitated. */
    nameSkeleton: text('name_skeleton'),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    gender: text('gender').notNull(),
    genderType: text('gender_type').notNull(),
    country: text('country').notNull(),
    languages: text('languages').array().notNull(),
    categories: text('categories').array().notNull(),
    headline: jsonb('headline').$type<LocalisedText>().notNull(),
    mood: text('mood').notNull().default(''),
    /** The same line in readers' languages, by the performer; none of them empty. */
    moodIn: jsonb('mood_in').$type<MoodIn>().notNull().default({}),
    /** When the mood was said. */
    moodAt: instant('mood_at'),
    about: jsonb('about').$type<LocalisedText>().notNull(),
    bannedCountryCodes: text('banned_country_codes').array().notNull().default(sql`'{}'`),
    schedule: jsonb('schedule').$type<{ day: number; fromMinute: number; toMinute: number }[]>().notNull(),
    /** Age rating of the live picture. */
    fsk: integer('fsk').notNull().default(16),
    autoAccept: boolean('auto_accept').notNull().default(false),
    freeChatByDefault: boolean('free_chat_by_default').notNull().default(true),
    voyeurAllowed: boolean('voyeur_allowed').notNull().default(false),
    livePreviewAllowed: boolean('live_preview_allowed').notNull().default(true),
    priceVideo: integer('price_video'),
    priceSingle: integer('price_single'),
    priceSinglec2c: integer('price_singlec2c'),
    priceVoyeur: integer('price_voyeur'),
    priceMulti: integer('price_multi'),
    priceMessage: integer('price_message'),
    /** Messages that cost each guest nothing; null: as many as the platform gives. */
    freeMessages: integer('free_messages'),
    messagesFrom: text('messages_from').$type<MessagesFrom>().notNull().default('everybody'),
    favoriteCount: integer('favorite_count').notNull().default(0),
    avatar: jsonb('avatar').$type<PictureColumn>(),
    cover: jsonb('cover').$type<PictureColumn>(),
    poster: jsonb('poster').$type<PictureColumn>(),
    createdAt: createdAt(),
    isOnline: boolean('is_online').notNull().default(false),
    liveState: text('live_state').notNull().default('offline'),
    freeChat: boolean('free_chat').notNull().default(false),
    livePreview: boolean('live_preview').notNull().default(false),
    /** The account is locked: in no list, without a profile, never on air. Follows guest’s events. */
    isLocked: boolean('is_locked').notNull().default(false),
    /** Identity, age and contract stand (onboarding decides, through `admit` and `dismiss`). */
    isAdmitted: boolean('is_admitted').notNull().default(false),
    /** In no list, without a profile, never on air. */
    isHidden: boolean('is_hidden').generatedAlwaysAs(sql`is_locked or not is_admitted`),
    voyeurNow: boolean('voyeur_now').notNull().default(false),
    /** A video call from a phone would be taken now, on air or not. */
    mobileCallNow: boolean('mobile_call_now').notNull().default(false),
    viewers: integer('viewers').notNull().default(0),
  },
  (table) => [
    uniqueIndex('actors_name').on(sql`lower(${table.name})`),
    uniqueIndex('actors_name_skeleton').on(table.nameSkeleton),
    index('actors_rank').on(table.isOnline, table.favoriteCount),
    // The live grid, as list-models.ts orders it: a page of it, however far, is read and no more.
    index('actors_grid').on(
      sql`${table.isOnline} desc`,
      sql`(case ${table.liveState} when 'freeChat' then 0 when 'live' then 1 when 'inPrivate' then 2 when 'videoCall' then 3 else 4 end)`,
      sql`${table.favoriteCount} desc`,
      table.id,
    ),
    // The newest, who is live first; and who is new, in any order.
    index('actors_newest').on(sql`${table.isOnline} desc`, sql`${table.createdAt} desc`, table.id),
    index('actors_created').on(table.createdAt),
    // What a search looks names and texts up by: columns that PostgreSQL makes of the row. They stand in the migration alone, so that
    // who reads a whole row does not read them.
    index('actors_search').using('gin', sql`name_keys`),
    index('actors_name_parts').using('gin', sql`performers.parts_of(${table.name}, 1)`),
    index('actors_texts').using('gin', sql`text_words`),
    index('actors_categories').using('gin', table.categories),
    // Consent tells of pictures by their ids.
    ...[table.avatar, table.cover, table.poster].map((slot) =>
      index(`actors_${slot.name}`).on(sql`(${slot} ->> 'id')`),
    ),
  ],
);

/** What is needed to show a picture without asking media. */
export interface PictureColumn {
  readonly id: string;
  readonly ageRating: number;
  readonly width: number;
  readonly height: number;
  /** Everybody in it is a verified adult who agrees (consent says so); nothing else is shown. */
  readonly isCovered?: boolean;
}

/** Everybody in it is a verified adult who agrees (consent says so); nothing else is shown or delivered. */
const isCovered = () => boolean('is_covered').notNull().default(false);

/** Pictures of performers in the order each wants. */
const gallery = (name: string) =>
  performers.table(
    name,
    {
      pictureId: uuid('picture_id').primaryKey(),
      actorId: integer('actor_id').notNull(),
      ageRating: integer('age_rating').notNull(),
      width: integer('width').notNull(),
      height: integer('height').notNull(),
      position: integer('position').notNull(),
      addedAt: instant('added_at').notNull().defaultNow(),
      isCovered: isCovered(),
    },
    (table) => [index(`${name}_actor`).on(table.actorId, table.position)],
  );
export type Gallery = ReturnType<typeof gallery>;

export const sedcards = gallery('sedcards');

/** Pictures for members of the performer's fan club alone; no list, search engine or preview knows them. */
export const memberPictures = gallery('member_pictures');

/** Pictures no guest sees yet: they wait for an operator, or were refused. What is let in leaves for a gallery or the avatar. */
export const newPictures = performers.table(
  'new_pictures',
  {
    pictureId: uuid('picture_id').primaryKey(),
    actorId: integer('actor_id').notNull(),
    kind: text('kind').$type<NewPictureKind>().notNull(),
    state: text('state').$type<'waiting' | 'refused'>().notNull().default('waiting'),
    reason: text('reason').notNull().default(''),
    ageRating: integer('age_rating').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    addedAt: instant('added_at').notNull(),
    isCovered: isCovered(),
  },
  (table) => [index('new_pictures_actor').on(table.actorId), index('new_pictures_added').on(table.addedAt)],
);

/** A guest's private note on a performer. */
export const notes = performers.table(
  'notes',
  {
    guestId: integer('guest_id').notNull(),
    actorId: integer('actor_id').notNull(),
    comment: text('comment').notNull(),
  },
  (table) => [primaryKey({ columns: [table.guestId, table.actorId] })],
);

export const categories = performers.table('categories', {
  slug: text('slug').primaryKey(),
  names: jsonb('names').$type<LocalisedText>().notNull(),
  position: integer('position').notNull(),
});

/**
 * Who changed, and in which transaction: a line for each time, written by triggers of `actors` (the migration says which columns
 * count) and by whoever else knows something of a performer that is searched by. Kept for two days.
 */
export const changedActors = performers.table(
  'changed_actors',
  {
    actorId: integer('actor_id').notNull(),
    changedIn: transactionNumber('changed_in').notNull().default(sql`pg_current_xact_id()`),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('changed_actors_in').on(table.changedIn), index('changed_actors_at').on(table.at)],
);

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
import { createdAt, instant } from '#kit/db/schema/columns.ts';
import type { LocalisedText, MessagesFrom, MoodIn, NewPictureKind } from '../contract/index.ts';

export const performers = pgSchema('performers');

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
    voyeurNow: boolean('voyeur_now').notNull().default(false),
    viewers: integer('viewers').notNull().default(0),
  },
  (table) => [
    uniqueIndex('actors_name').on(sql`lower(${table.name})`),
    uniqueIndex('actors_name_skeleton').on(table.nameSkeleton),
    index('actors_rank').on(table.isOnline, table.favoriteCount),
    // What a search looks a name up by; the function stands in the migration.
    index('actors_search').using('gin', sql`performers.search_keys(${table.name})`),
    index('actors_name_parts').using('gin', sql`performers.parts_of(${table.name}, 1)`),
    // The same for the words of headline and text.
    index('actors_texts').using('gin', sql`performers.text_keys(${table.headline}, ${table.about})`),
    index('actors_categories').using('gin', table.categories),
  ],
);

/** What is needed to show a picture without asking media. */
export interface PictureColumn {
  readonly id: string;
  readonly ageRating: number;
  readonly width: number;
  readonly height: number;
}

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

import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgSchema, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account, createdAt, instant, milliseconds, money, moneySum, ownNumber } from '#kit/db/schema/columns.ts';
import type { VideoTitle } from '../contract/index.ts';

export const videosSchema = pgSchema('videos');

/** What videos are found by. Labels in four languages; `key` is the English one, folded. */
export const tags = videosSchema.table('tags', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull().unique(),
  labels: jsonb('labels').$type<VideoTitle>().notNull(),
  /** How many published videos have it. */
  used: integer('used').notNull().default(0),
});

/** Videos of performers, in every state. Money in hundredths of a coin. */
export const videos = videosSchema.table(
  'videos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    actorId: account('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    actingGroup: text('acting_group').notNull(),
    /** Of the performer's account: while it is locked nothing of theirs is shown. */
    isActorLocked: boolean('is_actor_locked').notNull().default(false),
    /** Everybody in it is a verified adult who agrees (consent says so); nothing else is shown or delivered. */
    isCovered: boolean('is_covered').notNull().default(false),
    uploadId: uuid('upload_id').notNull(),
    filmId: uuid('film_id'),
    filmState: text('film_state').notNull().default('waiting'),
    durationMs: milliseconds('duration_ms').notNull().default(0),
    state: text('state').notNull().default('draft'),
    reason: text('reason').notNull().default(''),
    title: jsonb('title').$type<VideoTitle>().notNull(),
    description: jsonb('description').$type<VideoTitle>().notNull(),
    /** Titles and stage name, folded, for the search. */
    words: text('words').notNull().default(''),
    ageRating: integer('age_rating').notNull().default(16),
    price: money('price').notNull().default(0),
    salePrice: money('sale_price'),
    saleUntil: instant('sale_until'),
    isVip: boolean('is_vip').notNull().default(false),
    isClassic: boolean('is_classic').notNull().default(false),
    isCamRecording: boolean('is_cam_recording').notNull().default(false),
    isAlone: boolean('is_alone').notNull().default(false),
    isPromoted: boolean('is_promoted').notNull().default(false),
    tags: integer('tags').array().notNull().default(sql`'{}'`),
    coverId: uuid('cover_id'),
    /** Which moment of the film it shows; null: the poster. */
    coverAtMs: integer('cover_at_ms'),
    /** A picture of colours and light alone, for who may not see the cover. */
    blurredId: uuid('blurred_id'),
    views: integer('views').notNull().default(0),
    likes: integer('likes').notNull().default(0),
    sold: integer('sold').notNull().default(0),
    earned: moneySum('earned'),
    createdAt: createdAt(),
    /** Taken down with the wish that everybody is paid back: until all are. */
    isPayingBack: boolean('is_paying_back').notNull().default(false),
    /** When it went to review last; the queue is in this order. */
    askedAt: instant('asked_at'),
    releasedAt: instant('released_at'),
    /** When it is to be shown, if not as soon as it may be. */
    plannedFor: instant('planned_for'),
  },
  (table) => {
    const shown = sql`${table.state} = 'published' and ${table.isCovered} and not ${table.isActorLocked}`;
    return [
      uniqueIndex('videos_upload').on(table.uploadId),
      index('videos_film').on(table.filmId),
      index('videos_actor').on(table.actorId, table.id),
      index('videos_newest').on(table.releasedAt, table.id).where(shown),
      index('videos_liked').on(table.likes, table.id).where(shown),
      index('videos_seen').on(table.views, table.id).where(shown),
      index('videos_sold').on(table.sold, table.id).where(shown),
      index('videos_price').on(table.price, table.id).where(shown),
      index('videos_duration').on(table.durationMs, table.id).where(shown),
      index('videos_tags').using('gin', table.tags).where(shown),
      index('videos_words').using('gin', sql`videos.parts_of(${table.words}, 1)`).where(shown),
      index('videos_queue').on(table.askedAt, table.id).where(sql`${table.state} = 'review'`),
      index('videos_planned')
        .on(table.plannedFor)
        .where(sql`${table.state} = 'paused' and ${table.plannedFor} is not null`),
      index('videos_created').on(table.createdAt, table.id),
    ];
  },
);

/** What guests own of videos. A row is never deleted while the account lives: what was paid back says so. */
export const owned = videosSchema.table(
  'owned',
  {
    id: ownNumber(),
    guestId: account('guest_id').notNull(),
    videoId: integer('video_id').notNull(),
    /** The sale it came by: of one video somebody may have several, one after the other, each paid back but the last. */
    sale: text('sale').notNull().unique(),
    price: money('price').notNull(),
    /** How it came: coins, a voucher, or somebody else's present. */
    origin: text('origin').$type<'bought' | 'voucher' | 'gift'>().notNull(),
    ownedAt: instant('owned_at').notNull(),
    /** All of it went back, or it was taken away: it opens nothing any more. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('owned_once').on(table.guestId, table.videoId).where(sql`${table.endedAt} is null`),
    index('owned_video').on(table.videoId),
    index('owned_guest').on(table.guestId, table.id),
  ],
);

/** Who likes what. */
export const likes = videosSchema.table(
  'likes',
  {
    guestId: account('guest_id').notNull(),
    videoId: integer('video_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.guestId, table.videoId] }), index('likes_video').on(table.videoId)],
);

/** Where guests stopped, and on which day they looked last. */
export const places = videosSchema.table(
  'places',
  {
    guestId: account('guest_id').notNull(),
    videoId: integer('video_id').notNull(),
    ms: integer('ms').notNull(),
    /** The platform's day of the last view that counted, YYYY-MM-DD. */
    viewedOn: text('viewed_on').notNull().default(''),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.guestId, table.videoId] }), index('places_video').on(table.videoId)],
);

/** Performers who publish without review. */
export const trusted = videosSchema.table('trusted', {
  actorId: account('actor_id').primaryKey(),
  trustedBy: account('trusted_by').notNull(),
  createdAt: createdAt(),
});

/** Words of titles, of nobody and nothing in particular: one typed with a slip is found by them (kit/db/query/words-near.ts). Written by triggers. */
export const knownWords = videosSchema.table('known_words', { word: text('word').primaryKey() }, (table) => [
  index('known_words_begin').on(table.word.op('text_pattern_ops')),
]);

import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgSchema, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { VideoTitle } from '#domains/videos/contract/index.ts';
import { account, createdAt, instant, money, moneySum, ownNumber } from '#kit/db/schema/columns.ts';

export const albumsSchema = pgSchema('albums');

/** Albums of pictures, in every state. Money in hundredths of a coin. */
export const albums = albumsSchema.table(
  'albums',
  {
    /**
     * The specification calls videos albums, too, and gives both one number space (spec 1 §7: a VideoObject's address gives the "album id"; spec 3
     * §7: video albums by albumId). Videos count from 1; ours begin far above them, so that no number means both.
     */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 500_000_001 }),
    /** Given by who begins it, so that asking twice begins one. */
    key: uuid('key').notNull(),
    actorId: account('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    /** Of the performer's account: while it is locked nothing of theirs is shown. */
    isActorLocked: boolean('is_actor_locked').notNull().default(false),
    /** Everybody in it is a verified adult who agrees (consent says so); nothing else is shown or delivered. */
    isCovered: boolean('is_covered').notNull().default(false),
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
    isAlone: boolean('is_alone').notNull().default(false),
    /** How many of its pictures guests find in it. */
    total: integer('total').notNull().default(0),
    /** The picture that stands for it; null: the first. */
    coverId: uuid('cover_id'),
    views: integer('views').notNull().default(0),
    /** As comments counts them, and tells with every change. */
    likes: integer('likes').notNull().default(0),
    sold: integer('sold').notNull().default(0),
    earned: moneySum('earned'),
    createdAt: createdAt(),
    /** Taken down with the wish that everybody is paid back: until all are. */
    isPayingBack: boolean('is_paying_back').notNull().default(false),
    /** When it went to review last, or changed while it waits; the queue is in this order. */
    askedAt: instant('asked_at'),
    releasedAt: instant('released_at'),
  },
  (table) => {
    const shown = sql`${table.state} = 'published' and ${table.isCovered} and not ${table.isActorLocked}`;
    return [
      uniqueIndex('albums_key').on(table.actorId, table.key),
      index('albums_actor').on(table.actorId, table.id),
      index('albums_of').on(table.actorId, table.releasedAt, table.id).where(shown),
      index('albums_newest').on(table.releasedAt, table.id).where(shown),
      index('albums_liked').on(table.likes, table.id).where(shown),
      index('albums_sold').on(table.sold, table.id).where(shown),
      index('albums_price').on(table.price, table.id).where(shown),
      index('albums_words').using('gin', sql`albums.parts_of(${table.words}, 1)`),
      index('albums_queue').on(table.askedAt, table.id).where(sql`${table.state} = 'review'`),
      index('albums_created').on(table.createdAt, table.id),
    ];
  },
);

/** Pictures of albums; their files are media's. */
export const pictures = albumsSchema.table(
  'pictures',
  {
    pictureId: uuid('picture_id').primaryKey(),
    /** Colours and light of it alone, for who may not see it. */
    blurredId: uuid('blurred_id').notNull(),
    albumId: integer('album_id').notNull(),
    position: integer('position').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    isPreview: boolean('is_preview').notNull().default(false),
    /** Came after somebody looked last: nobody but its performer and operators sees it. */
    isNew: boolean('is_new').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    index('pictures_album').on(table.albumId, table.position, table.pictureId),
    index('pictures_blurred').on(table.blurredId),
  ],
);

/** What guests own of albums. A row is never deleted while the account lives: what was paid back says so. */
export const owned = albumsSchema.table(
  'owned',
  {
    id: ownNumber(),
    guestId: account('guest_id').notNull(),
    albumId: integer('album_id').notNull(),
    /** The sale it came by: of one album somebody may have several, one after the other, each paid back but the last. */
    sale: text('sale').notNull().unique(),
    price: money('price').notNull(),
    origin: text('origin').$type<'bought' | 'voucher' | 'gift'>().notNull(),
    ownedAt: instant('owned_at').notNull(),
    /** All of it went back, or it was taken away: it opens nothing any more. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('owned_once').on(table.guestId, table.albumId).where(sql`${table.endedAt} is null`),
    index('owned_album').on(table.albumId),
    index('owned_guest').on(table.guestId, table.id),
  ],
);

/** On which day a guest looked at an album last. */
export const views = albumsSchema.table(
  'views',
  {
    guestId: account('guest_id').notNull(),
    albumId: integer('album_id').notNull(),
    /** The platform's day of the last view that counted, YYYY-MM-DD. */
    viewedOn: text('viewed_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.guestId, table.albumId] }), index('views_album').on(table.albumId)],
);

/** Words of titles, of nobody and nothing in particular: one typed with a slip is found by them (kit/db/query/words-near.ts). Written by triggers. */
export const knownWords = albumsSchema.table('known_words', { word: text('word').primaryKey() }, (table) => [
  index('known_words_begin').on(table.word.op('text_pattern_ops')),
]);

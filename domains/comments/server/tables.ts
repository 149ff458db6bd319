import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgSchema, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account, createdAt, instant, ownNumber, rowNumber } from '#kit/db/schema/columns.ts';

export const commentsSchema = pgSchema('comments');

/** Figures of each thing that somebody rated or wrote about. Its row is the lock under which they change. */
export const subjects = commentsSchema.table(
  'subjects',
  {
    kind: text('kind').notNull(),
    subjectId: text('subject_id').notNull(),
    likes: integer('likes').notNull().default(0),
    dislikes: integer('dislikes').notNull().default(0),
    /** Entries of the list as everybody sees it: comments that are shown, and those taken away below which answers are shown. */
    total: integer('total').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] })],
);

/** Comments, and answers to them. */
export const lines = commentsSchema.table(
  'lines',
  {
    id: ownNumber(),
    kind: text('kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** The performer whose thing it is. */
    actorId: account('actor_id').notNull(),
    /** Of an answer: the first comment, also where an answer is answered. */
    parentId: rowNumber('parent_id'),
    /** Given by who answers, so that sending it twice answers once. */
    key: uuid('key').unique(),
    authorId: account('author_id').notNull(),
    isCreator: boolean('is_creator').notNull().default(false),
    text: text('text').notNull(),
    state: text('state').notNull(),
    /** Why operators refused it; empty where its performer took it away. */
    reason: text('reason').notNull().default(''),
    /** While the account of who wrote it is locked nobody reads it. */
    isAuthorLocked: boolean('is_author_locked').notNull().default(false),
    likes: integer('likes').notNull().default(0),
    /** Answers that everybody reads. */
    replies: integer('replies').notNull().default(0),
    createdAt: createdAt(),
    /** Since when it asks for an operator; null: it does not. */
    askedAt: instant('asked_at'),
    /** Reported for minors: looked at first. */
    isUrgent: boolean('is_urgent').notNull().default(false),
  },
  (table) => [
    index('lines_of_subject').on(table.kind, table.subjectId, table.id).where(sql`parent_id is null`),
    index('lines_of_parent').on(table.parentId, table.id).where(sql`parent_id is not null`),
    index('lines_of_actor').on(table.actorId, table.id),
    index('lines_of_author').on(table.authorId, table.id),
    index('lines_by_time').on(table.createdAt, table.id),
    index('lines_asking').on(table.isUrgent, table.askedAt, table.id).where(sql`asked_at is not null`),
    uniqueIndex('lines_once')
      .on(table.kind, table.subjectId, table.authorId)
      .where(sql`parent_id is null and state <> 'removed'`),
  ],
);

/** Who likes a comment. */
export const likes = commentsSchema.table(
  'likes',
  {
    guestId: account('guest_id').notNull(),
    commentId: rowNumber('comment_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.guestId] }), index('likes_of_guest').on(table.guestId)],
);

/** How guests rate things: 1 likes, -1 dislikes. */
export const ratings = commentsSchema.table(
  'ratings',
  {
    guestId: account('guest_id').notNull(),
    kind: text('kind').notNull(),
    subjectId: text('subject_id').notNull(),
    value: smallint('value').notNull(),
    /** False while the guest's account is locked. */
    isCounted: boolean('is_counted').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId, table.guestId] }),
    index('ratings_of_guest').on(table.guestId),
  ],
);

/** Reports of readers, with the words as they were then. */
export const reports = commentsSchema.table(
  'reports',
  {
    commentId: rowNumber('comment_id').notNull(),
    guestId: account('guest_id').notNull(),
    reason: text('reason').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.guestId] }), index('reports_of_guest').on(table.guestId)],
);

/** Kinds of things whose comments wait for an operator. */
export const rules = commentsSchema.table('rules', {
  kind: text('kind').primaryKey(),
  isBefore: boolean('is_before').notNull(),
  changedBy: account('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

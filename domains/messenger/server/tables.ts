import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  account,
  bigNumber,
  createdAt,
  instant,
  money,
  moneySum,
  ownNumber,
  rowNumber,
  updatedAt,
} from '#kit/db/schema/columns.ts';
import type {
  ContactWords,
  MediaType,
  MessageGift,
  MessageReport,
  MessageType,
  ReactionSign,
  SenderType,
  Side,
} from '../contract/index.ts';
import { messenger } from './schema.ts';

export * from './inbox/tables.ts';
export { messenger };

/** The conversation of a guest and a performer, with what its lists show, each side its own. */
export const channels = messenger.table(
  'channels',
  {
    id: ownNumber(),
    guestId: account('guest_id').notNull(),
    actorId: integer('actor_id').notNull(),
    /** As it was when the channel was opened: for a performer who is not shown any more. */
    actorName: text('actor_name').notNull(),
    createdAt: createdAt(),
    lastMessageId: rowNumber('last_message_id'),
    /** When the last message was, or the channel was opened. */
    lastAt: instant('last_at').notNull(),
    subject: text('subject').notNull().default(''),
    subjectType: text('subject_type').$type<MessageType>(),
    subjectSender: text('subject_sender').$type<SenderType>(),
    guestUnread: integer('guest_unread').notNull().default(0),
    actorUnread: integer('actor_unread').notNull().default(0),
    /** Marks go up to a message, and only rise. */
    guestReadId: rowNumber('guest_read_id').notNull().default(0),
    actorReadId: rowNumber('actor_read_id').notNull().default(0),
    guestDeliveredId: rowNumber('guest_delivered_id').notNull().default(0),
    actorDeliveredId: rowNumber('actor_delivered_id').notNull().default(0),
    guestViewedAt: instant('guest_viewed_at'),
    guestArchived: boolean('guest_archived').notNull().default(false),
    actorArchived: boolean('actor_archived').notNull().default(false),
    /** The guest wants to hear nothing more from the performer. */
    guestBlocked: boolean('guest_blocked').notNull().default(false),
    /** Messages of the guest that cost nothing because they were the first. */
    freeUsed: integer('free_used').notNull().default(0),
    /** How many the performer gives, and whether strangers may write to her: as her studio says it. */
    freeGiven: integer('free_given'),
    onlyKnown: boolean('only_known').notNull().default(false),
    /** The performer has written in it, or let the guest into a private chat: no strangers to each other. */
    isAnswered: boolean('is_answered').notNull().default(false),
    /** When the two last had to do with each other: what was sent to many does not count. The inbox goes by it. */
    talkedAt: instant('talked_at'),
    /** When the guest hears elsewhere of what is unread here. */
    guestNotifyAt: instant('guest_notify_at'),
    /** The last message they heard of elsewhere and have not read yet. */
    guestToldId: rowNumber('guest_told_id'),
    /** The guest wants no messages to many from the performer. */
    massMuted: boolean('mass_muted').notNull().default(false),
  },
  (table) => [
    uniqueIndex('channels_pair').on(table.guestId, table.actorId),
    index('channels_guest').on(table.guestId, table.lastAt, table.id),
    index('channels_guest_unread').on(table.guestId).where(sql`guest_unread > 0`),
    index('channels_notify').on(table.guestNotifyAt).where(sql`guest_notify_at is not null`),
    index('channels_inbox').on(table.actorId, table.talkedAt, table.id),
    index('channels_actor_unread').on(table.actorId).where(sql`actor_unread > 0`),
  ],
);

/** Everything that was said in channels, and what happened between the two. */
export const messages = messenger.table(
  'messages',
  {
    id: ownNumber(),
    channelId: rowNumber('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    type: text('type').$type<MessageType>().notNull(),
    sender: text('sender').$type<SenderType>().notNull(),
    text: text('text').notNull().default(''),
    sentAt: instant('sent_at').notNull(),
    /** Chosen by the sender's page: the same again is the same message. */
    key: text('key'),
    replyTo: rowNumber('reply_to'),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    guestSign: text('guest_sign').$type<ReactionSign>(),
    actorSign: text('actor_sign').$type<ReactionSign>(),
    chatId: rowNumber('chat_id'),
    seconds: integer('seconds'),
    /** What a chat or a charge cost, hundredths of a coin. */
    amount: money('amount'),
    /** Gifts that came with it. */
    gifts: jsonb('gifts').$type<MessageGift[]>(),
    /** What its guest paid for it, hundredths of a coin. */
    paid: moneySum('paid'),
    mediaId: uuid('media_id'),
    mediaType: text('media_type').$type<MediaType>(),
  },
  (table) => [
    index('messages_channel').on(table.channelId, table.id),
    index('messages_media').on(table.channelId, table.id).where(sql`media_id is not null`),
    uniqueIndex('messages_once').on(table.channelId, table.sender, table.key).where(sql`key is not null`),
  ],
);

/** What messages carry. A row stands from the moment its upload begins, so that open ones are counted; the files lie beside it in storage. */
export const media = messenger.table(
  'media',
  {
    id: uuid('id').primaryKey(),
    ownerId: account('owner_id').notNull(),
    /** Where its upload began: it is sent there, or nowhere. Null: in messages to many, as copies. */
    channelId: rowNumber('channel_id').references(() => channels.id, { onDelete: 'cascade' }),
    /** The message to many it belongs to, for what is sent in copies. */
    massId: rowNumber('mass_id'),
    /** What this is a copy of: the files are those of it. */
    originId: uuid('origin_id'),
    type: text('type').$type<MediaType>().notNull(),
    createdAt: createdAt(),
    /** The files are there. */
    readyAt: instant('ready_at'),
    /** Bytes of the largest file. */
    size: integer('size').notNull().default(0),
    width: integer('width'),
    height: integer('height'),
    /** Length of a sound or video, in milliseconds. */
    length: integer('length'),
    messageId: rowNumber('message_id'),
    /** What its guest has to pay, hundredths of a coin; null: nothing. */
    price: money('price'),
    paidAt: instant('paid_at'),
    /** When it was paid last, also where that went back since, at `paidBackAt`. */
    boughtAt: instant('bought_at'),
    paidBackAt: instant('paid_back_at'),
    /** Times all of its price went back: it is locked again, and the next sale has a name of its own. */
    paidBack: integer('paid_back').notNull().default(0),
    /** Everybody in it is a verified adult who agrees (consent says so), or nobody is asked: a guest's own, and voices. */
    isCovered: boolean('is_covered').notNull().default(false),
    /** Taken down; `purgedAt`: and its files are deleted. */
    goneAt: instant('gone_at'),
    purgedAt: instant('purged_at'),
  },
  (table) => [
    index('media_mass').on(table.massId).where(sql`mass_id is not null`),
    index('media_copies').on(table.originId).where(sql`origin_id is not null`),
    index('media_open').on(table.ownerId).where(sql`message_id is null`),
    index('media_unsent').on(table.createdAt).where(sql`message_id is null`),
    index('media_unpurged').on(table.goneAt).where(sql`gone_at is not null and purged_at is null`),
  ],
);

/** Messages that were reported, with what was said around them. */
export const reports = messenger.table(
  'reports',
  {
    id: ownNumber(),
    messageId: rowNumber('message_id').notNull(),
    channelId: rowNumber('channel_id').notNull(),
    guestId: account('guest_id').notNull(),
    actorId: integer('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    reportedBy: text('reported_by').$type<Side>().notNull(),
    reason: text('reason').$type<MessageReport['reason']>().notNull(),
    note: text('note').notNull(),
    context: jsonb('context').$type<MessageReport['context']>().notNull(),
    state: text('state').$type<MessageReport['state']>().notNull().default('open'),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
    /** Where it stands among those that wait: what may be about somebody under 18 first, then the longest waiting. */
    place: bigNumber('place').notNull().default(0),
  },
  (table) => [
    uniqueIndex('reports_once').on(table.messageId, table.reportedBy),
    index('reports_waiting').on(table.state, table.createdAt, table.id),
    index('reports_first').on(table.state, table.place, table.id),
    index('reports_in_order').on(table.place, table.id),
  ],
);

/** Words that name a way outside, where operators have written their own list. */
export const contactWords = messenger.table(
  'contact_words',
  {
    language: text('language').$type<ContactWords['language']>().notNull(),
    kind: text('kind').$type<ContactWords['kind']>().notNull(),
    words: text('words').array().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.language, table.kind] })],
);

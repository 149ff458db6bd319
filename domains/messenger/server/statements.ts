import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '#kit/db/cache/prepared.ts';
import { channels, messages } from './tables.ts';

const value = sql.placeholder;

/** What every message that is sent asks, written once (docs/benchmarks.md: sending). */
export const channelById = prepared((orm) =>
  orm
    .select()
    .from(channels)
    .where(eq(channels.id, value('id')))
    .prepare('messenger_channel'),
);

export const channelLocked = prepared((orm) =>
  orm
    .select()
    .from(channels)
    .where(eq(channels.id, value('id')))
    .for('update')
    .prepare('messenger_channel_locked'),
);

/** The message that a side of a channel sent with a key. */
export const messageByKey = prepared((orm) =>
  orm
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.channelId, value('channelId')),
        eq(messages.sender, value('sender')),
        eq(messages.key, value('key')),
      ),
    )
    .prepare('messenger_message_by_key'),
);

/** A new message; what few have besides is written by the query builder. */
export const messageKept = prepared((orm) =>
  orm
    .insert(messages)
    .values({
      channelId: value('channelId'),
      type: value('type'),
      sender: value('sender'),
      text: value('text'),
      sentAt: value('sentAt'),
      key: value('key'),
      replyTo: value('replyTo'),
      chatId: value('chatId'),
      seconds: value('seconds'),
      amount: value('amount'),
      mediaId: value('mediaId'),
      mediaType: value('mediaType'),
    })
    .returning()
    .prepare('messenger_message_kept'),
);

const whether = (name: string) => sql`${value(name)}::boolean`;
const orBefore = (name: string, then: unknown, column: unknown) =>
  sql`case when ${whether(name)} then ${then} else ${column} end`;

/** What a channel shows of the message that was just kept in it. */
export const channelWritten = prepared((orm) =>
  orm
    .update(channels)
    .set({
      lastMessageId: sql`${value('messageId')}::bigint`,
      lastAt: sql`${value('sentAt')}::timestamptz`,
      subject: sql`${value('subject')}::text`,
      subjectType: sql`${value('type')}::text`,
      subjectSender: sql`${value('sender')}::text`,
      freeUsed: sql`${channels.freeUsed} + ${value('freeUsed')}::int`,
      talkedAt: orBefore('talks', sql`${value('sentAt')}::timestamptz`, channels.talkedAt),
      guestViewedAt: orBefore('guestSees', sql`${value('sentAt')}::timestamptz`, channels.guestViewedAt),
      guestUnread: orBefore('guestReads', sql`0`, sql`${channels.guestUnread} + ${value('guestUnread')}::int`),
      guestNotifyAt: sql`coalesce(${channels.guestNotifyAt}, ${value('notifyAt')}::timestamptz)`,
      actorUnread: orBefore('actorReads', sql`0`, sql`${channels.actorUnread} + ${value('actorUnread')}::int`),
      guestReadId: orBefore('guestReads', sql`${value('messageId')}::bigint`, channels.guestReadId),
      guestDeliveredId: orBefore('guestReads', sql`${value('messageId')}::bigint`, channels.guestDeliveredId),
      actorReadId: orBefore('actorReads', sql`${value('messageId')}::bigint`, channels.actorReadId),
      actorDeliveredId: orBefore('actorReads', sql`${value('messageId')}::bigint`, channels.actorDeliveredId),
      isAnswered: sql`${channels.isAnswered} or ${whether('answers')}`,
      guestArchived: sql`${channels.guestArchived} and not ${whether('guestUnarchives')}`,
      actorArchived: sql`${channels.actorArchived} and not ${whether('actorUnarchives')}`,
    })
    .where(eq(channels.id, value('id')))
    .returning()
    .prepare('messenger_channel_written'),
);

const unread = (column: unknown, where: unknown) =>
  sql<number>`coalesce((select sum(${column}) from ${channels} where ${where}), 0)::int`;

/** How many messages a guest and a performer have not read. */
export const unreadOfBoth = prepared((orm) =>
  orm
    .select({
      guest: unread(
        channels.guestUnread,
        sql`${channels.guestId} = ${value('guestId')} and ${channels.guestUnread} > 0 and not ${channels.guestBlocked}`,
      ),
      actor: unread(
        channels.actorUnread,
        sql`${channels.actorId} = ${value('actorId')} and ${channels.actorUnread} > 0`,
      ),
    })
    .from(sql`(select 1) as one`)
    .prepare('messenger_unread_of_both'),
);

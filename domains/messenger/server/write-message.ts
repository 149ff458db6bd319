import { eq } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { clip } from '#kit/text/clip.ts';
import type { SenderType, Side } from '../contract/index.ts';
import type { ChannelRow } from './channel-row.ts';
import type { Context } from './deps.ts';
import type { MessageRow } from './present.ts';
import { channelWritten, messageKept } from './statements.ts';
import { messages } from './tables.ts';
import { tellMessage } from './tell.ts';
import { takeBackTold, unreadFor } from './unread-notice.ts';

export type NewMessage = Pick<
  typeof messages.$inferInsert,
  'type' | 'sender' | 'text' | 'key' | 'replyTo' | 'chatId' | 'seconds' | 'amount' | 'gifts' | 'mediaId' | 'mediaType'
>;

/** What a list shows of a message in one line, in characters. */
const subjectLength = 120;

/** What stands in a list for what has no words; a picture is named by its type. */
const carriedSigns = { audio: '🎤', video: '🎬', bitmap: '' } as const;

/** What writing changes besides. */
export interface Besides {
  readonly freeUsed?: number;
  /** Of whom it is unread; nobody for what both know, such as the end of their chat. */
  readonly unreadOf?: 'guest' | 'actor' | null;
  /**
   * Who sends for the performer: the clock has read nothing for her; what goes to many is besides no answer to a stranger, leaves her
   * inbox as it is, and her pages are not told.
   */
  readonly sentBy?: 'clock' | 'many';
  /** What is paid and given with it, once it has its number; what it answers stands in the message, before anybody is told. */
  readonly complete?: (message: MessageRow) => Promise<Completed>;
}

/** What a message cost. */
export interface Completed {
  readonly paid: number;
  readonly gifts?: MessageRow['gifts'];
}

const unreadByDefault = { guest: 'actor', actor: 'guest', system: null } as const;

/**
 * Keeps a message of a channel the caller has locked, and what the lists show of it; tells both sides once it is committed.
 */
export async function writeMessage(
  ctx: Context,
  tx: Tx,
  channel: ChannelRow,
  said: NewMessage,
  besides: Besides = {},
): Promise<{ message: MessageRow; channel: ChannelRow }> {
  const sentAt = new Date(ctx.kit.clock.now());
  const kept = await keep(tx, { ...said, channelId: channel.id, sentAt });
  if (!kept) throw new Error(`A message of channel ${channel.id} was not kept.`);
  const completed = await besides.complete?.(kept);
  const message = completed ? await completeMessage(tx, kept, completed) : kept;
  const { freeUsed = 0, unreadOf = unreadByDefault[said.sender as SenderType], sentBy } = besides;
  const isGuestThere =
    said.sender === 'guest' ||
    ['chat_start', 'chat_end', 'missed_call'].includes(said.type) ||
    said.type.startsWith('toy_');
  const isMany = sentBy === 'many';
  const [after] = await channelWritten(tx).execute({
    id: channel.id,
    messageId: message.id,
    sentAt,
    subject: clip(message.text, subjectLength) || carriedSigns[message.mediaType ?? 'bitmap'],
    type: message.type,
    sender: message.sender,
    freeUsed,
    talks: !isMany,
    guestSees: isGuestThere,
    // Whoever writes has read what stands there, and a new message takes a channel out of the archive.
    guestReads: said.sender === 'guest',
    actorReads: said.sender === 'actor' && sentBy === undefined,
    guestUnread: unreadOf === 'guest' ? 1 : 0,
    notifyAt: unreadOf === 'guest' ? new Date(sentAt.getTime() + unreadFor) : null,
    actorUnread: unreadOf === 'actor' ? 1 : 0,
    // Who lets somebody into a private chat knows them.
    answers: (said.sender === 'actor' && !isMany) || said.type === 'chat_start',
    guestUnarchives: said.sender !== 'system',
    actorUnarchives: said.sender !== 'system' && !isMany,
  });
  const written = after ?? channel;
  if (said.sender === 'guest') await takeBackTold(ctx, tx, [written]);
  const by = said.sender === 'system' ? null : (said.sender as Side);
  await tellMessage(ctx, tx, message, written, { isNew: true, by, ...(isMany ? { to: ['guest'] as const } : {}) });
  return { message, channel: written };
}

async function keep(tx: Tx, row: typeof messages.$inferInsert): Promise<MessageRow | undefined> {
  const { channelId, type, sender, sentAt, text = '', gifts } = row;
  const { key = null, replyTo = null, chatId = null, seconds = null, amount = null, mediaId = null } = row;
  const { mediaType = null } = row;
  const said = { channelId, type, sender, text, sentAt, key, replyTo, chatId, seconds, amount, mediaId, mediaType };
  const [kept] = gifts ? await tx.orm.insert(messages).values(row).returning() : await messageKept(tx).execute(said);
  return kept;
}

async function completeMessage(tx: Tx, kept: MessageRow, { paid, gifts }: Completed): Promise<MessageRow> {
  if (paid === 0 && !gifts) return kept;
  const [row] = await tx.orm
    .update(messages)
    .set({ paid, ...(gifts ? { gifts } : {}) })
    .where(eq(messages.id, kept.id))
    .returning();
  return row ?? kept;
}

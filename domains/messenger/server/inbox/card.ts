import { and, eq, sql } from 'drizzle-orm';
import type { GuestCard, GuestNote, saveGuestNote } from '../../contract/index.ts';
import { channelFor } from '../channel-row.ts';
import type { Context } from '../deps.ts';
import { channels, guestNotes, messages } from '../tables.ts';
import { tellChannel } from '../tell.ts';
import type { BodyOf } from './body.ts';
import { toInbox } from './list.ts';

/** What a performer knows of the guest of a conversation. @throws Problem channel_not_found */
export async function guestCard(ctx: Context, actorId: number, channelId: number): Promise<GuestCard> {
  const { db } = ctx.kit;
  const { channel } = await channelFor(db, channelId, actorId, 'actor');
  const [shown] = await toInbox(ctx, db, [channel]);
  const account = await ctx.identity.account(db, channel.guestId);
  const noted = await noteOf(ctx, actorId, channel.guestId);
  const [counted] = await db.orm
    .select({
      lastMessageId: sql<number | null>`max(${messages.id}) filter (where ${messages.sender} = 'guest'
        and ${messages.deletedAt} is null)`.mapWith((id) => (id === null ? null : Number(id))),
      chats: sql<number>`count(*) filter (where ${messages.type} = 'chat_end')::int`,
      gifts: sql<number>`coalesce(sum((select sum((gift ->> 'quantity')::int)
        from jsonb_array_elements(${messages.gifts}) gift)), 0)::int`,
    })
    .from(messages)
    .where(eq(messages.channelId, channelId));
  return {
    channel: shown as GuestCard['channel'],
    memberSince: account?.createdAt?.getTime() ?? null,
    metAt: channel.createdAt.getTime(),
    lastSeenAt: channel.guestViewedAt?.getTime() ?? null,
    lastMessageId: counted?.lastMessageId ?? null,
    chats: counted?.chats ?? 0,
    gifts: counted?.gifts ?? 0,
    ...noted,
    knownTags: await tagsOf(ctx, actorId),
  };
}

/** What a performer noted about a guest. */
export async function noteOf({ kit }: Context, actorId: number, guestId: number): Promise<GuestNote> {
  const [note] = await kit.db.orm.select().from(guestNotes).where(ofGuest(actorId, guestId));
  return { note: note?.note ?? '', tags: note?.tags ?? [] };
}

const ofGuest = (actorId: number, guestId: number) =>
  and(eq(guestNotes.actorId, actorId), eq(guestNotes.guestId, guestId));

/** Every tag that a performer uses. */
export async function tagsOf({ kit }: Context, actorId: number): Promise<string[]> {
  const rows = await kit.db.orm
    .selectDistinct({ tag: sql<string>`unnest(${guestNotes.tags})`.as('tag') })
    .from(guestNotes)
    .where(eq(guestNotes.actorId, actorId))
    .orderBy(sql`tag`);
  return rows.map(({ tag }) => tag);
}

/** Keeps what a performer notes about a guest; with nothing in it nothing is kept. @throws Problem channel_not_found */
export async function keepNote({ kit }: Context, actorId: number, body: BodyOf<typeof saveGuestNote>): Promise<void> {
  const { channel } = await channelFor(kit.db, body.channelId, actorId, 'actor');
  // A tag is one whatever its case; it stays as it was written first.
  const tags = [...new Map(body.tags.map((tag) => [tag.toLowerCase(), tag])).values()];
  if (body.note === '' && tags.length === 0) {
    await kit.db.orm.delete(guestNotes).where(ofGuest(actorId, channel.guestId));
    return;
  }
  const change = { note: body.note, tags, updatedAt: new Date(kit.clock.now()) };
  await kit.db.orm
    .insert(guestNotes)
    .values({ actorId, guestId: channel.guestId, ...change })
    .onConflictDoUpdate({ target: [guestNotes.actorId, guestNotes.guestId], set: change });
}

/** Blocks the guest of a conversation for good. @throws Problem channel_not_found */
export async function blockGuest(ctx: Context, actorId: number, channelId: number): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const { channel } = await channelFor(tx, channelId, actorId, 'actor');
    await ctx.blocks.block(tx, actorId, channel.guestId);
    const [after] = await tx.orm.select().from(channels).where(eq(channels.id, channel.id));
    tx.afterCommit(() => tellChannel(ctx, after ?? channel, ['actor']));
  });
}

import type { SQL, SQLWrapper } from 'drizzle-orm';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { holdsFolded } from '#kit/db/query/folded.ts';
import type { ContentPage, MediaType, MessengerContent, Side } from '../contract/index.ts';
import type { ChannelRow } from './channel-row.ts';
import { channelFor } from './channel-row.ts';
import { guestsOwn } from './charge-lines.ts';
import type { Context } from './deps.ts';
import { markDelivered } from './marks.ts';
import type { MessageRow } from './present.ts';
import { toContents } from './present.ts';
import { channels, media, messages } from './tables.ts';

interface Window {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly around?: number | undefined;
  readonly limit: number;
}

/** A page of a channel for one of its sides, oldest first. @throws Problem channel_not_found */
export async function readPage(ctx: Context, me: number, channelId: number, window: Window): Promise<ContentPage> {
  const { channel, side } = await channelFor(ctx.kit.db, channelId, me);
  await markDelivered(ctx, channel, side);
  const shown = shownTo(side);
  const half = Math.ceil(window.limit / 2);
  if (window.around !== undefined) {
    const older = await rowsOf(ctx, channel, and(shown, lte(messages.id, window.around)), half, 'older');
    const newer = await rowsOf(ctx, channel, and(shown, gt(messages.id, window.around)), half, 'newer');
    return page(ctx, channel, side, [...older.rows, ...newer.rows], { before: older.more, after: newer.more });
  }
  if (window.after !== undefined) {
    const { rows, more } = await rowsOf(ctx, channel, and(shown, gt(messages.id, window.after)), window.limit, 'newer');
    return page(ctx, channel, side, rows, { before: true, after: more });
  }
  const older = window.before === undefined ? undefined : lt(messages.id, window.before);
  const { rows, more } = await rowsOf(ctx, channel, and(shown, older), window.limit, 'older');
  return page(ctx, channel, side, rows, { before: more, after: window.before !== undefined });
}

/** What a side may read: lines of the guest's payments are not the performer's. */
const shownTo = (side: Side): SQL | undefined => (side === 'actor' ? notInArray(messages.type, guestsOwn) : undefined);

async function rowsOf(
  { kit }: Context,
  { id }: ChannelRow,
  where: SQL | undefined,
  limit: number,
  direction: 'older' | 'newer',
): Promise<{ rows: MessageRow[]; more: boolean }> {
  const found = await kit.db.orm
    .select()
    .from(messages)
    .where(and(eq(messages.channelId, id), where))
    .orderBy(direction === 'older' ? desc(messages.id) : asc(messages.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return { rows: direction === 'older' ? rows.reverse() : rows, more: found.length > limit };
}

async function page(
  ctx: Context,
  channel: ChannelRow,
  side: Side,
  rows: readonly MessageRow[],
  more: { before: boolean; after: boolean },
): Promise<ContentPage> {
  const known = new Map([[channel.id, channel]]);
  return {
    contents: await toContents(ctx.kit.db, rows, { channels: known, side }),
    before: more.before ? (rows[0]?.id ?? null) : null,
    after: more.after ? (rows.at(-1)?.id ?? null) : null,
  };
}

/** Which messages are looked for. */
export interface ContentFilter {
  readonly searchString?: string | undefined;
  readonly mediaTypes?: readonly MediaType[] | undefined;
  /** Only what a guest keeps; {@link keptByGuest}. */
  readonly kept?: boolean | undefined;
}

const ofTypes = ({ mediaTypes }: ContentFilter): SQL | undefined =>
  mediaTypes && mediaTypes.length > 0 ? inArray(messages.mediaType, [...mediaTypes]) : undefined;

const holding = (text: SQLWrapper, { searchString }: ContentFilter): SQL | undefined =>
  searchString ? holdsFolded(text, searchString) : undefined;

/** How many messages of a channel one search looks through; `before` continues from there. */
const searchedAtOnce = 20_000;

/** Messages of a channel that fit, the latest first. @throws Problem channel_not_found */
export async function searchChannel(
  ctx: Context,
  me: number,
  channelId: number,
  query: ContentFilter & { before?: number | undefined; limit: number },
): Promise<{ contents: MessengerContent[]; before: number | null }> {
  const { channel, side } = await channelFor(ctx.kit.db, channelId, me);
  const older = query.before === undefined ? undefined : lt(messages.id, query.before);
  // The channel's messages first, whatever the database thinks of the words: each of them is looked at once, the latest first.
  const latest = ctx.kit.db.orm
    .select()
    .from(messages)
    .where(and(eq(messages.channelId, channelId), isNull(messages.deletedAt), shownTo(side), ofTypes(query), older))
    .orderBy(desc(messages.id))
    .limit(searchedAtOnce)
    .as('latest');
  const rows = await ctx.kit.db.orm
    .select()
    .from(latest)
    .where(holding(latest.text, query))
    .orderBy(desc(latest.id))
    .limit(query.limit + 1);
  const shown = rows.slice(0, query.limit);
  const known = new Map([[channel.id, channel]]);
  return {
    contents: await toContents(ctx.kit.db, shown, { channels: known, side }),
    before: rows.length > query.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/**
 * What a performer sent that is its guest's to keep, for the library (spec 3 §2): given for nothing, or opened for coins. What was paid
 * back is locked again and says so; what was taken down is gone as in its channel, and stays only where it was paid.
 */
const keptByGuest = sql`(${messages.sender} = 'actor' and ${messages.mediaId} is not null and exists (
  select from ${media} where ${media.id} = ${messages.mediaId}
    and (${media.paidAt} is not null or ${media.paidBack} > 0 or (${media.price} is null and ${media.goneAt} is null and ${media.isCovered}))))`;

/** How many voices a guest keeps, over all channels that are not blocked. */
export async function countVoices(executor: Executor, guestId: number): Promise<number> {
  const own = and(eq(channels.guestId, guestId), eq(channels.guestBlocked, false));
  const voices = and(own, isNull(messages.deletedAt), eq(messages.mediaType, 'audio'), keptByGuest);
  const [row] = await executor.orm
    .select({ of: count() })
    .from(messages)
    .innerJoin(channels, eq(channels.id, messages.channelId))
    .where(voices);
  return row?.of ?? 0;
}

/** Messages of a guest over all channels that are not blocked, or of one (spec 2 §7, "messenger content"). */
export async function guestContent(
  ctx: Context,
  guestId: number,
  query: {
    first: number;
    offset: number;
    after?: number | undefined;
    channelId?: number | undefined;
    filter?: ContentFilter | undefined;
    order: 'asc' | 'desc';
  },
): Promise<MessengerContent[]> {
  const { db } = ctx.kit;
  if (query.channelId !== undefined) await channelFor(db, query.channelId, guestId, 'guest');
  const own = and(
    eq(channels.guestId, guestId),
    query.channelId === undefined ? eq(channels.guestBlocked, false) : eq(channels.id, query.channelId),
  );
  const filter = query.filter ?? {};
  const behind = query.order === 'asc' ? gt : lt;
  const place = query.after === undefined ? undefined : behind(messages.id, query.after);
  const rows = await db.orm
    .select({ message: messages, channel: channels })
    .from(messages)
    .innerJoin(channels, eq(channels.id, messages.channelId))
    .where(
      and(
        own,
        isNull(messages.deletedAt),
        ofTypes(filter),
        holding(messages.text, filter),
        filter.kept === true ? keptByGuest : undefined,
        place,
      ),
    )
    .orderBy(query.order === 'asc' ? asc(messages.id) : desc(messages.id))
    .offset(query.offset)
    .limit(query.first);
  const known = new Map(rows.map(({ channel }) => [channel.id, channel]));
  return toContents(
    db,
    rows.map(({ message }) => message),
    { channels: known, side: 'guest' },
  );
}

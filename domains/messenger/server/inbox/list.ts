import type { SQL } from 'drizzle-orm';
import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Worth } from '#domains/ledger/server/index.ts';
import { noWorth } from '#domains/ledger/server/index.ts';
import type { Executor } from '#kit/db/db.ts';
import { holdsFolded } from '#kit/db/query/folded.ts';
import { foldOf } from '#kit/text/fold.ts';
import type { getInbox, InboxChannel, InboxFilter } from '../../contract/index.ts';
import { cannotWrite } from '../../contract/index.ts';
import type { ChannelRow } from '../channel-row.ts';
import type { Context } from '../deps.ts';
import { changeOf } from '../present.ts';
import { channels, messages } from '../tables.ts';
import { inboxUnreadOf } from '../tell.ts';
import type { QueryOf } from './body.ts';

/** Which conversations a performer asks for; `before` as the last page answered it. */
export type InboxQuery = QueryOf<typeof getInbox>;

/** Most guests who are asked for at once; the latest first. */
const askedAtOnce = 5_000;

/** What a conversation is found and put in order by. */
const placeColumns = { id: channels.id, guestId: channels.guestId, talkedAt: channels.talkedAt };

const among = (ids: readonly number[]): SQL => sql`${channels.guestId} = any(${sql.param([...ids])}::bigint[])`;

const fits: Readonly<Record<InboxFilter, SQL | undefined>> = {
  newest: eq(channels.actorArchived, false),
  unread: and(eq(channels.actorArchived, false), gt(channels.actorUnread, 0)),
  paying: eq(channels.actorArchived, false),
  fans: eq(channels.actorArchived, false),
  online: eq(channels.actorArchived, false),
  archived: eq(channels.actorArchived, true),
};

/** Who of some guests is on the site and does not hide it. Never in a transaction. */
async function onlineAmong({ kit, guest }: Context, guestIds: readonly number[]): Promise<Set<number>> {
  const connected = new Set(await kit.realtime.connectedSubjects());
  const here = guestIds.filter((id) => connected.has(id));
  const hidden = new Set(await guest.hiddenAmong(kit.db, here));
  return new Set(here.filter((id) => !hidden.has(id)));
}

async function guestsOf({ kit }: Context, actorId: number, where?: SQL): Promise<number[]> {
  const rows = await kit.db.orm
    .select({ guestId: channels.guestId })
    .from(channels)
    .where(and(eq(channels.actorId, actorId), where))
    .orderBy(desc(channels.talkedAt))
    .limit(askedAtOnce);
  return rows.map(({ guestId }) => guestId);
}

type WorthOfGuests = ReadonlyMap<number, Worth>;
const noneAsked: WorthOfGuests = new Map();

/** What guests gave for a performer, as rows to sort conversations by; no more than nothing for who is in none of them. */
const valuesOf = (worth: WorthOfGuests): SQL => {
  const ids = [...worth.keys()];
  const spent = [...worth.values()].map((each) => each.spent);
  return sql`unnest(${sql.param(ids)}::bigint[], ${sql.param(spent)}::bigint[]) as worth(guest_id, spent)`;
};
const spentAs = sql`greatest(coalesce(worth.spent, 0), 0)`;

async function whom(
  ctx: Context,
  actorId: number,
  filterType: InboxFilter,
  worth: WorthOfGuests,
): Promise<SQL | undefined> {
  // Also who gave what was bought before, or covered by a voucher: it cost them nothing now and brought her something.
  if (filterType === 'paying') {
    return among([...worth].filter(([, { earned, spent }]) => earned > 0 || spent > 0).map(([guestId]) => guestId));
  }
  if (filterType === 'fans') return among(await ctx.favourites.fansOf(ctx.kit.db, actorId));
  if (filterType !== 'online') return undefined;
  const connected = await ctx.kit.realtime.connectedSubjects();
  return among([...(await onlineAmong(ctx, await guestsOf(ctx, actorId, among(connected))))]);
}

type Place = Pick<ChannelRow, 'id' | 'guestId' | 'talkedAt'>;

/** Which of some conversations are looked for: by the guest's name or number, or by words that were said. */
async function found({ kit, guest }: Context, places: readonly Place[], search: string): Promise<Set<number>> {
  const wanted = foldOf(search);
  const names = await guest.namesOf(
    kit.db,
    places.map(({ guestId }) => guestId),
  );
  const ids = places.map(({ id }) => id);
  // One conversation after the other, along its index: left to itself the database reads all messages of everybody (`offset 0`).
  const said = await kit.db.orm.execute<{ id: string }>(sql`
    select asked.id from unnest(${sql.param(ids)}::bigint[]) as asked(id) where exists (
      select 1 from ${messages} where ${messages.channelId} = asked.id
        and ${messages.deletedAt} is null and ${holdsFolded(messages.text, search)} offset 0)`);
  const holding = new Set(said.rows.map(({ id }) => Number(id)));
  const isFound = ({ id, guestId }: Place): boolean =>
    holding.has(id) || String(guestId) === search || foldOf(names.get(guestId) ?? '').includes(wanted);
  return new Set(places.filter(isFound).map(({ id }) => id));
}

/** How many conversations are looked through at once at first; each time twice as many, up to the most. */
const lookedThrough = { first: 500, most: 2_000 } as const;

/** A page of a performer's inbox: conversations in which somebody said something, not only to many. */
export async function readInbox(ctx: Context, actorId: number, query: InboxQuery) {
  const { filterType, sort, search, before, limit } = query;
  const { db } = ctx.kit;
  const isBySpent = sort === 'spent';
  const worth = isBySpent || filterType === 'paying' ? await ctx.ledger.worthOfGuests(db, actorId) : noneAsked;
  const by = isBySpent ? spentAs : channels.talkedAt;
  const chosen = await whom(ctx, actorId, filterType, worth);
  const spentBy = ({ guestId }: Place): number => Math.max(0, worth.get(guestId)?.spent ?? 0);
  const keyOf = (row: Place): string => `${isBySpent ? spentBy(row) : (row.talkedAt?.getTime() ?? 0)}-${row.id}`;
  const isOf = sql`worth.guest_id = ${channels.guestId}`;
  const from = (after: string): SQL | undefined => {
    const [place, id] = after.split('-').map(Number);
    const key = isBySpent ? (place ?? 0) : new Date(place ?? 0).toISOString();
    const older = id ? sql`(${by}, ${channels.id}) < (${key}, ${id})` : undefined;
    return and(eq(channels.actorId, actorId), fits[filterType], isNotNull(channels.talkedAt), older, chosen);
  };
  const inOrder = [desc(by), desc(channels.id)];
  const searched = async (): Promise<ChannelRow[]> => {
    const ids: number[] = [];
    let after = before ?? '';
    for (let count: number = lookedThrough.first; ; count = Math.min(count * 2, lookedThrough.most)) {
      const places: Place[] = await db.orm
        .select(placeColumns)
        .from(channels)
        .leftJoin(valuesOf(worth), isOf)
        .where(from(after))
        .orderBy(...inOrder)
        .limit(count);
      const here = await found(ctx, places, search);
      ids.push(...places.flatMap(({ id }) => (here.has(id) ? id : [])));
      const last = places.at(-1);
      if (ids.length > limit || places.length < count || !last) break;
      after = keyOf(last);
    }
    const rows = await db.orm
      .select()
      .from(channels)
      .where(inArray(channels.id, ids.slice(0, limit + 1)));
    return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  };
  const listed = (): Promise<ChannelRow[]> =>
    db.orm
      .select(getTableColumns(channels))
      .from(channels)
      .leftJoin(valuesOf(worth), isOf)
      .where(from(before ?? ''))
      .orderBy(...inOrder)
      .limit(limit + 1);
  const rows = await (search === '' ? listed() : searched());
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    channels: await toInbox(ctx, db, shown),
    before: last ? keyOf(last) : null,
    unread: await inboxUnreadOf(db, actorId),
  };
}

/** Conversations as their performer sees them, in the order given. Never in a transaction. */
export async function toInbox(ctx: Context, executor: Executor, rows: readonly ChannelRow[]): Promise<InboxChannel[]> {
  const actorId = rows[0]?.actorId;
  if (actorId === undefined) return [];
  const guestIds = rows.map(({ guestId }) => guestId);
  const names = await ctx.guest.namesOf(executor, guestIds);
  const pairs = await ctx.blocks.blockedPairs(executor, { actorIds: [actorId], guestIds });
  const blocked = new Set(pairs.map(({ guestId }) => guestId));
  const fans = new Set(await ctx.favourites.fansAmong(executor, actorId, guestIds));
  const online = await onlineAmong(ctx, guestIds);
  const worth = await ctx.ledger.worthOfGuests(executor, actorId, guestIds);
  return rows.map((row) => {
    const { blocked: _, freeMessagesAmount: __, actorId: ___, ...change } = changeOf(ctx, row, 'actor');
    const isBlocked = blocked.has(row.guestId);
    return {
      ...change,
      guestName: names.get(row.guestId) ?? '',
      isBlocked,
      isOnline: online.has(row.guestId),
      isFan: fans.has(row.guestId),
      ...(worth.get(row.guestId) ?? noWorth),
      closed: isBlocked || row.guestBlocked ? cannotWrite.code : null,
    };
  });
}

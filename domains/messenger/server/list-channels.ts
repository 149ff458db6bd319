import type { SQL } from 'drizzle-orm';
import { and, count, desc, eq, gt, inArray } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { ChannelFilter, MessengerChannel } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { toChannels } from './present.ts';
import { channels } from './tables.ts';

/** Which channels a guest asks for. */
export interface ChannelQuery {
  readonly filterType: ChannelFilter;
  readonly online: boolean;
  readonly offset: number;
  readonly limit: number;
}

const fits: Readonly<Record<ChannelFilter, SQL | undefined>> = {
  newest: and(eq(channels.guestArchived, false), eq(channels.guestBlocked, false)),
  unread: and(eq(channels.guestArchived, false), eq(channels.guestBlocked, false)),
  archived: and(eq(channels.guestArchived, true), eq(channels.guestBlocked, false)),
  blocked: eq(channels.guestBlocked, true),
};

/** Most performers that are asked for at once whether they are online. */
const askedAtOnce = 5_000;

/** A page of channels: the latest first, in unread mode those with something unread before (spec 2 §4). */
export async function listChannels(
  ctx: Context,
  caller: AccountCaller,
  query: ChannelQuery,
): Promise<{ channels: MessengerChannel[]; total: number }> {
  const { db } = ctx.kit;
  const own = and(eq(channels.guestId, caller.accountId), fits[query.filterType]);
  const unreadFirst = query.filterType === 'unread' ? [desc(gt(channels.guestUnread, 0))] : [];
  const order = [...unreadFirst, desc(channels.lastAt), desc(channels.id)];
  if (query.online) {
    const ids = await onlineIn(ctx, own, order);
    const page = ids.slice(query.offset, query.offset + query.limit);
    const rows = page.length === 0 ? [] : await db.orm.select().from(channels).where(inArray(channels.id, page));
    rows.sort((a, b) => page.indexOf(a.id) - page.indexOf(b.id));
    return { channels: await toChannels(ctx, db, rows, caller), total: ids.length };
  }
  const rows = await db.orm
    .select()
    .from(channels)
    .where(own)
    .orderBy(...order)
    .offset(query.offset)
    .limit(query.limit);
  const [{ total } = { total: 0 }] = await db.orm.select({ total: count() }).from(channels).where(own);
  return { channels: await toChannels(ctx, db, rows, caller), total };
}

/** Whom a guest has blocked, the latest hundred. */
export async function blockedBy({ orm }: Executor, guestId: number): Promise<number[]> {
  const rows = await orm
    .select({ actorId: channels.actorId })
    .from(channels)
    .where(and(eq(channels.guestId, guestId), eq(channels.guestBlocked, true)))
    .orderBy(desc(channels.lastAt))
    .limit(100);
  return rows.map(({ actorId }) => actorId);
}

/** Channels with somebody who is online, in their order. */
async function onlineIn({ kit, performers }: Context, own: SQL | undefined, order: readonly SQL[]): Promise<number[]> {
  const rows = await kit.db.orm
    .select({ id: channels.id, actorId: channels.actorId })
    .from(channels)
    .where(own)
    .orderBy(...order)
    .limit(askedAtOnce);
  const online = new Set(
    await performers.onlineAmong(
      kit.db,
      rows.map(({ actorId }) => actorId),
    ),
  );
  return rows.filter(({ actorId }) => online.has(actorId)).map(({ id }) => id);
}

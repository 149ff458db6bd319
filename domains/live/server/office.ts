import { and, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { FilterValues } from '#kit/contract/list.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { holdsFolded } from '#kit/db/query/folded.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { sumOf } from '#kit/db/query/sum-of.ts';
import { findPeople } from '#kit/domain/people.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import { exitCodes } from '../contract/index.ts';
import type { OpenChat, OpenRoom } from '../contract/office.ts';
import { adminCloseRoom, adminEndChat, openChats, openRooms } from '../contract/office.ts';
import type { ChatRow } from './chats/chat-row.ts';
import { pastChatList } from './chats/past-chats.ts';
import { costOf, toLiveChat } from './chats/view.ts';
import type { Context } from './context.ts';
import { endChatByOperator } from './rooms/host-actions.ts';
import { findRoom } from './rooms/room-row.ts';
import { closeRoom } from './rooms/rooms.ts';
import { chats, rooms } from './tables.ts';

/** What operators see of what is on air, and how they step in. */
export function officeRoutes(ctx: Context): Handler[] {
  return [
    ...roomList(ctx),
    ...chatList(ctx),
    ...pastChatList(ctx),
    handle(adminEndChat, async ({ params }) => toLiveChat(await endChatByOperator(ctx, params.chatId), 'guest')),
    handle(adminCloseRoom, async ({ params }) => {
      if (!(await findRoom(ctx.kit.db, params.actorId))) throw new Problem(notFound);
      await closeRoom(ctx, params.actorId, exitCodes.hostLock);
      return { closed: true };
    }),
  ];
}

const isOpen = ne(chats.status, 'ended');

function roomList({ kit: { db, extensions } }: Context): Handler[] {
  const inRooms = db.orm
    .select({
      roomId: chats.roomId,
      guests: sql<number>`count(distinct ${chats.guestId})::int`.as('guests'),
      paid: sql<number>`(count(*) filter (where ${chats.paid}))::int`.as('paid'),
    })
    .from(chats)
    .where(isOpen)
    .groupBy(chats.roomId)
    .as('in_rooms');
  const guests = sql<number>`coalesce(${inRooms.guests}, 0)`;
  const paidChats = sql<number>`coalesce(${inRooms.paid}, 0)`;
  const wanted = async (search: string | undefined) =>
    and(
      isNull(rooms.endedAt),
      eq(rooms.callsOnly, false),
      search === undefined
        ? undefined
        : or(holdsFolded(rooms.actorName, search), inArray(rooms.actorId, await findPeople(extensions, db, search))),
    );
  return handleList(openRooms, {
    async find({ filters, ...request }) {
      const sorts = { actorName: rooms.actorName, guests, paidChats, liveSince: rooms.startedAt };
      const page = keyset(request, sorts, rooms.id);
      return db.orm
        .select({ ...getTableColumns(rooms), guests, paidChats, cursor: page.cursor })
        .from(rooms)
        .leftJoin(inRooms, eq(inRooms.roomId, rooms.id))
        .where(and(await wanted(filters.search), page.after))
        .orderBy(...page.order)
        .limit(page.limit);
    },
    present: (found) =>
      found.map(
        (room): OpenRoom => ({
          actorId: room.actorId,
          actorName: room.actorName,
          state: room.announced?.state ?? 'offline',
          liveSince: room.startedAt,
          guests: room.guests,
          paidChats: room.paidChats,
          isSending: room.sending,
        }),
      ),
    async totals({ search }) {
      const [sums] = await db.orm
        .select({ guests: sumOf(guests), paidChats: sumOf(paidChats) })
        .from(rooms)
        .leftJoin(inRooms, eq(inRooms.roomId, rooms.id))
        .where(await wanted(search));
      return sums ?? { guests: 0, paidChats: 0 };
    },
  });
}

function chatList({ kit: { db, extensions } }: Context): Handler[] {
  const cost = sql<number>`(${chats.minutes} * ${chats.pricePerMinute} - ${chats.covered} - ${chats.refunded})`;
  const since = sql<number>`coalesce(${chats.startedAt}, ${chats.requestedAt})`;
  const found = async (search: string) => {
    const people = await findPeople(extensions, db, search);
    const named = [chats.guestName, chats.actorName].map((name) => holdsFolded(name, search));
    return or(...named, inArray(chats.guestId, people), inArray(chats.actorId, people));
  };
  const wanted = async ({ search, kind, type }: FilterValues<(typeof openChats)['filters']>) =>
    and(
      isOpen,
      search === undefined ? undefined : await found(search),
      kind === undefined ? undefined : eq(chats.paid, kind === 'paid'),
      type && eq(chats.type, type),
    );
  return handleList(openChats, {
    async find({ filters, ...request }) {
      const { guestName, actorName, minutes } = chats;
      const page = keyset(request, { guestName, actorName, minutes, cost, since }, chats.id);
      return db.orm
        .select({ ...getTableColumns(chats), cursor: page.cursor })
        .from(chats)
        .where(and(await wanted(filters), page.after))
        .orderBy(...page.order)
        .limit(page.limit);
    },
    present: (found) => found.map(toOpenChat),
    async totals(filters) {
      const [sum] = await db.orm
        .select({ cost: sumOf(cost) })
        .from(chats)
        .where(await wanted(filters));
      return { cost: sum?.cost ?? 0 };
    },
  });
}

function toOpenChat(chat: ChatRow): OpenChat {
  return {
    chatId: chat.id,
    actorId: chat.actorId,
    actorName: chat.actorName,
    guestId: chat.guestId,
    guestName: chat.guestName,
    chatType: chat.type,
    status: chat.status,
    isExclusive: chat.exclusive,
    isPictureBroken: chat.brokenSince !== null,
    since: chat.startedAt ?? chat.requestedAt,
    minutes: chat.minutes,
    pricePerMinute: chat.pricePerMinute,
    cost: costOf(chat),
  };
}

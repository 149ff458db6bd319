import { and, count, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle, resolve } from '#kit/server/handler.ts';
import * as contract from '../contract/index.ts';
import { isConnected } from './chats/admit.ts';
import { chatGuest } from './chats/chat-guest.ts';
import { chatOptions } from './chats/chat-options.ts';
import type { ChatRow } from './chats/chat-row.ts';
import { findChat, openChatsOf } from './chats/chat-row.ts';
import { createMove, takeMove } from './chats/move-chat.ts';
import { textsOfChat, textsOfRoom } from './chats/texts.ts';
import { toLiveChat, toRecord } from './chats/view.ts';
import type { Context } from './context.ts';
import { showFaces } from './faces/show-faces.ts';
import { paidBackRoutes } from './money/paid-back-list.ts';
import { officeRoutes } from './office.ts';
import { freeChatTime } from './rooms/free-chat-time.ts';
import { freePreviewInit } from './rooms/free-preview.ts';
import { blockGuest } from './rooms/host-actions.ts';
import { findRoom } from './rooms/room-row.ts';
import { showsOf } from './rooms/shows.ts';
import { studioRoom } from './rooms/studio-room.ts';
import { chats } from './tables.ts';

/** The routes and fields of live. */
export function restHandlers(ctx: Context): Handler[] {
  return [...guestRoutes(ctx), ...studioRoutes(ctx), ...officeRoutes(ctx), ...paidBackRoutes(ctx)];
}

async function chatOf(ctx: Context, chatId: number, subjectId: number | null): Promise<ChatRow> {
  const chat = await findChat(ctx.kit.db, chatId);
  if (!chat || (chat.guestId !== subjectId && chat.actorId !== subjectId)) throw new Problem(notFound);
  return chat;
}

/** @throws Problem chat_over, not_in_this_state: a picture may be opened from the answer to the end */
function assertAdmitted(chat: ChatRow): void {
  if (chat.status === 'ended') throw new Problem(contract.chatOver, { data: { exitCode: chat.exitCode } });
  if (chat.status === 'requested') throw new Problem(contract.notInThisState);
}

function guestRoutes(ctx: Context): Handler[] {
  const { db } = ctx.kit;
  return [
    handle(contract.getOpenChats, async (_, { caller }) => ({
      chats: (await openChatsOf(db, caller.subjectId)).map((chat) => toLiveChat(chat, 'guest')),
      now: ctx.now(),
    })),
    handle(contract.createChatMove, ({ body }, { caller }) => createMove(ctx, caller, body.chatId)),
    handle(contract.takeChatMove, ({ body }, { caller, userAgent }) =>
      takeMove(ctx, caller.accountId, body.code, userAgent),
    ),
    handle(contract.getChat, async ({ params }, { caller }) => {
      const chat = await chatOf(ctx, params.chatId, caller.subjectId);
      return toLiveChat(chat, chat.guestId === caller.subjectId ? 'guest' : 'performer');
    }),
    handle(contract.getChatHistory, ({ query }, { caller }) =>
      records(ctx, 'guest', eq(chats.guestId, caller.accountId), query),
    ),
    handle(contract.getChatTexts, async ({ params, query }, { caller }) => {
      const chat = await chatOf(ctx, params.chatId, caller.subjectId);
      return textsOfChat(ctx, chat, chat.guestId === caller.subjectId ? 'guest' : 'actor', query);
    }),
    handle(contract.getChatTicket, async ({ params, body }, { caller }) => {
      const chat = await chatOf(ctx, params.chatId, caller.subjectId);
      if (chat.guestId !== caller.subjectId) throw new Problem(notFound);
      assertAdmitted(chat);
      if (body.role === 'subscribe') {
        if (!isConnected(ctx, chat)) throw new Problem(contract.notInThisState);
        return ctx.media.watchTicket({ ...chat, webSession: caller.sessionId });
      }
      if (!contract.hasUpstream(chat.type)) throw new Problem(contract.notInThisState);
      return ctx.media.cameraTicket(chat);
    }),
    handle(contract.getFaces, ({ query: { actorIds, seen } }, { caller }) =>
      showFaces(ctx, caller, actorIds.split(',').map(Number), seen?.split(',').map(Number) ?? []),
    ),
    handle(contract.getChatOptions, async ({ params }, { caller }) => chatOptions(ctx, caller, params.actorId)),
    resolve(contract.freePreviewInit, ({ decline }, { caller }) => freePreviewInit(ctx, caller, decline)),
    resolve(contract.freeChatDuration, (_, { caller }) => freeChatTime(ctx, db, caller.accountId, false)),
  ];
}

function studioRoutes(ctx: Context): Handler[] {
  const { db } = ctx.kit;
  return [
    handle(contract.getStudioRoom, async (_, { caller }) => {
      const actor = await ctx.deps.performers.actor(db, caller.accountId);
      if (!actor) throw new Problem(notFound);
      return studioRoom(ctx, actor);
    }),
    handle(contract.getRoomTicket, async (_, { caller }) => {
      const actorId = caller.accountId;
      if ((await findRoom(db, actorId))?.source !== 'browser') throw new Problem(contract.notLive);
      return ctx.media.publishTicket(actorId);
    }),
    handle(contract.getGuestCameraTicket, async ({ params }, { caller }) => {
      const chat = await chatOf(ctx, params.chatId, caller.accountId);
      if (chat.actorId !== caller.accountId) throw new Problem(notFound);
      assertAdmitted(chat);
      // Nobody is heard in a call before it has begun.
      const waits = contract.isCall(chat.type) && chat.status !== 'running';
      if (!contract.hasUpstream(chat.type) || waits) throw new Problem(contract.notInThisState);
      return ctx.media.cameraWatchTicket(chat, caller.sessionId);
    }),
    handle(contract.getRoomTexts, ({ query }, { caller }) => textsOfRoom(ctx, caller.accountId, query)),
    handle(contract.getStudioChats, ({ query }, { caller }) =>
      records(ctx, 'performer', and(eq(chats.actorId, caller.accountId), chats.paid), query),
    ),
    handle(contract.getChatGuest, ({ params }, { caller }) => chatGuest(ctx, caller.accountId, params.chatId)),
    handle(contract.getStudioShows, ({ query }, { caller }) => showsOf(ctx, caller.accountId, query)),
    handle(contract.blockGuest, async ({ body }, { caller }) => {
      await blockGuest(ctx, caller.accountId, body.chatId);
      return {};
    }),
    handle(contract.getStudioEarnings, async ({ query }, { caller }) => {
      const offset = query.offsetMinutes * 60_000;
      const since = Math.floor((ctx.now() + offset) / 86_400_000) * 86_400_000 - offset;
      const [row] = await db.orm
        .select({
          earned: sql<number>`coalesce(sum(${chats.earned}), 0)::int`,
          minutes: sql<number>`coalesce(sum(${chats.minutes}), 0)::int`,
          refunded: sql<number>`coalesce(sum(${chats.refunded}), 0)::int`,
          chats: count(),
        })
        .from(chats)
        .where(and(eq(chats.actorId, caller.accountId), chats.paid, gte(chats.startedAt, since)));
      return { earned: 0, minutes: 0, refunded: 0, chats: 0, ...row, since };
    }),
    handle(contract.probeUplink, async ({ body }) => ({ received: body.filler.length })),
  ];
}

/** A page of past chats, newest first, previews left out. */
async function records(
  ctx: Context,
  reader: 'guest' | 'performer',
  whose: ReturnType<typeof and>,
  page: { before?: number | undefined; limit: number },
) {
  const rows = await ctx.kit.db.orm
    .select()
    .from(chats)
    .where(
      and(
        whose,
        eq(chats.status, 'ended'),
        ne(chats.type, 'LIVE_PREVIEW'),
        page.before === undefined ? undefined : lt(chats.id, page.before),
      ),
    )
    .orderBy(desc(chats.id))
    .limit(page.limit);
  return {
    chats: rows.map((row) => toRecord(row, reader)),
    before: rows.length === page.limit ? (rows.at(-1)?.id ?? null) : null,
  };
}

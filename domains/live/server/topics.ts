import { and, eq, inArray, ne } from 'drizzle-orm';
import { isBanned } from '#domains/performers/server/index.ts';
import { only, visitor } from '#kit/contract/access.ts';
import { findChat } from './chats/chat-row.ts';
import type { Context } from './context.ts';
import { chats } from './tables.ts';

/** Who may hear what. Connections are joined by live itself; these rules hold for whoever asks to join. */
export function defineTopics(ctx: Context): void {
  const { realtime, db } = ctx.kit;
  // What performers do is public, but in the countries they are not shown in; pushes of `actors` leave those out.
  realtime.defineTopic({ kind: 'actors', access: visitor, may: () => true });
  realtime.defineTopic({
    kind: 'actor',
    access: visitor,
    async may(caller, id) {
      const actor = /^\d{1,9}$/.test(id) ? await ctx.deps.performers.actor(db, Number(id)) : null;
      return actor !== null && !isBanned(actor, caller.country);
    },
  });
  // A studio belongs to its performer.
  realtime.defineTopic({ kind: 'studio', access: only('performer'), may: (caller, id) => isPerformer(caller, id) });
  // A chat belongs to its guest; its performer hears of it in the studio.
  realtime.defineTopic({
    kind: 'chat',
    access: visitor,
    may: async (caller, id) => {
      const chat = /^\d{1,15}$/.test(id) ? await findChat(db, Number(id)) : null;
      return chat !== null && chat.guestId === caller.subjectId && chat.status !== 'ended';
    },
  });
  // A room's text is for its performer and for anyone who is in free chat there.
  realtime.defineTopic({
    kind: 'room',
    access: visitor,
    may: async (caller, id) => {
      if (isPerformer(caller, id)) return true;
      if (caller.subjectId === null || !/^\d{1,15}$/.test(id)) return false;
      const [inside] = await db.orm
        .select({ id: chats.id })
        .from(chats)
        .where(
          and(
            eq(chats.guestId, caller.subjectId),
            eq(chats.actorId, Number(id)),
            inArray(chats.type, ['FREECHAT', 'LIVESHOW']),
            ne(chats.status, 'ended'),
          ),
        );
      return inside !== undefined;
    },
  });
}

const isPerformer = (caller: { accountId: number | null; roles: readonly string[] }, id: string): boolean =>
  caller.roles.includes('performer') && String(caller.accountId) === id;

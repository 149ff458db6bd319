import type { SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, gte, inArray, lt, or } from 'drizzle-orm';
import type { FilterValues } from '#kit/contract/list.ts';
import type { Executor } from '#kit/db/db.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import type { PaletteFound } from '#kit/domain/palette.ts';
import { findPeople } from '#kit/domain/people.ts';
import { boundsOfDays } from '#kit/i18n/days.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import { asTyped } from '#kit/text/typed.ts';
import type { PastChat } from '../../contract/office-history.ts';
import { pastChats } from '../../contract/office-history.ts';
import type { Context } from '../context.ts';
import { chats } from '../tables.ts';
import type { ChatRow } from './chat-row.ts';
import { costOf } from './view.ts';

/** The number in `chat:12`; a bare number is a person's. */
const chatIn = (typed: string): number[] => {
  const digits = /^chat:(\d{1,15})$/i.exec(typed)?.[1];
  return digits === undefined ? [] : [Number(digits)];
};

/** Guest and performer of the chat that was typed: `chat:12`. */
export async function peopleOfChat(executor: Executor, typed: string): Promise<number[]> {
  const [id] = chatIn(asTyped('reference', typed));
  if (id === undefined) return [];
  const [row] = await executor.orm
    .select({ guestId: chats.guestId, actorId: chats.actorId })
    .from(chats)
    .where(eq(chats.id, id));
  return row ? [row.guestId, row.actorId] : [];
}

/** The chat an operator may mean by its number, alone or as `chat:12`. */
export async function chatsInPalette(executor: Executor, typed: string): Promise<PaletteFound[]> {
  const reference = asTyped('reference', typed);
  const [id] = chatIn(/^\d+$/.test(reference) ? `chat:${reference}` : reference);
  if (id === undefined) return [];
  const rows = await executor.orm.select().from(chats).where(eq(chats.id, id));
  return rows.map(({ guestName, actorName }) => ({
    id,
    name: `chat:${id}`,
    detail: `${guestName} · ${actorName}`,
    page: 'live.officePastChats',
    search: { search: `chat:${id}` },
  }));
}

/** All chats, running and ended, for operators. */
export function pastChatList({ kit: { db, extensions } }: Pick<Context, 'kit'>): Handler[] {
  const found = async (search: string): Promise<SQL | undefined> => {
    const [chatId] = chatIn(search);
    if (chatId !== undefined) return eq(chats.id, chatId);
    const people = await findPeople(extensions, db, search);
    return people.length === 0 ? eq(chats.id, -1) : or(inArray(chats.guestId, people), inArray(chats.actorId, people));
  };
  const wanted = async ({ search, kind, type, ...days }: FilterValues<(typeof pastChats)['filters']>) => {
    const { from, to } = boundsOfDays(days);
    return and(
      search === undefined ? undefined : await found(search),
      kind && eq(chats.paid, kind === 'paid'),
      type && eq(chats.type, type),
      from && gte(chats.requestedAt, from.getTime()),
      to && lt(chats.requestedAt, to.getTime()),
    );
  };
  return handleList(pastChats, {
    async find({ filters, ...request }) {
      const page = keyset(request, { chatId: chats.id }, chats.id);
      return db.orm
        .select({ ...getTableColumns(chats), cursor: page.cursor })
        .from(chats)
        .where(and(await wanted(filters), page.after))
        .orderBy(...page.order)
        .limit(page.limit);
    },
    present: (rows) => rows.map(toPastChat),
  });
}

const toPastChat = (chat: ChatRow): PastChat => ({
  chatId: chat.id,
  actorId: chat.actorId,
  actorName: chat.actorName,
  guestId: chat.guestId,
  guestName: chat.guestName,
  chatType: chat.type,
  status: chat.status,
  isExclusive: chat.exclusive,
  minutes: chat.minutes,
  cost: costOf(chat),
  requestedAt: new Date(chat.requestedAt).toISOString(),
  endedAt: chat.endedAt === null ? null : new Date(chat.endedAt).toISOString(),
});

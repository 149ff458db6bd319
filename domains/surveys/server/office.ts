import type { Column, SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, gte, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { FilterValues } from '#kit/contract/list.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { findPeople } from '#kit/domain/people.ts';
import type { Handler } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import { handleList } from '#kit/server/list.ts';
import { siteFeedback, surveyAnswers } from '../contract/office.ts';
import { chatExits, feedbacks } from './tables.ts';

/** From this rating on somebody is pleased. */
const pleased = 4;

const inMood = (rating: Column, mood: 'good' | 'bad' | undefined): SQL | undefined =>
  mood && (mood === 'good' ? gte(rating, pleased) : lt(rating, pleased));

/** What operators read of the surveys. */
export function officeHandlers({ db, extensions }: Pick<Kit, 'db' | 'extensions'>): Handler[] {
  const ofPeople = async (search: string, ...columns: readonly Column[]): Promise<SQL | undefined> => {
    const people = await findPeople(extensions, db, search);
    // Nobody is meant: nothing is found.
    return or(...columns.map((column) => inArray(column, people.length === 0 ? [-1] : people)));
  };
  const answered = async ({ search, mood }: FilterValues<(typeof surveyAnswers)['filters']>) => {
    const chatId = /^chat:(\d{1,15})$/i.exec(search ?? '')?.[1];
    const chat = chatId === undefined ? undefined : eq(chatExits.chatId, Number(chatId));
    const theirs = search === undefined ? undefined : await ofPeople(search, chatExits.guestId, chatExits.actorId);
    return and(isNotNull(chatExits.answeredAt), inMood(chatExits.rating, mood), chat ?? theirs);
  };
  const said = async ({ search, mood }: FilterValues<(typeof siteFeedback)['filters']>) => {
    if (search === undefined) return inMood(feedbacks.rating, mood);
    const byMail = search.includes('@') ? eq(feedbacks.email, search) : undefined;
    return and(inMood(feedbacks.rating, mood), or(byMail, await ofPeople(search, feedbacks.guestId)));
  };
  return [
    ...handleList(surveyAnswers, {
      async find({ filters, ...request }) {
        const page = keyset(request, { answeredAt: chatExits.answeredAt }, chatExits.chatId);
        return db.orm
          .select({ ...getTableColumns(chatExits), cursor: page.cursor })
          .from(chatExits)
          .where(and(await answered(filters), page.after))
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows) =>
        rows.map(({ chatId, guestId, actorId, rating, feedback, mobile, answeredAt, endedAt }) => ({
          ...{ chatId, guestId, actorId },
          rating: rating ?? 0,
          feedback: feedback ?? '',
          isMobile: mobile ?? false,
          answeredAt: (answeredAt ?? endedAt).toISOString(),
        })),
    }),
    ...handleList(siteFeedback, {
      async find({ filters, ...request }) {
        const page = keyset(request, { createdAt: feedbacks.createdAt }, feedbacks.id);
        return db.orm
          .select({ ...getTableColumns(feedbacks), cursor: page.cursor })
          .from(feedbacks)
          .where(and(await said(filters), page.after))
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows) =>
        rows.map(({ mobile, createdAt, ...row }) => ({
          ...row,
          isMobile: mobile,
          createdAt: createdAt.toISOString(),
        })),
    }),
  ];
}

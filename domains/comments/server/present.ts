import { and, eq, inArray } from 'drizzle-orm';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Comment } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { LineRow } from './lines.ts';
import type { SubjectFacts } from './port.ts';
import { likes } from './tables.ts';

/** Lines as they are told to a caller who sees their words, without answers. */
export async function presentLines(
  ctx: Pick<Context, 'guest' | 'performers'>,
  executor: Executor,
  rows: readonly LineRow[],
  caller: Caller,
  { actorId, actorName }: Pick<SubjectFacts, 'actorId' | 'actorName'>,
): Promise<Comment[]> {
  const guestIds = [...new Set(rows.filter(({ isCreator }) => !isCreator).map(({ authorId }) => authorId))];
  // One after the other: inside a transaction there is one connection.
  const names = await ctx.guest.namesOf(executor, guestIds);
  const [card] = rows.some(({ isCreator }) => isCreator) ? await ctx.performers.cards(executor, [actorId], caller) : [];
  const liked = new Set<number>();
  if (caller.accountId !== null && rows.length > 0) {
    const ids = rows.filter(({ likes: count }) => count > 0).map(({ id }) => id);
    const found = await executor.orm
      .select({ id: likes.commentId })
      .from(likes)
      .where(and(eq(likes.guestId, caller.accountId), inArray(likes.commentId, ids)));
    for (const { id } of found) liked.add(id);
  }
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    createdAt: row.createdAt.getTime(),
    user: row.isCreator
      ? { id: actorId, name: actorName, avatar: card?.avatar?.src ?? null }
      : { id: row.authorId, name: names.get(row.authorId) ?? '', avatar: null },
    isCreator: row.isCreator,
    isOwn: row.authorId === caller.accountId,
    mayDelete: caller.accountId !== null && [row.authorId, row.actorId].includes(caller.accountId),
    isWaiting: row.state === 'waiting',
    isGone: false,
    refusal: row.state === 'refused' ? row.reason || takenAway[caller.language] : '',
    likes: row.likes,
    isLiked: liked.has(row.id),
    replies: [],
  }));
}

/** What is told to a guest whose comment its performer took away. */
const takenAway = {
  en: 'The performer took it away.',
  de: 'Vom Profil aus entfernt.',
  nl: 'Verwijderd door de performer.',
  es: 'Retirado desde el perfil.',
} as const;

/** The place of a comment whose words are gone for the reader, above answers that are there. */
export const gone = ({ id, createdAt }: LineRow): Comment => ({
  ...{ id, text: '', createdAt: createdAt.getTime(), user: { id: 0, name: '', avatar: null }, isCreator: false },
  ...{
    isOwn: false,
    mayDelete: false,
    isWaiting: false,
    isGone: true,
    refusal: '',
    likes: 0,
    isLiked: false,
    replies: [],
  },
});

import { and, eq } from 'drizzle-orm';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import type { chatExitSurvey } from '../contract/index.ts';
import { notInvited } from '../contract/index.ts';
import type { DayRatings } from './ratings.ts';
import { countedAs } from './ratings.ts';
import { chatExits } from './tables.ts';

/**
 * Stores what a guest says of a chat, and counts the rating on the day it is given (`count`); a repeat replaces both.
 * @throws Problem `survey_not_offered`
 */
export async function storeAnswer(
  tx: Tx,
  count: (tx: Tx, counted: DayRatings) => Promise<void>,
  guestId: number,
  answer: RouteParsed<typeof chatExitSurvey>['body'],
  now: number,
): Promise<void> {
  const { chatId, actorId, rating, feedback, mobile, currentUrl: url } = answer;
  const own = and(eq(chatExits.chatId, chatId), eq(chatExits.guestId, guestId), eq(chatExits.actorId, actorId));
  const [before] = await tx.orm
    .select({ rating: chatExits.rating, answeredAt: chatExits.answeredAt })
    .from(chatExits)
    .where(own)
    .for('update');
  if (!before) throw new Problem(notInvited);
  await tx.orm
    .update(chatExits)
    .set({ rating, feedback, mobile, url, answeredAt: new Date(now) })
    .where(own);
  if (before.rating !== null && before.answeredAt !== null) {
    const was = countedAs(before.rating);
    await count(tx, { actorId, at: before.answeredAt.getTime(), count: -was.count, satisfied: -was.satisfied });
  }
  await count(tx, { actorId, at: now, ...countedAs(rating) });
}

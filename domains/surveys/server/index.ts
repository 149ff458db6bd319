import { and, eq } from 'drizzle-orm';
import { chatEnded } from '#domains/live/contract/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle, on } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import {
  chatExitSurvey,
  feedbackData,
  feedbackPause,
  feedbackSurvey,
  minimumChatSeconds,
  notInvited,
} from '../contract/index.ts';
import { chatExits, feedbacks } from './tables.ts';

export const surveysTables = { name: 'surveys', folder: new URL('./migrations', import.meta.url) } as const;

const pause = { points: 1, seconds: feedbackPause };

/** Surveys: the chat exit survey, and feedback on the site. */
export function createSurveys(kit: Kit): DomainServer {
  const handlers: Handler[] = [
    on(chatEnded, 'surveys.invite', async ({ chatId, guestId, actorId, chatType, seconds, at }, tx) => {
      if (seconds < minimumChatSeconds) return;
      const invitation = { chatId, guestId, actorId, chatType, seconds, endedAt: new Date(at) };
      await tx.orm.insert(chatExits).values(invitation).onConflictDoNothing();
    }),
    handle(chatExitSurvey, async ({ body }, { caller }) => {
      const stored = await kit.db.orm
        .update(chatExits)
        .set({
          rating: body.rating,
          feedback: body.feedback,
          mobile: body.mobile,
          url: body.currentUrl,
          answeredAt: new Date(kit.clock.now()),
        })
        .where(
          and(
            eq(chatExits.chatId, body.chatId),
            eq(chatExits.guestId, caller.subjectId ?? 0),
            eq(chatExits.actorId, body.actorId),
          ),
        )
        .returning({ chatId: chatExits.chatId });
      if (stored.length === 0) throw new Problem(notInvited);
      return { stored: true };
    }),
    handle(feedbackSurvey, async ({ body }, { caller }) => {
      const wait = await kit.limits.take(`survey.feedback:${caller.subjectId ?? caller.ip}`, pause);
      if (wait > 0) return { stored: false, timeLimit: true };
      await kit.db.orm.insert(feedbacks).values({
        guestId: caller.subjectId,
        rating: body.rating ?? null,
        feedback: body.feedback,
        email: body['e-mail'] || null,
        mobile: body.mobile,
        url: body.currentUrl,
        createdAt: new Date(kit.clock.now()),
      });
      return { stored: true, timeLimit: false };
    }),
    handle(feedbackData, async () => ({ ratings: [1, 2, 3, 4, 5], maxLength: 2000, waitSeconds: feedbackPause })),
  ];
  return { name: 'surveys', migrations: surveysTables, handlers };
}

/** Surveys, as the application lists them. */
export const surveysDomain = defineDomain({ name: 'surveys', create: createSurveys });

import type { Access } from '#domains/access/server/index.ts';
import { accessDomain } from '#domains/access/server/index.ts';
import { searchFacts } from '#domains/actor-search/server/index.ts';
import { chatEnded } from '#domains/live/contract/index.ts';
import type { ActorChanges } from '#domains/performers/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { loadsFacet } from '#kit/server/facets.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle, on, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import {
  actorRatings,
  chatExitSurvey,
  commentsBlocked,
  feedbackData,
  feedbackPause,
  feedbackSurvey,
  minimumChatSeconds,
  ratingsAged,
} from '../contract/index.ts';
import { foundByRating } from './found-by.ts';
import { officeHandlers } from './office.ts';
import { surveysData } from './personal-data.ts';
import type { DayRatings } from './ratings.ts';
import { addRatings, agedOut, bestRated, ratingsOf } from './ratings.ts';
import { storeAnswer } from './store-answer.ts';
import { chatExits, feedbacks } from './tables.ts';

export const surveysTables = { name: 'surveys', folder: new URL('./migrations', import.meta.url) } as const;

const pause = { points: 1, seconds: feedbackPause };

/** Surveys: the chat exit survey, how performers were rated in it, and feedback on the site. */
export interface Surveys extends DomainServer {
  /** How performers were rated in the last ninety days. */
  ratingsOf(executor: Executor, actorIds: readonly number[]): ReturnType<typeof ratingsOf>;
  /** The best rated of the last ninety days, best first; who has too few ratings is not among them. */
  bestRated(executor: Executor, first: number): Promise<number[]>;
  /** For the demo world. */
  addRatings(tx: Tx, counted: DayRatings): Promise<void>;
}

export function createSurveys(
  kit: Kit,
  {
    access,
    performers,
  }: {
    readonly access: Pick<Access, 'mayComment'>;
    readonly performers: { readonly changes: Pick<ActorChanges, 'touch'> };
  },
): Surveys {
  /** Counts ratings, and tells whoever searches by them. */
  const count = async (tx: Tx, counted: DayRatings): Promise<void> => {
    await addRatings(tx, counted);
    await performers.changes.touch(tx, counted.actorId);
  };
  /** Words of whom operators have taken the right to comment are refused; a rating alone is not. @throws Problem `comments_blocked` */
  const assertMayComment = async (accountId: number | null, words: string): Promise<void> => {
    if (accountId === null || words === '') return;
    if (!(await access.mayComment(kit.db, accountId)).ok) throw new Problem(commentsBlocked);
  };
  const handlers: Handler[] = [
    on(chatEnded, 'surveys.invite', async ({ chatId, guestId, actorId, chatType, seconds, at }, tx) => {
      if (seconds < minimumChatSeconds) return;
      const invitation = { chatId, guestId, actorId, chatType, seconds, endedAt: new Date(at) };
      await tx.orm.insert(chatExits).values(invitation).onConflictDoNothing();
    }),
    handle(chatExitSurvey, async ({ body }, { caller }) => {
      await assertMayComment(caller.accountId, body.feedback);
      await kit.db.transaction((tx) => storeAnswer(tx, count, caller.subjectId ?? 0, body, kit.clock.now()));
      return { stored: true };
    }),
    handle(feedbackSurvey, async ({ body }, { caller }) => {
      await assertMayComment(caller.accountId, body.feedback);
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
    ...officeHandlers(kit),
    work(ratingsAged, () =>
      kit.db.transaction(async (tx) => {
        for (const actorId of await agedOut(tx, kit.clock.now())) await performers.changes.touch(tx, actorId);
      }),
    ),
    handle(feedbackData, async () => ({ ratings: [1, 2, 3, 4, 5], maxLength: 2000, waitSeconds: feedbackPause })),
  ];
  return {
    name: 'surveys',
    migrations: surveysTables,
    handlers,
    ratingsOf: (executor, actorIds) => ratingsOf(executor, actorIds, kit.clock.now()),
    bestRated: (executor, first) => bestRated(executor, first, kit.clock.now()),
    addRatings: count,
  };
}

/** Surveys, as the application lists them. */
export const surveysDomain = defineDomain({
  name: 'surveys',
  uses: { access: accessDomain, performers: performersDomain },
  create: createSurveys,
  declares: [extend(personalData, surveysData)],
  contributes: (surveys, { db }) => [
    extend(searchFacts, foundByRating(surveys)),
    loadsFacet(actorRatings, { shared: true, load: (actorIds) => surveys.ratingsOf(db, actorIds) }),
  ],
});

import { accessDomain } from '#domains/access/server/index.ts';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { guestLockedEvent, guestUnlockedEvent } from '#domains/guest/contract/index.ts';
import { guestDomain } from '#domains/guest/server/index.ts';
import { notificationKinds, notificationsDomain } from '#domains/notifications/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { handle, on } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { deleteLine, likeLine, reportLine } from './acts.ts';
import type { Context } from './deps.ts';
import { officeHandlers, waitingComments } from './office.ts';
import { readPage } from './page.ts';
import { commentsData } from './personal-data.ts';
import type { CommentsPort } from './port.ts';
import { rateSubject, ratingsOf, totalsOf } from './rate.ts';
import { forgetSubject, markLocked } from './standing.ts';
import { studioComments } from './studio.ts';
import { answered, newComments } from './tell.ts';
import { postLine, replyTo } from './write.ts';

export type {
  CommentLine,
  CommentSubjects,
  CommentsPage,
  CommentsPort,
  GuestRating,
  RatingData,
  Subject,
  SubjectFacts,
} from './port.ts';
export { commentSubjects } from './port.ts';
export type { Talk } from './seed-talk.ts';
export { seedTalk } from './seed-talk.ts';

/** Tables of the domain, for tests and the start. */
export const commentsTables = { name: 'comments', folder: new URL('./migrations', import.meta.url) };

/** Comments on things of other domains, and how guests rate them. */
export interface Comments extends DomainServer, CommentsPort {}

/** The comments domain on this kit. */
export function createComments(kit: Kit, deps: Omit<Context, 'kit'>): Comments {
  const ctx: Context = { kit, ...deps };
  return {
    name: 'comments',
    migrations: commentsTables,
    page: (caller, subject, page) => readPage(ctx, caller, subject, page),
    post: (caller, subject, text) => postLine(ctx, caller, subject, text),
    rate: (caller, subject, rating) => rateSubject(ctx, caller, subject, rating),
    ratings: ratingsOf,
    totals: totalsOf,
    forget: forgetSubject,
    handlers: [
      handle(contract.getComments, ({ params: { kind, subjectId }, query }, { caller }) =>
        readPage(ctx, caller, { kind, id: subjectId }, query),
      ),
      handle(contract.postComment, ({ params: { kind, subjectId }, body: { text } }, { caller }) =>
        postLine(ctx, caller, { kind, id: subjectId }, text),
      ),
      handle(contract.rateThing, ({ params: { kind, subjectId }, body: { rating } }, { caller }) =>
        rateSubject(ctx, caller, { kind, id: subjectId }, rating),
      ),
      handle(contract.replyToComment, async ({ params: { commentId }, body }, { caller }) => ({
        ...(await replyTo(ctx, caller, commentId, body)),
        replies: [],
      })),
      handle(contract.likeComment, ({ params: { commentId }, body: { isLiked } }, { caller }) =>
        likeLine(ctx, caller, commentId, isLiked),
      ),
      handle(contract.deleteComment, async ({ params: { commentId } }, { caller }) => {
        await deleteLine(ctx, caller, commentId);
        return {};
      }),
      handle(contract.reportComment, async ({ params: { commentId }, body: { reason } }, { caller }) => {
        await reportLine(ctx, caller, commentId, reason);
        return {};
      }),
      handle(contract.getStudioComments, ({ query: { before } }, { caller }) => studioComments(ctx, caller, before)),
      ...officeHandlers(ctx),
      on(guestLockedEvent, 'comments.hide-the-locked', ({ guestId }, tx) => markLocked(kit, tx, guestId, true)),
      on(guestUnlockedEvent, 'comments.show-the-unlocked', ({ guestId }, tx) => markLocked(kit, tx, guestId, false)),
    ],
  };
}

/** The domain as the application lists it. */
export const commentsDomain = defineDomain({
  name: 'comments',
  uses: {
    access: accessDomain,
    blocks: blocksDomain,
    guest: guestDomain,
    notifications: notificationsDomain,
    performers: performersDomain,
  },
  create: createComments,
  declares: [
    extend(personalData, commentsData),
    extend(notificationKinds, newComments),
    extend(notificationKinds, answered),
  ],
  contributes: () => [
    extend(overviewFigures, {
      label: 'comments.office.waiting',
      desks: ['moderation'],
      order: 16,
      page: 'comments.officeQueue',
      read: (executor) => waitingComments(executor),
    }),
  ],
});

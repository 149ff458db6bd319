import { z } from 'zod';
import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import { contactDetails } from '#domains/conversation/contract/problems.ts';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { keyUsedOtherwise, notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { alreadyCommented, commentFull, commentsNotTaken, ownThing } from './problems.ts';

/** Spec 3: so many comments on a page, and so many more for each press of "show more". */
export const commentsAtOnce = { first: 500, more: 5 } as const;
/** Most answers below one comment. */
export const mostReplies = 200;
/** Signs of a comment at most. */
export const longestComment = 500;

/** Why a reader reports a comment. `minor`: it depicts, suggests or tolerates minors; it is looked at first. */
export const commentReportReasons = ['minor', 'threat', 'insult', 'payment', 'spam', 'other'] as const;
export type CommentReportReason = (typeof commentReportReasons)[number];

const words = {
  id: z.int(),
  text: z.string().describe('empty where it was taken away and answers to it are still there'),
  createdAt: z.number().describe('ms since the epoch'),
  user: z
    .object({ id: z.int(), name: z.string(), avatar: z.string().nullable() })
    .describe('nobody (0) where it was taken away'),
  isCreator: z.boolean().describe('the performer whose thing it is wrote it'),
  isOwn: z.boolean(),
  mayDelete: z.boolean().describe('who asks wrote it, or it is on a thing of theirs'),
  isWaiting: z.boolean().describe('nobody but who wrote it and operators sees it yet'),
  isGone: z.boolean().describe('it was taken away, or is not for who asks; answers to it are still there'),
  refusal: z.string().describe('why operators refused it, told to who wrote it; empty otherwise'),
  likes: z.int(),
  isLiked: z.boolean(),
};

/** An answer to a comment. */
export const CommentReply = z.object({ ...words, replies: z.array(z.never()) }).meta({ id: 'CommentReply' });

/** A comment on something, with the answers to it, the oldest first. */
export const Comment = z.object({ ...words, replies: z.array(CommentReply) }).meta({ id: 'Comment' });
export type Comment = z.infer<typeof Comment>;

/** A page of comments, the newest first. `total` is how many the list has; answers stand within them. */
export const CommentPage = z
  .object({ comments: z.array(Comment), total: z.int(), isGuestAllowedToComment: z.boolean() })
  .meta({ id: 'CommentPage' });
export type CommentPage = z.infer<typeof CommentPage>;

/** How something is rated, and what who asks gave. */
export const Rating = z
  .object({
    guestRatingLikes: z.int(),
    guestRatingDislikes: z.int(),
    isLiked: z.boolean(),
    isDisliked: z.boolean(),
  })
  .meta({ id: 'Rating' });
export type Rating = z.infer<typeof Rating>;

/** A thing by its kind and its id as text, as addresses name it. */
const subject = z.object({
  kind: z.string().regex(/^[a-z][a-zA-Z-]{0,39}$/),
  subjectId: z
    .string()
    .min(1)
    .max(60)
    .regex(/^[\w-]+$/),
});
const params = z.object({ commentId: longRowIdText });
const text = z.string().trim().min(1).max(longestComment).regex(visiblePattern);

export const getComments = route({
  name: 'getComments',
  method: 'GET',
  path: 'comments/{kind}/{subjectId}',
  summary: 'Comments on something the caller may see, the newest first, each with its answers.',
  access: anyone,
  params: subject,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(commentsAtOnce.first).default(commentsAtOnce.first),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  response: CommentPage,
  problems: [notFound],
});

export const postComment = route({
  name: 'postComment',
  method: 'POST',
  path: 'comments/{kind}/{subjectId}/post',
  summary: 'Comments on something, once for each guest. The same words again answer the first.',
  access: loggedIn,
  limit: { points: 20, seconds: 600, per: 'subject' },
  params: subject,
  body: z.object({ text }),
  response: Comment,
  problems: [notFound, commentsNotTaken, alreadyCommented, youHaveBlocked, contactDetails],
});

export const replyToComment = route({
  name: 'replyToComment',
  method: 'POST',
  path: 'comment/{commentId}/reply',
  summary:
    'Answers a comment; the answer to an answer stands with the first comment. The same key again answers the first.',
  access: loggedIn,
  limit: { points: 30, seconds: 600, per: 'subject' },
  params,
  body: z.object({ text, key: z.uuid() }),
  response: CommentReply,
  problems: [notFound, commentsNotTaken, commentFull, youHaveBlocked, contactDetails, keyUsedOtherwise],
});

export const likeComment = route({
  name: 'likeComment',
  method: 'POST',
  path: 'comment/{commentId}/like',
  summary: 'Likes a comment of somebody else, or takes it back.',
  access: loggedIn,
  limit: { points: 120, seconds: 60, per: 'subject' },
  params,
  body: z.object({ isLiked: z.boolean() }),
  response: z.object({ likes: z.int(), isLiked: z.boolean() }),
  problems: [notFound, ownThing, youHaveBlocked],
});

export const deleteComment = route({
  name: 'deleteComment',
  method: 'DELETE',
  path: 'comment/{commentId}/delete',
  summary: 'Takes away a comment of one’s own, or one on a thing of one’s own. Answers to it stay.',
  access: loggedIn,
  limit: { points: 60, seconds: 60, per: 'subject' },
  params,
  response: z.object({}),
  problems: [notFound],
});

export const reportComment = route({
  name: 'reportComment',
  method: 'POST',
  path: 'comment/{commentId}/report',
  summary: 'Tells operators of a comment. Again: once.',
  access: loggedIn,
  limit: { points: 20, seconds: 3600, per: 'subject' },
  params,
  body: z.object({ reason: z.enum(commentReportReasons) }),
  response: z.object({}),
  problems: [notFound, ownThing],
});

export const rateThing = route({
  name: 'rateThing',
  method: 'POST',
  path: 'comments/{kind}/{subjectId}/rate',
  summary: 'Likes (1) or dislikes (-1) something, or takes that back (0).',
  access: loggedIn,
  limit: { points: 120, seconds: 60, per: 'subject' },
  params: subject,
  body: z.object({ rating: z.union([z.literal(-1), z.literal(0), z.literal(1)]) }),
  response: Rating,
  problems: [notFound, ownThing, youHaveBlocked],
});

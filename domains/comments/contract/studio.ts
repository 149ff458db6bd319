import { z } from 'zod';
import { only } from '#kit/contract/access.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';

/** A comment or an answer on something of the performer who reads it. */
export const StudioComment = z
  .object({
    id: z.int(),
    text: z.string(),
    createdAt: z.number(),
    user: z.object({ id: z.int(), name: z.string() }),
    isReply: z.boolean(),
    likes: z.int(),
    subject: z.object({
      kind: z.string(),
      title: z.string(),
      path: z.string().nullable().describe('without the language; null where it has no page'),
    }),
  })
  .meta({ id: 'StudioComment' });
export type StudioComment = z.infer<typeof StudioComment>;

/** So many of them on a page. */
export const studioCommentsAtOnce = 30;

export const StudioCommentPage = z.object({
  comments: z.array(StudioComment),
  before: z.int().nullable().describe('where the next page begins; null: nowhere'),
});
export type StudioCommentPage = z.infer<typeof StudioCommentPage>;

export const getStudioComments = route({
  name: 'getStudioComments',
  method: 'GET',
  path: 'studio/comments',
  summary:
    'What others say about the things of the performer who asks, the newest first, without whom they have blocked.',
  access: only('performer'),
  query: z.object({ before: longRowIdText.optional() }),
  response: StudioCommentPage,
});

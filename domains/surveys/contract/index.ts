export * from './jobs.ts';
export * from './office.ts';
export * from './ratings.ts';

import { z } from 'zod';
import { ChatType } from '#domains/live/contract/index.ts';
import { anyone, visitor } from '#kit/contract/access.ts';
import { email } from '#kit/contract/email.ts';
import { longRowId, rowId } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import type { Texts } from '#kit/contract/problem.ts';
import { defineProblem } from '#kit/contract/problem.ts';

export const notInvited = defineProblem('survey_not_offered', 403, {
  en: 'There is no survey open for this chat.',
  de: 'Zu diesem Chat ist keine Umfrage offen.',
  nl: 'Voor deze chat is geen enquête open.',
  es: 'No hay ninguna encuesta abierta para este chat.',
});

export const commentsBlocked = defineProblem('comments_blocked', 403, {
  en: 'Comments are switched off for your account. A rating without words still counts.',
  de: 'Für dein Konto sind Kommentare abgeschaltet. Eine Bewertung ohne Worte zählt trotzdem.',
  nl: 'Voor je account staan opmerkingen uit. Een beoordeling zonder woorden telt wel.',
  es: 'Tu cuenta no puede dejar comentarios. Una nota sin palabras sí cuenta.',
});

/** A chat exit survey is offered from this many seconds of chat on (spec 1 §5). */
export const minimumChatSeconds = 30;
/** Feedback is taken once in this many seconds per guest; sooner answers `timeLimit` (spec 2 §8). */
export const feedbackPause = 60;

const currentUrl = z.string().max(500);
const feedback = z.string().trim().max(2000);
const rating = z.int().min(1).max(5);

export const chatExitSurvey = route({
  name: 'survey.chatexit',
  method: 'POST',
  path: 'survey/chatexit',
  summary: 'Stores how a guest liked a chat of at least 30 seconds; once per chat, a repeat replaces it.',
  access: visitor,
  problems: [notInvited, commentsBlocked],
  body: z.object({
    currentUrl,
    chatId: longRowId,
    actorId: rowId,
    mobile: z.boolean(),
    feedback: feedback.default(''),
    rating,
    isAnonymousVoicecall: z.boolean().default(false),
    chatType: ChatType,
  }),
  response: z.object({ stored: z.boolean() }),
});

const somethingToSay: Texts = {
  en: 'Give a rating, or write something.',
  de: 'Gib eine Bewertung ab oder schreib etwas.',
  nl: 'Geef een beoordeling of schrijf iets.',
  es: 'Pon una nota o escribe algo.',
};

export const feedbackSurvey = route({
  name: 'survey.feedback',
  method: 'POST',
  path: 'survey/feedback',
  summary: 'Stores what somebody thinks of the site. `timeLimit` is true when it came too soon after the last one.',
  access: anyone,
  problems: [commentsBlocked],
  limit: { points: 20, seconds: 3600, per: 'address' },
  body: z
    .object({
      currentUrl,
      mobile: z.boolean(),
      feedback,
      'e-mail': email.or(z.literal('')).optional(),
      rating: rating.optional(),
    })
    .refine((value) => value.feedback !== '' || value.rating !== undefined, {
      path: ['feedback'],
      params: { words: somethingToSay },
    }),
  response: z.object({ stored: z.boolean(), timeLimit: z.boolean() }),
});

export const feedbackData = route({
  name: 'survey.feedbackdata',
  method: 'GET',
  path: 'survey/feedbackdata',
  summary: 'What the feedback form may ask and when the next one is taken.',
  access: anyone,
  response: z.object({
    ratings: z.array(z.int()),
    maxLength: z.int(),
    waitSeconds: z.int(),
  }),
});

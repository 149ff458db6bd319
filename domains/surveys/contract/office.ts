import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';

const access = operators('support', 'content');

/** How pleased somebody is: four and five of five are good. */
export const answerMoods = ['good', 'bad'] as const;

/** What a guest said of a chat. */
export const SurveyAnswer = z
  .object({
    chatId: z.int(),
    guestId: z.int(),
    actorId: z.int(),
    rating: z.int(),
    feedback: z.string(),
    isMobile: z.boolean(),
    answeredAt: z.iso.datetime(),
  })
  .meta({ id: 'SurveyAnswer' });
export type SurveyAnswer = z.output<typeof SurveyAnswer>;

export const surveyAnswers = defineList({
  name: 'surveys.answers',
  summary:
    'What guests said of their chats, the latest first. The search is whose chat it was, guest or performer, or `chat:12`.',
  access,
  path: 'office/surveys/answers',
  row: SurveyAnswer,
  key: 'chatId',
  columns: {
    chatId: { kind: 'custom' },
    rating: { kind: 'custom' },
    feedback: { kind: 'text' },
    guestId: { kind: 'custom' },
    actorId: { kind: 'custom' },
    answeredAt: { kind: 'instant', sortable: true },
  },
  filters: { search: searchFilter(254), mood: choiceFilter(answerMoods) },
  sort: '-answeredAt',
});

/** What somebody said of the site. */
export const SiteFeedback = z
  .object({
    id: z.int(),
    guestId: z.int().nullable().describe('of the account or the visitor'),
    rating: z.int().nullable(),
    feedback: z.string(),
    email: z.string().nullable(),
    url: z.string(),
    isMobile: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SiteFeedback' });
export type SiteFeedback = z.output<typeof SiteFeedback>;

export const siteFeedback = defineList({
  name: 'surveys.feedback',
  summary: 'What people said of the site, the latest first. The search is whoever said it.',
  access,
  path: 'office/surveys/feedback',
  row: SiteFeedback,
  key: 'id',
  columns: {
    feedback: { kind: 'custom' },
    rating: { kind: 'custom' },
    guestId: { kind: 'custom' },
    email: { kind: 'text' },
    url: { kind: 'text', isHidden: true },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: { search: searchFilter(254), mood: choiceFilter(answerMoods) },
  sort: '-createdAt',
});

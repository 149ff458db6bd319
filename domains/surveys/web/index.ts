import { afterChat } from '#domains/live/web/slots.ts';
import { profileFact } from '#domains/performers/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const surveysWeb = defineWebDomain({
  name: 'surveys',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(afterChat, { file: 'parts/chat-survey.tsx', name: 'ChatSurvey' }),
    fill(profileFact, { file: 'parts/rating-fact.tsx', name: 'RatingFact' }),
  ],
});

import { definePages } from '#kit/web/page/pages.ts';

/** What guests said, for operators. */
export const pages = definePages('domains/surveys/web', [
  {
    id: 'surveys.officeAnswers',
    area: 'office',
    file: 'office/routes/answers.tsx',
    slugs: { en: 'answers' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 17, label: 'surveys.office.menu', icon: 'message-circle-heart' }],
  },
  {
    id: 'surveys.officeFeedback',
    area: 'office',
    file: 'office/routes/feedback.tsx',
    slugs: { en: 'answers/site' },
    parent: 'surveys.officeAnswers',
  },
]);

import { definePages } from '#kit/web/page/pages.ts';

/** What everybody may say of the site, and what guests said, for operators. */
export const pages = definePages('domains/surveys/web', [
  {
    id: 'surveys.feedback',
    area: 'guest',
    file: 'guest/routes/feedback.tsx',
    query: ['from'],
    slugs: { en: 'feedback', de: 'feedback', es: 'opinion' },
    group: 'help',
    breadcrumb: { name: { en: 'Feedback', de: 'Feedback', nl: 'Feedback', es: 'Tu opinión' } },
    parent: 'help.center',
    menu: [{ in: 'help', order: 20, label: 'surveys.feedback.menu' }],
  },
  {
    id: 'surveys.officeAnswers',
    area: 'office',
    access: ['support', 'content'],
    file: 'office/routes/answers.tsx',
    slugs: { en: 'answers' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 17, group: 'trust', label: 'surveys.office.menu', icon: 'message-circle-heart' }],
  },
  {
    id: 'surveys.officeFeedback',
    area: 'office',
    access: ['support', 'content'],
    file: 'office/routes/feedback.tsx',
    slugs: { en: 'answers/site' },
    parent: 'surveys.officeAnswers',
  },
]);

import { definePages } from '#kit/web/page/pages.ts';

/** The help centre, and the operators' desk where it is answered. */
export const pages = definePages('domains/help/web', [
  {
    id: 'help.center',
    area: 'guest',
    file: 'guest/routes/center.tsx',
    query: ['name', 'q', 'topic', 'about'],
    slugs: { en: 'help', de: 'hilfe', es: 'ayuda' },
    group: 'help',
    parent: 'performers.home',
    menu: [{ in: 'help', order: 10, label: 'help.menu' }],
  },
  {
    id: 'help.officeRequests',
    area: 'office',
    access: ['support'],
    file: 'office/routes/requests.tsx',
    slugs: { en: 'help-requests' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 18, group: 'trust', label: 'help.office.menu', icon: 'life-buoy' }],
  },
  {
    id: 'help.officeRequest',
    area: 'office',
    access: ['support'],
    file: 'office/routes/request.tsx',
    slugs: { en: 'help-requests/:requestId' },
    parent: 'help.officeRequests',
  },
  {
    id: 'help.officeAnswers',
    area: 'office',
    access: ['support'],
    file: 'office/routes/answers.tsx',
    slugs: { en: 'help-answers' },
    parent: 'help.officeRequests',
  },
]);

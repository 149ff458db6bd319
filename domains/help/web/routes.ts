import { definePages } from '#kit/web/page/pages.ts';

/** The help centre, and the operators' list of what was asked. */
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
    file: 'office/routes/requests.tsx',
    slugs: { en: 'help-requests' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 18, group: 'trust', label: 'help.office.menu', icon: 'life-buoy' }],
  },
]);

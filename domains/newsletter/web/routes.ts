import { definePages } from '#kit/web/page/pages.ts';

const name = { en: 'Newsletters', de: 'Newsletter', nl: 'Nieuwsbrieven', es: 'Boletines' };

// The links of mails that were sent stay: these addresses do not change.
export const pages = definePages('domains/newsletter/web', [
  {
    id: 'newsletter.choose',
    area: 'guest',
    file: 'guest/routes/choose.tsx',
    slugs: { en: 'newsletter' },
    group: 'help',
    breadcrumb: { name },
    parent: 'performers.home',
    menu: [{ in: 'help', order: 40, label: 'newsletter.menu' }],
  },
  {
    id: 'newsletter.confirm',
    area: 'guest',
    file: 'guest/routes/confirm.tsx',
    slugs: { en: 'newsletter/confirm' },
    query: ['key'],
    group: 'help',
    indexed: false,
    breadcrumb: { name: { en: 'Confirm', de: 'Bestätigen', nl: 'Bevestigen', es: 'Confirmar' } },
    parent: 'newsletter.choose',
  },
  {
    id: 'newsletter.end',
    area: 'guest',
    file: 'guest/routes/end.tsx',
    slugs: { en: 'newsletter/unsubscribe/:token' },
    group: 'help',
    indexed: false,
    breadcrumb: { name: { en: 'Unsubscribe', de: 'Abmelden', nl: 'Uitschrijven', es: 'Darse de baja' } },
    parent: 'newsletter.choose',
  },
  {
    id: 'newsletter.office',
    area: 'office',
    access: ['content'],
    file: 'office/routes/issues.tsx',
    slugs: { en: 'newsletter' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 56, group: 'marketing', label: 'newsletter.office.menu', icon: 'newspaper' }],
  },
  {
    id: 'newsletter.officeIssue',
    area: 'office',
    access: ['content'],
    file: 'office/routes/issue.tsx',
    slugs: { en: 'newsletter/:issueId' },
    query: ['words'],
    parent: 'newsletter.office',
  },
]);

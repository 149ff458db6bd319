import { definePages } from '#kit/web/page/pages.ts';

/** The operators' own pages. */
export const pages = definePages('domains/office/web', [
  {
    id: 'office.home',
    area: 'office',
    file: 'office/routes/home.tsx',
    slugs: { en: '' },
    menu: [
      { in: 'top', order: 10, label: 'office.office.home.menu', icon: 'layout-dashboard' },
      { in: 'bottom', order: 10, label: 'office.office.home.menu', icon: 'layout-dashboard' },
    ],
  },
  {
    id: 'office.mail',
    area: 'office',
    file: 'office/routes/mail.tsx',
    slugs: { en: 'mail' },
    parent: 'office.home',
    menu: [
      { in: 'top', order: 20, group: 'platform', label: 'office.office.mail.menu', icon: 'mail' },
      { in: 'bottom', order: 20, label: 'office.office.mail.menu', icon: 'mail' },
    ],
  },
  {
    id: 'office.mailKinds',
    area: 'office',
    file: 'office/routes/mail-kinds.tsx',
    slugs: { en: 'mail/kinds' },
    parent: 'office.mail',
  },
  {
    id: 'office.mailMessage',
    area: 'office',
    file: 'office/routes/mail-message.tsx',
    slugs: { en: 'mail/:mailId' },
    parent: 'office.mail',
  },
  {
    id: 'office.sms',
    area: 'office',
    file: 'office/routes/sms.tsx',
    slugs: { en: 'sms' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 21, group: 'platform', label: 'office.office.sms.menu', icon: 'message-square-text' }],
  },
  {
    id: 'office.smsMessage',
    area: 'office',
    file: 'office/routes/sms-message.tsx',
    slugs: { en: 'sms/:smsId' },
    parent: 'office.sms',
  },
  {
    id: 'office.audit',
    area: 'office',
    file: 'office/routes/audit.tsx',
    slugs: { en: 'audit' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 80, group: 'platform', label: 'office.office.audit.menu', icon: 'scroll-text' }],
  },
  {
    id: 'office.personalData',
    area: 'office',
    file: 'office/routes/personal-data.tsx',
    slugs: { en: 'personal-data' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 82, group: 'platform', label: 'office.office.personal.menu', icon: 'shield-user' }],
  },
  {
    id: 'office.styleguide',
    area: 'office',
    file: 'office/routes/styleguide.tsx',
    frame: false,
    slugs: { en: 'styleguide' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 90, group: 'platform', label: 'office.office.styleguide.menu', icon: 'palette' }],
  },
]);

import { definePages } from '#kit/web/page/pages.ts';

/** Where operators write what search engines read. */
export const pages = definePages('domains/seo/web', [
  {
    id: 'seo.texts',
    area: 'office',
    access: ['content'],
    file: 'office/routes/texts.tsx',
    slugs: { en: 'seo' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 60, group: 'content', label: 'seo.office.menu', icon: 'scan-search' }],
  },
  {
    id: 'seo.text',
    area: 'office',
    access: ['content'],
    file: 'office/routes/text.tsx',
    slugs: { en: 'seo/:tag' },
    parent: 'seo.texts',
  },
]);

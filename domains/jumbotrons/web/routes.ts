import { definePages } from '#kit/web/page/pages.ts';

/** Where operators make the large pictures. */
export const pages = definePages('domains/jumbotrons/web', [
  {
    id: 'jumbotrons.office',
    area: 'office',
    access: ['content'],
    file: 'office/routes/slides.tsx',
    slugs: { en: 'jumbotrons' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 18, group: 'content', label: 'jumbotrons.office.menu', icon: 'gallery-horizontal' }],
  },
  {
    id: 'jumbotrons.officeNew',
    area: 'office',
    access: ['content'],
    file: 'office/routes/new-slide.tsx',
    slugs: { en: 'jumbotrons/new' },
    parent: 'jumbotrons.office',
  },
  {
    id: 'jumbotrons.officeSlide',
    area: 'office',
    access: ['content'],
    file: 'office/routes/slide.tsx',
    slugs: { en: 'jumbotrons/:slideId' },
    parent: 'jumbotrons.office',
  },
]);

import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/toys/web', [
  {
    id: 'toys.studio',
    area: 'studio',
    access: 'performer',
    layoutOf: 'studio.home',
    file: 'studio/routes/toy.tsx',
    slugs: { en: 'toy', de: 'toy', es: 'juguete' },
    parent: 'studio.home',
    menu: [{ in: 'top', order: 42, label: 'toys.studio.menu', icon: 'sliders' }],
  },
  {
    id: 'toys.office',
    area: 'office',
    access: ['content'],
    file: 'office/routes/closings.tsx',
    slugs: { en: 'toys' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 58, group: 'content', label: 'toys.office.menu', icon: 'sliders' }],
  },
]);

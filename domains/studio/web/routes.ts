import { definePages } from '#kit/web/page/pages.ts';

const studio = { area: 'studio', access: 'performer', layout: 'studio/routes/frame.tsx' } as const;

/** The performer's own pages. They share a frame, so that what lives in it outlives moving between them; pages of other domains join it by `layoutOf: 'studio.home'`. */
export const pages = definePages('domains/studio/web', [
  {
    ...studio,
    id: 'studio.home',
    file: 'studio/routes/home.tsx',
    slugs: { en: '' },
    menu: [
      { in: 'top', order: 10, label: 'studio.studio.menu.home', icon: 'radio' },
      { in: 'bottom', order: 10, label: 'studio.studio.menu.home', icon: 'radio' },
    ],
  },
  {
    ...studio,
    id: 'studio.profile',
    file: 'studio/routes/profile.tsx',
    slugs: { en: 'prices', de: 'preise', es: 'precios' },
    parent: 'studio.home',
    menu: [{ in: 'top', order: 20, label: 'studio.studio.menu.profile', icon: 'circle-user' }],
  },
  {
    ...studio,
    id: 'studio.earnings',
    file: 'studio/routes/earnings.tsx',
    slugs: { en: 'earnings', de: 'einnahmen', es: 'ingresos' },
    parent: 'studio.home',
    menu: [
      { in: 'top', order: 30, label: 'studio.studio.menu.earnings', icon: 'coins' },
      { in: 'bottom', order: 30, label: 'studio.studio.menu.earnings', icon: 'coins' },
    ],
  },
  {
    ...studio,
    id: 'studio.legalTexts',
    file: 'studio/routes/legal-texts.tsx',
    query: ['type', 'product', 'version', 'changes'],
    slugs: { en: 'legal', de: 'rechtstexte', es: 'textos-legales' },
    parent: 'studio.home',
    menu: [{ in: 'top', order: 90, label: 'legal.studio.menu', icon: 'scale' }],
  },
]);

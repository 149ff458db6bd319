import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/places/web', [
  {
    id: 'places.studio',
    area: 'studio',
    access: 'performer',
    layoutOf: 'studio.home',
    file: 'studio/routes/area.tsx',
    slugs: { en: 'area', de: 'gegend', nl: 'omgeving', es: 'zona' },
    parent: 'studio.home',
    menu: [{ in: 'top', order: 87, label: 'places.studio.menu', icon: 'map-pin' }],
  },
]);

import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/blocks/web', [
  {
    id: 'blocks.studio',
    area: 'studio',
    access: 'performer',
    layoutOf: 'studio.home',
    file: 'studio/routes/blocked.tsx',
    slugs: { en: 'blocked', de: 'gesperrt', nl: 'geblokkeerd', es: 'bloqueados' },
    parent: 'studio.home',
    menu: [{ in: 'top', order: 80, label: 'blocks.studio.menu', icon: 'shield-off' }],
  },
]);

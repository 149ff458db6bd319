import { definePages } from '#kit/web/pages.ts';

/** The legal texts (spec 1 §2). */
export const pages = definePages('domains/legal/web', [
  {
    id: 'legal.terms',
    area: 'guest',
    file: 'guest/routes/terms.tsx',
    slugs: { en: 'terms-of-service', de: 'agb', es: 'condiciones-de-uso' },
    group: 'legal',
    parent: 'performers.home',
    menu: [{ in: 'legal', order: 10, label: 'legal.terms.menu' }],
  },
  {
    id: 'legal.dataProtection',
    area: 'guest',
    file: 'guest/routes/data-protection.tsx',
    slugs: { en: 'data-protection', de: 'datenschutz', es: 'proteccion-de-datos' },
    group: 'legal',
    parent: 'performers.home',
    menu: [{ in: 'legal', order: 20, label: 'legal.dataProtection.menu' }],
  },
  {
    id: 'legal.imprint',
    area: 'guest',
    file: 'guest/routes/imprint.tsx',
    slugs: { en: 'imprint', de: 'impressum', es: 'aviso-legal' },
    group: 'legal',
    parent: 'performers.home',
    menu: [{ in: 'legal', order: 30, label: 'legal.imprint.menu' }],
  },
]);

import type { en } from './en.ts';

export const es = {
  'legal.terms.menu': 'Condiciones de uso',
  'legal.dataProtection.menu': 'Protección de datos',
  'legal.imprint.menu': 'Aviso legal',
  'legal.version': 'Versión {version}, en vigor desde el {date}',
  'legal.download': 'Guardar como archivo',
  'legal.contents': 'En esta página',
} satisfies Record<keyof typeof en, string>;

import type { en } from './en.ts';

export const de = {
  'legal.terms.menu': 'AGB',
  'legal.dataProtection.menu': 'Datenschutz',
  'legal.imprint.menu': 'Impressum',
  'legal.version': 'Fassung {version}, gültig seit {date}',
  'legal.download': 'Als Datei speichern',
  'legal.contents': 'Auf dieser Seite',
} satisfies Record<keyof typeof en, string>;

import type { en } from './en.ts';

export const nl = {
  'legal.terms.menu': 'Algemene voorwaarden',
  'legal.dataProtection.menu': 'Privacy',
  'legal.imprint.menu': 'Colofon',
  'legal.version': 'Versie {version}, geldig sinds {date}',
  'legal.download': 'Opslaan als bestand',
  'legal.contents': 'Op deze pagina',
} satisfies Record<keyof typeof en, string>;

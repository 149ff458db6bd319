import type { en } from './en.ts';

export const nl = {
  'favourites.heart': 'Favoriet: {name}',
  'favourites.one': 'Favoriet',
  'favourites.kept': 'Bij je favorieten bewaard',
  'favourites.menu': 'Favorieten',
  'favourites.title': 'Je favorieten',
  'favourites.lead':
    '{count, plural, =0 {Wie je een hart geeft, staat hier.} one {Eén favoriet, wie live is eerst.} other {# favorieten, wie live is eerst.}}',
  'favourites.none': 'Je hebt nog geen favorieten.',
  'favourites.find': 'Wie is er live?',
  'favourites.since': 'Sinds {day}',
  'favourites.watch': 'Kijken',
  'favourites.remove': '{name} weghalen',
  'favourites.email': 'Mail me als de show begint',
  'favourites.emailHint': 'Hooguit elke twaalf uur, naar je bevestigde adres.',
} satisfies Record<keyof typeof en, string>;

import type { en } from './en.ts';

export const nl = {
  'favourites.heart': 'Favoriet: {name}',
  'favourites.one': 'Favoriet',
  'favourites.kept': 'Bij je favorieten bewaard',
  'favourites.menu': 'Favorieten',
  'favourites.title': 'Je favorieten',
  'favourites.lead':
    '{count, plural, =0 {Hier staat iedereen die je een hart geeft.} one {Eén favoriet.} other {# favorieten, live eerst.}}',
  'favourites.none': 'Je hebt nog geen favorieten.',
  'favourites.find': 'Naar de livecams',
  'favourites.since': 'Sinds {day}',
  'favourites.watch': 'Kijken',
  'favourites.remove': '{name} verwijderen',
  'favourites.email': 'Mail me als de show begint',
  'favourites.emailHint': 'Hooguit elke twaalf uur, naar je bevestigde adres.',
  'favourites.stored.wish': 'Wie je een hart gaf voordat je je aanmeldde, een half uur lang.',
} satisfies Record<keyof typeof en, string>;

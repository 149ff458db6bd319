import type { en } from './en.ts';

export const de = {
  'favourites.heart': 'Favorit: {name}',
  'favourites.one': 'Favorit',
  'favourites.kept': 'Bei deinen Favoriten gemerkt',
  'favourites.menu': 'Favoriten',
  'favourites.title': 'Deine Favoriten',
  'favourites.lead':
    '{count, plural, =0 {Wem du ein Herz gibst, steht hier.} one {Ein Favorit, wer live ist zuerst.} other {# Favoriten, wer live ist zuerst.}}',
  'favourites.none': 'Du hast noch keine Favoriten.',
  'favourites.find': 'Wer ist live?',
  'favourites.since': 'Seit {day}',
  'favourites.watch': 'Zuschauen',
  'favourites.remove': '{name} herausnehmen',
  'favourites.email': 'Per E-Mail sagen, wenn die Show beginnt',
  'favourites.emailHint': 'Höchstens alle zwölf Stunden, an deine bestätigte Adresse.',
} satisfies Record<keyof typeof en, string>;

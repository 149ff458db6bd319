import type { en } from './en.ts';

export const de = {
  'favourites.heart': 'Favorit: {name}',
  'favourites.one': 'Favorit',
  'favourites.kept': 'Bei deinen Favoriten gemerkt',
  'favourites.menu': 'Favoriten',
  'favourites.title': 'Deine Favoriten',
  'favourites.lead':
    '{count, plural, =0 {Hier stehen alle, denen du ein Herz gibst.} one {Ein Favorit.} other {# Favoriten, Live-Cams zuerst.}}',
  'favourites.none': 'Du hast noch keine Favoriten.',
  'favourites.find': 'Zu den Live-Cams',
  'favourites.since': 'Seit {day}',
  'favourites.watch': 'Zuschauen',
  'favourites.remove': '{name} entfernen',
  'favourites.email': 'Per E-Mail sagen, wenn die Show beginnt',
  'favourites.emailHint': 'Höchstens alle zwölf Stunden, an deine bestätigte Adresse.',
  'favourites.stored.wish': 'Wem du vor der Anmeldung ein Herz gegeben hast, für eine halbe Stunde.',
} satisfies Record<keyof typeof en, string>;

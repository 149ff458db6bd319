import type { en } from './en.ts';

export const de = {
  'search.label': 'Suche',
  'search.placeholder': 'Name, Thema oder Seite',
  'search.close': 'Suche schließen',
  'search.short': '{count, plural, one {Mindestens # Zeichen} other {Mindestens # Zeichen}}',
  'search.waiting': 'Suche läuft …',
  'search.failed': 'Die Suche antwortet gerade nicht. Versuch es gleich noch einmal.',
  'search.actors': 'Profile',
  'search.live': 'Jetzt live',
  'search.themes': 'Themen',
  'search.themeLive': '{count, plural, one {# jetzt live} other {# jetzt live}}',
  'search.more': 'Mehr',
  'search.proposals': 'Meintest du',
  'search.all':
    '{count, plural, one {# Treffer für „{pattern}“ ansehen} other {Alle # Treffer für „{pattern}“ ansehen}}',
  'search.count': '{count, plural, =0 {Keine Treffer} one {# Treffer} other {# Treffer}}',
  'search.title': 'Suche nach „{pattern}“',
  'search.last': 'Zuletzt gesucht',
  'search.forget': 'Suchverlauf löschen',
  'search.none.title': 'Nichts gefunden zu „{pattern}“',
  'search.none.text': 'Versuch es mit einem Teil des Namens oder einem Thema.',
  'search.none.action': 'Alle Cams ansehen',
  'search.refused.title': 'Danach suchen wir nicht',
  'search.refused.text':
    'Hier sind ausschließlich Erwachsene. Wir suchen nicht nach Begriffen, die auf Minderjährige hindeuten.',
  'search.keys.choose': 'wählen',
  'search.keys.open': 'öffnen',
  'search.keys.close': 'schließen',
  'search.stored.requests': 'Deine letzten drei Suchanfragen, damit du sie wiederholen kannst',
} satisfies Record<keyof typeof en, string>;

import type { en } from './en.ts';

export const nl = {
  'search.label': 'Zoeken',
  'search.placeholder': 'Naam, thema of pagina',
  'search.close': 'Zoeken sluiten',
  'search.short': '{count, plural, one {Minstens # teken} other {Minstens # tekens}}',
  'search.waiting': 'Zoeken …',
  'search.failed': 'Zoeken lukt nu even niet. Probeer het zo nog eens.',
  'search.actors': 'Performers',
  'search.live': 'Nu live',
  'search.more': 'Meer',
  'search.proposals': 'Bedoelde je',
  'search.all':
    '{count, plural, one {Bekijk # resultaat voor “{pattern}”} other {Bekijk alle # resultaten voor “{pattern}”}}',
  'search.count': '{count, plural, =0 {Geen resultaten} one {# resultaat} other {# resultaten}}',
  'search.title': 'Zoeken naar “{pattern}”',
  'search.last': 'Laatst gezocht',
  'search.forget': 'Zoekgeschiedenis wissen',
  'search.none.title': 'Niets gevonden voor “{pattern}”',
  'search.none.text': 'Probeer een deel van de naam of een thema.',
  'search.none.action': 'Alle cams bekijken',
  'search.refused.title': 'Hier zoeken we niet naar',
  'search.refused.text': 'Iedereen hier is volwassen. We zoeken niet naar woorden die op minderjarigen wijzen.',
  'search.keys.choose': 'kiezen',
  'search.keys.open': 'openen',
  'search.keys.close': 'sluiten',
  'search.stored.requests': 'Je laatste drie zoekopdrachten, zodat je ze kunt herhalen',
} satisfies Record<keyof typeof en, string>;

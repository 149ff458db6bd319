import type { en } from './en.ts';

export const nl = {
  'blocks.studio.menu': 'Geblokkeerd',
  'blocks.studio.title': 'Geblokkeerde gasten',
  'blocks.studio.lead': 'Ze kunnen niet in je kamer komen en geen chat met je starten, tot je ze weer toelaat.',
  'blocks.studio.none': 'Niemand is geblokkeerd',
  'blocks.studio.noneText': 'Je blokkeert iemand in de lijst “In de kamer”, met de knop naast de naam.',
  'blocks.studio.since': 'Sinds {day}',
  'blocks.studio.unblock': 'Weer toelaten',
  'blocks.studio.unblockOf': '{name} weer toelaten',
  'blocks.studio.unblocked': '{name} kan weer komen.',
  'blocks.studio.pages': 'Pagina’s',
  'blocks.studio.newest': 'Nieuwste',
  'blocks.studio.older': 'Oudere',
} satisfies Record<keyof typeof en, string>;

import type { en } from './en.ts';

export const de = {
  'blocks.studio.menu': 'Gesperrt',
  'blocks.studio.title': 'Gesperrte Gäste',
  'blocks.studio.lead':
    'Sie können weder in deinen Raum kommen noch einen Chat mit dir starten, bis du sie wieder zulässt.',
  'blocks.studio.none': 'Niemand ist gesperrt',
  'blocks.studio.noneText': 'Du sperrst jemanden in der Liste „Im Raum“, mit dem Knopf neben dem Namen.',
  'blocks.studio.since': 'Seit {day}',
  'blocks.studio.unblock': 'Wieder zulassen',
  'blocks.studio.unblockOf': '{name} wieder zulassen',
  'blocks.studio.unblocked': '{name} kann wiederkommen.',
  'blocks.studio.pages': 'Seiten',
  'blocks.studio.newest': 'Neueste',
  'blocks.studio.older': 'Ältere',
} satisfies Record<keyof typeof en, string>;

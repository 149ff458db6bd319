import type { en } from './en.ts';

export const de = {
  'places.near': 'Nähe {town}',
  'places.studio.menu': 'Deine Gegend',
  'places.studio.title': 'Deine Gegend',
  'places.studio.lead':
    'Gäste wissen gern, woher du ungefähr kommst. Sie lesen den Namen einer großen Stadt und nichts Genaueres, und nur, wenn du das willst.',
  'places.studio.now': 'Gäste lesen: Nähe {town}',
  'places.studio.none': 'Gäste lesen nichts über deine Gegend.',
  'places.studio.save': 'Speichern',
  'places.studio.saved': 'Gespeichert. Dein Profil sagt es jetzt so.',
  'places.studio.country': 'Land',
  'places.studio.zip': 'Postleitzahl oder ihre ersten zwei Ziffern',
  'places.studio.zipHint': 'Sie findet nur die Gegend, wir behalten sie nicht. Lass das Feld leer, um nichts zu sagen.',
  'places.studio.source': 'Orte und ihre Lage: GeoNames (CC BY 4.0)',
} satisfies Record<keyof typeof en, string>;

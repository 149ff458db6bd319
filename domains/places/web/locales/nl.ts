import type { en } from './en.ts';

export const nl = {
  'places.near': 'In de buurt van {town}',
  'places.studio.menu': 'Jouw omgeving',
  'places.studio.title': 'Jouw omgeving',
  'places.studio.lead':
    'Gasten weten graag ongeveer waar je vandaan komt. Ze lezen de naam van een grote stad en niets preciezers, en alleen als jij dat wilt.',
  'places.studio.now': 'Gasten lezen: in de buurt van {town}',
  'places.studio.none': 'Gasten lezen niets over jouw omgeving.',
  'places.studio.save': 'Opslaan',
  'places.studio.saved': 'Opgeslagen. Je profiel zegt het nu zo.',
  'places.studio.country': 'Land',
  'places.studio.zip': 'Postcode of de eerste twee cijfers',
  'places.studio.zipHint': 'Die vindt alleen de omgeving; we bewaren hem niet. Laat het veld leeg om niets te zeggen.',
  'places.studio.source': 'Plaatsen en hun ligging: GeoNames (CC BY 4.0)',
} satisfies Record<keyof typeof en, string>;

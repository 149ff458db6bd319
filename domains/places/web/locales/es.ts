import type { en } from './en.ts';

export const es = {
  'places.near': 'Cerca de {town}',
  'places.studio.menu': 'Tu zona',
  'places.studio.title': 'Tu zona',
  'places.studio.lead':
    'A los usuarios les gusta saber más o menos de dónde eres. Leen el nombre de una ciudad grande y nada más preciso, y solo si tú quieres.',
  'places.studio.now': 'Los usuarios leen: cerca de {town}',
  'places.studio.none': 'Los usuarios no leen nada sobre tu zona.',
  'places.studio.save': 'Guardar',
  'places.studio.saved': 'Guardado. Tu perfil ya lo dice así.',
  'places.studio.country': 'País',
  'places.studio.zip': 'Código postal o sus dos primeras cifras',
  'places.studio.zipHint': 'Solo sirve para encontrar la zona; no lo guardamos. Déjalo vacío para no decir nada.',
  'places.studio.source': 'Localidades y su situación: GeoNames (CC BY 4.0)',
} satisfies Record<keyof typeof en, string>;

import type { en } from './en.ts';

export const es = {
  'media.office.did.getHeldFilms': 'Consultó qué películas están retenidas',
  'media.office.did.lookAtHeldFilm': 'Vio imágenes de una película retenida',
  'media.office.did.blockFilm': 'Puso una película en la lista de bloqueo',
  'media.office.did.releaseFilm': 'Dejó pasar una película retenida',
} satisfies Record<keyof typeof en, string>;

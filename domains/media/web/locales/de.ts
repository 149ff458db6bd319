import type { en } from './en.ts';

export const de = {
  'media.office.did.getHeldFilms': 'Angesehen, welche Filme zurückgehalten werden',
  'media.office.did.lookAtHeldFilm': 'Bilder eines zurückgehaltenen Films angesehen',
  'media.office.did.blockFilm': 'Film auf die Sperrliste gesetzt',
  'media.office.did.releaseFilm': 'Zurückgehaltenen Film freigegeben',
} satisfies Record<keyof typeof en, string>;

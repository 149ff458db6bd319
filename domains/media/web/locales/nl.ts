import type { en } from './en.ts';

export const nl = {
  'media.office.did.getHeldFilms': 'Bekeken welke films worden vastgehouden',
  'media.office.did.lookAtHeldFilm': 'Beelden van een tegengehouden film bekeken',
  'media.office.did.blockFilm': 'Film op de blokkeerlijst gezet',
  'media.office.did.releaseFilm': 'Vastgehouden film vrijgegeven',
} satisfies Record<keyof typeof en, string>;

export const en = {
  'media.office.did.getHeldFilms': 'Read which films are held back',
  'media.office.did.lookAtHeldFilm': 'Looked at frames of a held film',
  'media.office.did.blockFilm': 'Put a film on the block list',
  'media.office.did.releaseFilm': 'Let a held film through',
} as const;

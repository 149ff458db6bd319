import type { en } from './en.ts';

export const es = {
  'favourites.heart': 'Favorito: {name}',
  'favourites.one': 'Favorito',
  'favourites.kept': 'Guardado en tus favoritos',
  'favourites.menu': 'Favoritos',
  'favourites.title': 'Tus favoritos',
  'favourites.lead':
    '{count, plural, =0 {Aquí está a quien das un corazón.} one {Un favorito; primero quien está en directo.} other {# favoritos; primero quien está en directo.}}',
  'favourites.none': 'Todavía no tienes favoritos.',
  'favourites.find': 'Ver quién está en directo',
  'favourites.since': 'Desde el {day}',
  'favourites.watch': 'Mirar',
  'favourites.remove': 'Quitar a {name}',
  'favourites.email': 'Avisarme por correo cuando empiece el show',
  'favourites.emailHint': 'Como mucho cada doce horas, a tu dirección confirmada.',
} satisfies Record<keyof typeof en, string>;

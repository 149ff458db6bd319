import type { en } from './en.ts';

export const es = {
  'favourites.heart': 'Favorito: {name}',
  'favourites.one': 'Favorito',
  'favourites.kept': 'Guardado en tus favoritos',
  'favourites.menu': 'Favoritos',
  'favourites.title': 'Tus favoritos',
  'favourites.lead':
    '{count, plural, =0 {Aquí aparece todo el mundo a quien das un corazón.} one {Un favorito.} other {# favoritos, primero los que están en directo.}}',
  'favourites.none': 'Todavía no tienes favoritos.',
  'favourites.find': 'Ir a las cams en directo',
  'favourites.since': 'Desde el {day}',
  'favourites.watch': 'Mirar',
  'favourites.remove': 'Quitar a {name}',
  'favourites.email': 'Avisarme por correo cuando empiece el show',
  'favourites.emailHint': 'Como mucho cada doce horas, a tu dirección confirmada.',
  'favourites.stored.wish': 'A quién diste un corazón antes de registrarte, durante media hora.',
} satisfies Record<keyof typeof en, string>;

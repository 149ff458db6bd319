import type { en } from './en.ts';

export const es = {
  'surveys.chat.title': '¿Qué tal el chat con {name}?',
  'surveys.chat.text': 'Solo nuestro equipo lee tu respuesta.',
  'surveys.chat.rating': 'Estrellas',
  'surveys.chat.stars': '{count, plural, one {# estrella} other {# estrellas}}',
  'surveys.chat.words': '¿Quieres añadir algo?',
  'surveys.chat.send': 'Enviar',
  'surveys.chat.failed': 'No ha funcionado. Inténtalo otra vez.',
  'surveys.satisfied': '{rate}\u00a0% de satisfacción',
} satisfies Record<keyof typeof en, string>;

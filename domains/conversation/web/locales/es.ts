import type { en } from './en.ts';

export const es = {
  'conversation.label': 'Mensaje',
  'conversation.send': 'Enviar',
  'conversation.sending': 'enviando…',
  'conversation.new': '{count, plural, one {# mensaje nuevo} other {# mensajes nuevos}}',
  'conversation.unread': 'Nuevo',
  'conversation.typing': '{name} está escribiendo…',
  'conversation.translate.read': 'Leer en {language}',
  'conversation.translate.original': 'Original ({language})',
  'conversation.translate.busy': 'Traduciendo en este dispositivo …',
  'conversation.translate.failed': 'Aquí no se pudo traducir. Otra vez',
} satisfies Record<keyof typeof en, string>;

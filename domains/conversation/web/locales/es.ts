import type { en } from './en.ts';

export const es = {
  'conversation.label': 'Mensaje',
  'conversation.send': 'Enviar',
  'conversation.sending': 'enviando…',
  'conversation.new': '{count, plural, one {# mensaje nuevo} other {# mensajes nuevos}}',
  'conversation.unread': 'Nuevo',
  'conversation.typing': '{name} está escribiendo…',
} satisfies Record<keyof typeof en, string>;

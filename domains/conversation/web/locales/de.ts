import type { en } from './en.ts';

export const de = {
  'conversation.label': 'Nachricht',
  'conversation.send': 'Senden',
  'conversation.sending': 'wird gesendet …',
  'conversation.new': '{count, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
  'conversation.unread': 'Neu',
  'conversation.typing': '{name} schreibt …',
} satisfies Record<keyof typeof en, string>;

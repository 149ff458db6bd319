import type { en } from './en.ts';

export const de = {
  'conversation.label': 'Nachricht',
  'conversation.send': 'Senden',
  'conversation.sending': 'wird gesendet …',
  'conversation.new': '{count, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
  'conversation.unread': 'Neu',
  'conversation.typing': '{name} schreibt …',
  'conversation.translate.read': 'Auf {language} lesen',
  'conversation.translate.original': 'Original ({language})',
  'conversation.translate.busy': 'Wird auf diesem Gerät übersetzt …',
  'conversation.translate.failed': 'Das ließ sich hier nicht übersetzen. Noch einmal',
} satisfies Record<keyof typeof en, string>;

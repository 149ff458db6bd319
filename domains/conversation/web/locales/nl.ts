import type { en } from './en.ts';

export const nl = {
  'conversation.label': 'Bericht',
  'conversation.send': 'Versturen',
  'conversation.sending': 'versturen …',
  'conversation.new': '{count, plural, one {# nieuw bericht} other {# nieuwe berichten}}',
  'conversation.unread': 'Nieuw',
  'conversation.typing': '{name} schrijft …',
} satisfies Record<keyof typeof en, string>;

import type { en } from './en.ts';

export const nl = {
  'conversation.label': 'Bericht',
  'conversation.send': 'Versturen',
  'conversation.sending': 'versturen …',
  'conversation.new': '{count, plural, one {# nieuw bericht} other {# nieuwe berichten}}',
  'conversation.unread': 'Nieuw',
  'conversation.typing': '{name} schrijft …',
  'conversation.translate.read': 'In het {language} lezen',
  'conversation.translate.original': 'Origineel ({language})',
  'conversation.translate.busy': 'Wordt op dit apparaat vertaald …',
  'conversation.translate.failed': 'Dit kon hier niet worden vertaald. Nog eens',
} satisfies Record<keyof typeof en, string>;

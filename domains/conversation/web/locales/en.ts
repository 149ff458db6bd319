/** Words of every conversation, whoever holds it. */
export const en = {
  'conversation.label': 'Message',
  'conversation.send': 'Send',
  'conversation.sending': 'sending …',
  'conversation.new': '{count, plural, one {# new message} other {# new messages}}',
  'conversation.unread': 'New',
  'conversation.typing': '{name} is writing …',
  'conversation.translate.read': 'Read in {language}',
  'conversation.translate.original': 'Original ({language})',
  'conversation.translate.busy': 'Being translated on this device …',
  'conversation.translate.failed': 'It could not be translated here. Try again',
} as const;

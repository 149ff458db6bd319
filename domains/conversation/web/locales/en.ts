/** Words of every conversation, whoever holds it. */
export const en = {
  'conversation.label': 'Message',
  'conversation.send': 'Send',
  'conversation.sending': 'sending …',
  'conversation.new': '{count, plural, one {# new message} other {# new messages}}',
  'conversation.unread': 'New',
  'conversation.typing': '{name} is writing …',
} as const;

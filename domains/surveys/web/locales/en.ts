export const en = {
  'surveys.chat.title': 'How was it with {name}?',
  'surveys.chat.text': 'Only our team reads your answer.',
  'surveys.chat.rating': 'Stars',
  'surveys.chat.stars': '{count, plural, one {# star} other {# stars}}',
  'surveys.chat.words': 'Anything to add?',
  'surveys.chat.send': 'Send',
  'surveys.chat.failed': 'That did not work. Please try again.',
  'surveys.satisfied': '{rate} % satisfied',
} as const;

import type { en } from './en.ts';

export const nl = {
  'surveys.chat.title': 'Hoe was de chat met {name}?',
  'surveys.chat.text': 'Alleen ons team leest je antwoord.',
  'surveys.chat.rating': 'Sterren',
  'surveys.chat.stars': '{count, plural, one {# ster} other {# sterren}}',
  'surveys.chat.words': 'Wil je er iets over zeggen?',
  'surveys.chat.send': 'Versturen',
  'surveys.chat.failed': 'Dat lukte niet. Probeer het nog eens.',
  'surveys.satisfied': '{rate}\u00a0% tevreden',
} satisfies Record<keyof typeof en, string>;

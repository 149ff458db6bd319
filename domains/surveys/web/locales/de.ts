import type { en } from './en.ts';

export const de = {
  'surveys.chat.title': 'Wie war der Chat mit {name}?',
  'surveys.chat.text': 'Deine Antwort liest nur unser Team.',
  'surveys.chat.rating': 'Sterne',
  'surveys.chat.stars': '{count, plural, one {# Stern} other {# Sterne}}',
  'surveys.chat.words': 'Möchtest du etwas dazu sagen?',
  'surveys.chat.send': 'Senden',
  'surveys.chat.failed': 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  'surveys.satisfied': '{rate}\u00a0% zufrieden',
} satisfies Record<keyof typeof en, string>;

import { defineProblem } from '#kit/contract/problem.ts';

/** Who takes part may read and not write. */
export const textNotAllowed = defineProblem('text_not_allowed', 403, {
  en: 'You cannot write in this chat.',
  de: 'In diesem Chat kannst du nicht schreiben.',
  nl: 'Je kunt in deze chat niet schrijven.',
  es: 'No puedes escribir en este chat.',
});

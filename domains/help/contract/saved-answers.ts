import { z } from 'zod';
import type { Language } from '#kit/contract/access.ts';
import { operators } from '#kit/contract/access.ts';
import { selfAuditedChange, unaudited } from '#kit/contract/audit.ts';
import { longRowId, longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { defineProblem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { maxLengths } from './ask.ts';

/** How many are kept, and how long the name of one is. */
export const answerLimits = { answers: 100, name: 60 } as const;

export const answersFull = defineProblem('help_answers_full', 409, {
  en: 'There are as many saved answers as there may be. Delete one first.',
  de: 'Mehr gespeicherte Antworten gehen nicht. Lösch zuerst eine.',
  nl: 'Meer opgeslagen antwoorden kunnen er niet bij. Verwijder er eerst een.',
  es: 'No caben más respuestas guardadas. Borra una primero.',
});

export const answerEmpty = defineProblem('help_answer_empty', 400, {
  en: 'Write the answer in at least one language.',
  de: 'Schreib die Antwort in mindestens einer Sprache.',
  nl: 'Schrijf het antwoord in ten minste één taal.',
  es: 'Escribe la respuesta al menos en un idioma.',
});

const words = z.string().trim().max(maxLengths.message).default('');

/** An answer in the four languages; what is not written is empty. */
export const AnswerTexts = z.object({ de: words, en: words, nl: words, es: words }).meta({ id: 'HelpAnswerTexts' });
export type AnswerTexts = z.output<typeof AnswerTexts>;

/** An answer that is kept for what is asked often. */
export const SavedAnswer = z
  .object({ id: z.int(), name: z.string(), texts: AnswerTexts })
  .meta({ id: 'HelpSavedAnswer' });
export type SavedAnswer = z.output<typeof SavedAnswer>;

/** An answer for somebody: `{name}` and `{number}` filled in. Who gave no name is not called by one: what stands before it goes with it. */
export function answerFor(text: string, { name, number }: { name: string; number: number }): string {
  const named = name === '' ? text.replace(/[ \u00a0]*\{name\}/g, '') : text.replaceAll('{name}', () => name);
  return named.replaceAll('{number}', String(number));
}

/** The words of an answer in a language; null where it is not written in it. */
export const answerIn = (texts: AnswerTexts, language: string): string | null =>
  (Object.hasOwn(texts, language) && texts[language as Language]) || null;

const access = operators('support');
const done = z.object({});

export const readSavedAnswers = route({
  name: 'help.savedAnswers',
  summary: `Answers that are kept for what is asked often, at most ${answerLimits.answers}, by name.`,
  access,
  audit: unaudited('They are the platform’s own words and say nothing of anybody.'),
  method: 'GET',
  path: 'office/help/answers',
  response: z.object({ answers: z.array(SavedAnswer) }),
});

export const saveAnswer = route({
  name: 'help.saveAnswer',
  summary: 'Keeps an answer for what is asked often, or changes one.',
  access,
  audit: selfAuditedChange('help.saveAnswer'),
  method: 'POST',
  path: 'office/help/answers',
  body: z.object({
    id: longRowId.optional().describe('the one that changes'),
    name: z.string().trim().min(1).max(answerLimits.name).regex(visiblePattern),
    texts: AnswerTexts,
  }),
  response: z.object({ id: z.int() }),
  problems: [notFound, answersFull, answerEmpty],
});

export const removeAnswer = route({
  name: 'help.removeAnswer',
  summary: 'Deletes a saved answer. What was sent with it stays.',
  access,
  audit: selfAuditedChange('help.removeAnswer', 'helpAnswer:{answerId}'),
  method: 'POST',
  path: 'office/help/answers/{answerId}/remove',
  params: z.object({ answerId: longRowIdText }),
  response: done,
  problems: [notFound],
});

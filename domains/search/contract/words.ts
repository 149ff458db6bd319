import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { selfAuditedChange, unaudited } from '#kit/contract/audit.ts';
import { longRowId, longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { defineProblem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';

/** How many groups of words there may be, words of one in a language, and letters of a word. */
export const wordLimits = { groups: 300, words: 60, letters: 30 } as const;

export const groupsFull = defineProblem('search_groups_full', 409, {
  en: 'There are as many groups of words as there may be. Delete one first.',
  de: 'Mehr Wortgruppen gehen nicht. Lösch zuerst eine.',
  nl: 'Meer woordgroepen kunnen er niet bij. Verwijder er eerst een.',
  es: 'No caben más grupos de palabras. Borra uno primero.',
});

export const groupTooSmall = defineProblem('search_group_too_small', 400, {
  en: 'Words that mean the same are at least two. Add another, in any language.',
  de: 'Gleichbedeutende Wörter sind mindestens zwei. Füg noch eins hinzu, in irgendeiner Sprache.',
  nl: 'Woorden met dezelfde betekenis zijn er minstens twee. Voeg er een toe, in welke taal dan ook.',
  es: 'Las palabras que significan lo mismo son al menos dos. Añade otra, en cualquier idioma.',
});

const words = z
  .array(
    z
      .string()
      .trim()
      .min(1)
      .max(wordLimits.letters)
      .regex(visiblePattern)
      .regex(/^[^\s,]+$/),
  )
  .max(wordLimits.words)
  .default([]);

/** Words by language; where none is known the list is empty. */
export const WordsByLanguage = z.object({ de: words, en: words, nl: words, es: words }).meta({ id: 'SearchWords' });
export type WordsByLanguage = z.output<typeof WordsByLanguage>;

/**
 * A group of words of the search. `same`: they mean the same, in whatever language somebody types. `stop`: in their language they say
 * nothing of what is looked for, and are left out where anything else is left.
 */
export const WordKind = z.enum(['same', 'stop']).meta({ id: 'SearchWordKind' });
export type WordKind = z.infer<typeof WordKind>;

export const WordGroup = z
  .object({ id: z.int(), kind: WordKind, words: WordsByLanguage })
  .meta({ id: 'SearchWordGroup' });
export type WordGroup = z.output<typeof WordGroup>;

/** How often the search refused what somebody looked for, on a day of the platform and in a language: never who, never the words. */
export const RefusedDay = z
  .object({ day: z.string(), language: z.string(), count: z.int() })
  .meta({ id: 'SearchRefusedDay' });
export type RefusedDay = z.output<typeof RefusedDay>;

/** So many days of refusals are shown and kept. */
export const refusedDays = 90;

const access = operators('content', 'moderation');

export const readSearchWords = route({
  name: 'search.words',
  summary: `Synonyms and stop words of the search, at most ${wordLimits.groups} groups, and how often it refused, by day.`,
  access,
  audit: unaudited('They are the platform’s own words and counts that say nothing of anybody.'),
  method: 'GET',
  path: 'office/search/words',
  response: z.object({ groups: z.array(WordGroup), refused: z.array(RefusedDay) }),
});

export const saveSearchWords = route({
  name: 'search.saveWords',
  summary: 'Adds a group of words, or changes one. Searches follow at once.',
  access: operators('content'),
  audit: selfAuditedChange('search.saveWords'),
  method: 'POST',
  path: 'office/search/words',
  body: z.object({ id: longRowId.optional().describe('the one that changes'), kind: WordKind, words: WordsByLanguage }),
  response: z.object({ id: z.int() }),
  problems: [notFound, groupsFull, groupTooSmall],
});

export const removeSearchWords = route({
  name: 'search.removeWords',
  summary: 'Deletes a group of words.',
  access: operators('content'),
  audit: selfAuditedChange('search.removeWords', 'searchWords:{groupId}'),
  method: 'POST',
  path: 'office/search/words/{groupId}/remove',
  params: z.object({ groupId: longRowIdText }),
  response: z.object({}),
  problems: [notFound],
});

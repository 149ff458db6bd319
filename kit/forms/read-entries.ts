import type { Result } from '#kit/contract/client.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput } from '#kit/contract/problems.ts';
import type { Entry } from '#kit/entries/entry.ts';
import { entryWords } from '#kit/entries/entry-words.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import type { Language } from '#kit/i18n/language.ts';

/**
 * Values of some fields of a form that is no form of one operation. What is empty or cannot be read is refused as the operation
 * itself would, at `body.{field}` in sentences of the language: there is no value to call it with.
 */
export function readEntries<Name extends string>(
  form: FormData,
  entries: Readonly<Record<Name, Entry>>,
  language: Language,
): Result<Record<Name, number>> {
  const read = Object.entries<Entry>(entries).map(([name, entry]) => ({
    name,
    entry,
    reading: readEntry(String(form.get(name) ?? ''), entry),
  }));
  const errors = read.flatMap(({ name, entry, reading }) =>
    'value' in reading
      ? []
      : [
          {
            field: `body.${name}`,
            message: entryWords('refused' in reading ? reading.refused : 'missing', entry, language),
          },
        ],
  );
  if (errors.length > 0) return { ok: false, problem: new Problem(invalidInput, { errors }).toBody(language) };
  const values = read.flatMap(({ name, reading }) => ('value' in reading ? [[name, reading.value]] : []));
  return { ok: true, data: Object.fromEntries(values) as Record<Name, number> };
}

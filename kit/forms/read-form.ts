import type { FieldError } from '#kit/contract/problem.ts';
import { entryWords } from '#kit/entries/entry-words.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { FormField, OperationForm } from './define-form.ts';

/** What somebody wrote, by field. */
export type Given = Readonly<Record<string, readonly string[]>>;

/** What a form says: the body its operation takes, or what of it cannot be read. */
export type FormReading =
  | { readonly body: Readonly<Record<string, unknown>> }
  | { readonly errors: readonly FieldError[] };

type Value = { readonly value: unknown } | { readonly error: string };

function valueIn(field: FormField, given: readonly string[], language: Language): Value {
  const { kind, entry, empty } = field;
  if (kind === 'yesNo') return { value: given.length > 0 };
  if (kind === 'several') return { value: given };
  const [text = ''] = given;
  const none = { value: empty === 'null' ? null : undefined };
  if (entry) {
    const read = readEntry(text, entry);
    if ('refused' in read) return { error: entryWords(read.refused, entry, language) };
    if ('value' in read) return read;
    return empty === 'refused' ? { error: entryWords('missing', entry, language) } : none;
  }
  return text.trim() === '' && empty !== 'refused' ? none : { value: text };
}

/** What was written into a form's fields; nothing else of it. A field that was not sent is not among them. */
export function givenIn(form: OperationForm, data: FormData): Given {
  // A box that is not ticked is not sent: the page says which boxes it showed.
  const shown = data.getAll('shown');
  const sent = form.fields.filter(({ name }) => data.has(name) || shown.includes(name));
  return Object.fromEntries(sent.map(({ name }) => [name, data.getAll(name).map(String)]));
}

/**
 * Reads a form as its operation takes it. What cannot be read is refused at its field, in sentences of the language, and
 * nothing of the form is taken; whether the rest makes sense is for the contract to say.
 */
export function readForm(form: OperationForm, given: Given, language: Language): FormReading {
  const read = form.fields.flatMap((field) => {
    const written = given[field.name];
    return written ? [{ name: field.name, ...valueIn(field, written, language) }] : [];
  });
  const errors = read.flatMap((one) => ('error' in one ? [{ field: `body.${one.name}`, message: one.error }] : []));
  if (errors.length > 0) return { errors };
  return { body: Object.fromEntries(read.flatMap((one) => ('value' in one ? [[one.name, one.value]] : []))) };
}

import type { z } from 'zod';
import type { Language } from '#kit/contract/access.ts';
import type { Field, Route } from '#kit/contract/operations.ts';
import type { FieldError } from '#kit/contract/problem.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput } from '#kit/contract/problems.ts';
import { fieldSentence } from './field-sentences.ts';

/** Validates one part of an input; a refusal names the field and says the way out in the caller's language. */
export function parse<S extends z.ZodType>(
  schema: S,
  value: unknown,
  language: Language,
  at: string,
): { ok: true; data: z.output<S> } | { ok: false; errors: FieldError[] } {
  const answer = schema.safeParse(value, { error: fieldSentence(language) });
  const unstorable = pathOfNul(value);
  if (unstorable) return { ok: false, errors: [{ field: fieldOf(at, unstorable), message: nulMessages[language] }] };
  if (answer.success) return { ok: true, data: answer.data };
  // What is empty is also too short and of no shape: one sentence a field, the first.
  const errors = new Map<string, string>();
  for (const { path, message } of answer.error.issues) {
    const field = fieldOf(at, path);
    if (!errors.has(field)) errors.set(field, message);
  }
  return { ok: false, errors: [...errors].map(([field, message]) => ({ field, message })) };
}

const fieldOf = (at: string, path: readonly PropertyKey[]): string =>
  [at, ...path].filter((part) => part !== '').join('.');

const nulMessages: Record<Language, string> = {
  de: 'Darf keine Steuerzeichen enthalten',
  en: 'Must not contain control characters',
  nl: 'Mag geen besturingstekens bevatten',
  es: 'No puede contener caracteres de control',
};

/** Where a text holds a NUL or half a character, which no text or JSON column stores; null when none does. */
function pathOfNul(value: unknown, depth = 0): string[] | null {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? [] : null;
  if (typeof value !== 'object' || value === null || depth > 8) return null;
  for (const [name, part] of Object.entries(value)) {
    const path = pathOfNul(part, depth + 1);
    if (path) return [name, ...path];
  }
  return null;
}

/** The whole input of a call as its operation takes it. @throws Problem invalid_input */
export function validated(operation: Route | Field, input: unknown, language: Language): unknown {
  if (operation.kind !== 'route') {
    if (!operation.args) return {};
    const parsed = parse(operation.args, input ?? {}, language, '');
    if (!parsed.ok) throw new Problem(invalidInput, { errors: parsed.errors });
    return parsed.data;
  }
  const given = (input ?? {}) as Record<string, unknown>;
  const value: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = operation[part];
    if (!schema) continue;
    const parsed = parse(schema, given[part] ?? {}, language, part);
    if (parsed.ok) value[part] = parsed.data;
    else errors.push(...parsed.errors);
  }
  if (errors.length > 0) throw new Problem(invalidInput, { errors });
  return value;
}

import { Problem } from '#kit/contract/problem.ts';
import { ownValue } from '#kit/records/own-value.ts';
import { placeholderUnknown } from '../contract/index.ts';

const braces = /\{([^{}]*)\}/g;

/** Puts what is known into a text; what is not known leaves nothing behind. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .replace(braces, (_, name: string) => ownValue(values, name) ?? '')
    .replace(/([.!?…])\./g, '$1')
    .replace(/ {2,}/g, ' ');
}

/** Throws `seo_placeholder_unknown`, naming the field, when a text has a placeholder its page cannot fill. */
export function assertPlaceholders(placeholders: readonly string[], field: string, text: string): void {
  const unknown = [...text.matchAll(braces)].find(([, name = '']) => !placeholders.includes(name));
  const stray = unknown?.[0] ?? /[{}]/.exec(text.replace(braces, ''))?.[0];
  if (stray === undefined) return;
  const message = `${stray}: ${placeholders.map((name) => `{${name}}`).join(' ')}`;
  throw new Problem(placeholderUnknown, { data: { placeholder: stray }, errors: [{ field, message }] });
}

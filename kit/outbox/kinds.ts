import type { Texts } from '#kit/contract/problem.ts';
import type { ExtensionPoint, Extensions } from '#kit/domain/extensions.ts';
import type { Language } from '#kit/i18n/language.ts';
import { languages } from '#kit/i18n/language.ts';

/** The names in braces of a text, as types: of `{left} of {all}` they are `left` and `all`. */
export type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** What stands for the names in braces; nothing to be given where there are none. */
export type ValuesGiven<Value extends string> = [Value] extends [never]
  ? []
  : [Readonly<Record<Value, string | number>>];

/** What every kind of message says of itself. */
export interface MessageKind {
  /** The domain and the occasion, `identity.verifyEmail`. */
  readonly name: string;
  /** When it is sent and to whom, for operators. */
  readonly occasion: Texts;
}

/** The names of the values that texts need, in order of the alphabet. */
export function valuesIn(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)]);
  return [...new Set(found.map(([, name]) => name as string))].sort();
}

/** A text with values in the places of their names, as they are given, whatever they contain. */
export const filledWith = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/**
 * Refuses a kind of message whose languages do not need the same values.
 * @param what `mail`, for the sentence
 * @throws Error
 */
export function assertSameValues(what: string, name: string, textsIn: (language: Language) => readonly string[]): void {
  const wanted = valuesIn(textsIn('en')).join();
  const other = languages.find((language) => valuesIn(textsIn(language)).join() !== wanted);
  if (other) throw new Error(`The ${what} ${name} needs other values in ${other} than in en.`);
}

/** Kinds of a process by name. @throws Error when two are called the same */
export function kindsByName<Kind extends MessageKind>(
  what: string,
  extensions: Extensions,
  point: ExtensionPoint<Kind>,
): readonly Kind[] {
  const all = [...extensions.of(point)].sort((a, b) => a.name.localeCompare(b.name));
  const twice = all.find(({ name }, index) => all[index + 1]?.name === name);
  if (twice) throw new Error(`Two kinds of ${what} are called ${twice.name}.`);
  return all;
}

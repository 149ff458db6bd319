import type { z } from 'zod';
import type { Operation } from '#kit/contract/operations.ts';
import { ownValue } from '#kit/records/own-value.ts';
import { exampleInput } from '#kit/testing/example-input.ts';

/** What zod keeps of a schema, as far as a place for words is looked for in it. */
interface Def {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly in?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
}

const languages = ['de', 'en', 'nl', 'es'] as const;
const inFour = (text: string) => Object.fromEntries(languages.map((language) => [language, text]));

/** Names whose values say which, not what. */
const isName = (name: string): boolean => /(?:key|id|ids|token|url|language|country|e-?mail)$/i.test(name);

/** A value that fits a schema with the text wherever one stands in it; undefined: none does. */
function saying(schema: z.ZodType, text: string): unknown {
  const def = (schema as unknown as { _zod: { def: Def } })._zod.def;
  const fitting = (values: readonly unknown[]) =>
    values.find((value) => value !== undefined && schema.safeParse(value).success);
  if (def.innerType) return saying(def.innerType, text);
  switch (def.type) {
    case 'string':
      return fitting([text]);
    case 'pipe':
      return fitting([text, saying(def.in as z.ZodType, text)]);
    case 'record':
      return fitting([inFour(text), { en: text }]);
    case 'array': {
      const one = saying(def.element as z.ZodType, text);
      return one === undefined ? undefined : fitting([[one], [one, one], [one, one, one]]);
    }
    case 'union':
      return fitting((def.options ?? []).map((option) => saying(option, text)));
    case 'object': {
      const said = placesIn(def.shape ?? {}, text);
      if (said.length === 0) return undefined;
      return { ...(exampleInput(schema) as object), ...Object.fromEntries(said) };
    }
    default:
      return undefined;
  }
}

const placesIn = (shape: Readonly<Record<string, z.ZodType>>, text: string): (readonly [string, unknown])[] =>
  Object.entries(shape).flatMap(([name, schema]) => {
    const value = isName(name) ? undefined : saying(schema, text);
    return value === undefined ? [] : [[name, value] as const];
  });

/** What one asked for by its name and what was made up, as one: the first holds. */
const over = (made: unknown, given: unknown): unknown =>
  typeof made === 'object' && made !== null && typeof given === 'object' && given !== null && !Array.isArray(made)
    ? { ...given, ...made, ...onlyNames(given) }
    : made;
const onlyNames = (given: object): object =>
  Object.fromEntries(Object.entries(given).filter(([name, value]) => isName(name) || typeof value === 'number'));

/**
 * Inputs of an operation that say a text: one with it in every place that takes one, and one for each place alone; none where no place
 * does. `given`: what it names besides.
 */
export function inputsWithTexts(operation: Operation, given: unknown, text: string): unknown[] {
  const { body, args, payload } = operation as { body?: z.ZodType; args?: z.ZodType; payload?: z.ZodType };
  const schema = body ?? args ?? payload;
  const shape = schema && (schema as unknown as { _zod: { def: Def } })._zod.def.shape;
  if (!shape) return [];
  const whole = (given ?? {}) as { body?: object };
  const own = (body ? whole.body : whole) ?? {};
  if (own instanceof Blob) return [];
  const said = placesIn(shape, text).map(
    ([name, value]) => [name, over(value, ownValue(own as Record<string, unknown>, name))] as const,
  );
  if (said.length === 0) return [];
  const start = { ...(exampleInput(schema) as object), ...own };
  const inputs = [Object.fromEntries(said), ...(said.length > 1 ? said.map((one) => Object.fromEntries([one])) : [])];
  return inputs.map((one) => (body ? { ...whole, body: { ...start, ...one } } : { ...start, ...one }));
}

import type { z } from 'zod';

/** What zod keeps of a schema, as far as an example is made from it. */
interface Def {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly in?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly options?: readonly z.ZodType[];
  readonly shape?: Record<string, z.ZodType>;
  readonly entries?: Record<string, string | number>;
  readonly values?: readonly unknown[];
}

/** Texts that between them fit most of the formats an input asks for. The first one that its schema accepts is taken. */
const texts = [
  'home',
  '1',
  'en',
  'Somebody',
  'somebody@vesper.example',
  '2026-01-01',
  '2026-01-01T00:00:00.000Z',
  '2026-01',
  'DE',
  '+4930123456',
  'https://vesper.example/',
  '/en/',
  '#aabbcc',
  '00000000-0000-4000-8000-000000000001',
  '123456',
  'a'.repeat(12),
  'a1'.repeat(10),
  'a1'.repeat(16),
  'A1b2'.repeat(8),
  'a1'.repeat(32),
  'A'.repeat(43),
  'A'.repeat(100),
];
const numbers = [1, 10, 18, 100, 1000, 0, -1];

/**
 * An input that fits a schema: the first value of an enum, what an object needs and no more, as many entries as a list wants. What
 * a refinement asks for beyond the shape is not known here, so an operation may still refuse it as `invalid_input`.
 * @throws Error for a kind of schema that no input has yet
 */
export function exampleInput(schema: z.ZodType): unknown {
  const def = (schema as unknown as { _zod: { def: Def } })._zod.def;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'catch':
      return undefined;
    case 'nullable':
      return null;
    case 'nonoptional':
    case 'readonly':
      return exampleInput(def.innerType as z.ZodType);
    case 'pipe':
      return firstFitting(schema, [exampleInput(def.in as z.ZodType), ...texts, ...numbers]);
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).flatMap(([name, part]) => {
          const value = exampleInput(part);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    case 'array': {
      const one = exampleInput(def.element as z.ZodType);
      return firstFitting(schema, [[], [one], [one, one]]);
    }
    case 'tuple':
      return (def.items ?? []).map((item) => exampleInput(item));
    case 'union':
      return firstFitting(schema, (def.options ?? []).map(exampleInput));
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return def.values?.[0];
    case 'string':
      return firstFitting(schema, texts);
    case 'number':
      return firstFitting(schema, numbers);
    case 'boolean':
      return true;
    case 'record':
      return {};
    case 'unknown':
    case 'any':
      return {};
    // A file: the caller sends bytes instead.
    case 'custom':
      return undefined;
    default:
      throw new Error(`There is no example of a schema of the type ${def.type}: add one in ${import.meta.filename}.`);
  }
}

const firstFitting = (schema: z.ZodType, values: readonly unknown[]): unknown =>
  values.find((value) => schema.safeParse(value).success) ?? values[0];

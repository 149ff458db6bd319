import type { Schema } from '#kit/contract/reference.ts';

/** One input or answer field, ready to be shown or asked for. */
export interface FieldShape {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The schema without `null`, when that is one of two choices; `nullable` tells whether it was. */
export function bare(schema: Schema): { schema: Schema; nullable: boolean } {
  const choices = schema['anyOf'] as readonly Schema[] | undefined;
  if (!choices) return { schema, nullable: schema['type'] === 'null' };
  const rest = choices.filter(({ type }) => type !== 'null');
  const { anyOf: _, ...around } = schema;
  const only = rest.length === 1 ? rest[0] : undefined;
  return { schema: only ? { ...around, ...only } : { ...around, anyOf: rest }, nullable: rest.length < choices.length };
}

/** The fields of an object schema; none for anything else. */
export function fieldsOf(schema: Schema): FieldShape[] {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  const required = (schema['required'] ?? []) as readonly string[];
  return Object.entries(properties).map(([name, one]) => ({ name, schema: one, required: required.includes(name) }));
}

/** What a schema takes, in a few words: `integer`, `array of string`, `"de" | "en"`. */
export function typeWords(given: Schema): string {
  const { schema, nullable } = bare(given);
  const words = typeOf(schema);
  return nullable && words !== 'null' ? `${words} | null` : words;
}

function typeOf(schema: Schema): string {
  if ('const' in schema) return text(JSON.stringify(schema['const']));
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(schema['anyOf'])) return (schema['anyOf'] as Schema[]).map(typeOf).join(' | ') || 'anything';
  if (schema['type'] === 'array') return `array of ${typeWords((schema['items'] ?? {}) as Schema)}`;
  if (schema['type'] === 'object' && typeof schema['additionalProperties'] === 'object')
    return `object of ${typeWords(schema['additionalProperties'] as Schema)}`;
  return typeof schema['type'] === 'string' ? schema['type'] : 'anything';
}

const limits: Readonly<Record<string, string>> = {
  format: '*',
  minimum: 'at least *',
  exclusiveMinimum: 'more than *',
  maximum: 'at most *',
  exclusiveMaximum: 'less than *',
  multipleOf: 'in steps of *',
  minLength: 'at least * long',
  maxLength: 'at most * long',
  minItems: 'at least * entries',
  maxItems: 'at most * entries',
  pattern: 'matches *',
  default: '* when left out',
};

/** The other rules of a schema, each in a few words. Bounds that only say "a safe integer" are left out. */
export function ruleWords(given: Schema): string[] {
  const { schema } = bare(given);
  return Object.entries(limits).flatMap(([key, words]) => {
    const value = schema[key];
    if (value === undefined || Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER) return [];
    if (key === 'pattern' && schema['format'] !== undefined) return [];
    return [words.replace('*', () => text(value))];
  });
}

/** Nested shapes worth unfolding: of an object itself, or of an array's entries. */
export function innerOf(given: Schema): Schema | null {
  const { schema } = bare(given);
  if (schema['type'] === 'array') return innerOf((schema['items'] ?? {}) as Schema);
  return fieldsOf(schema).length > 0 ? schema : null;
}

/** A value that fits, to start writing from. */
export function sampleOf(given: Schema): unknown {
  const { schema, nullable } = bare(given);
  if ('default' in schema) return schema['default'];
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  if (nullable) return null;
  if (Array.isArray(schema['anyOf'])) return sampleOf((schema['anyOf'] as Schema[])[0] ?? {});
  switch (schema['type']) {
    case 'object':
      return Object.fromEntries(
        fieldsOf(schema)
          .filter(({ required }) => required)
          .map(({ name, schema: one }) => [name, sampleOf(one)]),
      );
    case 'array':
      return Number(schema['minItems'] ?? 0) > 0 ? [sampleOf((schema['items'] ?? {}) as Schema)] : [];
    case 'integer':
    case 'number': {
      const least = Number(schema['minimum'] ?? Number(schema['exclusiveMinimum'] ?? 0) + 1);
      return Math.abs(least) === Number.MAX_SAFE_INTEGER ? 0 : least;
    }
    case 'boolean':
      return false;
    default:
      return '';
  }
}

/** How a field is asked for. */
export type Control = 'text' | 'number' | 'choice' | 'json';

export function controlOf(given: Schema): Control {
  const { schema } = bare(given);
  if (Array.isArray(schema['enum']) || schema['type'] === 'boolean' || 'const' in schema) return 'choice';
  if (schema['type'] === 'integer' || schema['type'] === 'number') return 'number';
  return schema['type'] === 'string' ? 'text' : 'json';
}

/** The choices of a field, as text. */
export function choicesOf(given: Schema): string[] {
  const { schema } = bare(given);
  if (schema['type'] === 'boolean') return ['true', 'false'];
  return 'const' in schema ? [text(schema['const'])] : ((schema['enum'] ?? []) as unknown[]).map(text);
}

/**
 * The value somebody wrote into a field; undefined when it was left empty, which leaves the field out.
 * @throws SyntaxError when a field of JSON does not hold JSON
 */
export function writtenValue(given: Schema, written: string): unknown {
  const { schema } = bare(given);
  if (written === '') return undefined;
  if (written === 'null' && bare(given).nullable) return null;
  switch (controlOf(schema)) {
    case 'number':
      return Number(written);
    case 'choice':
      return schema['type'] === 'boolean'
        ? written === 'true'
        : ((schema['enum'] ?? [schema['const']]) as unknown[]).find((choice) => text(choice) === written);
    case 'json':
      return JSON.parse(written);
    default:
      return written;
  }
}

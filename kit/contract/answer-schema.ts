import type { z } from 'zod';
import type { ZodDef } from './selection.ts';
import { defOf } from './selection.ts';

type Take = (value: unknown) => unknown;

/**
 * An answer as its schema declares it: fields that are not declared never leave. Outside of production it is checked as well; in
 * production it is copied, which costs no more than writing it does. What a plain copy cannot say (defaults, changes, unions) is
 * left to the schema there, too.
 */
export const declaredAnswer = (schema: z.ZodType, value: unknown): unknown =>
  process.env.NODE_ENV === 'production' ? fieldPickerOf(schema)(value) : schema.parse(value);

const takers = new WeakMap<z.ZodType, Take>();

/** A function that takes the declared fields of a value, without checking them. */
export function fieldPickerOf(schema: z.ZodType): Take {
  const known = takers.get(schema);
  if (known) return known;
  const made = makeTaker(schema);
  takers.set(schema, made);
  return made;
}

const asItIs: Take = (value) => value;
const plain = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal', 'null', 'bigint']);

function makeTaker(schema: z.ZodType): Take {
  const def = defOf(schema) as ZodDef & { checks?: readonly unknown[]; catchall?: unknown; coerce?: boolean };
  const checked: Take = (value) => schema.parse(value);
  if (changes(def)) return checked;
  if (plain.has(def.type)) return asItIs;
  if ((def.type === 'nullable' || def.type === 'optional') && def.innerType) {
    const take = fieldPickerOf(def.innerType);
    return take === asItIs ? asItIs : (value) => (value === null || value === undefined ? value : take(value));
  }
  if (def.type === 'array' && def.element) {
    const take = fieldPickerOf(def.element);
    return take === asItIs ? asItIs : (value) => (value as readonly unknown[]).map(take);
  }
  if (def.type !== 'object' || !def.shape || def.catchall) return checked;
  const fields = Object.entries(def.shape).map(([name, part]) => [name, fieldPickerOf(part)] as const);
  return (value) => {
    const taken: Record<string, unknown> = {};
    for (const [name, take] of fields) {
      const part = take((value as Record<string, unknown>)[name]);
      if (part !== undefined) taken[name] = part;
    }
    return taken;
  };
}

/** Whether a schema makes something else of a value than it was: trimmed text, coerced numbers. */
const changes = ({ coerce, checks = [] }: { coerce?: boolean; checks?: readonly unknown[] }): boolean =>
  coerce === true ||
  checks.some((check) => (check as { _zod?: { def?: { check?: string } } })._zod?.def?.check === 'overwrite');

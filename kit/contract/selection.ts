import type { z } from 'zod';

/** What zod keeps of a schema. */
export interface Def {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  in?: z.ZodType;
  out?: z.ZodType;
  format?: string;
}

export const defOf = (schema: z.ZodType): Def => (schema as unknown as { _zod: { def: Def } })._zod.def;
const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'nonoptional', 'readonly', 'catch']);

/** The schema below optional, nullable, default and the like. */
export function bare(schema: z.ZodType): z.ZodType {
  const def = defOf(schema);
  if (wrappers.has(def.type) && def.innerType) return bare(def.innerType);
  if (def.type === 'pipe' && def.out) return bare(def.out);
  return schema;
}

/** The GraphQL selection that asks for every field of a result schema: ` { id name }`, or nothing for a scalar. */
export function selectionOf(schema: z.ZodType): string {
  const def = defOf(bare(schema));
  if (def.type === 'array' && def.element) return selectionOf(def.element);
  if (def.type !== 'object' || !def.shape) return '';
  const fields = Object.entries(def.shape).map(([name, part]) => `${name}${selectionOf(part)}`);
  return ` { ${fields.join(' ')} }`;
}

const isOptional = (schema: z.ZodType): boolean => {
  const { type } = defOf(schema);
  return type === 'optional' || type === 'nullable' || type === 'default' || type === 'prefault';
};

function inputType(schema: z.ZodType, fallbackName: string): string {
  const inner = bare(schema);
  const def = defOf(inner);
  const mark = isOptional(schema) ? '' : '!';
  const named = (inner.meta?.() as { id?: string } | undefined)?.id ?? fallbackName;
  switch (def.type) {
    case 'string':
      return `${['uuid', 'guid', 'nanoid', 'cuid', 'cuid2', 'ulid'].includes(def.format ?? '') ? 'ID' : 'String'}${mark}`;
    case 'number':
      return `${def.format === 'safeint' || def.format === 'int32' ? 'Int' : 'Float'}${mark}`;
    case 'boolean':
      return `Boolean${mark}`;
    case 'array':
      return `[${inputType(def.element as z.ZodType, fallbackName)}]${mark}`;
    default:
      return `${named}${mark}`;
  }
}

/**
 * The variables of a field's arguments with their GraphQL types. Objects and enums among the arguments carry their
 * GraphQL name as `.meta({ id })`.
 */
export function variableTypesOf(field: string, args: z.ZodType): [name: string, type: string][] {
  const shape = defOf(bare(args)).shape ?? {};
  return Object.entries(shape).map(([name, schema]) => [name, inputType(schema, `${field}_${name}`)]);
}

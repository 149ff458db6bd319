import type { z } from 'zod';
import type { FacetWish } from './entity.ts';

/** What zod keeps of a schema. */
export interface ZodDef {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  in?: z.ZodType;
  out?: z.ZodType;
  format?: string;
}

export const defOf = (schema: z.ZodType): ZodDef => (schema as unknown as { _zod: { def: ZodDef } })._zod.def;
const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'nonoptional', 'readonly', 'catch']);

/** The schema below optional, nullable, default and the like. */
export function unwrapSchema(schema: z.ZodType): z.ZodType {
  const def = defOf(schema);
  if (wrappers.has(def.type) && def.innerType) return unwrapSchema(def.innerType);
  if (def.type === 'pipe' && def.out) return unwrapSchema(def.out);
  return schema;
}

/** The name a shape has by `.meta({ id })`; empty without one. */
export const shapeName = (schema: z.ZodType): string =>
  (unwrapSchema(schema).meta?.() as { id?: string } | undefined)?.id ?? '';

/**
 * The GraphQL selection that asks for every field of a result schema: ` { id name }`, or nothing for a scalar; and for
 * `facets` of the things in it.
 */
export function selectionOf(schema: z.ZodType, facets: readonly FacetWish[] = []): string {
  const def = defOf(unwrapSchema(schema));
  if (def.type === 'array' && def.element) return selectionOf(def.element, facets);
  if (def.type !== 'object' || !def.shape) return '';
  const own = facets.filter(({ entity }) => entity.shapes.includes(shapeName(schema)));
  const shapes = own.flatMap((one) => ('fields' in one ? [] : [one.shape]));
  const fields = Object.entries(Object.assign({}, def.shape, ...shapes) as typeof def.shape);
  const named = own.flatMap((one) => ('fields' in one ? one.fields : []));
  return ` { ${[...fields.map(([name, part]) => `${name}${selectionOf(part, facets)}`), ...named].join(' ')} }`;
}

const isOptional = (schema: z.ZodType): boolean => {
  const { type } = defOf(schema);
  return type === 'optional' || type === 'nullable' || type === 'default' || type === 'prefault';
};

function inputType(schema: z.ZodType, fallbackName: string): string {
  const inner = unwrapSchema(schema);
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
  const shape = defOf(unwrapSchema(args)).shape ?? {};
  return Object.entries(shape).map(([name, schema]) => [name, inputType(schema, `${field}_${name}`)]);
}

/** The fields that are asked for of an answer, each with those below it. */
export interface SelectedFields {
  readonly [field: string]: SelectedFields;
}

/** What is asked for below some fields; undefined where everything is. */
export const selectedFieldsBelow = (
  asked: SelectedFields | undefined,
  ...path: readonly string[]
): SelectedFields | undefined => path.reduce<SelectedFields | undefined>((at, field) => at && (at[field] ?? {}), asked);

import { z } from 'zod';
import { bare, defOf, shapeName } from './selection.ts';

/** One thing in an answer. */
export interface Thing {
  readonly id: number;
}

const inner = (schema: z.ZodType): z.ZodType => {
  const { type } = defOf(bare(schema));
  return type === 'lazy' ? inner((bare(schema) as unknown as { unwrap(): z.ZodType }).unwrap()) : bare(schema);
};

/** Visits every named object with a numeric id in an answer. */
export function eachThing(schema: z.ZodType, value: unknown, visit: (shape: string, thing: Thing) => void): void {
  if (typeof value !== 'object' || value === null) return;
  const shape = inner(schema);
  const def = defOf(shape);
  if (def.type === 'array' && def.element) {
    for (const part of value as readonly unknown[]) eachThing(def.element, part, visit);
  } else if (def.type === 'object' && def.shape) {
    const name = shapeName(shape);
    if (name && typeof (value as Thing).id === 'number') visit(name, value as Thing);
    for (const [field, part] of Object.entries(def.shape)) {
      eachThing(part, (value as Record<string, unknown>)[field], visit);
    }
  }
}

/** The same answer with every named object that has a numeric id as `change` makes it; nothing is changed in place. */
export function withThings(
  schema: z.ZodType,
  value: unknown,
  change: (shape: string, thing: Thing) => Record<string, unknown>,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const shape = inner(schema);
  const def = defOf(shape);
  if (def.type === 'array' && def.element) {
    const { element } = def;
    return (value as readonly unknown[]).map((part) => withThings(element, part, change));
  }
  if (def.type !== 'object' || !def.shape) return value;
  const parts = Object.entries(def.shape).flatMap(([field, part]) => {
    const before = (value as Record<string, unknown>)[field];
    const after = withThings(part, before, change);
    return after === before ? [] : [[field, after]];
  });
  const copy = { ...value, ...Object.fromEntries(parts) };
  const name = shapeName(shape);
  return name && typeof (copy as unknown as Thing).id === 'number' ? change(name, copy as unknown as Thing) : copy;
}

/** A schema whose named objects have more fields; the same schema where none has. */
export function extended(schema: z.ZodType, more: (shape: string) => z.ZodRawShape): z.ZodType {
  const def = defOf(schema);
  if (def.type === 'array' && def.element) {
    const element = extended(def.element, more);
    return element === def.element ? schema : z.array(element);
  }
  if (def.type === 'nullable' && def.innerType) {
    const type = extended(def.innerType, more);
    return type === def.innerType ? schema : type.nullable();
  }
  if (def.type !== 'object' || !def.shape) return schema;
  const shape = Object.fromEntries(
    Object.entries(def.shape).map(([field, part]) => [field, extended(part, more)] as const),
  );
  const extra = more(shapeName(schema));
  const isSame =
    Object.keys(extra).length === 0 && Object.entries(def.shape).every(([field, part]) => shape[field] === part);
  return isSame ? schema : z.object({ ...shape, ...extra });
}

/** The named objects with an id that an answer may hold, by their names. */
export function shapesIn(schema: z.ZodType): [name: string, shape: z.ZodType][] {
  const shape = inner(schema);
  const def = defOf(shape);
  if (def.type === 'array' && def.element) return shapesIn(def.element);
  if (def.type !== 'object' || !def.shape) return [];
  const own: [string, z.ZodType][] = shapeName(shape) && def.shape.id ? [[shapeName(shape), shape]] : [];
  return [...own, ...Object.values(def.shape).flatMap(shapesIn)];
}

import { z } from 'zod';
import { defOf, shapeName, unwrapSchema } from './selection.ts';

/** One thing in an answer. */
export interface ObjectWithId {
  readonly id: number;
}

const inner = (schema: z.ZodType): z.ZodType => {
  const { type } = defOf(unwrapSchema(schema));
  return type === 'lazy'
    ? inner((unwrapSchema(schema) as unknown as { unwrap(): z.ZodType }).unwrap())
    : unwrapSchema(schema);
};

/** Whether named objects with an id may stand somewhere in a shape; of most parts of an answer the shape alone says they do not. */
const holding = new WeakMap<z.ZodType, boolean>();
function mayHold(shape: z.ZodType): boolean {
  const known = holding.get(shape);
  if (known !== undefined) return known;
  // What holds itself may hold anything until it has been looked through.
  holding.set(shape, true);
  const def = defOf(shape);
  const parts = def.type === 'array' && def.element ? [def.element] : Object.values(def.shape ?? {});
  const isOne = def.type === 'object' && def.shape?.['id'] !== undefined && Boolean(shapeName(shape));
  const found = isOne || parts.some((part) => mayHold(inner(part)));
  holding.set(shape, found);
  return found;
}

/** Visits every named object with a numeric id in an answer. */
export function visitObjects(
  schema: z.ZodType,
  value: unknown,
  visit: (shape: string, thing: ObjectWithId) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  const shape = inner(schema);
  if (!mayHold(shape)) return;
  const def = defOf(shape);
  if (def.type === 'array' && def.element) {
    for (const part of value as readonly unknown[]) visitObjects(def.element, part, visit);
  } else if (def.type === 'object' && def.shape) {
    const name = shapeName(shape);
    if (name && typeof (value as ObjectWithId).id === 'number') visit(name, value as ObjectWithId);
    for (const [field, part] of Object.entries(def.shape)) {
      visitObjects(part, (value as Record<string, unknown>)[field], visit);
    }
  }
}

/** The same answer with every named object that has a numeric id as `change` makes it; nothing is changed in place. */
export function mapObjects(
  schema: z.ZodType,
  value: unknown,
  change: (shape: string, thing: ObjectWithId) => Record<string, unknown>,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const shape = inner(schema);
  const def = defOf(shape);
  if (def.type === 'array' && def.element) {
    const { element } = def;
    return (value as readonly unknown[]).map((part) => mapObjects(element, part, change));
  }
  if (def.type !== 'object' || !def.shape) return value;
  const parts = Object.entries(def.shape).flatMap(([field, part]) => {
    const before = (value as Record<string, unknown>)[field];
    const after = mapObjects(part, before, change);
    return after === before ? [] : [[field, after]];
  });
  const copy = { ...value, ...Object.fromEntries(parts) };
  const name = shapeName(shape);
  return name && typeof (copy as unknown as ObjectWithId).id === 'number'
    ? change(name, copy as unknown as ObjectWithId)
    : copy;
}

/** A schema whose named objects have more fields; the same schema where none has. */
export function extendSchema(schema: z.ZodType, more: (shape: string) => z.ZodRawShape): z.ZodType {
  const def = defOf(schema);
  if (def.type === 'array' && def.element) {
    const element = extendSchema(def.element, more);
    return element === def.element ? schema : z.array(element);
  }
  if (def.type === 'nullable' && def.innerType) {
    const type = extendSchema(def.innerType, more);
    return type === def.innerType ? schema : type.nullable();
  }
  if (def.type !== 'object' || !def.shape) return schema;
  const shape = Object.fromEntries(
    Object.entries(def.shape).map(([field, part]) => [field, extendSchema(part, more)] as const),
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

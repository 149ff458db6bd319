import { z } from 'zod';
import type { SelectedFields } from './selection.ts';
import { defOf } from './selection.ts';

const narrowedBefore = new WeakMap<z.ZodType, Map<string, z.ZodType>>();

/** A schema of the fields that are asked for alone, to check what was made for them. */
export function narrowSchema(schema: z.ZodType, asked: SelectedFields): z.ZodType {
  const known = narrowedBefore.get(schema) ?? new Map<string, z.ZodType>();
  narrowedBefore.set(schema, known);
  const key = JSON.stringify(asked);
  const made = known.get(key) ?? narrow(schema, asked);
  known.set(key, made);
  return made;
}

function narrow(schema: z.ZodType, asked: SelectedFields): z.ZodType {
  const def = defOf(schema);
  if (def.type === 'array' && def.element) return z.array(narrow(def.element, asked));
  if (def.type === 'nullable' && def.innerType) return narrow(def.innerType, asked).nullable();
  if (def.type !== 'object' || !def.shape) return schema;
  const entries = Object.entries(def.shape).filter(([name]) => Object.hasOwn(asked, name));
  return z.object(Object.fromEntries(entries.map(([name, part]) => [name, narrow(part, asked[name] ?? {})])));
}

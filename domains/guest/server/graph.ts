import type { z } from 'zod';
import type { Facet } from '#kit/contract/entity.ts';
import { facet } from '#kit/contract/entity.ts';
import { defOf } from '#kit/contract/selection.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import { guestEntity } from '../contract/graph.ts';
import type { GuestFields } from '../contract/guest-state.ts';
import { ownFields } from '../contract/own-fields.ts';
import { reservedBeside } from '../contract/reserved-fields.ts';
import type { GuestStatePart } from './extension-points.ts';

type Read = (call: Call, executor: Executor) => Promise<Readonly<Record<string, unknown>>>;

/**
 * The guest state as facets of the guest, one for each domain: whoever asks for the balance asks the ledger and nobody else. What a
 * query service cannot say (records, anything) is in the guest state alone.
 */
export function stateFacets(parts: readonly GuestStatePart[], readOwn: Read, executor: Executor) {
  const foreign = parts.map(({ fields, read }) => facetOf(fields, ({ caller }) => read(caller, executor), executor));
  const reserved = reservedBeside(parts.map(({ fields }) => fields));
  return [facetOf(ownFields, readOwn, executor), facetOf(reserved, async () => ({}), executor), ...foreign];
}

function facetOf({ owner, shape, defaults }: GuestFields, read: Read, executor: Executor) {
  const names = Object.entries(shape).flatMap(([name, part]) =>
    name !== 'id' && isQueryable(part as z.ZodType) ? [name] : [],
  );
  const only = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
  return {
    facet: facet(guestEntity, owner, only(shape) as never, only(defaults) as never) as Facet,
    loading: {
      // Nobody but the guest who asks is ever looked up.
      async load(ids: readonly number[], call: Call) {
        const { subjectId } = call.caller;
        if (subjectId === null || !ids.includes(subjectId)) return new Map();
        return new Map([[subjectId, only({ ...defaults, ...(await read(call, executor)) })]]);
      },
    },
  };
}

const queryable = new Set(['string', 'number', 'boolean', 'enum']);

/** Whether GraphQL has a type for a shape. */
export function isQueryable(schema: z.ZodType): boolean {
  const def = defOf(schema);
  if (def.type === 'nullable' && def.innerType) return isQueryable(def.innerType);
  if (def.type === 'array' && def.element) return isQueryable(def.element);
  if (def.type === 'object' && def.shape) return Object.values(def.shape).every(isQueryable);
  return queryable.has(def.type);
}

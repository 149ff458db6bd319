import { field, mutation, query, resolver, weave } from '@gqloom/core';
import { asEnumType, asObjectType, ZodWeaver } from '@gqloom/zod';
import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { isObjectType } from 'graphql';
import { z } from 'zod';
import { shapesIn } from '#kit/contract/objects-with-id.ts';
import type { Service } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput } from '#kit/contract/problems.ts';
import type { Dispatcher } from '#kit/server/dispatch.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { parse } from '#kit/server/validate-input.ts';
import { selectedFieldsOf } from './selected-fields.ts';

type FieldHandler = Extract<Handler, { kind: 'graphql' }>;

/** The context a GraphQL request runs with. */
export interface GraphqlContext {
  readonly call: Call;
}

/**
 * The executable schema of one query service, derived from the contract's zod schemas. Objects and enums take the name
 * they carry as `.meta({ id })`.
 */
export function buildSchema(service: Service, dispatcher: Dispatcher): GraphQLSchema | null {
  const handlers = dispatcher.handlers.filter(
    (handler): handler is FieldHandler => handler.kind === 'graphql' && handler.operation.service === service,
  );
  if (handlers.length === 0) return null;
  nameTypes();
  const fields = Object.fromEntries(handlers.map((handler) => [handler.operation.name, toField(handler, dispatcher)]));
  const things = new Map(handlers.flatMap(({ operation }) => [...shapesIn(operation.result)]));
  const extended = [...things].flatMap(([name, schema]) => {
    const known = facetsOf(name, dispatcher);
    return known ? [resolver.of(schema as never, known as never)] : [];
  });
  return withKnownFields(
    weave(ZodWeaver, resolver(fields as never) as never, ...(extended as never[])) as GraphQLSchema,
  );
}

/** The weaver makes an object's fields again each time they are read, which every document does many times. */
function withKnownFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const fields = type.getFields();
    type.getFields = () => fields;
  }
  return schema;
}

interface Payload {
  readonly context: GraphqlContext;
  readonly info: GraphQLResolveInfo;
}

function toField({ operation, takesSelection }: FieldHandler, dispatcher: Dispatcher): unknown {
  const make = (operation.kind === 'query' ? query : mutation) as unknown as (result: z.ZodType) => Chain;
  const chain = make(operation.result);
  const described = chain.description(operation.summary);
  const withArgs = operation.args ? described.input(passThrough(operation.args)) : described;
  return withArgs.resolve(async (args: unknown, { context: { call }, info }: Payload) => {
    // Things are known by their ids where facets are asked for.
    const wanted = takesSelection ? { asked: selectedFieldsOf(info.fieldNodes, info.fragments) } : {};
    const answer = await dispatcher.invoke(operation, args, call, true, wanted);
    if (operation.kind === 'mutation') dispatcher.facets.forget(call);
    return answer;
  });
}

/** What other domains know of a shape, as fields of its type: each is loaded when it is asked for, for all things at once. */
function facetsOf(shape: string, { facets }: Dispatcher): Record<string, unknown> | null {
  const known = facets.of(shape);
  if (known.size === 0) return null;
  return Object.fromEntries(
    [...known].map(([name, { facet }]) => {
      const chain = (field as unknown as (result: z.ZodType) => Chain)(facet.shape[name] as z.ZodType);
      const marked = chain.extensions({ isLoaded: true });
      const withArgs = facet.args ? marked.input(passThrough(facet.args)) : marked;
      const run = ({ id }: { id: number }, given: unknown, { context: { call } }: Payload) =>
        facets.field(shape, name, id, call, facet.args && argsOf(facet.args, given, call));
      return [name, withArgs.resolve(run)];
    }),
  );
}

function argsOf(schema: z.ZodType, given: unknown, { caller }: Call): unknown {
  const parsed = parse(schema, given ?? {}, caller.language, '');
  if (!parsed.ok) throw new Problem(invalidInput, { errors: parsed.errors });
  return parsed.data;
}

interface Chain {
  description(text: string): Chain;
  extensions(facts: object): Chain;
  input(schema: unknown): Chain;
  resolve(run: (...given: never[]) => Promise<unknown>): unknown;
}

/** The dispatcher validates (with field names and language); the weaver must only shape the types. */
function passThrough(schema: z.ZodType): z.ZodType {
  const copy = Object.create(schema) as z.ZodType;
  const accept = (value: unknown) => ({ value });
  Object.defineProperty(copy, '~standard', {
    value: { ...(schema as unknown as { '~standard': object })['~standard'], validate: accept },
  });
  return copy;
}

function nameTypes(): void {
  for (const [id, schema] of z.globalRegistry._idmap) {
    const { type } = (schema as unknown as { _zod: { def: { type: string } } })._zod.def;
    if (type === 'object') asObjectType.add(schema as never, { name: id } as never);
    if (type === 'enum') asEnumType.add(schema as never, { name: id } as never);
  }
}

import { mutation, query, resolver, weave } from '@gqloom/core';
import { asEnumType, asObjectType, ZodWeaver } from '@gqloom/zod';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Service } from '#kit/contract/operations.ts';
import type { Dispatcher } from '#kit/server/dispatch.ts';
import type { Call, Handler } from '#kit/server/handler.ts';

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
  return weave(ZodWeaver, resolver(fields as never) as never) as GraphQLSchema;
}

function toField({ operation }: FieldHandler, dispatcher: Dispatcher): unknown {
  const make = (operation.kind === 'query' ? query : mutation) as unknown as (result: z.ZodType) => Chain;
  const chain = make(operation.result);
  const described = chain.description(operation.summary);
  const withArgs = operation.args ? described.input(passThrough(operation.args)) : described;
  return withArgs.resolve((args: unknown, payload: { context: GraphqlContext }) =>
    dispatcher.invoke(operation, args, payload.context.call, true),
  );
}

interface Chain {
  description(text: string): Chain;
  input(schema: unknown): Chain;
  resolve(run: (args: unknown, payload: { context: GraphqlContext }) => Promise<unknown>): unknown;
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

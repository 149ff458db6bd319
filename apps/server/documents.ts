import type { FastifyInstance } from 'fastify';
import { printSchema } from 'graphql';
import { asyncApi } from '#kit/contract/asyncapi.ts';
import { accessWords, jsonSchema, openApi } from '#kit/contract/openapi.ts';
import type { Operation } from '#kit/contract/operations.ts';
import { services } from '#kit/graphql/mount.ts';
import { buildSchema } from '#kit/graphql/schema.ts';
import type { Dispatcher } from '#kit/server/dispatch.ts';

/** Every document generated from the contract: OpenAPI, AsyncAPI, SDL by service, and the list the reference page reads. */
export function documentsOf(dispatcher: Dispatcher) {
  const operations = [...new Set(dispatcher.handlers.map((handler) => handler.operation))];
  const sdl = services.flatMap((service) => {
    const schema = buildSchema(service, dispatcher);
    return schema ? [[service, `${printSchema(schema)}\n`] as const] : [];
  });
  return {
    openApi: openApi(operations),
    asyncApi: asyncApi(operations),
    sdl: Object.fromEntries(sdl),
    reference: operations.map(referenceOf).sort((a, b) => a.name.localeCompare(b.name)),
  };
}

function referenceOf(operation: Operation) {
  const inputs = 'payload' in operation ? { payload: operation.payload } : shapesOf(operation);
  return {
    kind: operation.kind,
    name: operation.name,
    summary: operation.summary,
    access: accessWords(operation.access),
    ...('method' in operation ? { method: operation.method, path: `/rest/v1/${operation.path}` } : {}),
    ...('service' in operation ? { service: operation.service } : {}),
    input: Object.fromEntries(Object.entries(inputs).map(([part, schema]) => [part, jsonSchema(schema, 'input')])),
    ...('response' in operation ? { output: jsonSchema(operation.response, 'output') } : {}),
    ...('result' in operation ? { output: jsonSchema(operation.result, 'output') } : {}),
    problems: (operation.problems ?? []).map(({ code, status, title }) => ({ code, status, title: title.en })),
  };
}

function shapesOf(operation: Extract<Operation, { kind: 'route' | 'query' | 'mutation' }>) {
  if (operation.kind !== 'route') return operation.args ? { args: operation.args } : {};
  const { params, query, body } = operation;
  return { ...(params ? { params } : {}), ...(query ? { query } : {}), ...(body ? { body } : {}) };
}

/** Serves the generated documents; the page to browse and try them is the site's `/docs`. */
export async function mountDocuments(app: FastifyInstance, dispatcher: Dispatcher): Promise<void> {
  let made: ReturnType<typeof documentsOf> | null = null;
  const documents = () => {
    made ??= documentsOf(dispatcher);
    return made;
  };
  app.get('/rest/v1/openapi.json', async () => documents().openApi);
  app.get('/realtime/asyncapi.json', async () => documents().asyncApi);
  app.get('/docs/reference.json', async () => documents().reference);
  app.get('/docs/schema/:service', async (request, reply) => {
    const { service } = request.params as { service: string };
    const text = (documents().sdl as Record<string, string>)[service.replace(/\.graphql$/, '')];
    return text ? reply.type('text/plain; charset=utf-8').send(text) : reply.code(404).send();
  });
}

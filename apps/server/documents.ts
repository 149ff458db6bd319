import type { FastifyInstance } from 'fastify';
import { printSchema } from 'graphql';
import { asyncApi } from '#kit/contract/asyncapi.ts';
import { openApi } from '#kit/contract/openapi.ts';
import { problemsOf, referenceOf } from '#kit/contract/reference.ts';
import { servicesOf } from '#kit/graphql/mount.ts';
import { buildSchema } from '#kit/graphql/schema.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { Dispatcher } from '#kit/server/dispatch.ts';

/** Every document generated from the contract: OpenAPI, AsyncAPI, SDL by service, and the lists the page at /docs reads. */
export function documentsOf(dispatcher: Dispatcher) {
  const operations = [...new Set(dispatcher.handlers.map((handler) => handler.operation))].map((operation) =>
    operation.kind === 'route' && operation.facets
      ? { ...operation, response: dispatcher.facets.describe(operation.response, operation.facets) }
      : operation,
  );
  const sdl = servicesOf(dispatcher).flatMap((service) => {
    const schema = buildSchema(service, dispatcher);
    return schema ? [[service, `${printSchema(schema)}\n`] as const] : [];
  });
  return {
    openApi: openApi(operations),
    asyncApi: asyncApi(operations),
    sdl: Object.fromEntries(sdl),
    reference: operations.map(referenceOf).sort((a, b) => a.name.localeCompare(b.name)),
    problems: problemsOf(operations),
  };
}

/**
 * Serves the generated documents; the page to browse and try them is the site's `/docs`.
 * @param records made when they are asked for the first time: Markdown by file name, of what people read of the whole site
 */
export async function mountDocuments(
  app: FastifyInstance,
  dispatcher: Dispatcher,
  records: () => Readonly<Record<string, string>>,
): Promise<void> {
  let made: ReturnType<typeof documentsOf> | null = null;
  const documents = () => {
    made ??= documentsOf(dispatcher);
    return made;
  };
  app.get('/rest/v1/openapi.json', async () => documents().openApi);
  app.get('/realtime/asyncapi.json', async () => documents().asyncApi);
  app.get('/docs/reference.json', async () => documents().reference);
  app.get('/docs/problems.json', async () => documents().problems);
  let told: Readonly<Record<string, string>> | null = null;
  for (const file of ['access.md', 'settings.md', 'personal-data.md']) {
    app.get(`/docs/${file}`, async (_, reply) => {
      told ??= records();
      return reply.type('text/markdown; charset=utf-8').send(ownValue(told, file));
    });
  }
  app.get('/docs/schema/:service', async (request, reply) => {
    const { service } = request.params as { service: string };
    const text = ownValue<string>(documents().sdl, service.replace(/\.graphql$/, ''));
    return text ? reply.type('text/plain; charset=utf-8').send(text) : reply.code(404).send();
  });
}

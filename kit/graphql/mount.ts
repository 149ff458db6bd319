import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import mercurius from 'mercurius';
import type { Language } from '#kit/contract/access.ts';
import type { Field, Service } from '#kit/contract/operations.ts';
import { mainService } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { missingAccessToken, queryTooExpensive } from '#kit/contract/problems.ts';
import { languageOf } from '#kit/http/caller.ts';
import { assertSameOrigin } from '#kit/http/origins.ts';
import type { EdgeOptions } from '#kit/http/rest.ts';
import { installProblems } from '#kit/http/rest.ts';
import type { Dispatcher } from '#kit/server/dispatch.ts';
import { toProblem } from '#kit/server/dispatch.ts';
import type { Call } from '#kit/server/handler.ts';
import { heavyCost } from '#kit/server/heavy-queue.ts';
import { bounds, excessOf, priceOf } from './cost.ts';
import { buildSchema } from './schema.ts';

/** Every query service that has a field. */
export const servicesOf = ({ handlers }: Pick<Dispatcher, 'handlers'>): readonly Service[] => [
  ...new Set(handlers.flatMap((handler) => (handler.kind === 'graphql' ? [handler.operation.service] : []))),
];

const addressOf = (service: Service): string => (service === mainService ? '/graphql' : `/graphql/${service}`);

/** Deep or wide documents are refused before they run: no field of ours nests deeper than this. */
const maxDepth = 12;

/** Mounts the query services. A request without an access token is refused with a problem that names it (spec 2 §5). */
export async function mountGraphql(
  app: FastifyInstance,
  dispatcher: Dispatcher,
  options: EdgeOptions & { introspection: boolean },
): Promise<void> {
  for (const service of servicesOf(dispatcher)) {
    const schema = buildSchema(service, dispatcher);
    if (!schema) continue;
    await app.register(async (scope) => {
      installProblems(scope, options.log);
      // Before the document is read: nobody in particular asks nothing here.
      scope.addHook('onRequest', async (request, reply) => {
        contexts.set(request, await contextOf(request, reply, options));
      });
      // A document has one operation: it runs under any name, and one that is none of its names breaks nothing.
      scope.addHook('preHandler', async ({ query, body }) => {
        for (const asked of [query, body]) {
          if (asked && typeof asked === 'object') Reflect.deleteProperty(asked, 'operationName');
        }
      });
      // The answer is made, also where nobody waits for it any more.
      scope.addHook('onSend', async (request) => contexts.get(request)?.turn.end?.());
      await scope.register(mercurius, {
        schema,
        path: addressOf(service),
        jit: 1,
        graphiql: false,
        queryDepth: maxDepth,
        graphql: { parseOptions: { maxTokens: bounds.tokens } },
        allowBatchedQueries: false,
        validationRules: options.introspection ? [] : [NoSchemaIntrospectionCustomRule],
        context: (request: FastifyRequest) => contexts.get(request) ?? {},
        errorFormatter: (execution, context) => {
          const language = languageFor(context as unknown as { call?: Call; reply?: FastifyReply });
          const errors = (execution.errors ?? []).map((error) => withProblem(error, language, options));
          const wait = Math.max(...errors.map(waitOf));
          if (wait > 0) (context as { reply?: FastifyReply }).reply?.header('retry-after', String(wait));
          return { statusCode: statusOf(errors), response: { data: execution.data ?? null, errors } };
        },
      });
      const fields = new Map(
        dispatcher.handlers.flatMap((handler): [string, Field][] =>
          handler.kind === 'graphql' && handler.operation.service === service
            ? [[handler.operation.name, handler.operation]]
            : [],
        ),
      );
      scope.graphql.addHook('preParsing', async (_schema, source, context) => {
        if (source.length > bounds.length) throw tooMuch(`${source.length} characters, at most ${bounds.length}`);
        const query = context as unknown as QueryContext;
        await dispatcher.charge(query.call.caller, readingOf(source));
        if (source.length > heavyLength) await takeTurn(query, dispatcher);
        query.reading = readingOf(source);
      });
      scope.graphql.addHook('preValidation', async (known, document) => {
        const excess = excessOf(document);
        if (excess) throw tooMuch(excess);
        assertPrice(priceOf(known, document, {}, fields));
      });
      scope.graphql.addHook('preExecution', async (known, document, context, variables) => {
        const price = priceOf(known, document, variables ?? {}, fields);
        assertPrice(price);
        const query = context as unknown as QueryContext;
        await dispatcher.charge(query.call.caller, price.points - query.reading);
        if (price.points > heavyCost) await takeTurn(query, dispatcher);
      });
    });
  }
}

const tooMuch = (detail: string): Problem => new Problem(queryTooExpensive, { detail });

function assertPrice({ points, roots }: { points: number; roots: number }): void {
  if (roots > bounds.roots) throw tooMuch(`${roots} fields at the top, at most ${bounds.roots}`);
  if (points > bounds.points) throw tooMuch(`${points} points, at most ${bounds.points}`);
}

/** What is known of a document under way. */
interface QueryContext {
  readonly call: Call;
  /** Whether it runs in a turn; `end` is there while it does. */
  readonly turn: { end?: () => void };
  /** Points that were paid for reading it. */
  reading: number;
}
const contexts = new WeakMap<FastifyRequest, QueryContext>();

/** Longer documents, in characters, are heavy to read and validate alone. */
const heavyLength = 2000;
/** Reading costs as well, whether the document is good or not. */
const readingOf = (source: string): number => 1 + Math.floor(source.length / heavyLength);

async function takeTurn({ call, turn }: QueryContext, { turns }: Dispatcher): Promise<void> {
  turn.end ??= await turns.begin(call.caller);
}

async function contextOf(request: FastifyRequest, reply: FastifyReply, options: EdgeOptions): Promise<QueryContext> {
  assertSameOrigin(request, options.origins);
  const { access_token: inQuery } = (request.query ?? {}) as { access_token?: string };
  if (!request.headers.authorization?.startsWith('Bearer ') && !inQuery) throw new Problem(missingAccessToken);
  reply.header('cache-control', 'no-store');
  const call = await options.callOf(request, reply);
  if (call.caller.subjectId === null) throw new Problem(missingAccessToken);
  return { call, turn: {}, reading: 0 };
}

/** The caller's language; of a request that was refused before its caller was known, the one it asks for. */
function languageFor({ call, reply }: { call?: Call; reply?: FastifyReply }): Language {
  const { query, headers } = reply?.request ?? {};
  return call?.caller.language ?? languageOf((query as { language?: unknown })?.language, headers?.['accept-language']);
}

function withProblem(error: GraphQLError, language: Language, options: EdgeOptions): GraphQLError {
  const cause = error.originalError;
  if (!cause || cause instanceof GraphQLError || isOfTheService(cause)) return error;
  const body = toProblem(cause, options.log).toBody(language);
  return new GraphQLError(body.title, {
    ...(error.nodes ? { nodes: error.nodes } : {}),
    ...(error.path ? { path: error.path } : {}),
    // Refusals that the specification numbers carry their number where its clients look for it.
    extensions: { code: body.code, ...numberOf(body.data), problem: body },
  });
}

const numberOf = (data: Readonly<Record<string, unknown>> = {}): { errorCode?: number } =>
  typeof data['errorCode'] === 'number' ? { errorCode: data['errorCode'] } : {};

/** After how many seconds it is worth to ask again; 0 where nothing is said. */
const waitOf = ({ extensions }: GraphQLError): number =>
  Number((extensions?.problem as { data?: { retryAfterSeconds?: number } } | undefined)?.data?.retryAfterSeconds ?? 0);

/** Whether the query service itself refused the document. Failures of the database and the system have codes as well. */
const isOfTheService = (cause: Error): boolean => /^(?:MER|FST)_/.test(String((cause as { code?: unknown }).code));

/**
 * A refused field answers 200 with `errors` (GraphQL over HTTP §6.4), a document that is not run the status of its
 * problem, a malformed one 400.
 */
function statusOf(errors: readonly GraphQLError[]): number {
  const unrun = errors.find(({ path, extensions }) => !path && extensions?.problem)?.extensions?.problem;
  if (unrun) return (unrun as { status: number }).status;
  return errors.some((error) => error.extensions?.problem) ? 200 : 400;
}

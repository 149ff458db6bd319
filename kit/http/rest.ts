import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FileParts, FileReply, Route } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { malformed, notFound, stepUpRequired, tooLarge } from '#kit/contract/problems.ts';
import { proveFragment } from '#kit/contract/prove-fragment.ts';
import { fileTypeOf } from '#kit/contract/upload.ts';
import { isOurFault } from '#kit/limits/tries.ts';
import type { Log } from '#kit/log/log.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { Dispatcher } from '#kit/server/dispatch.ts';
import { isFileReply, toProblem } from '#kit/server/dispatch.ts';
import type { Call } from '#kit/server/handler.ts';
import { languageOf } from './caller.ts';
import { partOf, partsOf, savedAs } from './file-part.ts';
import type { Origins } from './origins.ts';
import { assertSameOrigin } from './origins.ts';
import type { Uploads } from './uploads.ts';

/** What the HTTP edges need besides the dispatcher. */
export interface EdgeOptions {
  callOf(request: FastifyRequest, reply: FastifyReply): Promise<Call>;
  readonly log: Log;
  /** Which pages are ours; those of the request's own host when not given. */
  readonly origins?: Origins;
}

/** What REST needs besides: where files are kept while they are received. */
export interface RestOptions extends EdgeOptions {
  readonly uploads: Uploads;
}

/** Paths as the specification writes them, in the router's form: `{actorId}` becomes `:actorId`. */
const routerPath = (path: string): string => `/rest/v1/${path.replace(/\{(\w+)\}/g, ':$1')}`;

/**
 * Mounts every REST handler under `/rest/v1/`. Who calls, and whether they may, is known before a byte of the body is read;
 * files go to disk. Failures are RFC 9457 problem bodies.
 */
export async function mountRest(app: FastifyInstance, dispatcher: Dispatcher, options: RestOptions): Promise<void> {
  await app.register(async (scope) => {
    installProblems(scope, options.log);
    for (const handler of dispatcher.handlers) {
      if (handler.kind === 'rest' && !handler.operation.upload)
        mountRoute(scope, handler.operation, dispatcher, options);
    }
    await scope.register(async (files) => {
      files.removeAllContentTypeParsers();
      for (const handler of dispatcher.handlers) {
        if (handler.kind === 'rest' && handler.operation.upload)
          mountRoute(files, handler.operation, dispatcher, options);
      }
      files.addContentTypeParser('*', (request, body, done) => {
        receive(request, body, options.uploads, dispatcher).then(
          (file) => done(null, file),
          (error: Error) => done(error),
        );
      });
    });
    // Without reading what was sent.
    const nowhere = async () => {
      throw new Problem(notFound);
    };
    scope.all('/rest/v1/*', { onRequest: nowhere }, nowhere);
  });
}

/** What is known of a request when its body arrives. */
interface Admitted {
  readonly call: Call;
  readonly paid: number;
  readonly query: Record<string, unknown>;
  readonly operation: Route;
  readonly response: ServerResponse;
}
const admitted = new WeakMap<FastifyRequest, Admitted>();

function mountRoute(scope: FastifyInstance, operation: Route, dispatcher: Dispatcher, options: RestOptions): void {
  const { upload, maxBody = 64 * 1024 } = operation;
  scope.route({
    method: operation.method,
    url: routerPath(operation.path),
    bodyLimit: maxBody,
    onRequest: async (request, reply) => {
      assertSameOrigin(request, options.origins);
      const call = await options.callOf(request, reply);
      const query = spreadQuery(operation, request.query as Record<string, unknown>);
      const known = { params: request.params, query, body: operation.method === 'GET' ? query : undefined };
      const paid = await dispatcher.admit(operation, known, call);
      if (Number(request.headers['content-length'] ?? 0) > maxBody) throw new Problem(tooLarge);
      if (upload) options.uploads.admit(String(call.caller.subjectId ?? call.caller.ip), reply.raw);
      admitted.set(request, { call, paid, query, operation, response: reply.raw });
    },
    handler: async (request, reply) => {
      const { call, paid, query } = admitted.get(request) as Admitted;
      const input = { params: request.params, query, body: operation.method === 'GET' ? query : request.body };
      const output = await dispatcher.perform(operation, input, call, paid);
      if (isFileReply(output)) return sendFile(reply, output);
      keepAnswer(reply, operation, output, call);
      return output === undefined ? reply.code(204).send() : reply.send(output);
    },
  });
}

/** Says who may keep an answer, and for how long ({@link Route.kept}). */
function keepAnswer(reply: FastifyReply, { kept }: Route, output: unknown, { caller }: Call): void {
  const isNobodys = caller.accountId === null;
  const isEverybodys = kept?.isEverybodys(output) ?? false;
  if (!kept || !(isNobodys || isEverybodys)) return void reply.header('cache-control', 'no-store');
  const by = isNobodys && isEverybodys ? 'public' : 'private';
  reply.header('cache-control', `${by}, max-age=${kept.seconds}`);
  reply.header('vary', 'Accept-Language, Authorization, Cookie');
}

/** A file as the body of a route that takes one, of a type it takes or of none. */
async function receive(
  request: FastifyRequest,
  body: IncomingMessage,
  uploads: Uploads,
  { giveLimit }: Pick<Dispatcher, 'giveLimit'>,
): Promise<Blob> {
  const { operation, response, call } = admitted.get(request) as Admitted;
  const type = fileTypeOf(request.headers['content-type'] ?? '');
  if (type !== 'application/octet-stream' && !operation.upload?.includes(type)) throw new Problem(malformed);
  try {
    return await uploads.receive(body, response, { maxBytes: operation.maxBody ?? 64 * 1024, type });
  } catch (error) {
    if (isOurFault(error)) await giveLimit(operation, call.caller);
    throw error;
  }
}

const shapeOf = (schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> =>
  schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};

/**
 * GET payloads go in the query string (spec 1 §7); structured ones arrive as JSON text. Where the operation takes a text,
 * a text in brackets is one.
 */
export function spreadQuery({ query: schema, body }: Route, query: Record<string, unknown>): Record<string, unknown> {
  const fields = { ...shapeOf(body), ...shapeOf(schema) };
  const { language: _l, ver: _v, access_token: _t, ...rest } = query;
  for (const [name, value] of Object.entries(rest)) {
    if (typeof value !== 'string' || !/^[[{]/.test(value)) continue;
    if (ownValue(fields, name)?.safeParse(value).success) continue;
    try {
      rest[name] = JSON.parse(value);
    } catch {
      // Not JSON after all: the schema judges the text as it is.
    }
  }
  return rest;
}

function sendFile(reply: FastifyReply, file: FileReply): FastifyReply | Promise<FastifyReply> {
  if (file.location) return reply.redirect(file.location, 302);
  reply.header('content-type', file.type);
  reply.header('x-content-type-options', 'nosniff');
  reply.header('cache-control', keepingOf(file));
  if (file.etag) {
    reply.header('etag', file.etag);
    if (reply.request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  }
  if (file.filename) reply.header('content-disposition', savedAs(file.filename));
  return file.parts ? sendPart(reply, file.parts) : reply.send(file.body);
}

/** One part of a file, as large as one is at most; who wants more asks on. */
async function sendPart(reply: FastifyReply, { size, read, isWhole }: FileParts): Promise<FastifyReply> {
  reply.header('accept-ranges', 'bytes');
  const part = partOf(reply.request.headers.range, size, isWhole ? size : undefined);
  if (part === null) return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = part;
  const body = isWhole ? Readable.from(partsOf(read, start, end)) : await read(start, end);
  if (!body) throw new Problem(notFound);
  if (isWhole) reply.header('content-length', end - start + 1);
  if (start === 0 && end === size - 1) return reply.send(body);
  return reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`).send(body);
}

function keepingOf({ cacheSeconds, sharedSeconds, isPrivate }: FileReply): string {
  if (cacheSeconds <= 0) return 'private, no-store';
  if (isPrivate) return `private, max-age=${cacheSeconds}`;
  const shared = sharedSeconds === undefined ? '' : `, s-maxage=${sharedSeconds}, must-revalidate`;
  return `public, max-age=${cacheSeconds}${shared}`;
}

/** Answers every failure of a scope as `application/problem+json`, in the language the request asks for. */
export function installProblems(scope: FastifyInstance, log: Log): void {
  scope.setErrorHandler((error, request, reply) => {
    const { language } = (request.query ?? {}) as { language?: unknown };
    const problem = fromFastify(error) ?? toProblem(error, log);
    const page = problem.kind === stepUpRequired ? pageBehind(request) : null;
    if (page) return reply.redirect(`${page}#${proveFragment}${encodeURIComponent(request.url)}`, 303);
    const body = problem.toBody(languageOf(language, request.headers['accept-language']));
    const wait = body.data?.retryAfterSeconds;
    if (typeof wait === 'number') reply.header('retry-after', String(wait));
    return reply.code(body.status).header('content-type', 'application/problem+json').send(body);
  });
}

/**
 * The page of ours whose link the browser follows: a file that asks for a proof of identity, before the page's script
 * listened. Null for everything that is asked by script.
 */
function pageBehind({ method, headers, host }: FastifyRequest): string | null {
  if (method !== 'GET' || headers['sec-fetch-mode'] !== 'navigate' || !headers.referer) return null;
  const page = URL.parse(headers.referer);
  // A path with two slashes in front would name another site.
  return page?.host === host && !page.pathname.startsWith('//') ? page.pathname + page.search : null;
}

function fromFastify(error: unknown): Problem | null {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (error instanceof Problem || !code?.startsWith('FST_')) {
    return !(error instanceof Problem) && statusCode && statusCode >= 400 && statusCode < 500
      ? new Problem(malformed)
      : null;
  }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem(tooLarge);
  return statusCode && statusCode < 500 ? new Problem(malformed) : null;
}

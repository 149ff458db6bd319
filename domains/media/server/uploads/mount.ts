import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { MemoryLocker, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assertAccess } from '#kit/access/assert-access.ts';
import { only } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { assertSameOrigin } from '#kit/http/origins.ts';
import { installProblems } from '#kit/http/rest.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { Kit, MountEdge } from '#kit/server/kit.ts';
import { maxFilmBytes, uploadPath, uploadTooLarge } from '../../contract/index.ts';
import { UploadStore } from './store.ts';

/** What a request costs, in points: to begin an upload is rare, pieces come one after another. */
const costs: Readonly<Record<string, number>> = { POST: 20, PATCH: 2, HEAD: 1, DELETE: 4 };

/**
 * Takes files in pieces that resume (tus 1.0.0) at {@link uploadPath}. Who sends, and whether they may, is known before a byte is read;
 * only performers begin an upload, and only its owner goes on with it or takes it away. Nothing that was sent is ever answered.
 */
export async function mountUploads(app: FastifyInstance, kit: Kit, edge: MountEdge): Promise<void> {
  const locks = new MemoryLocker();
  const owners = new WeakMap<FastifyRequest, number>();

  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    assertSameOrigin(request, edge.origins);
    const { caller } = await edge.callOf(request, reply);
    await edge.charge(caller, ownValue(costs, request.method) ?? 1);
    assertAccess(only('performer'), caller);
    if (request.method === 'PATCH' || request.method === 'POST')
      edge.uploads.admit(String(caller.accountId), reply.raw);
    owners.set(request, caller.accountId as number);
  };

  /** The server of one request: what it knows of uploads is its caller's. */
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    let refused: unknown;
    const ownerId = owners.get(request) as number;
    const server = new Server({
      path: uploadPath,
      datastore: new UploadStore(kit, ownerId),
      // Of each owner: nobody else's request makes one of theirs give way.
      locker: { newLock: (id) => locks.newLock(`${ownerId}/${id}`) },
      relativeLocation: true,
      allowedOrigins: () => false,
      namingFunction: () => randomUUID(),
      maxSize: maxFilmBytes,
      onResponseError(_request, error) {
        refused = error;
        return undefined;
      },
    });
    const answer = await server.handleWeb(webRequest(request) as never);
    if (refused instanceof Error) throw refused;
    if (answer.status === 404) throw new Problem(notFound);
    if (answer.status === 413) throw new Problem(uploadTooLarge);
    for (const [name, value] of answer.headers) reply.header(name, value);
    reply.header('cache-control', 'no-store');
    return reply.code(answer.status).send(request.method === 'HEAD' || !answer.body ? undefined : await answer.text());
  };

  await app.register(async (scope) => {
    installProblems(scope, kit.log);
    scope.removeAllContentTypeParsers();
    // The body stays where it is until somebody reads it.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null, undefined));
    scope.route({ method: 'POST', url: uploadPath, onRequest, handler });
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${uploadPath}/:id`, onRequest, handler });
  });
}

/** The request as the tus server reads it. */
function webRequest({ raw, method, headers, url }: FastifyRequest): Request {
  const known = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name === 'cookie' || name === 'authorization' ? [] : [[name, String(value)]],
  );
  const hasBody = method === 'PATCH' || method === 'POST';
  return new Request(new URL(url, 'http://upload.invalid'), {
    method,
    headers: known as [string, string][],
    ...(hasBody ? { body: Readable.toWeb(raw) as unknown as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit);
}

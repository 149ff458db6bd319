import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { Caller } from '#kit/contract/access.ts';
import { createOrigins } from '#kit/http/origins.ts';
import { mountRest } from '#kit/http/rest.ts';
import { createUploads } from '#kit/http/uploads.ts';
import type { Kit } from '#kit/server/kit.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testDispatcher } from '#kit/testing/clients.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import type { Media } from '../server/index.ts';

/** Somebody who asks, by the header of a test: `performer 7`, `guest 8`, `operator 9`, `visitor 10`. */
export const as = (who: string): Record<string, string> => ({ 'x-test-caller': who });

function callerOf(header: unknown): Caller {
  const [role, id = ''] = String(header ?? '').split(' ');
  if (id === '') return testCaller();
  const subjectId = Number(id);
  if (role === 'visitor') return testCaller({ subjectId, sessionId: `visit ${id}` });
  return testCaller({ subjectId, accountId: subjectId, roles: [role as never], sessionId: `session ${id}` });
}

/** A process of the platform with media alone and a port of its own, over HTTP as it is in a site. */
export async function uploadSite(kit: Kit, media: Media, folder: string) {
  await media.start?.();
  onFileEnd(() => media.stop?.());
  const app = Fastify({ forceCloseConnections: true }) as never as Parameters<typeof mountRest>[0];
  const dispatcher = testDispatcher(kit, media.handlers);
  const callOf = async (request: { headers: Record<string, unknown> }) => ({
    caller: callerOf(request.headers['x-test-caller']),
    cookies: { get: () => undefined, set: () => undefined },
    userAgent: null,
    requestId: 'r',
  });
  const edge = {
    callOf: callOf as never,
    origins: createOrigins({ log: kit.log }),
    log: kit.log,
    charge: dispatcher.charge,
    uploads: createUploads(folder),
  };
  await mountRest(app, dispatcher, edge);
  await media.mount?.(app, edge);
  await app.listen({ host: '127.0.0.1', port: 0 });
  onFileEnd(() => app.close());
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    base,
    fetch: (path: string, who: string, init: RequestInit = {}) =>
      fetch(base + path, { ...init, redirect: 'manual', headers: { ...as(who), ...init.headers } }),
  };
}

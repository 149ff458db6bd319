import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { isChecked } from '#architecture/checked-domain.ts';
import { declaredIn } from '#architecture/declared-in.ts';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import { channelOperations, channelSubject } from '#domains/identity/contract/channel.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { visitor } from '#kit/contract/access.ts';
import { documentOf } from '#kit/contract/client.ts';
import type { ClientMessage, Field, Operation, Route } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { unavailable } from '#kit/contract/problems.ts';
import { mountGraphql } from '#kit/graphql/mount.ts';
import { mountRest } from '#kit/http/rest.ts';
import { createUploads } from '#kit/http/uploads.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { memoryLog } from '#kit/log/log.ts';
import { createLocalBus } from '#kit/realtime/bus.ts';
import { createRealtime } from '#kit/realtime/server.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { exampleInput } from '#kit/testing/example-input.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { describedContract, operationOwners } from './contract-files.ts';
import { routerOptions } from './http.ts';
import type { MatrixRole } from './role-matrix.ts';
import { callerOf, declared, isLetInBy, roleNames } from './role-matrix.ts';

let app: FastifyInstance;
let operations: Operation[];
let role: MatrixRole = 'no session';
const ran: string[] = [];

beforeAll(async () => {
  const log = memoryLog();
  const { handlers } = await describedContract();
  const noting = handlers.map((handler) => {
    if (handler.kind !== 'rest' && handler.kind !== 'graphql') return handler;
    const run = async () => {
      ran.push(handler.operation.name);
      throw new Problem(unavailable);
    };
    // The line of an operator's call is asked for by the audit's own tests; here nothing has a database.
    const { audit, ...operation } = handler.operation;
    return { ...handler, operation: { ...operation, ...(audit && { audit: { none: 'matrix' } }) }, run } as Handler;
  });
  const owners = await operationOwners();
  operations = [...new Set(handlers.map(({ operation }) => operation))].filter(({ name }) =>
    isChecked(owners.get(name)),
  );
  const limits = createLimits(null, 10_000);
  const config = { INTERNAL_ENDPOINTS: true, OFFICE_ADDRESSES: [], SECURE_ADDRESSES: [] } as never;
  const dispatcher = createDispatcher(noting, { limits, log, config });
  const callOf = async () =>
    ({ caller: callerOf(role), requestId: 'r', cookies: { get: () => undefined } }) as unknown as Call;
  app = Fastify({ routerOptions });
  await mountRest(app, dispatcher, {
    uploads: createUploads(mkdtempSync(join(tmpdir(), 'vesper-matrix-'))),
    callOf,
    log,
  });
  await mountGraphql(app, dispatcher, { callOf, log, introspection: true });
  onFileEnd(() => app.close());
}, 60_000);

async function isLetIn(operation: Route | Field): Promise<boolean> {
  if (operation.kind === 'route') {
    const { method, path, upload } = operation;
    const url = `/rest/v1/${path.replace(/\{\w+\}/g, '1')}`;
    const sent = upload
      ? { headers: { 'content-type': 'application/octet-stream' }, payload: 'a file' }
      : { payload: (operation.body && exampleInput(operation.body)) ?? {} };
    return isLetInBy(
      operation.name,
      (await app.inject({ method, url, ...(method === 'GET' ? {} : sent) } as never)).body,
    );
  }
  const answer = await app.inject({
    method: 'POST',
    url: operation.service === 'query' ? '/graphql' : `/graphql/${operation.service}`,
    headers: { authorization: 'Bearer x' },
    payload: {
      query: documentOf(operation),
      variables: ((operation.args && exampleInput(operation.args)) ?? {}) as object,
    },
  });
  return isLetInBy(operation.name, answer.body);
}

it('an answer that is neither data nor a known refusal fails by the name of its operation', () => {
  expect(isLetInBy('polls', '{"data":{"polls":[]}}')).toBe(true);
  expect(isLetInBy('polls', '{"code":"unavailable","status":503}')).toBe(true);
  expect(isLetInBy('polls', '{"data":null,"errors":[{"message":"No.","extensions":{"code":"not_permitted"}}]}')).toBe(
    false,
  );
  const unrun =
    '{"data":null,"errors":[{"message":"Variable $kind got invalid value {}; Enum PollKind cannot represent"}]}';
  expect(() => isLetInBy('polls', unrun)).toThrow(
    'polls: its answer is neither data nor a known refusal: {"data":null',
  );
  expect(() => isLetInBy('polls', 'Bad Gateway')).toThrow('polls: its answer is neither');
});

/** The longest of each parameter that a contract allows, as it looks in an address at its longest; three hundred signs where it names none. */
function longestPath({ path, params }: Route): string {
  const { properties = {} } = z.toJSONSchema(params ?? z.object({}), { unrepresentable: 'any', io: 'input' });
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { type, maxLength = 300 } = (properties[name] ?? {}) as { type?: string; maxLength?: number };
    return type === 'string' ? encodeURIComponent('"'.repeat(maxLength)) : '2147483647';
  });
}

it('every route is found with parameters as long as its contract takes them', async () => {
  const wrong: string[] = [];
  let longest = 0;
  for (const operation of operations) {
    if (operation.kind !== 'route' || !operation.path.includes('{')) continue;
    const url = `/rest/v1/${longestPath(operation)}`;
    longest = Math.max(longest, url.length);
    const { body } = await app.inject({ method: operation.method, url } as never);
    if (/"message":"Route /.test(body))
      wrong.push(
        `${declaredIn(operation.name)}: no route takes ${url.length} signs, and its contract does: shorten the parameter, or take it in the body.`,
      );
  }
  expect(longest).toBeGreaterThan(8_000);
  nothingWrong(wrong);
});

/** What every operator uses, whatever they work on: what they find, their kept views, the lines under a change. */
const everyDesk = [
  'office.find',
  // Whoever may call what was asked for: the decision asks that.
  'office.decisions',
  'office.agree',
  'office.refuseDecision',
  'office.repeatDecision',
  'office.listAudit',
  'office.exportAudit',
  'office.getWaiting',
  'office.getOverview',
  'office.listViews',
  'office.saveView',
  'office.removeView',
];

it('every operation for operators says at which desks', () => {
  nothingWrong(
    operations.flatMap(({ name, access }) => {
      if (access.who !== 'role' || access.role !== 'operator') return [];
      const isSaid = everyDesk.some((one) => name === one || name.startsWith(`${one}.`)) || access.desks?.length;
      return isSaid ? [] : [`${declaredIn(name)}: say whose it is, such as access: operators('support').`];
    }),
  );
});

it('every route that takes a JPEG takes it under the other name that phones give it', async () => {
  role = 'administrator';
  const wrong: string[] = [];
  const taking = operations.filter((one) => one.kind === 'route' && one.upload?.includes('image/jpeg')) as Route[];
  expect(taking.length).toBeGreaterThan(3);
  for (const { name, method, path } of taking) {
    const answers = ['image/jpeg', 'IMAGE/JPG; q=1'].map(async (type) => {
      const url = `/rest/v1/${path.replace(/\{\w+\}/g, '1')}`;
      const { statusCode } = await app.inject({
        method,
        url,
        headers: { 'content-type': type },
        payload: 'a',
      } as never);
      return statusCode;
    });
    const [usual, other] = await Promise.all(answers);
    if (usual !== other) wrong.push(`${declaredIn(name)}: image/jpeg is answered ${usual}, image/jpg ${other}.`);
  }
  nothingWrong(wrong);
});

it.each(roleNames)(
  '%s is let in where the contract says so, and nowhere else, over REST and GraphQL',
  async (roleName) => {
    role = roleName;
    ran.length = 0;
    const wrong: string[] = [];
    const refusedNames: string[] = [];
    for (const operation of operations) {
      if (operation.kind !== 'route' && operation.kind !== 'query' && operation.kind !== 'mutation') continue;
      // The query services want an access token of everybody (spec 2 §5).
      const hasToken = operation.kind === 'route' || callerOf(roleName).subjectId !== null;
      const expected = hasToken && declared(operation.access, roleName);
      if (!expected) refusedNames.push(operation.name);
      const isIn = await isLetIn(operation).catch((neither: Error) => neither.message);
      if (typeof isIn === 'string') wrong.push(isIn);
      else if (isIn !== expected)
        wrong.push(
          `${declaredIn(operation.name)}: its access ${expected ? 'lets' : 'does not let'} ${roleName} in, and the server ${expected ? 'refuses' : 'answers'}: mend its access, or what is asked before its handler.`,
        );
    }
    nothingWrong(wrong);
    expect(ran.filter((name) => refusedNames.includes(name))).toEqual([]);
  },
);

it('the channel lets the same people in, command by command', async () => {
  const realtime = createRealtime({
    clock: wallClock(),
    log: memoryLog(),
    bus: createLocalBus(),
    subject: channelSubject,
  });
  realtime.attachAuthentication(async ({ token }) => callerOf(token as MatrixRole));
  const commands = operations.filter((one): one is ClientMessage => one.kind === 'clientMessage');
  const own = new Set<string>(channelOperations.map(({ name }) => name));
  const reached: string[] = [];
  realtime.receive(
    commands
      .filter(({ name }) => !own.has(name))
      .map((operation) => ({
        kind: 'socket' as const,
        operation: { ...operation, payload: z.unknown() },
        run: async () => void reached.push(operation.name),
      })),
  );
  realtime.defineTopic({ kind: 'actors', access: visitor, may: () => true });
  const server = createServer();
  server.on('upgrade', (request, socket, head) => realtime.upgrade(request, socket, head, '127.0.0.1'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onFileEnd(async () => {
    await realtime.close();
    server.close();
  });
  for (const roleName of roleNames) {
    reached.length = 0;
    const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/realtime`);
    const answers: { type: string; data: { id: number; problem: { code: string } | null } }[] = [];
    socket.on('message', (data) => answers.push(JSON.parse(String(data))));
    await new Promise((resolve) => socket.once('open', resolve));
    const say = (type: string, id: number, data: unknown) =>
      socket.send(JSON.stringify({ type, accessToken: roleName, guestId: null, id, data }));
    say('sessionRequest', 999, { language: 'en' });
    const sent = commands.filter(({ name }) => name !== 'sessionRequest' && name !== 'ping');
    for (const [id, { name }] of sent.entries()) say(name, id, { topic: 'actors' });
    const receipts = () => answers.filter(({ type }) => type === 'receipt');
    await expect.poll(() => receipts().length).toBe(sent.length);
    const letIn = receipts().flatMap(({ data }) => (data.problem === null ? [sent[data.id]?.name] : []));
    expect(letIn, `${roleName} is let in over the channel where the access of each command says so`).toEqual(
      sent.filter(({ access }) => declared(access, roleName)).map(({ name }) => name),
    );
    expect(reached, roleName).toEqual(letIn.filter((name) => name && !own.has(name)));
    socket.terminate();
  }
}, 30_000);

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { isChecked } from '#architecture/checked-domain.ts';
import { declaredIn } from '#architecture/declared-in.ts';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import { enterDemo } from '#demo/seed/enter.ts';
import { operationOwners } from './contract-files.ts';
import type { TestServer } from './testing/server.ts';
import { startServer } from './testing/server.ts';

interface Described {
  kind: string;
  name: string;
  method?: string;
  path?: string;
  service?: string;
  input: Record<string, Schema>;
}
interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
}

/** Values nobody asked for, of every kind. */
const rubbish: unknown[] = [
  null,
  true,
  -1,
  1e308,
  2_147_483_648,
  -2_147_483_649,
  2 ** 53,
  -0,
  0.5,
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  '\u202Egnirts\u200B',
  '\uD800',
  '',
  ' ',
  "' or 1=1 --",
  '../../etc/passwd',
  '\u0000',
  '💥'.repeat(300),
  'x'.repeat(5000),
  [],
  [[[]]],
  {},
  { __proto__: { admin: true } },
  { constructor: { prototype: {} } },
];
const at = (index: number): unknown => rubbish[index % rubbish.length];
const inPath = (index: number): string =>
  encodeURIComponent(
    String(at(index) ?? 'null')
      .slice(0, 300)
      .toWellFormed() || '%',
  );

let server: TestServer;
let operations: Described[];
let token: string;
let guestId: number;

beforeAll(async () => {
  server = await startServer({ DEMO: 'seed', LIMIT_FACTOR: '10000', ROLES: 'api,realtime,media,worker' });
  const owners = await operationOwners();
  const described = (await (await fetch(`${server.address}/docs/reference.json`)).json()) as Described[];
  operations = described.filter(({ name }) => isChecked(owners.get(name)));
  const opened = await fetch(`${server.address}/rest/v1/identity/visitor/open`, { method: 'POST' });
  ({ accessToken: token, guestId } = (await opened.json()) as { accessToken: string; guestId: number });
}, 300_000);
afterAll(async () => {
  await server.stop();
});

const propertiesOf = (schema: Schema | undefined): string[] => Object.keys(schema?.properties ?? {});

/** After these nobody would be logged in any more. */
const endsSession = /logOut|deleteAccount|closeAccount|endSession/i;

/** The cookies of an account of the demo world, as a browser sends them back. */
async function cookieOf(email: string): Promise<string> {
  const set: string[] = [];
  const cookie = () => set.map((line) => line.split(';')[0]).join('; ');
  await enterDemo(server.address, email, async (path, body) => {
    const response = await fetch(`${server.address}/rest/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookie() },
      body: JSON.stringify(body),
    });
    set.push(...response.headers.getSetCookie());
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  });
  return cookie();
}

/** What is wrong with a refusal in German: no code, a refused input without its fields, words that are English. */
function refusalFlaws(text: string): string[] {
  if (!text.includes('"code":')) return ['no code'];
  const {
    code,
    title,
    errors = [],
  } = JSON.parse(text) as {
    code: string;
    title: string;
    errors?: { field: string; message: string }[];
  };
  const english = /\b(?:the|please|invalid|expected|must|should|too|required|not)\b/i;
  return [
    ...(code === 'invalid_input' && errors.length === 0 ? ['no field'] : []),
    ...[title, ...errors.map(({ message }) => message)].filter((words) => english.test(words)),
    ...errors.filter(({ field }) => field === '').map(() => 'a field without a name'),
  ];
}

/** Topics that are nobody's, or somebody else's. */
const foreignTopics = [
  '__proto__',
  'constructor:1',
  'toString:toString',
  'chat:1',
  'chat:2147483648',
  'chat:999999999999999',
  'room:2147483648',
  'room:__proto__',
  'studio:1',
  'performer:1',
  'guest:1',
];

describe('bad input gets a clear refusal and never breaks the server', () => {
  it.each(['visitor', 'guest@vesper.example', 'vesna@vesper.example', 'office@vesper.example'])(
    'on every REST route, in their language, for %s',
    async (who) => {
      const broken: string[] = [];
      const credentials: Record<string, string> =
        who === 'visitor' ? { authorization: `Bearer ${token}` } : { cookie: await cookieOf(who) };
      // Whoever is logged in gets past the refusals a visitor has had of every kind.
      const step = who === 'visitor' ? 1 : 3;
      // Who may not call it at all is refused whatever the input is, and some have no input: two rounds say it.
      const enough = 2;
      for (const operation of operations.filter(({ kind, name }) => kind === 'route' && !endsSession.test(name))) {
        let same = 0;
        const { body: bodyShape, query, params } = operation.input;
        const hasNoInput = [bodyShape, query, params].every((shape) => propertiesOf(shape).length === 0);
        for (let round = 0; round < rubbish.length && same < enough; round += step) {
          const path = (operation.path ?? '').replace(/\{\w+\}/g, () => inPath(round));
          const body = Object.fromEntries(
            propertiesOf(operation.input.body).map((name, index) => [name, at(round + index)]),
          );
          const search = new URLSearchParams(
            propertiesOf(operation.input.query).map((name, index) => [name, String(at(round + index))]),
          );
          const response = await fetch(`${server.address}${path}?${search}`, {
            method: operation.method ?? 'GET',
            redirect: 'manual',
            headers: { 'content-type': 'application/json', 'accept-language': 'de', ...credentials },
            ...(operation.method === 'GET' ? {} : { body: round === 0 ? '{"broken' : JSON.stringify(body) }),
          });
          const text = await response.text();
          const said = `${declaredIn(operation.name)}: ${operation.method} ${path.slice(0, 80)} ${response.status} ${text.slice(0, 200)}`;
          const isClosed = /"code":"not_(?:permitted|logged_in)"/.test(text);
          same = hasNoInput || isClosed ? same + 1 : Number.NEGATIVE_INFINITY;
          if (response.status >= 500)
            broken.push(
              `${said}\nWhat it does with this input throws: refuse it by the shape of its input, or with a Problem.`,
            );
          if (response.status >= 400)
            broken.push(
              ...refusalFlaws(text).map(
                (flaw) =>
                  `${said}\nThe refusal has a flaw: ${flaw}. A problem has a code, German words, and names its fields.`,
              ),
            );
        }
      }
      nothingWrong(broken);
    },
    300_000,
  );

  it('on every field of the query services', async () => {
    const broken: string[] = [];
    for (const { kind, name, service, input } of operations) {
      if (kind !== 'query' && kind !== 'mutation') continue;
      for (let round = 0; round < rubbish.length; round += 1) {
        const args = propertiesOf(input.args).map((arg, index) => `${arg}: ${JSON.stringify(at(round + index))}`);
        const response = await fetch(`${server.address}/graphql${service === 'query' ? '' : `/${service}`}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({
            query: `${kind} { ${name}${args.length ? `(${args.join(' ')})` : ''} { __typename } }`,
          }),
        });
        if (response.status >= 500)
          broken.push(
            `${declaredIn(name)}: ${response.status} ${await response.text()}\nWhat it does with ${args.join(' ').slice(0, 200)} throws: refuse it by the shape of its args, or with a Problem.`,
          );
      }
    }
    nothingWrong(broken);
  }, 60_000);

  it.each([0, 5, 11, 16, 18, 21, 23, 25, 28].map((round) => [[round]]))(
    'on every socket message: a receipt with a problem, or a close, and the channel still answers others (%j)',
    async (rounds) => {
      const sent = operations.filter(
        ({ kind, name }) => kind === 'clientMessage' && !['sessionRequest', 'ping'].includes(name),
      );
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}/realtime`);
      const answers: { type: string; data: { of: string; problem: { code: string; status: number } | null } }[] = [];
      socket.on('message', (data) => answers.push(JSON.parse(String(data))));
      await new Promise((resolve) => socket.once('open', resolve));
      const say = (type: string, data: unknown, id = 1) =>
        socket.send(JSON.stringify({ type, accessToken: token, guestId, id, data }));
      say('sessionRequest', { language: 'nl' });
      await expect.poll(() => answers.length).toBe(1);
      // Together below the flood limit of 120 messages in ten seconds.
      for (const { name, input } of sent) {
        for (const round of rounds) {
          say(name, Object.fromEntries(propertiesOf(input.payload).map((part, index) => [part, at(round + index)])));
        }
      }
      for (const topic of foreignTopics) say('subscribe', { topic });
      const expected = sent.length * rounds.length + foreignTopics.length;
      await expect
        .poll(() => answers.filter(({ type }) => type === 'receipt').length, { timeout: 10_000 })
        .toBe(expected);
      const subscribed = answers.filter(({ type }) => type === 'receipt').slice(-foreignTopics.length);
      expect(subscribed.map(({ data }) => data.problem?.code)).toEqual(
        foreignTopics.map(() => expect.stringMatching(/^(?:not_permitted|not_logged_in|invalid_input)$/)),
      );
      const failures = answers.filter(({ type, data }) => type === 'receipt' && (data.problem?.status ?? 0) >= 500);
      nothingWrong(
        failures.map(
          ({ data }) =>
            `${declaredIn(data.of)} fails on a message it should refuse: ${JSON.stringify(data.problem)}. Narrow the shape of its payload.`,
        ),
      );
      socket.terminate();
      expect((await fetch(`${server.address}/rest/v1/alive`)).status).toBe(200);
      expect(server.output.filter((line) => line.includes('"level":50'))).toEqual([]);
    },
    60_000,
  );
});

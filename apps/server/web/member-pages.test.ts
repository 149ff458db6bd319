import { gunzipSync } from 'node:zlib';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { table } from '#apps/web/domains.ts';
import type { Route } from '#kit/contract/operations.ts';
import { createLimits } from '#kit/limits/limits.ts';
import type { CallerSummary, WebContext } from '#kit/web/page/context.ts';
import { PageServer } from './page-server.ts';

interface Member extends CallerSummary {
  readonly isVip: boolean;
  readonly balance: string;
  /** What a question in their name is answered. */
  readonly answer: string;
}
const member = (more: Partial<Member> = {}): Member => ({
  id: 7,
  name: 'Ann',
  roles: ['guest'],
  isVip: false,
  balance: '5.00',
  answer: 'same',
  ...more,
});

let site: FastifyInstance | undefined;
afterEach(async () => site?.close());

/** A site whose page names its reader, shows a VIP more, and asks one question in their name. */
async function open(
  members: Record<string, Member>,
  page: Partial<{ status: number; says: Record<string, string> }> = {},
) {
  let rendered = 0;
  const of = (cookie: string | undefined) => members[cookie ?? ''] ?? member();
  const render = async (_: Request, { look, api, caller }: WebContext) => {
    rendered += 1;
    const guest = look?.facts['guest'] as unknown as Member;
    const name = look?.place(({ guest: one }) => (one as unknown as Member).name);
    const block = look?.place((facts) => JSON.stringify(facts), true);
    const { data } = (await api.call({} as Route, {} as never)) as { data: string };
    const words = `${caller?.roles.join()} ${name} ${guest.isVip ? 'VIP' : ''} ${data} ${'words '.repeat(400)}`;
    return new Response(`<p>${words}</p><script type="application/json">${block}</script>`, {
      status: page.status ?? 200,
      headers: { 'content-type': 'text/html', ...page.says },
    });
  };
  const readerOfPage = async ({ caller }: WebContext) => ({ caller: { roles: caller?.roles }, guest: caller });
  const pages = new PageServer(
    { app: async () => ({ render, table, readerOfPage }) as never, messagesHref: () => [], wordsOf: () => [] },
    {
      mode: 'start',
      publicUrl: 'https://vesper.example',
      limits: createLimits(null),
      sessionCookies: ['session'],
      clientFor: ({ cookies }) => ({ call: async () => ({ ok: true, data: of(cookies['session']).answer }) }) as never,
      callerOf: async ({ cookies }) => of(cookies['session']),
      isOwnAnswer: () => true,
      report: (error) => expect.fail(String(error)),
      cacheMs: 60_000,
    },
  );
  site = Fastify();
  await site.register(fastifyCookie);
  site.route({ method: 'GET', url: '/*', handler: (request, reply) => pages.serve(request, reply) });
  const get = async (who: string, headers = {}, remoteAddress = '192.0.2.1') =>
    (site as FastifyInstance).inject({ url: '/en/', remoteAddress, headers: { cookie: `session=${who}`, ...headers } });
  return { get, rendered: () => rendered };
}

test('members for whom everything is the same get one page, each with their own name and facts', async () => {
  const { get, rendered } = await open({ ann: member(), bea: member({ id: 8, name: '<b>Bea</b>', balance: '9.00' }) });
  const [ann, bea] = [await get('ann'), await get('bea')];
  expect(rendered()).toBe(1);
  expect(ann.body).toContain('guest Ann ');
  expect(bea.body).toContain('guest &lt;b&gt;Bea&lt;/b&gt; ');
  expect(bea.body).toContain('"balance":"9.00"');
  expect(bea.body).not.toMatch(/Ann|5\.00/);
  expect(bea.headers['cache-control']).toBe('private, no-store');
  expect(bea.headers['content-security-policy']).toBe(ann.headers['content-security-policy']);
});

test('who sees something else gets a page of their own', async () => {
  const { get, rendered } = await open({
    ann: member(),
    vip: member({ isVip: true }),
    actor: member({ roles: ['guest', 'actor'] }),
    other: member({ answer: 'another answer' }),
  });
  for (const round of [1, 2]) {
    expect((await get('ann')).body, `${round}`).toMatch(/guest Ann {2}same/);
    expect((await get('vip')).body).toContain('guest Ann VIP same');
    expect((await get('actor')).body).toMatch(/guest,actor Ann {2}same/);
    expect((await get('other')).body).toMatch(/guest Ann {2}another answer/);
  }
  expect(rendered()).toBe(4);
});

test('many who come at once have one page made', async () => {
  const { get, rendered } = await open(
    Object.fromEntries(Array.from({ length: 30 }, (_, id) => [`m${id}`, member({ id, name: `Member ${id}` })])),
  );
  const pages = await Promise.all(Array.from({ length: 30 }, (_, id) => get(`m${id}`, {}, `192.0.2.${id}`)));
  expect(pages.every(({ body }, id) => body.includes(`guest Member ${id} `))).toBe(true);
  expect(rendered()).toBeLessThan(4);
});

test('compressed it says the same', async () => {
  const { get } = await open({ ann: member({ name: 'Änne' }) });
  for (const _ of [1, 2]) {
    const zipped = await get('ann', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(zipped.rawPayload))).toBe((await get('ann')).body);
  }
});

test.each<[string, { status?: number; says?: Record<string, string> }]>([
  ['a failure', { status: 500 }],
  ['a page that says it is private', { says: { 'cache-control': 'private' } }],
  ['a page that sets a cookie', { says: { 'set-cookie': 'a=b' } }],
])('%s is kept for nobody, and says who it is for', async (_, page) => {
  const { get, rendered } = await open({ ann: member(), bea: member({ name: 'Bea' }) }, page);
  expect((await get('ann')).body).toContain('guest Ann ');
  expect((await get('bea')).body).toContain('guest Bea ');
  expect(rendered()).toBe(2);
});

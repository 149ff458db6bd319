import { expect, it } from 'vitest';
import { z } from 'zod';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { query, route } from '#kit/contract/operations.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testKit } from '#kit/testing/kit.ts';
import { createDispatcher } from './dispatch.ts';
import type { Call } from './handler.ts';
import { handle, resolve } from './handler.ts';
import { createSharedAnswers } from './shared-answers.ts';

const kit = await testKit([]);
await kit.db.pool.query('create schema shelf');
await kit.db.pool.query('create table shelf.books (title text)');
await kit.db.pool.query('create schema cellar');
await kit.db.pool.query('create table cellar.bottles (name text)');

const callOf = (accountId: number | null, language: 'de' | 'en' = 'en'): Call => ({
  caller: testCaller({ accountId, language }),
  cookies: { get: () => 'a cookie', set: () => undefined },
  userAgent: 'a browser',
  requestId: '1',
});

const titles = query({
  name: 'titles',
  summary: 'All titles.',
  access: anyone,
  shared: true,
  args: z.object({ like: z.string().default('') }),
  result: z.object({ titles: z.array(z.string()), by: z.string() }),
});

function library() {
  const calls: Call[] = [];
  const handler = resolve(titles, async (_, call) => {
    calls.push(call);
    const { rows } = await kit.db.pool.query<{ title: string }>('select title from shelf.books order by title');
    return { titles: rows.map(({ title }) => title), by: call.caller.language };
  });
  const answers = createSharedAnswers({ db: kit.db, bus: kit.bus, now: () => kit.clock.steady() });
  const dispatcher = createDispatcher([handler], { ...kit, answers });
  const ask = (call: Call, like = '') => dispatcher.invoke(titles, { like }, call);
  return { ask, calls };
}

it('makes an answer once for everybody, in nobody’s name', async () => {
  const { ask, calls } = library();
  const first = await ask(callOf(7));
  expect(await ask(callOf(8))).toBe(first);
  expect(await ask(callOf(null))).toBe(first);
  expect(calls).toHaveLength(1);
  const [{ caller, cookies, userAgent }] = calls as [Call];
  expect(caller).toMatchObject({ subjectId: null, accountId: null, roles: [], sessionId: null, ip: '' });
  expect([cookies.get('session'), userAgent]).toEqual([undefined, null]);
});

it('makes one of its own for an operator who looks at another day, and keeps that from everybody', async () => {
  const { ask, calls } = library();
  const today = await ask(callOf(7));
  const preview = { qmdate: '2026-12-06' };
  expect(await ask({ ...callOf(9), preview })).not.toBe(today);
  expect(calls.at(-1)?.preview).toEqual(preview);
  expect(await ask(callOf(8))).toBe(today);
  expect(calls).toHaveLength(2);
});

it('makes another one for another question, another language and another country', async () => {
  const { ask, calls } = library();
  await Promise.all([ask(callOf(7)), ask(callOf(7)), ask(callOf(7), 'a'), ask(callOf(7, 'de'))]);
  const elsewhere = callOf(7);
  await ask({ ...elsewhere, caller: { ...elsewhere.caller, country: 'ES' } });
  expect(calls.map(({ caller }) => caller.language + (caller.country ?? ''))).toEqual(['en', 'en', 'de', 'enES']);
});

it('gives out no answer from before a change of what it was made from', async () => {
  const { ask, calls } = library();
  const before = (await ask(callOf(7))) as { titles: string[] };
  await kit.db.pool.query("insert into cellar.bottles values ('a red one')");
  expect(await ask(callOf(7))).toBe(before);
  await kit.db.transaction((tx) => tx.client.query("insert into shelf.books values ('A new one')"));
  expect(await ask(callOf(8))).toMatchObject({ titles: [...before.titles, 'A new one'] });
  expect(calls).toHaveLength(2);
});

it('does not let somebody who asks after a change wait with who asked before it', async () => {
  const { ask } = library();
  const early = ask(callOf(7));
  const written = kit.db.pool.query("insert into shelf.books values ('Between')");
  await written;
  expect(((await ask(callOf(8))) as { titles: string[] }).titles).toContain('Between');
  await early;
  expect(((await ask(callOf(9))) as { titles: string[] }).titles).toContain('Between');
});

it('gives out no answer for longer than a moment', async () => {
  const { ask, calls } = library();
  await ask(callOf(7));
  await kit.clock.advance(1_600);
  await ask(callOf(7));
  expect(calls).toHaveLength(2);
});

it('refuses a wrong question as ever, and keeps no refusal', async () => {
  const { ask, calls } = library();
  for (const _ of [1, 2])
    await expect(ask(callOf(7), 5 as never)).rejects.toMatchObject({ kind: { code: 'invalid_input' } });
  expect(calls).toHaveLength(0);
});

it('lets nobody write into an answer that others hold', async () => {
  const { ask } = library();
  const answer = (await ask(callOf(7))) as { titles: string[] };
  expect(() => answer.titles.push('mine')).toThrow(TypeError);
});

it('does not start with an operation that is somebody’s own and for everybody', () => {
  const mine = route({
    name: 'mine',
    method: 'GET',
    path: 'mine',
    summary: 'Mine.',
    access: loggedIn,
    shared: true,
    response: z.object({}),
  });
  expect(() => createDispatcher([handle(mine, async () => ({}))], kit)).toThrow('"mine" is not the same for everybody');
});

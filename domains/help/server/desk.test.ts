import { beforeEach, expect, test } from 'vitest';
import { listAudit } from '#kit/audit/read.ts';
import { mailTables } from '#kit/mail/mailer.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import type { DeskRequest } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import { createHelp, helpTables } from './index.ts';
import { openRequests } from './requests.ts';

const kit = await testKit([mailTables, helpTables], { OPERATOR_EMAIL: 'people@vesper.example' });
const help = createHelp(kit, {
  guest: { namesOf: async (_, ids) => new Map(ids.map((id) => [id, `Guest${id}`])) },
  identity: { accounts: async (_, ids) => ids.map((id) => ({ id, email: `op${id}@vesper.example` }) as never) },
});
const dispatcher = createDispatcher(help.handlers, kit);
const as = (accountId: number | null, given: Parameters<typeof testCaller>[0] = {}) =>
  testClient(dispatcher, testCaller({ accountId, ip: '192.0.2.7', ...given }) as never);
const operator = (accountId: number) => as(accountId, { roles: ['operator'] });
const [ada, ben] = [operator(1), operator(2)];

/** Everybody writes from an address of their own: five an hour are let through from one. */
let places = 0;
async function write(given: object = {}, by: { accountId?: number; language?: 'de' | 'en' } = {}): Promise<number> {
  places += 1;
  const body = { name: 'Lena', email: 'lena@example.com', topic: 'coins', message: 'My coins are missing.', ...given };
  const { accountId = null, language = 'en' } = by;
  const answer = await as(accountId, { ip: `198.51.100.${places}`, language }).call(contract.askUs, {
    body: body as never,
  });
  expect(answer).toMatchObject({ ok: true });
  return Number(/Request: #(\d+)/.exec(kit.mails.at(-1)?.text ?? '')?.[1]);
}
async function read(requestId: number, who = ada): Promise<DeskRequest> {
  const answer = await who.call(contract.readHelpRequest, { params: { requestId } });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
}
async function listed(query: object = {}, who = ada): Promise<number[]> {
  const answer = await who.call(contract.helpRequests.read, { query });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data.rows.map(({ id }) => id);
}
const take = (requestId: number, who = ada, shown: number | null = null) =>
  who.call(contract.assignHelpRequest, { params: { requestId }, body: { to: 'me', shown } });
const reply = (requestId: number, text: string, seen: number | null, state: 'waiting' | 'done' = 'done', who = ada) =>
  who.call(contract.answerHelpRequest, { params: { requestId }, body: { text, state, seen } });
const setState = (requestId: number, state: (typeof contract.requestStates)[number]) =>
  ada.call(contract.setHelpRequestState, { params: { requestId }, body: { state } });
const changed = { ok: false, problem: { code: 'help_request_changed' } };

beforeEach(async () => {
  for (const id of await listed()) await setState(id, 'done');
});

test('what is open is listed, the longest waiting first; by state, owner and topic; done is found by asking for it', async () => {
  const first = await write();
  await kit.clock.advance(60_000);
  const second = await write({ topic: 'technical' });
  await kit.clock.advance(60_000);
  const third = await write({ topic: 'technical' });
  expect(await listed()).toEqual([first, second, third]);
  expect(await listed({ topic: 'technical' })).toEqual([second, third]);
  await take(second);
  await take(third, ben);
  expect(await listed({ owner: 'mine' })).toEqual([second]);
  expect(await listed({ owner: 'others' })).toEqual([third]);
  expect(await listed({ owner: 'nobody' })).toEqual([first]);
  await setState(first, 'waiting');
  await setState(third, 'done');
  expect(await listed()).toEqual([second]);
  expect(await listed({ state: 'waiting' })).toEqual([first]);
  expect(await listed({ state: 'done', sort: '-createdAt', limit: 1 })).toEqual([third]);
  expect(await listed({ search: `#${third}`, state: 'all' })).toEqual([third]);
});

test('a request is taken and given back; of two who take it at once one has it, and the other is told', async () => {
  const id = await write();
  const both = await Promise.all([take(id, ada), take(id, ben)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject(changed);
  const { request, entries } = await read(id);
  expect(request).toMatchObject({ state: 'inProgress', owner: { name: expect.stringMatching(/^op[12]@/) } });
  expect(entries).toMatchObject([{ kind: 'owner', state: 'inProgress' }]);
  // Who sees that somebody has it may take it over.
  expect(await take(id, operator(3), request.owner?.id ?? null)).toMatchObject({ ok: true });
  const back = { params: { requestId: id }, body: { to: 'nobody' as const, shown: 3 } };
  expect(await operator(3).call(contract.assignHelpRequest, back)).toMatchObject({ ok: true });
  expect((await read(id)).request.owner).toBeNull();
  const guest = as(9, { roles: ['guest'] });
  expect(await take(id, guest)).toMatchObject({ problem: { code: 'not_permitted' } });
  expect(await take(999_999)).toMatchObject({ problem: { code: 'not_found' } });
});

test('an answer goes by mail in the language of the request, with its number, once, and stands in the history', async () => {
  const id = await write({ name: 'Jonas', email: 'jonas@example.com' }, { accountId: 7, language: 'de' });
  const before = kit.mails.length;
  const said = await reply(id, 'Hallo {name}, deine Coins sind da. Deine Nummer ist {number}.', null);
  expect(said).toMatchObject({ ok: true });
  // The same press again, or a colleague who has not seen it.
  for (const who of [ada, ben]) expect(await reply(id, 'Hallo noch einmal', null, 'done', who)).toMatchObject(changed);
  expect(kit.mails).toHaveLength(before + 1);
  const mail = kit.mails.at(-1);
  expect(mail).toMatchObject({ to: 'jonas@example.com', subject: `Deine Nachricht an uns [#${id}]` });
  expect(mail?.text).toContain(`Hallo Jonas, deine Coins sind da. Deine Nummer ist ${id}.`);
  expect(mail?.text).toContain(`/de/hilfe/?topic=coins&about=%23${id}#contact`);
  const { request, entries } = await read(id);
  expect(request).toMatchObject({ state: 'done', owner: { id: 1 }, guestName: 'Guest7' });
  expect(entries).toMatchObject([{ kind: 'answer', by: { id: 1 }, text: expect.stringContaining('Hallo Jonas') }]);
});

test('what is written with the number of an answered request opens it again; with a number of somebody else it is one of its own', async () => {
  const id = await write({ email: 'nora@example.com' });
  await reply(id, 'Which browser do you use?', null, 'waiting');
  expect(await listed()).toEqual([]);
  expect(await write({ email: 'nora@example.com', message: `#${id}: It is Firefox on a tablet.` })).toBe(id);
  const { request, entries } = await read(id);
  expect(request.state).toBe('inProgress');
  expect(entries.at(-1)).toMatchObject({ kind: 'message', by: null, text: `#${id}: It is Firefox on a tablet.` });
  const foreign = await write({ email: 'mallory@example.com', message: `#${id}: Send it to me instead.` });
  expect(foreign).not.toBe(id);
  expect((await read(id)).entries).toHaveLength(2);
});

test('notes stay in the office, and other requests of the same address or account stand beside', async () => {
  const one = await write({ email: 'kim@example.com' }, { accountId: 11 });
  const other = await write({ email: 'kim@work.example' }, { accountId: 11 });
  const third = await write({ email: 'kim@example.com' });
  const before = kit.mails.length;
  const note = { params: { requestId: one }, body: { text: 'Asked the bank.' } };
  expect(await ben.call(contract.noteHelpRequest, note)).toMatchObject({ ok: true });
  expect(kit.mails).toHaveLength(before);
  const { entries, others } = await read(one);
  expect(entries).toMatchObject([{ kind: 'note', text: 'Asked the bank.', by: { name: 'op2@vesper.example' } }]);
  expect(others.map(({ id }) => id)).toEqual([third, other]);
  const empty = { params: { requestId: one }, body: { text: ' \u200b ' } };
  expect(await ben.call(contract.noteHelpRequest, empty)).toMatchObject({ problem: { code: 'invalid_input' } });
});

test('every act leaves a line that says whose request it was, and nothing of what was written', async () => {
  const id = await write({}, { accountId: 12 });
  await take(id);
  await ada.call(contract.noteHelpRequest, { params: { requestId: id }, body: { text: 'A quiet word.' } });
  await reply(id, 'Hello', (await read(id)).entries.at(-1)?.id ?? null, 'waiting');
  await setState(id, 'done');
  const lines = await listAudit(kit.db, { limit: 20, subject: `helpRequest:${id}`, kind: 'change' });
  expect(lines.map(({ operation, input }) => [operation, input]).reverse()).toEqual([
    ['help.assignRequest', { guestId: 12, to: 'me' }],
    ['help.note', { guestId: 12 }],
    ['help.answer', { guestId: 12, state: 'waiting' }],
    ['help.setState', { guestId: 12, state: 'done' }],
  ]);
});

test('answers are saved in some languages, changed and deleted; without words or beyond the limit they are refused', async () => {
  const texts = { en: 'Hello {name}', de: 'Hallo {name}', nl: '', es: '' };
  const save = (body: object) => ada.call(contract.saveAnswer, { body: { name: 'Hello', texts, ...body } });
  const kept = await save({});
  const id = kept.ok ? kept.data.id : 0;
  expect(await save({ id, name: 'Greeting' })).toMatchObject({ ok: true, data: { id } });
  expect(await save({ texts: { en: ' ', de: '', nl: '', es: '' } })).toMatchObject({
    problem: { code: 'help_answer_empty' },
  });
  expect(await save({ id: 999_999 })).toMatchObject({ problem: { code: 'not_found' } });
  const { answers } = await read(await write());
  expect(answers).toEqual([{ id, name: 'Greeting', texts }]);
  expect(answers.map((one) => [contract.answerIn(one.texts, 'de'), contract.answerIn(one.texts, 'es')])).toEqual([
    ['Hallo {name}', null],
  ]);
  for (let n = 1; n < contract.answerLimits.answers; n += 1) expect((await save({})).ok).toBe(true);
  expect(await save({})).toMatchObject({ problem: { code: 'help_answers_full' } });
  const gone = { params: { answerId: id } };
  expect(await ada.call(contract.removeAnswer, gone)).toMatchObject({ ok: true });
  expect(await ada.call(contract.removeAnswer, gone)).toMatchObject({ problem: { code: 'not_found' } });
});

test('whoever gave no name is not called by one', () => {
  const text = 'Hola {name}: tu número es {number}.';
  expect(contract.answerFor(text, { name: 'Eva {number}', number: 5 })).toBe('Hola Eva 5: tu número es 5.');
  expect(contract.answerFor(text, { name: '', number: 5 })).toBe('Hola: tu número es 5.');
});

test('the overview counts what is open, since when, and calls for somebody after a day', async () => {
  const now = () => kit.clock.now();
  expect(await openRequests(kit.db, now())).toMatchObject({ value: 0, alarm: false });
  await write();
  const since = now();
  await kit.clock.advance(60_000);
  await write();
  const waiting = await write();
  await setState(waiting, 'waiting');
  expect(await openRequests(kit.db, now())).toEqual({ value: 2, since, alarm: false });
  await kit.clock.advance(24 * 3_600_000);
  expect(await openRequests(kit.db, now())).toEqual({ value: 2, since, alarm: true });
});

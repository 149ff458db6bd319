import { expect, test } from 'vitest';
import type { Caller, Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import { createMailer, mailTables } from '#kit/mail/mailer.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { expectSilentFailure, whileRefusingRows } from '#kit/testing/failing-table.ts';
import { testKit } from '#kit/testing/kit.ts';
import { privateMarker } from '#kit/testing/log-watch.ts';
import { askUs, deleteOldRequests, getFaq, helpRequests, searchFaq } from '../contract/index.ts';
import { createHelp, helpTables } from './index.ts';

const kit = await testKit([mailTables, helpTables], { OPERATOR_EMAIL: 'people@vesper.example' });
const others = { guest: { namesOf: async () => new Map() }, identity: { accounts: async () => [] } };
const dispatcher = createDispatcher(createHelp(kit, others).handlers, kit);
const nobody: Caller = {
  subjectId: null,
  accountId: null,
  roles: [],
  sessionId: null,
  language: 'en',
  country: null,
  ip: '192.0.2.1',
};
const clientOf = (given: Partial<Caller> = {}, over = dispatcher) => {
  const cookies = { get: () => undefined, set: () => undefined };
  const caller = { ...nobody, ...given };
  return testClient(over, caller, { cookies, userAgent: null, requestId: 'test' });
};
const topicsIn = async (language: Language) => {
  const answer = await clientOf({ language }).call(getFaq, {});
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data.topics;
};

test('the same questions are answered in every language, each in its own words', async () => {
  const english = await topicsIn('en');
  const ids = english.flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const language of languages) {
    const topics = await topicsIn(language);
    expect(topics.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(ids);
    if (language === 'en') continue;
    const texts = topics.flatMap(({ questions }) => questions.flatMap(({ question, answer }) => [question, answer]));
    const same = english.flatMap(({ questions }) => questions.flatMap(({ question, answer }) => [question, answer]));
    expect(texts.filter((text) => same.includes(text))).toEqual([]);
  }
});

test('words find their answers, without minding case, accents and order', async () => {
  const found = async (language: Language, typed: string) =>
    searchFaq(await topicsIn(language), typed).flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(await found('en', 'escape')).toEqual(['privacy-exit']);
  expect(await found('de', 'KONTO löschen')).toContain('account-delete');
  expect(await found('es', 'camara encender')).toEqual(['camera-off']);
  expect(await found('en', 'zebra')).toEqual([]);
  expect(await found('en', ' ')).toHaveLength((await topicsIn('en')).flatMap(({ questions }) => questions).length);
});

const body = { name: 'Lena', email: 'lena@example.com', topic: 'coins', message: 'My coins are missing.' } as const;

test('a message reaches the operators, and says who was logged in', async () => {
  const guest = clientOf({ ip: '192.0.2.2', subjectId: 7, accountId: 7, language: 'de' });
  expect(await guest.call(askUs, { body })).toMatchObject({ ok: true });
  expect(kit.mails).toHaveLength(1);
  expect(kit.mails[0]).toMatchObject({ to: 'people@vesper.example', subject: '[Help] Coins and payments' });
  expect(kit.mails[0]?.text).toMatch(/^From: Lena <lena@example.com>\nAccount: 7\nLanguage: de\nRequest: #1 /);
  expect(kit.mails[0]?.text).toMatch(/\/office\/help-requests\/1\/\n\nMy coins are missing.\n$/);
});

test('who may sign up with an address may write with it', async () => {
  const guest = clientOf({ ip: '192.0.2.6' });
  for (const email of ['"a b"@example.com', 'lena@[192.0.2.1]', ' lena@example.com ']) {
    expect(await guest.call(askUs, { body: { ...body, email } }), email).toMatchObject({ ok: true });
    expect(kit.mails.at(-1)?.text).toContain(`<${email.trim()}>`);
  }
});

test('a program that fills in the field nobody sees is thanked, and nothing is sent', async () => {
  const before = kit.mails.length;
  const robot = clientOf({ ip: '192.0.2.3' });
  expect(await robot.call(askUs, { body: { ...body, website: 'https://spam.example' } })).toMatchObject({ ok: true });
  expect(kit.mails).toHaveLength(before);
});

test('a message whose mail cannot be kept is repeated by no log', async () => {
  const mailing = { ...kit, mail: createMailer(kit) };
  const guest = clientOf({ ip: '192.0.2.7' }, createDispatcher(createHelp(mailing, others).handlers, mailing));
  const said = { name: privateMarker('name'), email: `${privateMarker('mail')}@example.com` };
  const message = privateMarker('help-question');
  const answer = await whileRefusingRows(kit.db, 'mail.messages', () =>
    guest.call(askUs, { body: { ...body, ...said, message } }),
  );
  expectSilentFailure(answer, '23514', said.name, said.email, message);
  expect(await guest.call(askUs, { body: { ...body, ...said, message } })).toMatchObject({ ok: true });
});

test('what cannot be answered is refused with the field, and the sixth message of an hour waits', async () => {
  const before = kit.mails.length;
  const wrong = await clientOf({ ip: '192.0.2.4' }).call(askUs, {
    body: { ...body, email: 'lena', message: 'short', name: 'Lena\r\nBcc: all' },
  });
  const fields = wrong.ok ? [] : wrong.problem.errors?.map(({ field }) => field).sort();
  expect(fields).toEqual(['body.email', 'body.message', 'body.name']);
  expect(kit.mails).toHaveLength(before);
  const eager = clientOf({ ip: '192.0.2.5' });
  for (let n = 0; n < 5; n += 1) expect((await eager.call(askUs, { body })).ok).toBe(true);
  expect(await eager.call(askUs, { body })).toMatchObject({ problem: { code: 'too_many_requests' } });
  expect(kit.mails).toHaveLength(before + 5);
});

test('operators read what was written, by whom and about what; a year later it is gone', async () => {
  const operator = clientOf({ subjectId: 1, accountId: 1, roles: ['operator'] });
  const list = async (query: object) => {
    const answer = await operator.call(helpRequests.read, { query });
    if (!answer.ok) throw new Error(answer.problem.code);
    return answer.data.rows;
  };
  const guest = clientOf({ ip: '192.0.2.9', subjectId: 9, accountId: 9 });
  await guest.call(askUs, { body: { ...body, email: 'nora@example.com', topic: 'report' } });
  expect((await list({ sort: '-createdAt' }))[0]).toMatchObject({
    accountId: 9,
    email: 'nora@example.com',
    message: body.message,
  });
  expect(await list({ search: 'nora@example.com', topic: 'report' })).toHaveLength(1);
  expect(await list({ search: '9' })).toHaveLength(1);
  expect(await list({ search: 'nora@example.com', topic: 'coins' })).toEqual([]);
  expect(await guest.call(helpRequests.read, {})).toMatchObject({ problem: { code: 'not_permitted' } });
  const tidy = createHelp(kit, others).handlers.find(({ operation }) => operation.name === deleteOldRequests.name);
  await kit.clock.advance(366 * 24 * 3600_000);
  if (tidy?.kind !== 'job') throw new Error('nobody tidies up');
  await (tidy.run as (payload: object) => Promise<void>)({});
  expect(await list({})).toEqual([]);
});

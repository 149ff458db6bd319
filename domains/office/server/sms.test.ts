import { beforeAll, expect, test } from 'vitest';
import { logIn } from '#domains/identity/contract/routes.ts';
import { createIdentity, identityTables } from '#domains/identity/server/index.ts';
import type { TestBrowser } from '#domains/identity/testing/browser.ts';
import { browsersOf, data, refusal, refusedFields } from '#domains/identity/testing/browser.ts';
import { passPhrase } from '#domains/identity/testing/world.ts';
import { listAudit } from '#kit/audit/read.ts';
import type { Role } from '#kit/contract/access.ts';
import { mailTables } from '#kit/mail/mailer.ts';
import { createSms, smsTables } from '#kit/sms/sms.ts';
import { withDesk } from '#kit/testing/caller.ts';
import { testKit } from '#kit/testing/kit.ts';
import { expectUnlogged, markPrivate } from '#kit/testing/log-watch.ts';
import { readOutboxSms, sendTestSms, smsOutbox } from '../contract/sms.ts';
import { createOffice, officeDomain } from './index.ts';

const made = await testKit([identityTables, mailTables, smsTables]);
const kit = { ...made, sms: createSms(made) };
const identity = createIdentity(kit);
kit.extensions.add(officeDomain.name, officeDomain.declares ?? []);
const browser = browsersOf(kit, identity, [...identity.handlers, ...createOffice(kit, { identity }).handlers]);

const logInAs = async (role: Role, of = role as string): Promise<TestBrowser> => {
  const passwordHash = await identity.hashPassword(passPhrase);
  const account = { email: `${of}@example.com`, passwordHash, language: 'en', emailVerified: true } as const;
  await kit.db.transaction((tx) => identity.createAccount(tx, { ...account, roles: withDesk([role]) }));
  const person = browser();
  data(await person.client.call(logIn, { body: { email: account.email, password: passPhrase } }));
  return person;
};
const number = markPrivate('+491701234567');
const to = { body: { phoneNumber: '+49 (0)170 1234567' } };

let operator: TestBrowser;
beforeAll(async () => {
  operator = await logInAs('operator');
});

test('an operator writes to their own phone and reads what was written; the log tells it without the number', async () => {
  const { smsId } = data(await operator.client.call(sendTestSms, to));
  const { rows } = data(await operator.client.call(smsOutbox.read, { query: { search: '+4917' } }));
  const entry = { id: smsId, recipient: number, kind: 'office.testSms', state: 'captured', attempts: 0 };
  expect(rows).toEqual([expect.objectContaining({ ...entry, occasion: expect.stringContaining('A test, sent by') })]);
  const read = data(await operator.client.call(readOutboxSms, { params: { smsId } }));
  expect(read).toMatchObject({ ...entry, secrets: 'shown' });
  expect(read.text).toMatch(/^Test from vesper\.test: SMS arrive\. The sign for this one is \d{4}\.$/);
  const [line] = (await listAudit(kit.db, { limit: 9 })).filter(({ operation }) => operation === 'office.sendTestSms');
  expect(line).toMatchObject({ subject: `sms:${smsId}`, result: 'done' });
  expect(JSON.stringify(line)).not.toContain('1234567');
  expectUnlogged(number);
});

test('what is no phone number is said so, and the refusal’s line does not hold what was typed', async () => {
  const wrong = await operator.client.call(sendTestSms, { body: { phoneNumber: '0170 7654321' } });
  expect(refusedFields(wrong)).toEqual(['body.phoneNumber']);
  expect(wrong).toMatchObject({
    problem: { errors: [{ message: 'Please enter the number with its country code, such as +49 170 1234567.' }] },
  });
  expect(JSON.stringify(await listAudit(kit.db, { limit: 9 }))).not.toContain('7654321');
});

test('five an hour', async () => {
  const other = await logInAs('operator', 'another');
  for (let sent = 0; sent < 5; sent += 1) data(await other.client.call(sendTestSms, to));
  expect(refusal(await other.client.call(sendTestSms, to))).toBe('too_many_requests');
});

test('nobody else sends or reads any, and one that is not there is said so', async () => {
  expect(refusal(await operator.client.call(readOutboxSms, { params: { smsId: 999 } }))).toBe('not_found');
  for (const role of ['guest', 'performer'] as const) {
    const person = await logInAs(role);
    expect(refusal(await person.client.call(smsOutbox.read, {}))).toBe('not_permitted');
    expect(refusal(await person.client.call(readOutboxSms, { params: { smsId: 1 } }))).toBe('not_permitted');
    expect(refusal(await person.client.call(sendTestSms, to))).toBe('not_permitted');
  }
  expect(refusal(await browser().client.call(sendTestSms, to))).toBe('not_logged_in');
});

import { beforeAll, expect, test } from 'vitest';
import { logIn } from '#domains/identity/contract/routes.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import { createIdentity, identityTables } from '#domains/identity/server/index.ts';
import type { TestBrowser } from '#domains/identity/testing/browser.ts';
import { browsersOf, data, refusal, refusedFields } from '#domains/identity/testing/browser.ts';
import { passPhrase } from '#domains/identity/testing/world.ts';
import type { Role } from '#kit/contract/access.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { createMailer, mailTables } from '#kit/mail/mailer.ts';
import { withDesk } from '#kit/testing/caller.ts';
import { testKit } from '#kit/testing/kit.ts';
import { getOverview, outbox, readOutboxMail } from '../contract/routes.ts';
import { createOffice } from './index.ts';

const kit = await testKit([identityTables, mailTables]);
const mailer = createMailer(kit);
const identity: Identity = createIdentity(kit);
const browser = browsersOf(kit, identity, [...identity.handlers, ...createOffice(kit, { identity }).handlers]);

const logInAs = async (role: Role): Promise<TestBrowser> => {
  const passwordHash = await identity.hashPassword(passPhrase);
  const account = { email: `${role}@example.com`, passwordHash, language: 'en', emailVerified: true } as const;
  await kit.db.transaction((tx) => identity.createAccount(tx, { ...account, roles: withDesk([role]) }));
  const person = browser();
  data(await person.client.call(logIn, { body: { email: account.email, password: passPhrase } }));
  return person;
};

let operator: TestBrowser;
beforeAll(async () => {
  operator = await logInAs('operator');
  for (const subject of ['first', 'second', 'third']) {
    await mailer.send({ to: 'lena@example.com', subject, text: `${subject} words`, html: '<p>words</p>' });
  }
});

test('an operator reads the captured mails, the latest first, page by page', async () => {
  const page = async (query: { limit: number; after?: string }) =>
    data(await operator.client.call(outbox.read, { query }));
  const latest = await page({ limit: 2 });
  expect(latest.rows.map(({ subject }) => subject)).toEqual(['third', 'second']);
  const rest = await page({ limit: 2, after: latest.next as string });
  expect(rest).toMatchObject({ rows: [{ subject: 'first', state: 'captured' }], next: null });
  const mail = data(await operator.client.call(readOutboxMail, { params: { mailId: rest.rows[0]?.id as number } }));
  expect(mail).toMatchObject({ recipient: 'lena@example.com', text: 'first words', html: '<p>words</p>' });
  kit.extensions.add('ledger', [
    extend(overviewFigures, {
      label: 'books',
      order: 2,
      page: 'ledger',
      read: async () => ({ value: 'no', alarm: true }),
    }),
  ]);
  kit.extensions.add('live', [extend(overviewFigures, { label: 'live', order: 1, read: async () => ({ value: 2 }) })]);
  expect(data(await operator.client.call(getOverview, {}))).toEqual({
    mail: { captured: 3, queued: 0, sent: 0, failed: 0 },
    figures: [
      { label: 'live', of: 'now', unit: 'pieces', value: 2, alarm: false, since: null, page: null },
      { label: 'books', of: 'now', unit: 'pieces', value: 'no', alarm: true, since: null, page: 'ledger' },
    ],
    lines: [],
  });
});

test('nobody else does', async () => {
  for (const role of ['guest', 'performer'] as const) {
    const person = await logInAs(role);
    expect(refusal(await person.client.call(outbox.read, {}))).toBe('not_permitted');
    expect(refusal(await person.client.call(readOutboxMail, { params: { mailId: 1 } }))).toBe('not_permitted');
    expect(refusal(await person.client.call(getOverview, {}))).toBe('not_permitted');
  }
  expect(refusal(await browser().client.call(outbox.read, {}))).toBe('not_logged_in');
});

test('a mail that is not there and a wrong question are said so', async () => {
  expect(refusal(await operator.client.call(readOutboxMail, { params: { mailId: 999 } }))).toBe('not_found');
  const wrong = await operator.client.call(outbox.read, { query: { limit: 1000, state: 'lost' as 'sent' } });
  expect(refusedFields(wrong)).toEqual(expect.arrayContaining(['query.limit', 'query.state']));
});

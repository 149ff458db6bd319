import { expect, test } from 'vitest';
import { logIn } from '#domains/identity/contract/routes.ts';
import { createIdentity, identityTables } from '#domains/identity/server/index.ts';
import { browsersOf, data, refusal, refusedFields } from '#domains/identity/testing/browser.ts';
import { passPhrase } from '#domains/identity/testing/world.ts';
import { audit } from '#kit/audit/audit.ts';
import type { Role } from '#kit/contract/access.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { mailTables } from '#kit/mail/mailer.ts';
import { withDesk } from '#kit/testing/caller.ts';
import { testKit } from '#kit/testing/kit.ts';
import { auditLines } from '../contract/audit.ts';
import { createOffice } from './index.ts';

const kit = await testKit([identityTables, mailTables]);
const identity = createIdentity(kit);
const browser = browsersOf(kit, identity, [...identity.handlers, ...createOffice(kit, { identity }).handlers]);

const logInAs = async (role: Role) => {
  const passwordHash = await identity.hashPassword(passPhrase);
  const account = { email: `${role}@example.com`, passwordHash, language: 'en', emailVerified: true } as const;
  await kit.db.transaction((tx) => identity.createAccount(tx, { ...account, roles: withDesk([role]) }));
  const person = browser();
  data(await person.client.call(logIn, { body: { email: account.email, password: passPhrase } }));
  return person;
};
const operator = await logInAs('operator');
const caller = await operator.caller();
const write = (at: string, operation: string, more: object = {}) =>
  audit(kit.db, { call: { caller, requestId: 'r' }, at: Date.parse(at), operation, ...more });

await write('2026-03-28T22:59:59Z', 'texts.publish', { subject: 'text:1' });
await write('2026-03-28T23:30:00Z', 'texts.publish', { subject: 'text:2', outcome: '=1+1, "quoted"' });
await write('2026-03-29T21:59:59Z', 'prices.change', { input: { price: 300 } });
await write('2026-03-29T22:00:00Z', 'prices.change', { call: null });

const subjects = async (query: object) =>
  data(await operator.client.call(auditLines.read, { query })).rows.map(
    ({ subject, operation }) => subject ?? operation,
  );

test('an operator reads who changed what, the latest first, page by page', async () => {
  const page = data(await operator.client.call(auditLines.read, { query: { limit: 3 } }));
  const [latest, second] = page.rows;
  expect(latest).toMatchObject({ by: null, address: '', operation: 'prices.change' });
  expect(second?.by).toEqual({ id: caller.accountId, email: 'operator@example.com' });
  expect(page.facts).toMatchObject({
    people: [{ id: caller.accountId, email: 'operator@example.com' }],
    operations: ['prices.change', 'texts.publish'],
  });
  expect(await subjects({ after: page.next as string })).toEqual(['text:1']);
  expect((await subjects({ sort: 'at', kind: 'change' }))[0]).toBe('text:1');
});

test('they are found by person, operation, subject and day; a day is the platform’s own, also when clocks change', async () => {
  expect(await subjects({ operation: 'texts.publish' })).toEqual(['text:2', 'text:1']);
  expect(await subjects({ subject: 'text:1' })).toEqual(['text:1']);
  expect(await subjects({ accountId: await operator.accountId(), operation: 'prices.change' })).toHaveLength(1);
  expect(await subjects({ from: '2026-03-29', to: '2026-03-29' })).toEqual(['prices.change', 'text:2']);
  expect(await subjects({ kind: 'change', from: '2026-03-30' })).toEqual(['prices.change']);
  expect(await subjects({ to: '2026-03-28' })).toEqual(['text:1']);
  expect(await subjects({ kind: 'read' })).toContain('office.listAudit');
});

test('they leave as a file that no spreadsheet takes for formulas', async () => {
  const file = data(
    await operator.client.call(auditLines.export, { query: { operation: 'texts.publish' } }),
  ) as FileReply;
  const text = Buffer.from(file.body as Uint8Array).toString();
  expect(file).toMatchObject({ type: 'text/csv; charset=utf-8', filename: 'audit.csv', cacheSeconds: 0 });
  const [head, first, , end] = text.split('\r\n');
  expect(head).toBe('\uFEFFid,at,by.id,by.email,address,requestId,operation,kind,subject,input,result,outcome,why');
  expect(first).toContain('2026-03-28T23:30:00.000Z');
  expect(first).toContain(',operator@example.com,');
  expect(first).toContain(`,r,texts.publish,change,text:2,{},done,"'=1+1, ""quoted"""`);
  expect(end).toBe('');
});

test('the same file can be had as JSON', async () => {
  const query = { operation: 'texts.publish', format: 'json' as const };
  const file = data(await operator.client.call(auditLines.export, { query })) as FileReply;
  expect(file).toMatchObject({ type: 'application/json; charset=utf-8', filename: 'audit.json' });
  expect(JSON.parse(String(file.body))).toMatchObject([{ subject: 'text:2' }, { subject: 'text:1' }]);
});

test('nobody else reads them, and wrong filters are named', async () => {
  const others = [browser(), await logInAs('guest'), await logInAs('performer')];
  for (const person of others) {
    expect(['not_logged_in', 'not_permitted']).toContain(refusal(await person.client.call(auditLines.read, {})));
    expect(['not_logged_in', 'not_permitted']).toContain(refusal(await person.client.call(auditLines.export, {})));
  }
  const wrong = await operator.client.call(auditLines.read, { query: { from: 'yesterday', accountId: 0 } });
  expect(refusedFields(wrong).sort()).toEqual(['query.accountId', 'query.from']);
});

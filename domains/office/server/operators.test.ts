import { beforeEach, expect, it } from 'vitest';
import { rolesTaken } from '#domains/identity/contract/events.ts';
import { createIdentity, identityTables } from '#domains/identity/server/index.ts';
import { refusal } from '#domains/identity/testing/browser.ts';
import { auditTables } from '#kit/audit/audit.ts';
import { listAudit } from '#kit/audit/read.ts';
import type { Desk } from '#kit/desks/desks.ts';
import { mailTables } from '#kit/mail/mailer.ts';
import { on } from '#kit/server/handler.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { auditLines } from '../contract/audit.ts';
import * as contract from '../contract/operators.ts';
import { createOffice } from './index.ts';

const kit = await testKit([identityTables, mailTables, auditTables]);
const identity = createIdentity(kit);
const dispatcher = testDispatcher(kit, createOffice({ ...kit, sms: {} as never }, { identity }).handlers);
const as = (accountId: number, desks: readonly Desk[]) =>
  testClient(dispatcher, { accountId, roles: ['operator', ...desks], isProven: true });

let [chief, second, third] = [0, 0, 0];
const add = (email: string, desks: readonly Desk[]): Promise<number> =>
  kit.db.transaction((tx) =>
    identity.createAccount(tx, {
      ...{ email, passwordHash: 'none', roles: ['operator', ...desks], language: 'en', emailVerified: true },
    }),
  );
beforeEach(async () => {
  await kit.db.pool.query('truncate identity.accounts cascade; truncate identity.invitations');
  chief = await add('chief@example.com', ['administrator']);
  second = await add('second@example.com', ['administrator', 'finance']);
  third = await add('third@example.com', ['support']);
});
const desksOf = async (id: number) => (await identity.operators(kit.db)).find((one) => one.id === id)?.desks ?? null;
const office = () => as(chief, ['administrator']);
const set = (accountId: number, desks: Desk[]) => office().call(contract.setDesks, { body: { accountId, desks } });
const remove = (accountId: number) =>
  office().call(contract.removeOperator, { body: { accountId, reason: 'has left the company' } });

it('an administrator invites, gives and takes desks, and removes; each leaves a line', async () => {
  const body = { email: 'new@example.com', desks: ['content', 'support'] as Desk[] };
  expect((await office().call(contract.inviteOperator, { body })).ok).toBe(true);
  expect(kit.mails.some(({ to }) => to === 'new@example.com')).toBe(true);
  expect((await set(third, ['finance', 'moderation'])).ok).toBe(true);
  expect(await desksOf(third)).toEqual(['moderation', 'finance']);
  expect((await remove(third)).ok).toBe(true);
  expect(await desksOf(third)).toBeNull();
  const read = await office().call(contract.listOperators, {});
  expect(read).toMatchObject({
    data: {
      operators: [
        { id: chief, isSelf: true },
        { id: second, desks: ['finance', 'administrator'] },
      ],
      invitations: [{ email: 'new@example.com', desks: ['support', 'content'] }],
    },
  });
  const [invitation] = read.ok ? read.data.invitations : [];
  const withdraw = { body: { invitationId: invitation?.id ?? 0 } };
  expect((await office().call(contract.withdrawInvitation, withdraw)).ok).toBe(true);
  expect(refusal(await office().call(contract.withdrawInvitation, withdraw))).toBe('not_found');
  const lines = (await listAudit(kit.db, { kind: 'change', limit: 5 })).filter(({ result }) => result === 'done');
  expect(lines.map(({ operation }) => operation)).toEqual([
    'office.withdrawInvitation',
    'office.removeOperator',
    'office.setDesks',
    'office.inviteOperator',
  ]);
});

it('the last administrator cannot go or step down, also when two try at once', async () => {
  const both = await Promise.all([remove(chief), remove(second)]);
  expect(both.filter(({ ok }) => ok).length).toBe(1);
  expect(both.flatMap((one) => (one.ok ? [] : [one.problem.code]))).toEqual(['last_administrator']);
  const [left] = (await identity.operators(kit.db)).filter(({ desks }) => desks.includes('administrator'));
  expect(refusal(await set(left?.id ?? 0, ['finance']))).toBe('last_administrator');
  expect(await desksOf(left?.id ?? 0)).toContain('administrator');
});

it('nobody else reads or decides who works here, and nobody who does not work here is given a desk', async () => {
  for (const desk of ['support', 'moderation', 'finance', 'content'] as const) {
    const client = as(third, [desk]);
    expect(refusal(await client.call(contract.listOperators, {}))).toBe('not_permitted');
    const given = await client.call(contract.setDesks, { body: { accountId: third, desks: ['administrator'] } });
    expect(refusal(given)).toBe('not_permitted');
  }
  const guest = await kit.db.transaction((tx) =>
    identity.createAccount(tx, {
      ...{ email: 'g@example.com', passwordHash: 'none', roles: ['guest'], language: 'en', emailVerified: true },
    }),
  );
  expect(refusal(await set(guest, ['administrator']))).toBe('not_found');
  expect(refusal(await set(third, []))).toBe('invalid_input');
  expect(await desksOf(third)).toEqual(['support']);
});

it('what is taken ends the sessions, and the whole log is read by administrators alone', async () => {
  const taken: unknown[] = [];
  kit.events.subscribe([on(rolesTaken, 'test.taken', async (payload) => void taken.push(payload))]);
  await set(second, ['finance']);
  await kit.events.drain();
  expect(taken).toEqual([{ accountId: second, roles: ['administrator'] }]);
  const support = as(third, ['support']);
  expect(refusal(await support.call(auditLines.read, { query: {} }))).toBe('not_permitted');
  const under = await support.call(auditLines.read, { query: { subject: `account:${second}` } });
  expect(under.ok && under.data.rows.length).toBe(1);
});

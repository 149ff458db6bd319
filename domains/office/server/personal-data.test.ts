import { expect, test } from 'vitest';
import { logIn } from '#domains/identity/contract/routes.ts';
import { createIdentity, identityDomain, identityTables } from '#domains/identity/server/index.ts';
import { browsersOf, data, refusal } from '#domains/identity/testing/browser.ts';
import { passPhrase } from '#domains/identity/testing/world.ts';
import type { Role } from '#kit/contract/access.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { mailTables } from '#kit/mail/mailer.ts';
import { withDesk } from '#kit/testing/caller.ts';
import { testKit } from '#kit/testing/kit.ts';
import { personalDataLines } from '../contract/personal-data.ts';
import { createOffice, officeDomain } from './index.ts';

const kit = await testKit([identityTables, mailTables]);
const identity = createIdentity(kit);
for (const { name, declares = [] } of [identityDomain, officeDomain]) kit.extensions.add(name, declares);
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
const read = async (query: object = {}) => data(await operator.client.call(personalDataLines.read, { query }));

test('an operator reads what is kept about people, for what, how long, and what an erasure does', async () => {
  const { rows, facts } = await read();
  expect(rows.find(({ key }) => key.startsWith('identity.sessions:'))).toMatchObject({
    area: { name: 'identity', label: 'Accounts and sign-in' },
    about: [{ name: 'guest', label: 'Guests' }, { name: 'performer' }, { name: 'operator' }],
    basis: 'contract',
    kept: { keeps: 'days', days: 30, words: 'the last use', law: null },
    erasure: { does: 'delete', because: null },
  });
  expect(facts.areas.map(({ name }) => name).sort()).toEqual(['identity', 'office']);
  expect(facts.kinds.map(({ name }) => name)).toEqual(['guest', 'performer', 'operator', 'visitor']);
});

test('it is found by whom it is about, by area, by term, by erasure and by words', async () => {
  const tables = async (query: object) => (await read(query)).rows.map(({ table }) => table);
  expect(await tables({ about: 'visitor' })).toEqual(['identity.guess_counts', 'mail.messages', 'sms.messages']);
  expect(await tables({ area: 'office', about: 'guest' })).toEqual([
    'mail.messages',
    'sms.messages',
    'audit.entries',
    'audit.entries',
    'office.decisions',
  ]);
  expect(await tables({ keeps: 'noEnd', erasure: 'delete' })).toEqual(['mail.messages']);
  expect(await tables({ search: 'AUTHENTICATOR' })).toEqual(['identity.totp']);
  expect(await tables({ basis: 'legalDuty' })).toEqual([]);
});

test('it can be read page by page, in both orders', async () => {
  const all = (await read()).rows.map(({ key }) => key);
  const first = await read({ limit: 3 });
  const second = await read({ limit: 200, after: first.next as string });
  expect([...first.rows, ...second.rows].map(({ key }) => key)).toEqual(all);
  expect((await read({ sort: '-area' })).rows[0]?.area.name).toBe('office');
});

test('it leaves as a file, and is shown to operators alone', async () => {
  const file = data(await operator.client.call(personalDataLines.export, {})) as FileReply;
  expect(Buffer.from(file.body as Uint8Array).toString()).toContain('identity.sessions:guest-performer-operator');
  const guest = await logInAs('guest');
  expect(refusal(await guest.client.call(personalDataLines.read, {}))).toBe('not_permitted');
});

import { expect, test } from 'vitest';
import { logIn } from '#domains/identity/contract/routes.ts';
import { createIdentity, identityDomain, identityTables } from '#domains/identity/server/index.ts';
import { browsersOf, data, refusal } from '#domains/identity/testing/browser.ts';
import { passPhrase } from '#domains/identity/testing/world.ts';
import type { Role } from '#kit/contract/access.ts';
import { mailTables } from '#kit/mail/mailer.ts';
import { withDesk } from '#kit/testing/caller.ts';
import { testKit } from '#kit/testing/kit.ts';
import { mailKindLines } from '../contract/mail-kinds.ts';
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

test('an operator reads which mails and SMS are sent, when, and what they say; nobody else does', async () => {
  const operator = await logInAs('operator');
  const read = async (query: object = {}) => data(await operator.client.call(mailKindLines.read, { query })).rows;
  expect((await read({ search: 'recovery code' })).map(({ name }) => name)).toEqual([
    'identity.recoveryCodeUsed',
    'identity.recoveryCodesMade',
    'identity.secondFactorReset',
  ]);
  expect((await read({ search: 'IDENTITY.RECOVERYCODEUSED' }))[0]).toMatchObject({
    occasion: 'A login with a recovery code.',
    subject: 'A recovery code was used',
    paragraphs: ['Somebody logged in to your account with a recovery code. {left} are left.'],
    action: 'It was not me',
  });
  expect(await read({ channel: 'sms' })).toEqual([
    expect.objectContaining({
      name: 'office.testSms',
      subject: '',
      paragraphs: ['Test from {site}: SMS arrive. The sign for this one is {sign}.'],
    }),
  ]);
  expect((await read({ channel: 'mail' })).map(({ name }) => name)).not.toContain('office.testSms');
  const occasions = (await read()).map(({ occasion }) => occasion);
  expect((await read({ sort: '-occasion' })).map(({ occasion }) => occasion)).toEqual(occasions.toReversed());
  const guest = await logInAs('guest');
  expect(refusal(await guest.client.call(mailKindLines.read, {}))).toBe('not_permitted');
});

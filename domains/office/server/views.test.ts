import { expect, test } from 'vitest';
import { logIn } from '#domains/identity/contract/routes.ts';
import { createIdentity, identityTables } from '#domains/identity/server/index.ts';
import { browsersOf, data, refusal, refusedFields } from '#domains/identity/testing/browser.ts';
import { passPhrase } from '#domains/identity/testing/world.ts';
import type { Role } from '#kit/contract/access.ts';
import { mailTables } from '#kit/mail/mailer.ts';
import { withDesk } from '#kit/testing/caller.ts';
import { testKit } from '#kit/testing/kit.ts';
import { listViews, mostViews, removeView, saveView } from '../contract/views.ts';
import { createOffice, officeTables } from './index.ts';

const kit = await testKit([identityTables, mailTables, officeTables]);
const identity = createIdentity(kit);
const browser = browsersOf(kit, identity, [...identity.handlers, ...createOffice(kit, { identity }).handlers]);
let people = 0;

const logInAs = async (role: Role) => {
  const passwordHash = await identity.hashPassword(passPhrase);
  const account = { email: `${++people}@example.com`, passwordHash, language: 'en', emailVerified: true } as const;
  await kit.db.transaction((tx) => identity.createAccount(tx, { ...account, roles: withDesk([role]) }));
  const person = browser();
  data(await person.client.call(logIn, { body: { email: account.email, password: passPhrase } }));
  return person;
};
type Person = Awaited<ReturnType<typeof logInAs>>;
const names = async (person: Person) => data(await person.client.call(listViews, {})).views.map(({ name }) => name);
const refunds = { path: '/office/orders/', query: 'status=refunded', name: 'Refunds' };

test('an operator keeps a view under a name, gives it another and forgets it; nobody else sees it', async () => {
  const [mine, theirs] = [await logInAs('operator'), await logInAs('operator')];
  const { id } = data(await mine.client.call(saveView, { body: refunds }));
  expect(data(await mine.client.call(saveView, { body: { ...refunds, name: 'Money back' } })).id).toBe(id);
  expect(await names(mine)).toEqual(['Money back']);
  expect(await names(theirs)).toEqual([]);
  const remove = { params: { viewId: id }, body: {} };
  expect(refusal(await theirs.client.call(removeView, remove))).toBe('not_found');
  data(await mine.client.call(removeView, remove));
  expect(refusal(await mine.client.call(removeView, remove))).toBe('not_found');
  expect(await names(mine)).toEqual([]);
});

test('there is room for a number of views, and they lead nowhere but into the office', async () => {
  const chief = await logInAs('operator');
  for (let at = 0; at < mostViews; at++) {
    data(await chief.client.call(saveView, { body: { ...refunds, query: `from=${at}`, name: `${at}` } }));
  }
  expect(refusal(await chief.client.call(saveView, { body: refunds }))).toBe('too_many_views');
  expect(await names(chief)).toHaveLength(mostViews);
  const elsewhere = await chief.client.call(saveView, {
    body: { ...refunds, path: 'https://example.org/', name: ' ' },
  });
  expect(refusedFields(elsewhere).sort()).toEqual(['body.name', 'body.path']);
  expect(refusal(await (await logInAs('guest')).client.call(listViews, {}))).toBe('not_permitted');
});

import { beforeAll, expect, test } from 'vitest';
import { logIn } from '#domains/identity/contract/routes.ts';
import { createIdentity, identityTables } from '#domains/identity/server/index.ts';
import type { TestBrowser } from '#domains/identity/testing/browser.ts';
import { browsersOf, data, refusal, refusedFields } from '#domains/identity/testing/browser.ts';
import { passPhrase } from '#domains/identity/testing/world.ts';
import type { Role } from '#kit/contract/access.ts';
import { testKit } from '#kit/testing/kit.ts';
import { listViews, mostViews, removeView, saveView } from '../contract/views.ts';
import { createOffice, officeTables } from './index.ts';

const kit = await testKit([identityTables, officeTables]);
const identity = createIdentity(kit);
const glance = async () => ({ live: 0, online: 0, books: null });
const browser = browsersOf(kit, identity, [...identity.handlers, ...createOffice(kit, { identity, glance }).handlers]);
const page = 'office.audit';

const logInAs = async (name: string, role: Role): Promise<TestBrowser> => {
  const account = { email: `${name}@example.com`, password: passPhrase, language: 'en', emailVerified: true } as const;
  await kit.db.transaction((tx) => identity.createAccount(tx, { ...account, roles: [role] }));
  const person = browser();
  data(await person.client.call(logIn, { body: { email: account.email, password: passPhrase } }));
  return person;
};
let mine: TestBrowser;
let colleague: TestBrowser;
beforeAll(async () => {
  mine = await logInAs('mine', 'operator');
  colleague = await logInAs('colleague', 'operator');
});
const views = async (who: TestBrowser, of = page) =>
  data(await who.client.call(listViews, { query: { page: of } })).views.map(({ name, search }) => [name, search]);

test('a filter is saved under a name, the same name replaces it, and each page has its own', async () => {
  data(await mine.client.call(saveView, { body: { page, name: 'Texts', search: 'operation=legal.saveDraft' } }));
  data(await mine.client.call(saveView, { body: { page, name: 'Mine', search: 'accountId=1001' } }));
  data(await mine.client.call(saveView, { body: { page, name: 'Texts', search: 'operation=legal.*' } }));
  expect(await views(mine)).toEqual([
    ['Mine', 'accountId=1001'],
    ['Texts', 'operation=legal.*'],
  ]);
  expect(await views(mine, 'office.mail')).toEqual([]);
});

test('it is nobody else’s: a colleague neither sees nor removes it, and others may not ask', async () => {
  expect(await views(colleague)).toEqual([]);
  const [view] = data(await mine.client.call(listViews, { query: { page } })).views;
  const body = { id: view?.id as number };
  expect(refusal(await colleague.client.call(removeView, { body }))).toBe('not_found');
  data(await mine.client.call(removeView, { body }));
  expect(await views(mine)).toEqual([['Texts', 'operation=legal.*']]);
  const guest = await logInAs('guest', 'guest');
  expect(refusal(await guest.client.call(listViews, { query: { page } }))).toBe('not_permitted');
});

test('what is no filter of an address is not saved, and there is an end to how many', async () => {
  for (const search of ['', 'javascript:alert(1)', 'a=<b>', '?a=b', `a=${'b'.repeat(600)}`]) {
    const answer = await mine.client.call(saveView, { body: { page, name: 'x', search } });
    expect(refusedFields(answer), search).toEqual(['body.search']);
  }
  for (let index = 0; index < mostViews; index += 1) {
    data(await colleague.client.call(saveView, { body: { page, name: `view ${index}`, search: 'a=b' } }));
  }
  const over = { page, name: 'one more', search: 'a=b' };
  expect(refusal(await colleague.client.call(saveView, { body: over }))).toBe('office_too_many_views');
  data(await colleague.client.call(saveView, { body: { ...over, name: 'view 3' } }));
});

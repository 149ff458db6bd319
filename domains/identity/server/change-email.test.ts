import { beforeAll, describe, expect, test } from 'vitest';
import { changeEmail, forgotPassword, getAccount, logIn, resetPassword, verifyEmail } from '../contract/routes.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { data, refusal, refusedFields } from '../testing/browser.ts';
import type { IdentityWorld } from '../testing/world.ts';
import { identityWorld, passPhrase } from '../testing/world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await identityWorld();
});
const ask = (person: TestBrowser, email: string, currentPassword = passPhrase) =>
  person.client.call(changeEmail, { body: { email, currentPassword } });
const open = (token: string) => world.browser().client.call(verifyEmail, { body: { token } });
const addressOf = async (person: TestBrowser) => data(await person.client.call(getAccount, {})).email;

test('a mistyped address is put right: the link in the new mailbox makes the change, the old mailbox is told', async () => {
  const person = await world.signUpAs('lena@exmaple.com');
  data(await ask(person, 'lena@example.com'));
  expect(await addressOf(person)).toBe('lena@exmaple.com');
  data(await open(world.linkFor('lena@example.com')));
  expect(data(await person.client.call(getAccount, {}))).toMatchObject({
    email: 'lena@example.com',
    emailVerified: true,
  });
  expect(world.kit.mails.at(-1)).toMatchObject({
    to: 'lena@exmaple.com',
    subject: 'The e-mail address of your account was changed',
  });
  const login = await world.browser().client.call(logIn, { body: { email: 'lena@example.com', password: passPhrase } });
  expect(data(login).loggedIn).toBe(true);
});

describe('refusals change nothing', () => {
  test('a wrong password and a wrong address', async () => {
    const person = await world.signUpAs('stay@example.com');
    expect(refusal(await ask(person, 'other@example.com', 'not this one'))).toBe('wrong_credentials');
    expect(refusedFields(await ask(person, 'other@'))).toEqual(['body.email']);
    expect(refusal(await ask(world.browser(), 'other@example.com'))).toBe('not_logged_in');
    expect(await addressOf(person)).toBe('stay@example.com');
  });

  test('an address somebody else has verified: the same answer, and the link is refused', async () => {
    const owner = await world.signUpAs('taken@example.com');
    data(await open(world.linkFor('taken@example.com')));
    const person = await world.signUpAs('wishful@example.com');
    expect(data(await ask(person, 'taken@example.com'))).toEqual(data(await ask(person, 'free@example.com')));
    data(await ask(person, 'taken@example.com'));
    expect(refusal(await open(world.linkFor('taken@example.com')))).toBe('email_in_use');
    expect([await addressOf(owner), await addressOf(person)]).toEqual(['taken@example.com', 'wishful@example.com']);
  });

  test('only the latest link counts, and links of the former mailbox open nothing any more', async () => {
    const person = await world.signUpAs('former@example.com');
    await world.browser().client.call(forgotPassword, { body: { email: 'former@example.com' } });
    await world.runJobs();
    const reset = world.linkFor('former@example.com');
    data(await ask(person, 'first@example.com'));
    const first = world.linkFor('first@example.com');
    data(await ask(person, 'second@example.com'));
    expect(refusal(await open(first))).toBe('mail_link_expired');
    data(await open(world.linkFor('second@example.com')));
    const late = await world
      .browser()
      .client.call(resetPassword, { body: { token: reset, password: 'ten tall candles' } });
    expect(refusal(late)).toBe('mail_link_expired');
    expect(await addressOf(person)).toBe('second@example.com');
  });
});

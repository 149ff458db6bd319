import { beforeAll, describe, expect, test } from 'vitest';
import { lifetimes } from '../contract/cookies.ts';
import {
  changeEmail,
  forgotPassword,
  getAccount,
  logIn,
  logOutEverywhere,
  resetPassword,
  stopAddressChange,
  verifyEmail,
} from '../contract/routes.ts';
import { proveByPassword } from '../contract/second-factor-routes.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { data, refusal, refusedFields } from '../testing/browser.ts';
import type { IdentityWorld } from '../testing/world.ts';
import { identityWorld, passPhrase } from '../testing/world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await identityWorld();
});
const ask = (person: TestBrowser, email: string) => person.client.call(changeEmail, { body: { email } });
const open = (token: string, at = world.browser()) => at.client.call(verifyEmail, { body: { token } });
const subjectsTo = (email: string) => world.kit.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const addressOf = async (person: TestBrowser) => data(await person.client.call(getAccount, {})).email;

test('a mistyped address is put right: the link in the new mailbox makes the change, the old mailbox is told', async () => {
  const person = await world.signUpAs('lena@exmaple.com');
  data(await ask(person, 'lena@example.com'));
  expect(await addressOf(person)).toBe('lena@exmaple.com');
  data(await open(world.linkFor('lena@example.com'), person));
  expect(data(await person.client.call(getAccount, {}))).toMatchObject({
    email: 'lena@example.com',
    emailVerified: true,
  });
  for (const told of ['lena@exmaple.com', 'lena@example.com']) {
    expect(subjectsTo(told).at(-1)).toBe('The e-mail address of your account was changed');
  }
  const login = await world.browser().client.call(logIn, { body: { email: 'lena@example.com', password: passPhrase } });
  expect(data(login).loggedIn).toBe(true);
});

describe('refusals change nothing', () => {
  test('no fresh proof of identity, and a wrong address', async () => {
    const person = await world.signUpAs('stay@example.com');
    await world.kit.clock.advance(lifetimes.stepUp);
    expect(refusal(await ask(person, 'other@example.com'))).toBe('step_up_required');
    expect(refusal(await person.client.call(proveByPassword, { body: { password: 'not this one' } }))).toBe(
      'step_up_refused',
    );
    expect(refusal(await ask(person, 'other@example.com'))).toBe('step_up_required');
    data(await person.client.call(proveByPassword, { body: { password: passPhrase } }));
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
    const verification = world.linkFor('former@example.com');
    await world.browser().client.call(forgotPassword, { body: { email: 'former@example.com' } });
    await world.runJobs();
    const reset = world.linkFor('former@example.com');
    data(await ask(person, 'first@example.com'));
    const first = world.linkFor('first@example.com');
    data(await ask(person, 'second@example.com'));
    expect(refusal(await open(first))).toBe('mail_link_expired');
    data(await open(world.linkFor('second@example.com'), person));
    expect(refusal(await open(verification))).toBe('mail_link_expired');
    const late = await world
      .browser()
      .client.call(resetPassword, { body: { token: reset, password: 'ten tall candles' } });
    expect(refusal(late)).toBe('mail_link_expired');
    expect(await addressOf(person)).toBe('second@example.com');
  });
});

describe('the owner of the present address is told at the request', () => {
  test('and stops it: the new address gets nothing, whoever asked is out, a new password is due', async () => {
    const thief = await world.verifiedAs('owner@example.com');
    data(await ask(thief, 'thief@example.com'));
    expect(subjectsTo('owner@example.com').at(-1)).toMatch(/another e-mail address/);
    const stop = world.linkFor('owner@example.com');
    const stopWith = (token: string) => world.browser().client.call(stopAddressChange, { body: { token } });
    expect(refusal(await stopWith(world.linkFor('thief@example.com')))).toBe('mail_link_expired');
    data(await stopWith(stop));
    expect(refusal(await open(world.linkFor('thief@example.com')))).toBe('mail_link_expired');
    expect((await thief.caller()).accountId).toBeNull();
    expect(subjectsTo('owner@example.com').at(-1)).toBe('The change of your e-mail address was stopped');
    expect(refusal(await stopWith(stop))).toBe('mail_link_expired');
  });

  test('a former address hears of later changes for a month', async () => {
    const person = await world.verifiedAs('left@example.com');
    data(await ask(person, 'moved@example.com'));
    data(await open(world.linkFor('moved@example.com'), person));
    const heard = subjectsTo('left@example.com').length;
    data(await person.client.call(logOutEverywhere, { body: { keepCurrent: true } }));
    expect(subjectsTo('left@example.com')).toHaveLength(heard + 1);
    await world.kit.clock.advance(lifetimes.formerAddress);
    data(await person.client.call(logIn, { body: { email: 'moved@example.com', password: passPhrase } }));
    data(await person.client.call(logOutEverywhere, { body: { keepCurrent: true } }));
    expect(subjectsTo('left@example.com')).toHaveLength(heard + 1);
  });
});

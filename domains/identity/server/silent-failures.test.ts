import { beforeAll, expect, test } from 'vitest';
import { expectSilentFailure, whileMissing, whileRefusingRows } from '#kit/testing/failing-table.ts';
import { loggedSoFar, markPrivate, privateMarker } from '#kit/testing/log-watch.ts';
import { changeEmail, forgotPassword, logIn, resetPassword, signUp, verifyEmail } from '../contract/routes.ts';
import { data } from '../testing/browser.ts';
import type { IdentityWorld } from '../testing/world.ts';
import { identityWorld, passPhrase } from '../testing/world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await identityWorld();
});

const anAddress = () => `${privateMarker('mail')}@example.com`;
const refusing = whileRefusingRows;

test('a sign-up that cannot be stored leaves neither address nor password in a log', async () => {
  const [email, password] = [anAddress(), privateMarker('password')];
  const body = { email, password, isAdult: true, acceptTerms: true } as const;
  const answer = await refusing(world.kit.db, 'identity.accounts', () => world.browser().client.call(signUp, { body }));
  expectSilentFailure(answer, '23514', email, password);
  expect(world.kit.mails).toEqual([]);
});

test('neither does a log-in when accounts cannot be read', async () => {
  const [email, password] = [anAddress(), privateMarker('password')];
  const answer = await whileMissing(world.kit.db, 'identity.accounts', () =>
    world.browser().client.call(logIn, { body: { email, password } }),
  );
  expectSilentFailure(answer, '42P01', email, password);
});

test('a change of the address, and the link that makes it, fail without a word of either', async () => {
  const [before, after] = [anAddress(), anAddress()];
  const person = await world.signUpAs(before);
  const ask = () => person.client.call(changeEmail, { body: { email: after } });
  expectSilentFailure(await refusing(world.kit.db, 'identity.links', ask), '23514', before, after, passPhrase);
  data(await ask());
  const token = markPrivate(world.linkFor(after));
  const opened = await refusing(world.kit.db, 'identity.accounts', () =>
    world.browser().client.call(verifyEmail, { body: { token } }),
  );
  expectSilentFailure(opened, '23514', before, after, token);
});

test('a reset fails without its link, the address and the new password', async () => {
  const [email, password] = [anAddress(), privateMarker('password')];
  await world.signUpAs(email);
  data(await world.browser().client.call(forgotPassword, { body: { email } }));
  const jobs = [...world.kit.sentJobs];
  const failed = await refusing(world.kit.db, 'identity.links', () =>
    world.runJobs().then(
      () => null,
      (error: unknown) => error,
    ),
  );
  world.kit.log.error({ err: failed }, 'a job failed');
  expect(loggedSoFar()).toContain('a job failed');
  world.kit.sentJobs.push(...jobs);
  await world.runJobs();
  const token = world.linkFor(email);
  const answer = await refusing(world.kit.db, 'identity.accounts', () =>
    world.browser().client.call(resetPassword, { body: { token, password } }),
  );
  expectSilentFailure(answer, '23514', email, token, password);
});

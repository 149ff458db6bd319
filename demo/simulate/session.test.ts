import { beforeAll, expect, test } from 'vitest';
import { logIn } from '#domains/identity/contract/routes.ts';
import { data, refusal } from '#domains/identity/testing/browser.ts';
import type { IdentityWorld } from '#domains/identity/testing/world.ts';
import { identityWorld, passPhrase } from '#domains/identity/testing/world.ts';
import { untilLetIn } from './session.ts';

/* A performer of the demo logs in from an address from which, or at a name at which, somebody guessed. */

let world: IdentityWorld;
beforeAll(async () => {
  world = await identityWorld();
});

const ip = '192.0.2.9';
/** Wrong guesses from the address the simulation calls from, with the waits that are asked for. */
async function guess(email: string, times: number): Promise<void> {
  for (let wrong = 0; wrong < times; wrong += 1) {
    const answer = await world.browser({ ip }).client.call(logIn, { body: { email, password: `guess ${wrong}` } });
    expect(refusal(answer)).toMatch(/wrong_credentials|proof_needed|too_many_requests/);
    await world.kit.clock.advance(1_000);
  }
}

const enter = (email: string, password: string, waits: number[] = []) => {
  const own = world.browser({ ip });
  return untilLetIn(
    (proof) => own.client.call(logIn, { body: { email, password, proof } }),
    async (ms) => {
      waits.push(ms);
      await world.kit.clock.advance(ms);
    },
  );
};

test('is let in with a proof of work where one is asked for', async () => {
  await world.signUpAs('lena@example.com');
  await guess('lena@example.com', 40);
  const first = await world
    .browser({ ip })
    .client.call(logIn, { body: { email: 'lena@example.com', password: passPhrase } });
  expect(refusal(first)).toBe('proof_needed');
  expect(data(await enter('lena@example.com', passPhrase)).loggedIn).toBe(true);
});

test('waits where a wait is asked for', async () => {
  await world.signUpAs('mara@example.com');
  const own = world.browser();
  const type = (password: string, proof?: string) =>
    own.client.call(logIn, { body: { email: 'mara@example.com', password, proof } });
  for (let wrong = 0; wrong < 3; wrong += 1) expect(refusal(await type('a guess'))).toBe('wrong_credentials');
  const waits: number[] = [];
  const answer = await untilLetIn(
    (proof) => type(passPhrase, proof),
    async (ms) => {
      waits.push(ms);
      await world.kit.clock.advance(ms);
    },
  );
  expect(data(answer).loggedIn).toBe(true);
  expect(waits).toEqual([1_000]);
});

test('does not go on with a wrong password, and gives up in the end', async () => {
  await world.signUpAs('nora@example.com');
  expect(refusal(await enter('nora@example.com', 'not this one'))).toBe('wrong_credentials');
  const waits: number[] = [];
  const refused = {
    ok: false,
    problem: { type: '', code: 'too_many_requests', status: 429, title: '', data: { retryAfterSeconds: 600 } },
  } as const;
  await untilLetIn(
    async () => refused,
    async (ms) => void waits.push(ms),
  );
  expect(waits).toEqual([600_000, 600_000]);
});

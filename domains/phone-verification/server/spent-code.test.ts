import { expect, it } from 'vitest';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import * as contract from '../contract/index.ts';
import type { CodeMessage } from './carriers/carrier.ts';
import { createPhoneVerification, phoneVerificationTables } from './index.ts';

const kit = await testKit([phoneVerificationTables], { PHONE_CODES_DAY_CENTS: '100000' });
const sent: CodeMessage[] = [];
const carry = async (message: CodeMessage) => {
  sent.push(message);
  return 'taken' as const;
};
const domain = createPhoneVerification(kit, { carrier: { name: 'gateway', carry } });
const dispatcher = testDispatcher(kit, domain.handlers, 100_000);
const client = testClient(dispatcher, {
  accountId: 1,
  roles: ['guest'],
  country: 'DE',
  ip: '192.0.2.1',
  isProven: true,
});
const minute = 60_000;
const day = 24 * 60 * minute;
const type = 'primaryMobileNumber';
const phoneNumber = '+491701000567';

/** What a start answers: the number of its verification, or the code of its refusal. */
const start = async () => {
  const answer = await client.mutate(contract.pinCallStartVerification, { phoneNumber, type, language: 'de' });
  return answer.ok ? answer.data.id : answer.problem.code;
};
/** Five wrong tries; the refusal of the last. */
const fiveWrong = async (id: unknown) => {
  const right = sent.at(-1)?.pin ?? '';
  const pin = (right.startsWith('0') ? '1' : '0') + right.slice(1);
  const answers = [];
  for (let tried = 0; tried < 5; tried += 1) {
    answers.push(await client.mutate(contract.pinCallVerifyPin, { id: Number(id), type, pin }));
  }
  const last = answers.at(-1);
  return last && !last.ok ? last.problem : null;
};

it('after five wrong tries it is said when the next code may be asked for, and then it may', async () => {
  const begun = kit.clock.now();
  const first = await start();
  const data = { errorCode: 9, retryAt: begun + minute };
  expect(await fiveWrong(first)).toMatchObject({ code: 'phone_code_spent', data });
  expect(await start()).toBe('phone_attempts_reached');
  await kit.clock.advance(minute);
  // The pause is over: the code stays spent, and the next may be asked for now.
  expect(await fiveWrong(first)).toMatchObject({ code: 'phone_code_spent', data: { retryAt: kit.clock.now() } });
  let last = await start();
  for (let codes = 3; codes <= 6; codes += 1) {
    await kit.clock.advance(5 * minute);
    last = await start();
  }
  expect(last).toEqual(expect.any(Number));
  // Six codes for a number a day: the next one when the first is a day old, and the page says so, too.
  expect(await fiveWrong(last)).toMatchObject({ data: { retryAt: begun + day } });
  const own = await client.call(contract.getOwnPhones, {});
  expect(own).toMatchObject({ data: { open: { resendAt: begun + day } } });
  await kit.clock.advance(begun + day - 1 - kit.clock.now());
  expect(await start()).toBe('phone_attempts_reached');
  await kit.clock.advance(1);
  expect(await start()).toEqual(expect.any(Number));
});

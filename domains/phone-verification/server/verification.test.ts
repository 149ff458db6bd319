import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import * as contract from '../contract/index.ts';
import type { CodeMessage } from './carriers/carrier.ts';
import { createPhoneVerification, phoneVerificationTables } from './index.ts';
import { mobileNumbers } from './own.ts';

const kit = await testKit([phoneVerificationTables], { PHONE_CODES_DAY_CENTS: '100000' });
const sent: CodeMessage[] = [];
let outcome: 'taken' | 'refused' | 'unknown' = 'taken';
const carrier = {
  name: 'gateway' as const,
  carry: async (message: CodeMessage) => {
    if (outcome !== 'refused') sent.push(message);
    return outcome;
  },
};
const domain = createPhoneVerification(kit, { carrier });
const dispatcher = testDispatcher(kit, domain.handlers, 100_000);
const clientOf = (accountId: number, role: 'guest' | 'operator' = 'guest', ip = `192.0.2.${accountId % 250}`) => {
  const caller = testCaller({ accountId, roles: [role], country: 'DE', ip, isProven: true });
  return testClient(dispatcher, caller);
};
const operator = clientOf(9, 'operator');
const minute = 60_000;
const day = 24 * 60 * minute;

let guest = 1_000;
/** Numbers of ranges of their own, so that budgets of one test are not those of another. */
let line = 1_000;
const mobile = () => `+49170${String(line++).padStart(4, '0')}567`;
beforeEach(async () => {
  guest += 1;
  outcome = 'taken';
  sent.length = 0;
  await kit.db.pool.query('truncate phone_verification.costs');
});

type Started = { id: number; pinLength: number; e123: string; verified: boolean };
/** What a start answers: the verification, or the number of its refusal. */
const start = async (
  phoneNumber: string,
  {
    type = 'primaryMobileNumber',
    by = guest,
    ip = undefined as string | undefined,
    country = undefined as string | undefined,
  } = {},
): Promise<Started | number> => {
  const answer = await clientOf(by, 'guest', ip).mutate(contract.pinCallStartVerification, {
    phoneNumber,
    type,
    language: 'de',
    ...(country ? { country } : {}),
  });
  return answer.ok ? answer.data : (answer.problem.data?.['errorCode'] as number);
};
const verify = async (id: number, pin: string, { type = 'primaryMobileNumber', by = guest } = {}) => {
  const answer = await clientOf(by).mutate(contract.pinCallVerifyPin, { id, type, pin });
  return answer.ok ? answer.data : (answer.problem.data?.['errorCode'] as number);
};
const begun = async (...args: Parameters<typeof start>): Promise<Started & { pin: string }> => {
  const answer = await start(...args);
  if (typeof answer === 'number') throw new Error(`refused with ${answer}`);
  return { ...answer, pin: sent.at(-1)?.pin ?? '' };
};
const wrong = (pin: string) => (pin.startsWith('0') ? '1' : '0') + pin.slice(1);
const own = async (by = guest) => {
  const answer = await clientOf(by).call(contract.getOwnPhones, {});
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};
const costs = async () =>
  Number(
    (await kit.db.pool.query('select coalesce(sum(cents), 0) as cents from phone_verification.costs')).rows[0].cents,
  );

it('a number without a country code is asked about, and nothing is sent or called before', async () => {
  const number = mobile();
  const ask = (phoneNumber: string, country?: string) =>
    clientOf(guest).mutate(contract.pinCallStartVerification, {
      phoneNumber,
      type: 'primaryMobileNumber',
      language: 'en',
      ...(country ? { country } : {}),
    });
  for (const without of [number.slice(1), `0${number.slice(3)}`]) {
    const asked = await ask(without);
    expect(asked).toMatchObject({ problem: { code: 'phone_country_needed', data: { errorCode: 1, likely: 'DE' } } });
    expect((asked as unknown as { problem: { data: { countries: string[] } } }).problem.data.countries).toContain('DE');
  }
  expect(await ask('12')).toMatchObject({ problem: { code: 'phone_number_invalid' } });
  expect(sent).toEqual([]);
  expect(await ask(number.slice(1), 'DE')).toMatchObject({ ok: true });
  expect(sent).toMatchObject([{ to: number, by: 'sms' }]);
});

describe('proving a number', () => {
  it('a mobile number gets six digits by SMS, and the same code proves it', async () => {
    const number = mobile();
    const answer = await begun(`\u202a0${number.slice(3)}\u202c`, { country: 'DE' });
    expect(sent).toMatchObject([{ to: number, by: 'sms', language: 'de', pin: expect.stringMatching(/^\d{6}$/) }]);
    expect(answer).toMatchObject({
      type: 'primaryMobileNumber',
      verified: false,
      countryCode: '49',
      preCode: '170',
      pinLength: 6,
    });
    expect(answer.e123.replaceAll(' ', '')).toBe(number);
    expect(await verify(answer.id, ` ${answer.pin.slice(0, 3)} ${answer.pin.slice(3)} `)).toMatchObject({
      verified: true,
    });
    expect(await domain.verified(kit.db, guest)).toEqual([
      { number, type: 'primaryMobileNumber', at: kit.clock.now() },
    ]);
    expect(await mobileNumbers(kit.db, [guest, guest + 1])).toEqual(new Map([[guest, number]]));
    expect(await domain.stateOf(guest)).toMatchObject([{ id: answer.id, verified: true }]);
  });

  it('a landline gets five digits by a call, and no SMS goes there later', async () => {
    const answer = await begun('+49 30 901820', { type: 'primaryFixedNumber' });
    expect(sent).toMatchObject([{ to: '+4930901820', by: 'call', pin: expect.stringMatching(/^\d{5}$/) }]);
    expect(answer.pinLength).toBe(5);
    expect(await verify(answer.id, answer.pin, { type: 'primaryFixedNumber' })).toMatchObject({ verified: true });
    expect(await mobileNumbers(kit.db, [guest])).toEqual(new Map());
  });

  it('the code is kept hashed, in no row and no log as it is', async () => {
    const { pin } = await begun(mobile());
    const { rows } = await kit.db.pool.query('select * from phone_verification.verifications where guest_id = $1', [
      guest,
    ]);
    expect(JSON.stringify(rows.map(({ id: _, number: __, ...rest }) => rest))).not.toContain(`"${pin}"`);
    expect(rows[0].pin_hash).toHaveLength(43);
  });

  it('a new number takes the place of the old one once it is proven, and a number is taken away', async () => {
    const [first, second] = [mobile(), mobile()];
    const one = await begun(first);
    await verify(one.id, one.pin);
    const two = await begun(second);
    expect((await own()).proven.map(({ id }) => id)).toEqual([one.id]);
    await verify(two.id, two.pin);
    expect(await own()).toMatchObject({ proven: [{ id: two.id }], open: null });
    const remove = (id: number, by = guest) =>
      clientOf(by).call(contract.removePhone, { params: { verificationId: id } });
    expect(await remove(two.id, guest + 500)).toMatchObject({ problem: { code: 'phone_verification_missing' } });
    expect(await remove(two.id)).toMatchObject({ data: { proven: [], open: null } });
    expect(await remove(two.id)).toMatchObject({ problem: { data: { errorCode: 7 } } });
    expect(await domain.verified(kit.db, guest)).toEqual([]);
  });

  it('an open code is found again after the page was left, with when a new one may be asked for', async () => {
    const { id } = await begun(mobile());
    const now = kit.clock.now();
    expect((await own()).open).toMatchObject({ id, by: 'sms', expiresAt: now + 10 * minute, resendAt: now + minute });
    await kit.clock.advance(10 * minute);
    expect((await own()).open).toBeNull();
  });
});

describe('what is refused sends nothing and costs nothing', () => {
  const numbers: [string, string, number, string?][] = [
    ['no number', 'hello', 1],
    ['too short a number', '+49 170 12', 1],
    ['an emergency number', '110', 1],
    ['a premium number', '0900 1234567', 1],
    ['a Spanish premium number', '+34 803 123 456', 1],
    ['a shared-cost number', '+49 180 5 123456', 1],
    ['a mass-traffic number', '+49 137 1234567', 1],
    ['a personal number', '+49 700 12345678', 1],
    ['a satellite phone', '+881 6 12345678', 1],
    ['an extension', '+49 30 901820 ext. 5', 1],
    ['a country that is not on the list', '+44 7911 123456', 2],
    ['a type that is none', '+49 170 1234567', 3, 'friends'],
    ['a landline as a mobile number', '+49 30 901820', 3],
    ['a mobile number as a landline', '+49 170 1234567', 3, 'primaryFixedNumber'],
  ];
  it.each(numbers)('%s (%s): %i', async (_, number, code, type = 'primaryMobileNumber') => {
    expect(await start(number, { type })).toBe(code);
    expect([sent, await costs()]).toEqual([[], 0]);
  });

  it('5: a number on the list, or one that begins as an entry does, until it is taken off', async () => {
    const number = mobile();
    const prefix = number.slice(0, 9);
    const block = (text: string) => operator.call(contract.blockPrefix, { body: { prefix: text, reason: 'abuse' } });
    expect(await block('+49')).toMatchObject({ problem: { code: 'phone_prefix_invalid' } });
    expect(await block(`00${prefix.slice(1)}`)).toMatchObject({ ok: true });
    expect(await block(prefix)).toMatchObject({ ok: true });
    expect(await start(number)).toBe(5);
    expect([sent, await costs()]).toEqual([[], 0]);
    const list = await operator.call(contract.blockedList.read, { query: {} });
    const [row] = list.ok ? list.data.rows : [];
    expect(row).toMatchObject({ prefix, reason: 'abuse' });
    await operator.call(contract.unblockPrefix, { params: { blockedId: row?.id ?? 0 } });
    expect(await start(number)).toMatchObject({ verified: false });
  });

  it('6: what is somebody else’s already, by type; a unique number is nobody else’s for anything', async () => {
    const number = mobile();
    const prove = async (type: string, by: number) => {
      const { id, pin } = await begun(number, { type, by });
      return verify(id, pin, { type, by });
    };
    await prove('payment', guest);
    expect(await prove('avs', guest + 100)).toMatchObject({ verified: true });
    await kit.clock.advance(minute);
    await prove('primaryMobileNumber', guest);
    expect(await start(number, { by: guest + 200 })).toBe(6);
    expect(await start(number, { by: guest + 200, type: 'uniqueNumber' })).toBe(6);
    const single = mobile();
    const one = await begun(single, { type: 'uniqueNumber' });
    await verify(one.id, one.pin, { type: 'uniqueNumber' });
    for (const type of contract.verificationTypes.filter((each) => each !== 'primaryFixedNumber'))
      expect(await start(single, { by: guest + 300, type })).toBe(6);
    // One's own number may serve for more.
    await kit.clock.advance(minute);
    expect(await start(single, { type: 'payment' })).toMatchObject({ verified: false });
  });

  it('6 comes at the code as well: of two who ask for one number at once, one proves it', async () => {
    const number = mobile();
    const one = await begun(number, { by: guest });
    const two = await begun(number, { by: guest + 100 });
    expect(await verify(one.id, one.pin)).toMatchObject({ verified: true });
    expect(await verify(two.id, two.pin, { by: guest + 100 })).toBe(6);
  });

  it('10: the carrier refused, which costs nothing; one that did not answer may have sent, and its code is good', async () => {
    outcome = 'refused';
    expect([await start(mobile()), await costs()]).toEqual([10, 0]);
    outcome = 'unknown';
    expect([await start(mobile()), await costs()]).toEqual([10, 8]);
    const { open } = await own();
    expect(await verify(open?.id ?? 0, sent.at(-1)?.pin ?? '')).toMatchObject({ verified: true });
  });
});

describe('a code', () => {
  it('7: belongs to its guest and its type, and to nothing else', async () => {
    const { id, pin } = await begun(mobile());
    expect(await verify(id, pin, { by: guest + 100 })).toBe(7);
    expect(await verify(id, pin, { type: 'payment' })).toBe(7);
    expect(await verify(99_999_999, pin)).toBe(7);
    expect(await verify(id, pin)).toMatchObject({ verified: true });
  });

  it('8, then 9: five wrong ones are counted in the row, and the right one comes too late', async () => {
    const { id, pin } = await begun(mobile());
    const answers: unknown[] = [];
    for (let tried = 0; tried < 5; tried += 1) answers.push(await verify(id, wrong(pin)));
    expect(answers).toEqual([8, 8, 8, 8, 9]);
    // Another process knows them, too.
    const again = createPhoneVerification(kit, { carrier });
    expect(again.handlers.length).toBe(domain.handlers.length);
    expect(await verify(id, pin)).toBe(9);
    expect(await domain.verified(kit.db, guest)).toEqual([]);
  });

  it('many wrong ones at the same moment are no more than five', async () => {
    const { id, pin } = await begun(mobile());
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(id, wrong(pin))));
    expect(answers.filter((answer) => answer === 8)).toHaveLength(4);
    expect(await verify(id, pin)).toBe(9);
  });

  it('4: opens nothing after ten minutes, nor when a later one was sent', async () => {
    const number = mobile();
    const first = await begun(number);
    await kit.clock.advance(minute);
    const second = await begun(number);
    expect(await verify(first.id, first.pin)).toBe(4);
    await kit.clock.advance(10 * minute - 1);
    expect(await verify(second.id, wrong(second.pin))).toBe(8);
    await kit.clock.advance(1);
    expect(await verify(second.id, second.pin)).toBe(4);
  });

  it('the same right code again answers the same', async () => {
    const { id, pin } = await begun(mobile());
    const [one, two] = await Promise.all([verify(id, pin), verify(id, pin)]);
    expect(two).toEqual(one);
    expect(await domain.verified(kit.db, guest)).toHaveLength(1);
  });
});

describe('9: what codes may cost', () => {
  it('a new code for a number waits a minute, then two, then five', async () => {
    const number = mobile();
    for (const pause of [1, 2, 5]) {
      await begun(number);
      await kit.clock.advance(pause * minute - 1);
      expect(await start(number)).toBe(9);
      await kit.clock.advance(1);
    }
  });

  it('a guest, a number and an address have so many a day', async () => {
    for (let sentSoFar = 0; sentSoFar < contract.codeBudgets.guest; sentSoFar += 1) await begun(mobile());
    expect(await start(mobile())).toBe(9);
    const number = mobile();
    for (let by = 0; by < contract.codeBudgets.number; by += 1) await begun(number, { by: guest + 1_000 + by });
    expect(await start(number, { by: guest + 1_100 })).toBe(9);
    const ip = '2001:db8:7::';
    for (let by = 0; by < contract.codeBudgets.address; by += 1)
      await begun(mobile(), { by: guest + 2_000 + by, ip: `${ip}${by + 1}` });
    expect(await start(mobile(), { by: guest + 2_100, ip: `${ip}99` })).toBe(9);
    await kit.clock.advance(day);
    expect(await start(mobile(), { by: guest + 2_100, ip: `${ip}99` })).toMatchObject({ verified: false });
  });

  it('numbers that differ in their last digits only are one range, whoever asks: toll fraud walks through them', async () => {
    const range = mobile().slice(0, -3);
    for (let last = 0; last < contract.codeBudgets.range; last += 1)
      await begun(`${range}${100 + last}`, { by: guest + 3_000 + last });
    expect(await start(`${range}999`, { by: guest + 3_500 })).toBe(9);
  });

  it('a country and the whole platform have so many euros a day, which is no fault of the guest: 10', async () => {
    const saved = { country: 'LU', smsCents: 10, callCents: 10, dayCents: 20 };
    expect(await operator.call(contract.saveCountry, { body: saved })).toMatchObject({ ok: true });
    const lux = (last: number) => start(`+352 621 123 ${last}`, { by: guest + 4_000 + last });
    expect([await lux(456), await lux(457)]).toMatchObject([{ verified: false }, { verified: false }]);
    expect(await lux(458)).toBe(10);
    expect(await start(mobile())).toMatchObject({ verified: false });
    await kit.db.pool.query(`update phone_verification.costs set cents = 100000 where region = 'LU'`);
    expect(await start(mobile(), { by: guest + 4_999 })).toBe(10);
    const list = await operator.call(contract.countryList.read, { query: {} });
    expect(list).toMatchObject({
      data: { rows: expect.arrayContaining([expect.objectContaining({ country: 'LU', todayCents: 100_000 })]) },
    });
  });

  it('whatever is asked at the same moment, no more leaves than there is room for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 3 }), async (asked, guests) => {
        guest += 10;
        sent.length = 0;
        const answers = await Promise.all(
          Array.from({ length: asked }, (_, index) =>
            start(mobile(), { by: guest + (index % guests), ip: `198.51.100.${guest % 250}` }),
          ),
        );
        const left = answers.filter((answer) => typeof answer !== 'number').length;
        expect(sent).toHaveLength(left);
        expect(left).toBeLessThanOrEqual(contract.codeBudgets.address);
        for (let one = 0; one < guests; one += 1)
          expect(sent.filter(({ guestId }) => guestId === guest + one).length).toBeLessThanOrEqual(
            contract.codeBudgets.guest,
          );
        await kit.clock.advance(day);
      }),
      { numRuns: scaledRuns(8) },
    );
  });
});

it('operators see numbers masked, and what the day has cost', async () => {
  const number = mobile();
  await begun(number);
  const list = await operator.call(contract.verificationList.read, { query: { state: 'open' } });
  const [row] = list.ok ? list.data.rows : [];
  expect(row).toMatchObject({ guestId: guest, number: `+49 ••••••••${number.slice(-2)}`, state: 'open', by: 'sms' });
  expect(JSON.stringify(list)).not.toContain(number.slice(4));
  expect(list).toMatchObject({ data: { facts: { today: { codes: 1, cents: 8 }, carrier: 'gateway' } } });
  expect(
    await operator.call(contract.saveCountry, { body: { country: 'XX', smsCents: 1, callCents: 1, dayCents: 1 } }),
  ).toMatchObject({
    problem: { code: 'phone_country_unknown' },
  });
  expect(await clientOf(guest).call(contract.verificationList.read, { query: {} })).toMatchObject({
    problem: { code: 'not_permitted' },
  });
});

it('what proves nothing is forgotten after sixty days, a proven number stays', async () => {
  const { id, pin } = await begun(mobile());
  await verify(id, pin);
  await begun(mobile(), { by: guest + 100 });
  await kit.clock.advance(61 * day);
  const forget = domain.handlers.find(({ operation }) => operation === contract.forgetCodes) as {
    run(_: object): Promise<void>;
  };
  await forget.run({});
  expect(await domain.verified(kit.db, guest)).toHaveLength(1);
  const { rows } = await kit.db.pool.query('select state from phone_verification.verifications where guest_id = $1', [
    guest + 100,
  ]);
  expect(rows).toEqual([]);
});

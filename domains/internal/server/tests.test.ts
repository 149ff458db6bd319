import { expect, test } from 'vitest';
import { data, refusal, refusedFields } from '#domains/identity/testing/browser.ts';
import { kitProductionSettings as productionSettings } from '#kit/testing/production.ts';
import { getTestVideo, listTestResults, runTestAction, storeTestResult } from '../contract/index.ts';
import { internalWorld } from '../testing/world.ts';

const world = await internalWorld({ SECURE_ADDRESSES: '192.0.2.7' });
const { browser, kit, identity, lines } = world;
const robot = browser({ ip: '192.0.2.7' });
const act = (action: string, email?: string) =>
  robot.client.call(runTestAction, { params: { action }, body: email === undefined ? {} : { email } });

test('a result is kept, replaced under its id, and its video found', async () => {
  const body = {
    runItemId: 'run-1',
    title: 'Sign-up',
    status: 'failed',
    videoUrl: 'https://tests.example/1.mp4',
  } as const;
  data(await robot.client.call(storeTestResult, { body: { ...body, details: { step: 3 } } }));
  data(await robot.client.call(storeTestResult, { body: { ...body, runItemId: 'run-2' } }));
  data(await robot.client.call(storeTestResult, { body: { ...body, status: 'passed' } }));
  const found = data(await robot.client.call(getTestVideo, { params: { runItemId: 'run-1' } })).data;
  expect(found).toMatchObject({ status: 'passed', videoUrl: 'https://tests.example/1.mp4', details: {} });
  const operator = await world.logInAs('operator');
  const list = data(await operator.client.call(listTestResults, {})).data;
  expect(list.map(({ runItemId }) => runItemId)).toEqual(['run-1', 'run-2']);
  expect(await lines('internal.storeTestResult')).toMatchObject([
    { subject: 'testRun:run-1', outcome: 'passed', address: '192.0.2.7', accountId: null },
    { outcome: 'failed' },
    { outcome: 'failed' },
  ]);
});

test('what is too large, malformed or unknown is refused', async () => {
  const body = { runItemId: 'run-3', title: 'x', status: 'passed' } as const;
  const tooLong = await robot.client.call(storeTestResult, { body: { ...body, details: { log: 'x'.repeat(17_000) } } });
  expect(refusedFields(tooLong)).toEqual(['body.details']);
  const german = browser({ ip: '192.0.2.7', language: 'de' });
  expect(await german.client.call(runTestAction, { params: { action: 'verifyEmail' }, body: {} })).toMatchObject({
    problem: { errors: [{ field: 'body.email', message: 'Diese Aktion braucht eine E-Mail-Adresse.' }] },
  });
  const long = { ...body, runItemId: 'a b', details: { log: 'x'.repeat(17_000) } };
  expect(await german.client.call(storeTestResult, { body: long })).toMatchObject({
    problem: {
      errors: [{ message: 'Das hat noch nicht die richtige Form.' }, { message: 'JSON mit höchstens 16.000 Zeichen.' }],
    },
  });
  const details = JSON.parse(`{"log":${'['.repeat(100_000)}${']'.repeat(100_000)}}`) as Record<string, never>;
  const tooDeep = await robot.client.call(storeTestResult, { body: { ...body, details } });
  expect(refusedFields(tooDeep)).toEqual(['body.details']);
  const script = await robot.client.call(storeTestResult, { body: { ...body, videoUrl: 'javascript:alert(1)' } });
  expect(refusedFields(script)).toEqual(['body.videoUrl']);
  expect(refusal(await robot.client.call(getTestVideo, { params: { runItemId: 'run-3' } }))).toBe('not_found');
  const reader = await robot.client.call(listTestResults, {});
  expect(refusal(reader)).toBe('not_logged_in');
});

test('a test account is verified and logged out; nobody else’s is', async () => {
  const passwordHash = await identity.hashPassword('seven green umbrellas');
  const create = (email: string) =>
    kit.db.transaction((tx) =>
      identity.createAccount(tx, {
        email,
        passwordHash,
        roles: ['guest'],
        language: 'en',
        emailVerified: false,
      }),
    );
  const id = await create('robot@vesper.example');
  await create('person@gmail.com');
  expect(data(await act('verifyEmail', 'robot@vesper.example')).data).toEqual({ action: 'verifyEmail', affected: 1 });
  expect((await identity.account(kit.db, id))?.emailVerified).toBe(true);
  const guest = await world.logInAs('guest');
  const email = (await identity.account(kit.db, await guest.accountId()))?.email;
  data(await act('expireSession', email));
  expect((await guest.caller()).accountId).toBeNull();
  expect(refusal(await act('verifyEmail', 'person@gmail.com'))).toBe('not_a_test_account');
  expect(refusal(await act('verifyEmail', 'person@example.com.evil.io'))).toBe('not_a_test_account');
  expect(refusal(await act('verifyEmail', 'nobody@vesper.example'))).toBe('not_found');
  expect(refusedFields(await act('verifyEmail'))).toEqual(['body.email']);
  const own = (await lines('internal.runTestAction')).slice(0, 6);
  const written = own.map(({ subject, outcome }) => [subject, outcome]);
  expect(written).toEqual([
    ['testAction:verifyEmail', 'invalid_input'],
    ['testAction:verifyEmail', 'not_found'],
    ['testAction:verifyEmail', 'not_a_test_account'],
    ['testAction:verifyEmail', 'not_a_test_account'],
    ['testAction:expireSession', ''],
    ['testAction:verifyEmail', ''],
  ]);
});

test('limits are forgotten', async () => {
  const limit = { points: 1, seconds: 60 };
  expect(await kit.limits.take('tests', limit)).toBe(0);
  expect(await kit.limits.take('tests', limit)).toBeGreaterThan(0);
  data(await act('clearLimits'));
  expect(await kit.limits.take('tests', limit)).toBe(0);
});

test('an action nobody knows is refused by its name, and in production all are', async () => {
  const unknown = await act('giveCoins');
  expect(unknown.ok ? null : unknown.problem).toMatchObject({
    code: 'unknown_action',
    title: expect.stringContaining('giveCoins'),
  });
  const live = await internalWorld({
    ...productionSettings,
    INTERNAL_ENDPOINTS: 'on',
    SECURE_ADDRESSES: '192.0.2.7',
  });
  const there = live.browser({ ip: '192.0.2.7' });
  const refused = await there.client.call(runTestAction, { params: { action: 'clearLimits' }, body: {} });
  expect(refusal(refused)).toBe('not_in_production');
});

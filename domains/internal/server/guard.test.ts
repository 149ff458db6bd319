import { expect, test } from 'vitest';
import { data, refusal } from '#domains/identity/testing/browser.ts';
import { kitProductionSettings as productionSettings } from '#kit/testing/production.ts';
import { clearDiCache, internalStatus, isOfficeIp, isSecureRemoteIp, onlineGuests } from '../contract/index.ts';
import { internalWorld } from '../testing/world.ts';

const lists = { OFFICE_ADDRESSES: '198.51.100.0/24', SECURE_ADDRESSES: '192.0.2.7, 2001:db8::/64' };

test('who may do maintenance: operators and machines of the platform, nobody else', async () => {
  const { browser, logInAs } = await internalWorld(lists);
  const tries = {
    anonymous: browser(),
    guest: await logInAs('guest'),
    performer: await logInAs('performer'),
    office: browser({ ip: '198.51.100.9' }),
    machine: browser({ ip: '192.0.2.7' }),
    'machine by IPv6': browser({ ip: '2001:db8::5' }),
    'machine by mapped IPv4': browser({ ip: '::ffff:192.0.2.7' }),
    'guest at a machine': await logInAs('guest', { ip: '192.0.2.7' }),
    operator: await logInAs('operator'),
  };
  const answers: Record<string, string> = {};
  for (const [who, person] of Object.entries(tries)) {
    const cleared = await person.client.call(clearDiCache, {});
    const online = await person.client.call(onlineGuests, {});
    answers[who] = [cleared, online].map((result) => (result.ok ? 'done' : result.problem.code)).join(', ');
  }
  expect(answers).toEqual({
    anonymous: 'not_logged_in, not_logged_in',
    guest: 'not_permitted, not_permitted',
    performer: 'not_permitted, not_permitted',
    office: 'not_logged_in, done',
    machine: 'done, done',
    'machine by IPv6': 'done, done',
    'machine by mapped IPv4': 'done, done',
    'guest at a machine': 'done, done',
    operator: 'done, done',
  });
});

test('without lists nobody but operators gets in, not even from this machine', async () => {
  const { browser } = await internalWorld();
  for (const ip of ['127.0.0.1', '::1', '192.0.2.7', '']) {
    expect(refusal(await browser({ ip }).client.call(clearDiCache, {})), ip).toBe('not_logged_in');
  }
});

test('everybody may ask where the own call comes from, sixty times a minute', async () => {
  const { browser } = await internalWorld(lists);
  const office = browser({ ip: '198.51.100.9' });
  expect(data(await office.client.call(isOfficeIp, {}))).toEqual({ data: { isOfficeIp: true } });
  expect(data(await office.client.call(isSecureRemoteIp, {}))).toEqual({ data: { isSecureRemoteIp: false } });
  const machine = browser({ ip: '192.0.2.7' });
  expect(data(await machine.client.call(isOfficeIp, {}))).toEqual({ data: { isOfficeIp: false } });
  expect(data(await machine.client.call(isSecureRemoteIp, {}))).toEqual({ data: { isSecureRemoteIp: true } });
  const stranger = browser();
  for (let n = 0; n < 60; n += 1) expect(data(await stranger.client.call(isOfficeIp, {})).data.isOfficeIp).toBe(false);
  expect(refusal(await stranger.client.call(isOfficeIp, {}))).toBe('too_many_requests');
});

test('where they are off none of them exists, for operators and machines neither', async () => {
  const settings: Record<string, string>[] = [{ INTERNAL_ENDPOINTS: 'off' }, productionSettings];
  for (const env of settings) {
    const { browser, logInAs } = await internalWorld({ ...lists, ...env });
    const operator = await logInAs('operator');
    expect(refusal(await operator.client.call(clearDiCache, {}))).toBe('not_found');
    expect(refusal(await browser({ ip: '192.0.2.7' }).client.call(clearDiCache, {}))).toBe('not_found');
    expect(refusal(await browser().client.call(isOfficeIp, {}))).toBe('not_found');
    expect(data(await operator.client.call(internalStatus, {})).data.endpoints).toBe(false);
  }
});

test('an operator reads how they are set; nobody else does', async () => {
  const { browser, logInAs } = await internalWorld({ ...lists, ...productionSettings, INTERNAL_ENDPOINTS: 'on' });
  const operator = await logInAs('operator', { ip: '203.0.113.4' });
  expect(data(await operator.client.call(internalStatus, {})).data).toEqual({
    endpoints: true,
    production: true,
    officeAddresses: ['198.51.100.0/24'],
    secureAddresses: ['192.0.2.7', '2001:db8::/64'],
    trustProxy: false,
    yourAddress: '203.0.113.4',
    hasGifts: false,
    online: 0,
    runs: [],
  });
  expect(refusal(await browser({ ip: '192.0.2.7' }).client.call(internalStatus, {}))).toBe('not_logged_in');
});

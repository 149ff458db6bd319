import { afterEach, expect, it } from 'vitest';
import { readConfig } from '#kit/config/config.ts';
import { smsGateway } from '#kit/sms/testing/gateway.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { expectUnlogged, markPrivate } from '#kit/testing/log-watch.ts';
import { kitProductionSettings } from '#kit/testing/production.ts';
import { capturedList } from '../../contract/index.ts';
import { createPhoneVerification, phoneVerificationTables } from '../index.ts';
import { phoneSettings } from '../settings.ts';
import { chooseCarrier } from './choose.ts';
import { gatewayCarrier } from './gateway.ts';

const kit = await testKit([phoneVerificationTables]);
const gateway = await smsGateway({ now: () => kit.clock.now() });
const to = markPrivate('+491701234567');
const pin = markPrivate('480213');
const message = (by: 'sms' | 'call' = 'sms') =>
  ({ key: crypto.randomUUID(), guestId: 7, to, by, pin, language: 'en' }) as const;
const carrier = gatewayCarrier(kit, { ...gateway, timeoutMs: 200 });
afterEach(() => {
  gateway.control.answer = 202;
});

it('a code is posted signed over body and time, as words for an SMS and digit by digit for a voice', async () => {
  expect(await carrier.carry(message())).toBe('taken');
  expect(gateway.taken.at(-1)).toEqual({
    id: expect.stringMatching(/^phone_[0-9a-f-]{36}$/),
    body: {
      type: 'phone.sms',
      to,
      pin,
      language: 'en',
      text: `Your code: ${pin}. It is good for 10 minutes. Give it to nobody.`,
    },
  });
  expect(await carrier.carry(message('call'))).toBe('taken');
  expect(gateway.taken.at(-1)?.body).toMatchObject({
    type: 'phone.call',
    text: expect.stringContaining('4, 8, 0, 2, 1, 3'),
  });
  expect(gateway.strangers).toEqual([]);
});

it.each([
  [400, 'refused'],
  [401, 'refused'],
  [429, 'refused'],
  [503, 'refused'],
  ['silence', 'unknown'],
  ['takes and hangs up', 'unknown'],
] as const)('a gateway that says %s: %s, soon and with a bounded number of tries', async (answer, outcome) => {
  gateway.control.answer = answer;
  const before = gateway.taken.length;
  expect(await carrier.carry(message())).toBe(outcome);
  // Its tries have one key, so it sends once at most.
  expect(gateway.taken.length - before).toBe(answer === 'takes and hangs up' ? 1 : 0);
});

it('one that nobody reaches, or that does not know our signature', async () => {
  expect(await gatewayCarrier(kit, { url: 'http://127.0.0.1:1/', secret: gateway.secret }).carry(message())).toBe(
    'unknown',
  );
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  expect(await gatewayCarrier(kit, { url: gateway.url, secret: other }).carry(message())).toBe('refused');
  expect(gateway.strangers.at(-1)).toBe('not signed by us');
});

it('no log has held a number or a code', () => {
  expectUnlogged(to);
  expectUnlogged(pin);
});

it('without a gateway a message is kept encrypted and read in the office', async () => {
  const captured = chooseCarrier(kit);
  expect([captured.name, await captured.carry(message())]).toEqual(['captured', 'taken']);
  const { rows } = await kit.db.pool.query('select sealed from phone_verification.captured');
  expect(JSON.stringify(rows)).not.toContain(pin);
  const { handlers } = createPhoneVerification(kit);
  const dispatcher = testDispatcher(kit, handlers, 100);
  const caller = testCaller({ accountId: 9, roles: ['operator'] });
  const list = await testClient(dispatcher, caller).call(capturedList.read, {
    query: {},
  });
  expect(list).toMatchObject({ data: { rows: [{ number: '+49 ••••••••67', text: expect.stringContaining(pin) }] } });
});

it('production sends none without a gateway, unless staging says that codes may be kept', async () => {
  const named = (env: Record<string, string>) => {
    const all = { ...kitProductionSettings, PUBLIC_URL: 'https://vesper.example', ...env };
    const config = { ...readConfig(all, [phoneSettings]), NODE_ENV: 'production' as const };
    return chooseCarrier({ ...kit, config });
  };
  expect([named({}).name, await named({}).carry(message())]).toEqual(['none', 'refused']);
  expect(named({ ALLOW_CAPTURED_PHONE_CODES: 'on' }).name).toBe('captured');
  const set = { PHONE_GATEWAY_URL: 'https://gateway.example/', PHONE_GATEWAY_SECRET: gateway.secret };
  expect(named(set).name).toBe('gateway');
  expect(() => named({ ...set, ALLOW_CAPTURED_PHONE_CODES: 'on' })).toThrow('codes go one way');
  expect(() => named({ PHONE_GATEWAY_URL: 'https://gateway.example/' })).toThrow('set both or neither');
});

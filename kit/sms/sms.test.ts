import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#kit/config/config.ts';
import { testKit } from '#kit/testing/kit.ts';
import { expectUnlogged, markPrivate } from '#kit/testing/log-watch.ts';
import { kitProductionSettings } from '#kit/testing/production.ts';
import { proxyTo } from '#kit/testing/proxy.ts';
import { listSms, readSms } from './outbox.ts';
import type { SmsService } from './sms.ts';
import { createSms, forgetSms, smsSealPurpose, smsTables } from './sms.ts';
import { defineSms, smsOf } from './sms-kinds.ts';
import { smsGateway } from './testing/gateway.ts';

const kit = await testKit([smsTables]);
const occasion = { en: 'Always.', de: 'Immer.', nl: 'Altijd.', es: 'Siempre.' };
const words = 'Your code for {site} is {code}.';
const code = defineSms({
  name: 'shop.code',
  occasion,
  words: { en: words, de: words, nl: words, es: words },
  secrets: ['code'],
});
const to = markPrivate('+491701234567');
const secret = markPrivate('480-213');
const sms = smsOf(code, { to, language: 'de' }, { site: 'vesper.test', code: secret });
const said = `Your code for vesper.test is ${secret}.`;

const latest = async (key: Uint8Array | null = null) => {
  const [entry] = await listSms(kit.db, { limit: 1 });
  return readSms(kit.db, entry?.id as number, key);
};
const deliver = (service: SmsService, job = kit.sentJobs.pop()) => {
  const [handler] = service.handlers;
  if (handler?.kind !== 'job') throw new Error('nobody delivers SMS');
  return (handler.run as (payload: unknown) => Promise<void>)(job?.payload);
};

describe('without a gateway', () => {
  const sender = createSms(kit);

  test('an SMS is kept to be read, once its transaction is committed; its secret is kept encrypted', async () => {
    await sender.send(sms);
    const masked = { state: 'captured', recipient: to, kind: 'shop.code', secrets: 'masked' };
    expect(await latest()).toMatchObject({ ...masked, text: 'Your code for vesper.test is ••••••••.' });
    expect(await latest(kit.keyFor(smsSealPurpose))).toMatchObject({ text: said, secrets: 'shown' });
    await expect(latest(new Uint8Array(32))).rejects.toThrow();
    const { rows } = await kit.db.pool.query('select * from sms.messages');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(kit.sentJobs).toEqual([]);
    const rolledBack = kit.db.transaction(async (tx) => {
      await sender.send({ ...sms, to: '+491700000000' }, tx);
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect((await latest())?.recipient).toBe(to);
  });

  test('the list is searched by number and kind', async () => {
    await sender.send({ ...sms, to: '+34612345678', kind: 'shop.other' });
    const found = async (search: string) => (await listSms(kit.db, { search, limit: 9 })).map(({ kind }) => kind);
    expect(await found('+3461')).toEqual(['shop.other']);
    expect(await found('shop.c')).toEqual(['shop.code']);
    expect(await found('_')).toEqual([]);
  });

  test('what is no number as E.164 has it is refused, and no error repeats it', async () => {
    for (const wrong of ['0170 1234567', '+49 170 1234567', '']) {
      await expect(sender.send({ ...sms, to: wrong })).rejects.toThrow(/^The recipient of shop.code/);
    }
  });

  test('in production it is refused: nobody would ever get it', async () => {
    const config = readConfig({ ...kitProductionSettings, PUBLIC_URL: 'https://vesper.example' });
    const service = createSms({ ...kit, config });
    await expect(service.send(sms)).rejects.toMatchObject({ kind: { code: 'sms_unavailable' } });
  });

  test('after ninety days it is forgotten', async () => {
    const forget = sender.handlers.find(({ operation }) => operation === forgetSms) as {
      run(_: object): Promise<void>;
    };
    await kit.clock.advance(89 * 24 * 3600_000);
    await sender.send({ ...sms, kind: 'shop.young' });
    await forget.run({});
    expect(await listSms(kit.db, { limit: 9 })).toHaveLength(3);
    await kit.clock.advance(2 * 24 * 3600_000);
    await forget.run({});
    expect((await listSms(kit.db, { limit: 9 })).map(({ kind }) => kind)).toEqual(['shop.young']);
  });
});

describe('with a gateway', () => {
  let gateway: Awaited<ReturnType<typeof smsGateway>>;
  const configured = (url: string, secretOf = gateway.secret) =>
    readConfig({
      NODE_ENV: 'test',
      PUBLIC_URL: 'https://vesper.test',
      SMS_URL: url,
      SMS_SECRET: secretOf,
      SMS_FROM: 'Vesper',
    });
  let sender: SmsService;
  beforeAll(async () => {
    gateway = await smsGateway({ now: () => kit.clock.now() });
    sender = createSms({ ...kit, config: configured(gateway.url) }, 200);
  });
  afterEach(() => {
    gateway.control.answer = 202;
  });

  test('an SMS is queued with its transaction, posted signed, and its words are erased here', async () => {
    await sender.send(sms);
    expect(await latest(kit.keyFor(smsSealPurpose))).toMatchObject({ state: 'queued', secrets: 'masked' });
    await deliver(sender);
    const body = { type: 'sms.send', to, text: said, from: 'Vesper', language: 'de', kind: 'shop.code' };
    expect(gateway.taken.at(-1)).toEqual({ id: expect.stringMatching(/^sms_[0-9a-f-]{36}$/), body });
    expect(await latest()).toMatchObject({ state: 'sent', text: '', attempts: 1, secrets: 'none' });
    const { rows } = await kit.db.pool.query('select sealed from sms.messages order by id desc limit 1');
    expect(rows).toEqual([{ sealed: null }]);
    expect(gateway.strangers).toEqual([]);
  });

  test('a gateway whose answer is lost is asked again under the same key, and sends once', async () => {
    gateway.control.answer = 'takes and hangs up';
    await sender.send(sms);
    const before = gateway.taken.length;
    await deliver(sender);
    expect(await latest()).toMatchObject({ state: 'queued', attempts: 1 });
    expect((await latest())?.lastError).toMatch(/^SmsDeliveryError: The SMS gateway was not reached \(.+\)\.$/);
    gateway.control.answer = 202;
    await kit.clock.advance(3_600_000);
    await deliver(sender);
    expect(await latest()).toMatchObject({ state: 'sent', attempts: 2, lastError: null });
    expect(gateway.taken).toHaveLength(before + 1);
  });

  test.each([429, 503, 'silence'] as const)('one that says %s is asked later, for hours', async (answer) => {
    gateway.control.answer = answer;
    await sender.send(sms);
    for (const wait of [2, 4]) {
      await deliver(sender);
      expect(await latest()).toMatchObject({ state: 'queued' });
      expect(kit.sentJobs.at(-1)?.startAfter).toBe(kit.clock.now() + wait * 1_000);
    }
    gateway.control.answer = 202;
    await deliver(sender);
    expect(await latest()).toMatchObject({ state: 'sent', attempts: 3 });
  });

  test.each([400, 401])(
    '%i is tried four times by the queue and kept as failed, with no word of the gateway',
    async (status) => {
      gateway.control.answer = status;
      await sender.send(sms);
      const job = kit.sentJobs.at(-1);
      for (let attempt = 1; attempt <= 4; attempt += 1) {
        const failure = await deliver(sender, job).then(String, (error: Error) => String(error) + error.stack);
        expect(failure).toContain(`(${status})`);
        expect(failure).not.toContain(to);
        expect(await latest()).toMatchObject({ attempts: attempt, state: attempt < 4 ? 'queued' : 'failed' });
      }
      expect((await latest())?.lastError).toBe(`SmsDeliveryError: The SMS gateway refused the SMS (${status}).`);
    },
  );

  test('a redirect is followed nowhere: what is signed for one address goes to no other', async () => {
    gateway.control.answer = 302;
    await sender.send(sms);
    await deliver(sender);
    expect((await latest())?.lastError).toContain('was not reached');
    expect(gateway.strangers).toEqual([]);
  });

  test('what is signed with another secret, or too old, is not taken', async () => {
    const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
    const stranger = createSms({ ...kit, config: configured(gateway.url, other) });
    await stranger.send(sms);
    await expect(deliver(stranger)).rejects.toThrow('(401)');
    expect(gateway.strangers).toEqual(['not signed by us']);
    const slow = Object.assign(Object.create(kit.clock), { now: () => kit.clock.now() - 600_000 });
    const late = createSms({ ...kit, clock: slow, config: configured(gateway.url) });
    await late.send(sms);
    await expect(deliver(late)).rejects.toThrow('(401)');
    expect(gateway.strangers.at(-1)).toBe('too old');
  });

  test('while nobody is there it stays queued, and is sent once when somebody is', async () => {
    const proxy = await proxyTo(Number(new URL(gateway.url).port));
    const waiting = createSms({ ...kit, config: configured(`http://127.0.0.1:${proxy.port}/sms`) }, 100);
    await waiting.send({ ...sms, kind: 'shop.waits' });
    proxy.refuse();
    await deliver(waiting);
    expect(await latest()).toMatchObject({ state: 'queued', attempts: 1 });
    proxy.pass();
    await deliver(waiting);
    expect(await latest()).toMatchObject({ state: 'sent', attempts: 2 });
    expect(gateway.taken.filter(({ body }) => body['kind'] === 'shop.waits')).toHaveLength(1);
  });

  test('no log has held a number or a code', () => {
    expectUnlogged(to);
    expectUnlogged(secret);
  });
});

test('a kit of a test remembers what was sent as its reader sees it', async () => {
  await kit.sms.send(sms);
  expect(kit.sentSms).toEqual([{ to, language: 'de', kind: 'shop.code', text: said }]);
});

test('an address without a secret, or one that others read on the way, is refused at the start', () => {
  const url = 'http://gateway.example/sms';
  expect(() => readConfig({ NODE_ENV: 'test', SMS_URL: url })).toThrow('SMS_URL, SMS_SECRET: set both or neither');
  const secretOf = `whsec_${'A'.repeat(43)}=`;
  const production = { ...kitProductionSettings, DATABASE_URL: 'postgres://db/x', SMS_SECRET: secretOf };
  expect(() => readConfig({ ...production, SMS_URL: url })).toThrow('SMS_URL: must start with https://');
  expect(readConfig({ ...production, SMS_URL: 'http://127.0.0.1:8080/' }).SMS_URL).toBe('http://127.0.0.1:8080/');
  for (const wrong of [
    { SMS_SECRET: 'short' },
    { SMS_FROM: 'Much too long a name' },
    { SMS_URL: 'https://a:b@c.example/' },
  ])
    expect(() => readConfig({ NODE_ENV: 'test', SMS_URL: url, SMS_SECRET: secretOf, ...wrong })).toThrow(
      `${Object.keys(wrong)[0]}: takes`,
    );
});

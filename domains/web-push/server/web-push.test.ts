import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { loggedOut } from '#domains/identity/contract/events.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import * as contract from '../contract/index.ts';
import { pushBrowser } from '../testing/push-browser.ts';
import { certificate, pushService } from '../testing/push-service.ts';
import { createWebPush, webPushTables } from './index.ts';
import { mostBrowsers } from './subscribe.ts';

const pair = certificate();
const [good, bad] = [await pushService(pair), await pushService(pair)];
const kit = await testKit([webPushTables]);
const network = { timeoutMs: 1_500, isAllowed: () => true, ca: pair.cert, sockets: 64 };
/** What guests have said about pushes as a whole. */
const said = new Map<number, { push?: boolean }>([[5, { push: false }]]);
const guest = {
  notificationSettingsOf: async (_: unknown, ids: readonly number[]) =>
    new Map(ids.map((id) => [id, said.get(id) ?? {}])),
  setNotificationSettings: async (_: unknown, id: number, change: object) => void said.set(id, change) as never,
};
const domain = createWebPush(kit, { guest }, network);
afterAll(async () => {
  await Promise.all([good.close(), bad.close()]);
  await domain.stop?.();
});
const limits = createLimits(null, 10_000);
const dispatcher = createDispatcher(domain.handlers, { ...kit, limits });
const as = (accountId: number | null, sessionId = `session of ${accountId}`, ip = '10.0.0.1') =>
  testClient(dispatcher, { accountId, sessionId, roles: ['guest'], ip });
let browsers = 0;
const aBrowser = (service = good) => {
  browsers += 1;
  return pushBrowser(`${service.origin}/send/${browsers}`);
};
const subscribe = async (
  id: number,
  browser = aBrowser(),
  given: { events?: contract.PushEvent[]; encoding?: contract.PushEncoding } = { encoding: 'aes128gcm' },
) => {
  const answer = await as(id).call(contract.subscribePush, { body: { subscription: browser.subscription, ...given } });
  if (!answer.ok) throw new Error(answer.problem.code);
  return { browser, token: answer.data.token };
};
const words = (guestId: number, kind: string | null = 'favourites.isLive') => ({
  guestId,
  language: 'de' as const,
  kind,
  title: 'Es gibt Neues für dich',
  text: 'Schau nach.',
  path: '/de/chat/vega/',
  tag: '1:5',
  actorId: 5,
});
const push = async (...messages: ReturnType<typeof words>[]) => {
  await kit.db.transaction((tx) => domain.channel.send(tx, messages));
};
const work = () => {
  const job = domain.handlers.find(({ operation }) => operation === contract.deliverPushes);
  return (job as unknown as { run(payload: object): Promise<void> }).run({});
};
const waiting = async () => (await kit.db.pool.query('select origin from web_push.pushes')).rows.length;
const payload = (browser: { subscription: contract.PushSubscription }) => ({
  params: { payload: JSON.stringify(browser.subscription) },
});
const isKept = async (id: number, browser: { subscription: contract.PushSubscription }) => {
  const answer = await as(id).call(contract.getPushStatus, payload(browser));
  return answer.ok ? answer.data.subscribed : answer.problem.code;
};

beforeEach(() => {
  for (const service of [good, bad]) {
    service.received.length = 0;
    service.answer(() => ({ status: 201 }));
  }
});

describe('a push', () => {
  it.each(['aes128gcm', 'aesgcm'] as const)(
    'is read by the browser it is for, and signed by us (%s)',
    async (encoding) => {
      const { browser } = await subscribe(1, aBrowser(), { encoding });
      await push(words(1));
      await work();
      const [message] = good.received.filter(({ path }) => browser.subscription.endpoint.endsWith(path));
      if (!message) throw new Error('Nothing came.');
      expect(browser.read(message)).toEqual({
        title: 'Es gibt Neues für dich',
        text: 'Schau nach.',
        path: '/de/chat/vega/',
        tag: '1:5',
      });
      expect(() => aBrowser().read(message)).toThrow();
      expect(Number(message.headers.ttl)).toBeGreaterThan(0);

      // RFC 8292: the key that browsers subscribed with has signed, for this service and this day.
      const key = await as(null).call(contract.getPushKey, {});
      const raw = Buffer.from(key.ok ? key.data.key : '', 'base64url');
      const token = /(?:t=|WebPush )([\w-]+\.[\w-]+\.[\w-]+)/.exec(message.headers.authorization ?? '')?.[1] ?? '';
      const [head = '', claims = '', signature = ''] = token.split('.');
      const jwk = {
        kty: 'EC',
        crv: 'P-256',
        x: raw.subarray(1, 33).toString('base64url'),
        y: raw.subarray(33).toString('base64url'),
      };
      const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
      const signed = Buffer.from(`${head}.${claims}`);
      expect(
        verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
      ).toBe(true);
      const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
      expect(said.aud).toBe(good.origin);
      expect(said.exp - kit.clock.now() / 1000).toBeLessThanOrEqual(24 * 3600);
      expect(await waiting()).toBe(0);
    },
  );

  it('goes to all browsers of a guest that want such news, and to nobody else', async () => {
    await subscribe(2);
    await subscribe(2, aBrowser(), { events: ['news'], encoding: 'aes128gcm' });
    await subscribe(3);
    good.received.length = 0;
    await push(words(2));
    await work();
    expect(good.received).toHaveLength(1);
    await push(words(2, 'messenger.newMessage'));
    await work();
    expect(good.received).toHaveLength(3);
  });

  it('is wanted by who subscribes, until they have said no to it as a whole', async () => {
    await subscribe(6);
    await subscribe(5);
    expect([said.get(6), said.get(5)]).toEqual([{ push: true }, { push: false }]);
  });

  it('that a browser takes no more takes the browser away', async () => {
    const { browser } = await subscribe(4);
    for (const status of [410]) good.answer(() => ({ status }));
    await push(words(4));
    await work();
    expect(await isKept(4, browser)).toBe(false);
    expect(await waiting()).toBe(0);
  });
});

describe('a push service', () => {
  it('that hangs or asks for a pause delays nobody else, and is asked again later', async () => {
    const slow = await subscribe(10, aBrowser(bad));
    const many = Array.from({ length: 60 }, (_, at) => 1000 + at);
    for (const id of many) await subscribe(id, aBrowser(bad));
    const fast = await subscribe(11);
    bad.answer(() => 'hang');
    good.received.length = 0;
    const begun = performance.now();
    await push(...many.map((id) => words(id)), words(10));
    await push(words(11));
    const done = work();
    await expect.poll(() => good.received.length, { timeout: 1_400 }).toBe(1);
    expect(performance.now() - begun).toBeLessThan(1_400);
    await done;
    expect(await waiting()).toBe(61);
    expect(fast.browser.read(good.received[0] as never)).toMatchObject({ tag: '1:5' });

    // 429: not one more until the time it named.
    bad.answer(() => ({ status: 429, headers: { 'retry-after': '120' } }));
    bad.received.length = 0;
    await kit.clock.advance(61_000);
    await work();
    const asked = bad.received.length;
    expect(asked).toBeGreaterThan(0);
    await kit.clock.advance(60_000);
    await work();
    expect(bad.received.length).toBe(asked);
    bad.answer(() => ({ status: 201 }));
    await kit.clock.advance(120_000);
    await work();
    expect(await waiting()).toBe(0);
    expect(bad.received.some((message) => slow.browser.subscription.endpoint.endsWith(message.path))).toBe(true);
  });

  it('that never recovers is given up', async () => {
    await subscribe(12);
    good.answer(() => ({ status: 500 }));
    await push(words(12));
    for (let round = 0; round < 6; round += 1) {
      await work();
      await kit.clock.advance(3_600_000 / 4);
    }
    expect(await waiting()).toBe(0);
    expect(good.received.length).toBeLessThanOrEqual(5);
  });
});

describe('a browser', () => {
  it('is refused at once with a key that is no point of the curve, a short secret, or an endpoint on another port', async () => {
    const { subscription } = aBrowser();
    const { p256dh, auth } = subscription.keys;
    const noPoint = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url');
    const strict = createWebPush(kit, { guest });
    const strictly = testClient(createDispatcher(strict.handlers, { ...kit, limits }), {
      accountId: 40,
      roles: ['guest'],
    });
    const ask = (client: ReturnType<typeof as>, change: Partial<contract.PushSubscription>) =>
      client.call(contract.subscribePush, { body: { subscription: { ...subscription, ...change } } });
    const refused = { problem: { code: 'push_address_refused' } };
    expect(await ask(as(40), { keys: { p256dh: noPoint, auth } })).toMatchObject(refused);
    expect(await ask(as(40), { keys: { p256dh, auth: Buffer.alloc(17).toString('base64url') } })).toMatchObject(
      refused,
    );
    for (const port of [22, 25, 8443])
      expect(await ask(strictly, { endpoint: `https://push.example.net:${port}/x` })).toMatchObject(refused);
    expect(await ask(strictly, { endpoint: 'https://push.example.net/x' })).toMatchObject({ ok: true });
    await strict.stop?.();
  });

  it('is pushed to no more when nothing can be encrypted for it, and nothing waits for it for ever', async () => {
    const { browser } = await subscribe(41);
    await kit.db.pool.query("update web_push.subscriptions set p256dh = 'BA' where account_id = 41");
    kit.log.lines.length = 0;
    await push(words(41));
    await work();
    expect(await isKept(41, browser)).toBe(false);
    expect(await waiting()).toBe(0);
    expect(kit.log.lines.splice(0)).toMatchObject([{ level: 'warn' }]);
  });

  it('that subscribed with another key of the installation goes, and operators read so', async () => {
    const { browser } = await subscribe(42);
    const kept = await subscribe(43);
    await kit.db.pool.query("update web_push.subscriptions set server_key = 'the key before' where account_id = 42");
    const restarted = createWebPush(kit, { guest }, network);
    const job = restarted.handlers.find(({ operation }) => operation === contract.deliverPushes);
    await (job as unknown as { run(payload: object): Promise<void> }).run({});
    expect([await isKept(42, browser), await isKept(43, kept.browser)]).toEqual([false, true]);
    expect(kit.log.lines.splice(0)).toMatchObject([{ level: 'warn', entry: { browsers: 1 } }]);
    good.answer(() => ({ status: 403 }));
    await push(words(43));
    await work();
    expect(await isKept(43, kept.browser)).toBe(false);
    expect(kit.log.lines.splice(0)).toMatchObject([{ level: 'warn', entry: { origin: good.origin } }]);
    await restarted.stop?.();
  });

  it('belongs to who logged in there last: nothing of one guest is shown to the next', async () => {
    const browser = aBrowser();
    await subscribe(20, browser);
    good.answer(() => ({ status: 503 }));
    await push(words(20));
    await work();
    await subscribe(21, browser);
    expect(await isKept(20, browser)).toBe(false);
    expect(await isKept(21, browser)).toBe(true);
    good.answer(() => ({ status: 201 }));
    good.received.length = 0;
    await kit.clock.advance(600_000);
    await push(words(20));
    await work();
    expect(good.received).toEqual([]);
  });

  it('goes with its session, and when it asks to', async () => {
    const { browser } = await subscribe(22);
    const handler = domain.handlers.find(({ operation }) => operation === loggedOut);
    await kit.db.transaction((tx) =>
      (handler as unknown as { run(payload: object, tx: unknown): Promise<void> }).run(
        { accountId: 22, sessionIds: ['session of 22'] },
        tx,
      ),
    );
    expect(await isKept(22, browser)).toBe(false);
    const other = await subscribe(23);
    await as(24).call(contract.unsubscribePush, payload(other.browser));
    expect(await isKept(23, other.browser)).toBe(true);
    await as(23).call(contract.unsubscribePush, payload(other.browser));
    expect(await isKept(23, other.browser)).toBe(false);
  });

  it('renews its subscription by its token, once', async () => {
    const { browser, token } = await subscribe(25);
    const next = aBrowser();
    const renew = (given: string, to = next) =>
      as(null).call(contract.resubscribePush, {
        params: { token: given },
        body: { subscription: to.subscription, encoding: 'aes128gcm' },
      });
    const answer = await renew(token);
    expect(answer).toMatchObject({ ok: true, data: { subscribed: true } });
    expect([await isKept(25, browser), await isKept(25, next)]).toEqual([false, true]);
    expect(await renew(token)).toMatchObject({ problem: { code: 'push_token_unknown' } });
    // A token takes no other guest's browser.
    const other = await subscribe(26);
    const mine = answer.ok ? answer.data.token : '';
    expect(await renew(mine, other.browser)).toMatchObject({ problem: { code: 'push_address_refused' } });
    expect(await isKept(26, other.browser)).toBe(true);
  });

  it('says whose it is and of what it wants to hear; another id changes nothing', async () => {
    const { browser } = await subscribe(27);
    const said = (what: unknown, id = 27) =>
      as(id).call(contract.updatePush, { params: { payload: JSON.stringify(what) } });
    expect(await said(28)).toMatchObject({ data: { updated: false } });
    expect(await said({ guestId: 27, events: ['news'] })).toMatchObject({ data: { updated: true } });
    expect(await said(27, 28)).toMatchObject({ data: { updated: false } });
    expect(await as(27).call(contract.updatePush, { params: { payload: '{nonsense' } })).toMatchObject({
      data: { updated: false },
    });
    good.received.length = 0;
    await push(words(27));
    await work();
    expect(good.received).toEqual([]);
    expect(await isKept(27, browser)).toBe(true);
  });

  it('is refused with an address that leads inside, without a login, and beyond twenty the oldest goes', async () => {
    const strict = createWebPush(kit, { guest });
    const strictly = createDispatcher(strict.handlers, { ...kit, limits });
    const client = testClient(strictly, { accountId: 30, roles: ['guest'] });
    for (const endpoint of [
      'https://127.0.0.1/1',
      'https://[::1]/1',
      'https://localhost/1',
      'https://u:p@a.example/1',
    ]) {
      const { subscription } = pushBrowser(endpoint);
      expect(await client.call(contract.subscribePush, { body: { subscription } })).toMatchObject({
        problem: { code: 'push_address_refused' },
      });
    }
    const { subscription } = pushBrowser('http://push.example.com/1');
    expect(await client.call(contract.subscribePush, { body: { subscription } })).toMatchObject({
      problem: { code: 'invalid_input' },
    });
    expect(
      await as(null).call(contract.subscribePush, { body: { subscription: aBrowser().subscription } }),
    ).toMatchObject({
      problem: { code: 'not_logged_in' },
    });
    const first = await subscribe(31);
    for (let more = 0; more < mostBrowsers; more += 1) await subscribe(31);
    expect(await isKept(31, first.browser)).toBe(false);
  });
});

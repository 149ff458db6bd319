import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword, demoTotpSecret } from '#demo/seed/enter.ts';
import { emailOf } from '#demo/seed/seed.ts';
import { logIn } from '#demo/simulate/session.ts';
import * as gifts from '#domains/gifts/contract/index.ts';
import { renewSession } from '#domains/identity/contract/routes.ts';
import { createClient, fetchTransport } from '#kit/contract/client.ts';
import { openTab } from '#kit/testing/tab.ts';
import type { TestServer } from './testing/server.ts';
import type { TwoServers } from './testing/two-servers.ts';
import { post, services, startTwo } from './testing/two-servers.ts';

/*
 * A guest with a few bought gifts gives from pages at two processes at once; the performer's page is at the second one.
 */

const slug = 'lena';
const rose = 1002;
const bought = 3;
const presses = 20;

let both: TwoServers;
beforeAll(async () => {
  if (services) both = await startTwo('vesper_gifts', true, { LIMIT_FACTOR: '100' });
}, 150_000);
afterAll(() => both?.stop());

async function openGuest() {
  const form = { email: 'guest@vesper.example', password: 'vesper-demo' };
  const { response, data } = await post(both.first, 'identity/logIn', form);
  expect([response.status, data]).toMatchObject([200, {}]);
  const { accessToken: token, guestId } = data as unknown as { accessToken: string; guestId: number };
  const at = ({ address }: TestServer) =>
    createClient(fetchTransport({ base: address, language: () => 'en', token: () => token }));
  const tab = await openTab({ url: both.second.address, token, subject: { guestId } });
  return { guestId, apis: [at(both.first), at(both.second)] as const, tab };
}

async function openPerformer() {
  const way = {
    email: emailOf(slug),
    password: demoPassword,
    totpSecret: demoTotpSecret(slug),
    language: 'en',
  } as const;
  const { api } = await logIn(both.second.address, way);
  const session = await api.call(renewSession, {});
  if (!session.ok || !session.data) throw new Error('Nobody is logged in.');
  const { accessToken: token, guestId: actorId } = session.data;
  const tab = await openTab({ url: both.second.address, token, subject: { guestId: actorId } });
  expect(await tab.subscribe(`performer:${actorId}`)).toBeNull();
  return { actorId, tab };
}

it.runIf(services)(
  'bought gifts are given as often as there are, however many pages at two processes give them, and all are told',
  async () => {
    const guest = await openGuest();
    const { actorId, tab: hers } = await openPerformer();
    await both.query('insert into gifts.stock (guest_id, gift_id, quantity) values ($1, $2, $3)', [
      guest.guestId,
      rose,
      bought,
    ]);
    // Each page believes that the rose is bought and costs nothing; whoever comes too late is told the price instead.
    const give = (n: number, key: string = crypto.randomUUID()) =>
      guest.apis[n % 2 === 0 ? 0 : 1].call(gifts.giveGifts, {
        body: { actorId, gifts: [{ giftId: rose, quantity: 1 }], inRoom: false, shown: 0, key },
      });
    const answers = await Promise.all(Array.from({ length: presses }, (_, n) => give(n)));
    const done = answers.flatMap((answer) => (answer.ok ? [answer.data.given.sendId] : []));
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.problem.code]));
    expect(done).toHaveLength(bought);
    expect(new Set(refused)).toEqual(new Set(['price_changed']));

    // The pages at the second process hear of each, whichever process it was given at.
    const told = () =>
      hers.heard
        .filter(({ type }) => type === gifts.giftReceived.name)
        .map(({ data }) => (data as { given: { sendId: number } }).given.sendId);
    await expect.poll(() => told().sort(), { timeout: 20_000 }).toEqual([...done].sort());
    const kept = () => guest.tab.heard.filter(({ type }) => type === gifts.boughtGiftsChanged.name).at(-1)?.data;
    await expect.poll(kept, { timeout: 20_000 }).toEqual({ boughtGifts: {} });

    // One key is one gift, whichever process is asked.
    await both.query('update gifts.stock set quantity = 2 where guest_id = $1', [guest.guestId]);
    const key = crypto.randomUUID();
    const same = await Promise.all(Array.from({ length: 6 }, (_, n) => give(n, key)));
    const ids = same.map((answer) => (answer.ok ? answer.data.given.sendId : answer.problem.code));
    expect(new Set(ids).size).toBe(1);
    const left = await guest.apis[1].query(gifts.boughtGifts, {});
    expect(left).toMatchObject({ data: [{ giftId: rose, quantity: 1 }] });
  },
  120_000,
);

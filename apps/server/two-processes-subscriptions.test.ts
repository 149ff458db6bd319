import { afterAll, beforeAll, expect, it } from 'vitest';
import * as subscriptions from '#domains/subscriptions/contract/index.ts';
import { createClient, fetchTransport } from '#kit/contract/client.ts';
import { openTab } from '#kit/testing/tab.ts';
import type { TestServer } from './testing/server.ts';
import type { TwoServers } from './testing/two-servers.ts';
import { post, services, startTwo } from './testing/two-servers.ts';

/* A guest subscribes and cancels from pages at two processes: it is paid once, and what it opens is open at both at once. */

const presses = 12;

let both: TwoServers;
beforeAll(async () => {
  if (services) both = await startTwo('vesper_subscriptions', true, { LIMIT_FACTOR: '100' });
}, 150_000);
afterAll(() => both?.stop());

it.runIf(services)('VIP is bought once however many pages press, and holds and ends at both processes', async () => {
  const form = { email: 'guest@vesper.example', password: 'vesper-demo' };
  const { response, data } = await post(both.first, 'identity/logIn', form);
  expect(response.status).toBe(200);
  const { accessToken: token, guestId } = data as unknown as { accessToken: string; guestId: number };
  const at = ({ address }: TestServer) =>
    createClient(fetchTransport({ base: address, language: () => 'en', token: () => token }));
  const apis = [at(both.first), at(both.second)] as const;
  const tab = await openTab({ url: both.second.address, token, subject: { guestId } });
  const state = async ({ address }: TestServer): Promise<{ isVip: boolean; balance: number }> => {
    const answer = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ guest { isVip balance } }' }),
    });
    return (await answer.json()).data.guest;
  };
  const before = (await state(both.first)).balance;
  expect((await state(both.second)).isVip).toBe(false);
  const plans = await apis[0].call(subscriptions.getPlans, {});
  const price = plans.ok ? (plans.data.plans.find(({ kind }) => kind === 'vip')?.price ?? 0) : 0;

  const press = (n: number) =>
    apis[n % 2 === 0 ? 0 : 1].call(subscriptions.subscribe, {
      body: { kind: 'vip', shown: price, key: crypto.randomUUID() },
    });
  const answers = await Promise.all(Array.from({ length: presses }, (_, n) => press(n)));
  const [bought, ...more] = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
  expect(more).toEqual([]);
  expect(bought).toMatchObject({ kind: 'vip', price });
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.problem.code]));
  expect(new Set(refused)).toEqual(new Set(['already_subscribed']));

  // The page at the second process hears it once, and either process knows it from the first answer on.
  const told = () => tab.heard.filter(({ type }) => type === subscriptions.vipSubscription.name);
  await expect.poll(() => told().length, { timeout: 20_000 }).toBe(1);
  for (const server of [both.first, both.second])
    expect(await state(server)).toMatchObject({ isVip: true, balance: before - price });

  const cancel = { body: { subscriptionId: bought?.id ?? 0 } };
  expect(await apis[1].call(subscriptions.cancelSubscription, cancel)).toMatchObject({ data: { status: 'cancelled' } });
  for (const api of apis) {
    const own = await api.call(subscriptions.getOwnSubscriptions, {});
    expect(own).toMatchObject({ data: { subscriptions: [{ status: 'cancelled', next: null }] } });
  }
  for (const server of [both.first, both.second])
    expect(await state(server)).toMatchObject({ isVip: true, balance: before - price });
  tab.close();
});

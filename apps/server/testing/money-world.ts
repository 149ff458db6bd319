import { globSync } from 'node:fs';
import type { MoneyWay, MoneyWays, MoneyWorld } from '#domains/access/testing/money-way.ts';
import { recordOf } from '#domains/consent/testing/records.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { goLive } from '#domains/live/contract/commands.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { setClubTier } from '#domains/subscriptions/contract/index.ts';
import type { ClientMessage } from '#kit/contract/operations.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { openSite } from './site.ts';

/** Every way in which money moves, of every domain that has one, by what it is called. */
export async function allMoneyWays(): Promise<ReadonlyMap<string, MoneyWay & { readonly domain: string }>> {
  const all = new Map<string, MoneyWay & { readonly domain: string }>();
  for (const file of globSync('domains/*/testing/money-ways.ts').sort()) {
    const { ways } = (await import(/* @vite-ignore */ `${process.cwd()}/${file}`)) as { ways: MoneyWays };
    for (const [name, way] of Object.entries(ways)) all.set(name, { ...way, domain: file.split('/')[1] as string });
  }
  return all;
}

/** A whole site with a performer who is live, and guests made in a statement each. */
export async function openMoneyWorld() {
  const site = await openSite();
  const { kit, domains, handlers } = site;
  const dispatcher = testDispatcher(kit, handlers, 100_000);
  const callerOf = (accountId: number) =>
    testCaller({
      ...{ accountId, subjectId: accountId, sessionId: `s${accountId}`, isProven: true, language: 'en' },
      roles: [accountId === performerId ? 'performer' : 'guest'],
    });
  let performerId = 0;
  let made = 0;
  const account = async (role: 'guest' | 'performer'): Promise<number> => {
    made += 1;
    const email = `matrix${made}@vesper.test`;
    return kit.db.transaction((tx) =>
      domains.identity.createAccount(tx, {
        ...{ email, passwordHash: 'none', roles: [role], language: 'en', emailVerified: true },
      }),
    );
  };
  const world: MoneyWorld = {
    kit,
    domain: <Api>(name: string) => domains[name as keyof typeof domains] as unknown as Api,
    as: (accountId) => testClient(dispatcher, callerOf(accountId)),
    async say(accountId, message: ClientMessage, payload) {
      const handler = handlers.find(({ kind, operation }) => kind === 'socket' && operation.name === message.name);
      if (handler?.kind !== 'socket') throw new Error(`Nobody hears ${message.name}.`);
      const none = () => undefined;
      const from = {
        id: `c${accountId}`,
        caller: callerOf(accountId),
        send: none,
        join: none,
        leave: none,
        close: none,
      };
      await handler.run(message.payload.parse(payload) as never, from);
    },
    async work(job, payload = {}) {
      const handler = handlers.find(({ kind, operation }) => kind === 'job' && operation.name === job);
      if (handler?.kind !== 'job') throw new Error(`Nobody does ${job}.`);
      await handler.run(payload as never);
    },
    pay: site.pay,
    settle: site.settle,
    async pass(seconds) {
      for (let second = 0; second < seconds; second += 1) {
        await kit.clock.advance(1_000);
        await domains.live.settled();
      }
    },
    get performerId() {
      return performerId;
    },
  };
  performerId = await account('performer');
  await kit.db.transaction(async (tx) => {
    await domains.performers.putCategory(tx, 'music', { de: 'Musik', en: 'Music', nl: 'Muziek', es: 'Música' }, 1);
    await domains.performers.create(tx, anActor({ id: performerId, name: 'Petra', priceMessage: 40 }));
    await domains.consent.putPerson(tx, recordOf(performerId));
  });
  const tier = { tier: 1, name: 'Friends', perks: ['A greeting'], coins: 1_000, isOpen: true };
  const set = await world.as(performerId).call(setClubTier, { body: tier });
  if (!set.ok) throw new Error(set.problem.code);
  await world.say(performerId, goLive, { freeChat: true, autoAccept: true });
  site.media.send(`actor:${performerId}`);
  await site.settle();
  return {
    ...{ site, world },
    /** A guest with 200 coins who has proven their address. */
    async guest(): Promise<number> {
      const id = await account('guest');
      await fundGuest(domains.ledger, kit.db, id, 200_00);
      return id;
    },
  };
}

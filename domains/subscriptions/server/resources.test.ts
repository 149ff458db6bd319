import fc from 'fast-check';
import { test } from 'vitest';
import { proveResource } from '#kit/testing/prove-resource.ts';
import * as contract from '../contract/index.ts';
import { openDesk } from '../testing/desk.ts';

const desk = await openDesk();

const change = fc.constantFrom('subscribe', 'cancel', 'uncancel', 'grant', 'bonus');
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

test('what the page of subscriptions shows is as a new page would have it, whatever is done', () => {
  let people = 1_000;
  return proveResource(contract.ownSubscriptions, {
    commands: change,
    async open() {
      people += 1;
      const guestId = people;
      const client = desk.as(guestId);
      await desk.fund(guestId, 20_000);
      const fetch = async (): Promise<contract.OwnSubscriptions> => {
        const answer = await client.call(contract.getOwnSubscriptions, {});
        if (!answer.ok) throw new Error(answer.problem.code);
        return answer.data;
      };
      const latest = async () => ({ body: { subscriptionId: (await fetch()).subscriptions[0]?.id ?? 1 } });
      return {
        key: null,
        guestId,
        published: () => desk.kit.published,
        fetch,
        async run(what: Change) {
          if (what === 'subscribe') {
            const body = { kind: 'vip' as const, shown: 10_000, key: crypto.randomUUID() };
            await client.call(contract.subscribe, { body });
          }
          if (what === 'cancel') await client.call(contract.cancelSubscription, await latest());
          if (what === 'uncancel') await client.call(contract.uncancelSubscription, await latest());
          if (what === 'bonus') await client.call(contract.collectBonus, {});
          if (what === 'grant') {
            const grant = {
              guestId,
              product: { kind: 'vip' as const },
              days: 3,
              key: crypto.randomUUID(),
              origin: 'test',
            };
            await desk.kit.db.transaction((tx) => desk.subscriptions.grantDays(tx, grant));
          }
          await desk.kit.events.drain();
        },
      };
    },
  });
});

import fc from 'fast-check';
import { test } from 'vitest';
import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { proveResource } from '#kit/testing/prove-resource.ts';
import { guestAccount, houseRevenue, performerAccount } from '../contract/accounts.ts';
import { getPerformerEarnings, ownEarnings } from '../contract/index.ts';
import { fundGuest } from '../testing/fund.ts';
import { kinds } from '../testing/kinds.ts';
import { createLedger } from './index.ts';

const kit = await testKit([{ name: 'ledger', folder: new URL('./migrations', import.meta.url) }]);
const ledger = createLedger(kit, { languageOf: async () => 'de' });
const dispatcher = createDispatcher(ledger.handlers, kit);

const bookCommand = fc.oneof(
  fc.record({ do: fc.constantFrom('minute', 'refund'), price: fc.integer({ min: 2, max: 500 }) }),
  fc.record({ do: fc.constant('otherPerformer' as const), price: fc.integer({ min: 2, max: 500 }) }),
);
type BookCommand = typeof bookCommand extends fc.Arbitrary<infer H> ? H : never;

test('what a performer has earned is as a new page would show it, whatever is paid and given back', () => {
  let performers = 5_000;
  let transfers = 0;
  return proveResource(ownEarnings, {
    commands: bookCommand,
    async open() {
      performers += 2;
      const actorId = performers;
      await fundGuest(ledger, kit.db, actorId, 100_000);
      const caller = {
        subjectId: actorId,
        accountId: actorId,
        roles: ['performer'],
        language: 'de',
      } as Partial<Caller>;
      const client = testClient(dispatcher, caller);
      return {
        key: actorId,
        published: () => kit.published,
        async fetch() {
          const answer = await client.call(getPerformerEarnings, {});
          if (!answer.ok) throw new Error(answer.problem.code);
          return answer.data;
        },
        async run(what: BookCommand) {
          transfers += 1;
          const performer = performerAccount(what.do === 'otherPerformer' ? actorId + 1 : actorId);
          const half = Math.floor(what.price / 2);
          const sign = what.do === 'refund' ? -1 : 1;
          await kit.db
            .transaction((tx) =>
              ledger.post(tx, {
                key: `earnings:${transfers}`,
                kind: what.do === 'refund' ? kinds.chatRefund : kinds.chatMinute,
                entries: [
                  { account: guestAccount(actorId), amount: -sign * what.price },
                  { account: performer, amount: sign * half },
                  { account: houseRevenue, amount: sign * (what.price - half) },
                ],
                memo: { actorId, actorName: 'Anna', chatId: 'c1', minute: transfers },
              }),
            )
            .catch((error: unknown) => {
              // What is not there cannot be given back: nothing happened.
              if (!(error instanceof Problem)) throw error;
            });
          await kit.clock.advance(1_000);
        },
      };
    },
  });
});

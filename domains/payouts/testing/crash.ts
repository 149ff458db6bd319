import { houseRevenue, performerAccount } from '#domains/ledger/contract/accounts.ts';
import { correction } from '#domains/ledger/contract/transfers.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import type { CrashWorld, DomainCrash } from '#kit/testing/crash.ts';
import { oneNumber, wrongRows } from '#kit/testing/crash.ts';
import type { Payouts } from '../server/index.ts';

/** Two who approve; nobody else does. */
const approvers = [900_001, 900_002];
/** One in which nobody is paid stays a draft. */
const open = `select id from payouts.runs where state not in ('paid', 'cancelled') and (state <> 'draft' or payees > 0)
  order by id limit 1`;

async function goOn(world: CrashWorld): Promise<boolean> {
  const { rows } = await world.kit.db.pool.query<{ id: number }>(open);
  if (!rows[0]) return false;
  await world.domain<Payouts>('payouts').carryOn(rows[0].id, approvers);
  return true;
}

/** What somebody earned and everything that was booked of it since; the payee's parts have to come to the same. */
const perPayee = `select payee_id, sum(own_coins + studio_coins) as coins, sum(gross) as gross,
    coalesce(sum(amount) filter (where state = 'paid'), 0) as paid
  from payouts.items where state <> 'dropped' group by payee_id`;

/** Runs of payouts that are made, approved and paid while people earn, under kills: nobody is paid twice or left out. */
export const crash: DomainCrash = {
  acts: {
    giveData: (world, accountId) =>
      world.kit.db.transaction((tx) =>
        world.domain<Payouts>('payouts').enrol(tx, {
          ...{ accountId, name: 'Vera Beispiel', birthDate: '1994-05-17', street: 'Beispielweg 2' },
          ...{ postcode: '10115', town: 'Berlin', country: 'DE' },
        }),
      ),
    earn: (world, accountId, dice) => {
      const amount = 10_000 + Math.floor(dice * 40_000);
      return world.domain<Ledger>('ledger').transfer({
        key: `crash-earned:${accountId}:${dice}`,
        kind: correction,
        entries: [
          { account: houseRevenue, amount: -amount },
          { account: performerAccount(accountId), amount },
        ],
      });
    },
    async pay(world) {
      if (await goOn(world)) return;
      await world.domain<Payouts>('payouts').enrolRun({ until: world.kit.clock.now(), approvedBy: approvers });
    },
  },
  async settle(world) {
    while (await goOn(world));
  },
  wrong: async (database, settled) => [
    ...(await wrongRows(
      database,
      'what runs pay and what the books froze differ',
      `select p.payee_id, p.gross, a.balance from (${perPayee}) p
       left join ledger.accounts a on a.name = 'payable:' || p.payee_id
       where coalesce(a.balance, 0) <> (p.gross - p.paid) * 4`,
    )),
    ...(await wrongRows(
      database,
      'somebody was paid twice or not at all in a run',
      `select i.run_id, i.payee_id from payouts.items i left join ledger.transfers t
         on t.key = 'payout:' || i.run_id || ':' || i.payee_id || ':paid'
       where case i.state when 'paid' then t.id is null when 'returned' then false else t.id is not null end`,
    )),
    ...(await wrongRows(
      database,
      'numbers of credit notes have a gap',
      `select kind, year from payouts.notes group by kind, year having max(place) <> count(*)`,
    )),
    ...(await wrongRows(
      database,
      'somebody has two credit notes for one payout, or none',
      `select i.id from payouts.items i left join payouts.notes n on n.item_id = i.id and n.kind = '389'
       where i.state in ('final', 'sent', 'paid') group by i.id, i.net having count(n.id) <> (i.net > 0)::int`,
    )),
    ...(settled ? await wrongRows(database, 'a run did not come to its end', open) : []),
  ],
  figures: async (database) => ({
    payouts: await oneNumber(database, `select count(*) from payouts.items where state = 'paid'`),
    'runs of payouts': await oneNumber(database, `select count(*) from payouts.runs where state = 'paid'`),
  }),
};

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accessDomain } from '#domains/access/server/index.ts';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { performerStopped } from '#domains/live/contract/events.ts';
import { showTickets } from '#domains/live/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { salesDomain } from '#domains/sales/server/index.ts';
import { scaledRuns, scaledTimeout } from '#kit/testing/run-length.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { ticketsDomain } from './index.ts';

const minute = 60_000;
const funds = 10_000;
const nothing = async () => undefined;
const live = { beginShow: nothing, endShow: nothing, leaveShow: nothing };
const {
  kit,
  as: calling,
  domains: { tickets, performers, ledger },
} = await testWorld(
  {
    tickets: ticketsDomain,
    performers: performersDomain,
    ledger: ledgerDomain,
    sales: salesDomain,
    blocks: blocksDomain,
    access: accessDomain,
  },
  { instead: { live }, limitFactor: 1_000 },
);
kit.events.subscribe(tickets.handlers);
const isLetIn = kit.extensions.only(showTickets);

const show = fc.nat(2);
const guest = fc.nat(2);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('plan' as const),
      inMinutes: fc.constantFrom(6, 30, 90, 120, null),
      price: fc.constantFrom(0, 333, 1000),
      isDearer: fc.boolean(),
      letsLateIn: fc.boolean(),
    }),
  },
  { weight: 8, arbitrary: fc.record({ does: fc.constant('buy' as const), show, guest, withCode: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('giveBack' as const), show, guest }) },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constantFrom('begin' as const, 'end' as const, 'callOff' as const), show }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('pass' as const), minutes: fc.constantFrom(1, 5, 20, 40, 70) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('lookAfter' as const, 'roomCloses' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;
/** What stands in one group happens at the same moment. */
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 15 });

/** A performer with three guests, and what is done in their names. */
async function newWorld(number: number) {
  const actorId = 9_000 + number;
  const guests = [1, 2, 3].map((one) => number * 10 + one);
  const ids: number[] = [];
  await kit.db.transaction((tx) => performers.create(tx, anActor({ id: actorId, name: `Mira${actorId}` })));
  for (const id of guests) await fundGuest(ledger, kit.db, id, funds);
  const mira = calling({ accountId: actorId, roles: ['performer'], isProven: true });
  const words = (en: string) => ({ de: '', en, nl: '', es: '' });
  const routes = { begin: contract.beginShow, end: contract.endShow, callOff: contract.callOffShow };

  /** Why it was refused; null: it was not. */
  async function take(one: Step): Promise<string | null> {
    if (one.does === 'plan') {
      const { inMinutes, price, isDearer, letsLateIn } = one;
      const body = {
        ...{ title: words('An hour of piano'), description: words(''), postBuyInfo: words('') },
        ...{ price, latePrice: isDearer ? price + 500 : null, minutes: 60, letsLateIn, promoCode: 'PIANO' },
        ...{ start: inMinutes === null ? null : kit.clock.now() + inMinutes * minute },
        ...{ goal: inMinutes === null ? 2 : null, promoPercent: 50, promoMost: 2 },
      };
      const planned = await mira.call(contract.planShow, { body });
      if (planned.ok) ids.push(planned.data.id);
      return planned.ok ? null : planned.problem.code;
    }
    if (one.does === 'pass') await kit.clock.advance(one.minutes * minute);
    if (one.does === 'roomCloses')
      await kit.db.transaction((tx) => tx.emit(performerStopped, { actorId, at: kit.clock.now() }));
    if (one.does === 'lookAfter')
      for (const handler of tickets.handlers)
        if (handler.kind === 'job' && handler.operation.name === contract.lookAfterShows.name)
          await handler.run({} as never);
    if (!('show' in one)) return null;
    const id = ids[one.show];
    if (id === undefined) return null;
    if (one.does === 'buy' || one.does === 'giveBack') {
      const by = calling(guests[one.guest] ?? null);
      const answer =
        one.does === 'giveBack'
          ? await by.mutate(contract.removeChatTicket, { id })
          : await by.mutate(contract.buyChatTicket, { id, ...(one.withCode ? { promoCode: 'PIANO' } : {}) });
      return answer.ok ? answer.data.errorCode : answer.problem.code;
    }
    const answer = await mira.call(routes[one.does], { params: { showId: id } });
    return answer.ok ? null : answer.problem.code;
  }
  return { actorId, guests, ids, take };
}

interface Held {
  id: number;
  guest: number;
  price: number;
  paid: number;
  back: number;
  counts: boolean;
  state: contract.ShowState;
  sold: number;
}

/** What has to be true after whatever happened. */
async function look({ actorId, guests, ids }: Awaited<ReturnType<typeof newWorld>>): Promise<void> {
  const { rows } = await kit.db.pool.query<Held>(
    `select shows.id, tickets.guest_id as guest, tickets.price, coalesce(sales.paid, 0)::int as paid, coalesce(sales.paid_back, 0)::int as back,
       tickets.ended_at is null as counts, state, sold
     from tickets.shows left join tickets.tickets on show_id = shows.id left join sales.sales on sales.key = tickets.sale
     where actor_id = $1`,
    [actorId],
  );
  const had = rows.filter((row) => row.guest !== null);
  for (const { price, paid, back, state, counts } of had) {
    expect(paid).toBe(price);
    expect(back).toBeGreaterThanOrEqual(0);
    expect(back).toBeLessThanOrEqual(paid);
    if (!counts || state === 'cancelled' || state === 'missed') expect(back).toBe(paid);
    if (state === 'planned' || state === 'running') expect(back).toBe(counts ? 0 : paid);
  }
  for (const id of ids) {
    const counting = had.filter((row) => row.id === id && row.counts);
    expect(rows.find((row) => row.id === id)?.sold).toBe(counting.length);
    expect(new Set(counting.map(({ guest: by }) => by)).size).toBe(counting.length);
    for (const one of guests) {
      const hasOne = counting.some((row) => row.guest === one && row.state === 'running');
      expect(await isLetIn?.(kit.db, id, one)).toBe(hasOne);
    }
  }
  for (const one of guests) {
    const kept = had.filter((row) => row.guest === one).reduce((sum, { paid, back }) => sum + paid - back, 0);
    expect(await ledger.balance(kit.db, `guest:${one}`)).toBe(funds - kept);
  }
  const { rows: sums } = await kit.db.pool.query(
    `select (select sum(balance)::int from ledger.accounts) as books,
       (select coalesce(sum(earned), 0)::int from tickets.shows where actor_id = $1) as earned`,
    [actorId],
  );
  expect(sums[0]).toEqual({ books: 0, earned: await ledger.balance(kit.db, `performer:${actorId}`) });
}

let worlds = 0;

it(
  'whatever happens in whatever order, tickets let in, are paid and go back as they should, and the books are whole',
  async () => {
    await fc.assert(
      fc.asyncProperty(groups, async (all) => {
        worlds += 1;
        const world = await newWorld(worlds);
        for (const group of all) {
          const codes = await Promise.all(group.map(world.take));
          await kit.events.drain();
          // What is refused is refused with a reason.
          expect(codes).not.toContain('internal_error');
          await look(world);
        }
      }),
      { numRuns: scaledRuns(25) },
    );
  },
  scaledTimeout(60_000),
);

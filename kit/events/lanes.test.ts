import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';
import type { Tx } from '#kit/db/db.ts';
import { on } from '#kit/server/handler.ts';
import type { TestKit } from '#kit/testing/kit.ts';
import { testKit } from '#kit/testing/kit.ts';
import type { Events } from './events.ts';
import { createEvents } from './events.ts';

const payload = z.object({ account: z.string(), step: z.int() });
const changed = event({
  name: 'test.changed',
  summary: 'For this test.',
  access: system,
  payload,
  key: ({ account }) => account,
});
const noticed = event({ name: 'test.noticed', summary: 'For this test.', access: system, payload });

let kit: TestKit;
beforeEach(async () => {
  kit = await testKit([]);
});

/** Emits steps in the order given, each in a transaction of its own. */
async function emit(steps: readonly (readonly [account: string, step: number])[], what = changed): Promise<void> {
  for (const [account, step] of steps) await kit.db.transaction((tx) => tx.emit(what, { account, step }));
}

/** Handlers that wait at a gate until the test opens it, by account. */
function gates() {
  const open = new Map<string, PromiseWithResolvers<void>>();
  const of = (account: string) => {
    const gate = open.get(account) ?? Promise.withResolvers<void>();
    open.set(account, gate);
    return gate;
  };
  return { wait: (account: string) => of(account).promise, open: (account: string) => of(account).resolve() };
}

const note = (tx: Tx, seconds: number) => tx.client.query('select pg_sleep($1)', [seconds]);
const left = async () => (await kit.db.pool.query('select 1 from events.deliveries')).rowCount;

describe('deliveries run in parallel lanes', () => {
  it('those with one key keep their order, however long each takes', async () => {
    const seen: string[] = [];
    let running = 0;
    let atOnce = 0;
    kit.events.subscribe([
      on(changed, 'test.orders', async ({ account, step }, tx) => {
        running += 1;
        atOnce = Math.max(atOnce, running);
        await note(tx, step % 3 === 0 ? 0.01 : 0.001);
        seen.push(`${account}${step}`);
        running -= 1;
      }),
    ]);
    const accounts = ['a', 'b', 'c', 'd', 'e'];
    await emit([1, 2, 3, 4, 5, 6, 7, 8].flatMap((step) => accounts.map((account) => [account, step] as const)));
    await kit.events.drain();
    for (const account of accounts) {
      expect(seen.filter((one) => one.startsWith(account))).toEqual(
        [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${account}${n}`),
      );
    }
    expect(atOnce).toBeGreaterThan(1);
    expect(await left()).toBe(0);
  });

  it('one that takes long delays neither other keys nor other subscribers', async () => {
    const gate = gates();
    const slow: string[] = [];
    const quick: string[] = [];
    kit.events.subscribe([
      on(changed, 'test.slow', async ({ account, step }) => {
        if (account === 'a') await gate.wait('a');
        slow.push(`${account}${step}`);
      }),
      on(changed, 'test.quick', async ({ account, step }) => void quick.push(`${account}${step}`)),
    ]);
    await emit([
      ['a', 1],
      ['a', 2],
      ['b', 1],
      ['b', 2],
    ]);
    const drained = kit.events.drain();
    await expect
      .poll(() => [slow, quick.toSorted()])
      .toEqual([
        ['b1', 'b2'],
        ['a1', 'a2', 'b1', 'b2'],
      ]);
    gate.open('a');
    await drained;
    expect(slow).toEqual(['b1', 'b2', 'a1', 'a2']);
  });

  it('a subscriber whose every delivery hangs takes no lane from another', async () => {
    const gate = gates();
    const quick: number[] = [];
    kit.events.subscribe([
      ...['one', 'two', 'three'].map((name) => on(noticed, `test.hangs-${name}`, () => gate.wait('all'))),
      on(noticed, 'test.quick', async ({ step }) => void quick.push(step)),
    ]);
    const steps = Array.from({ length: 20 }, (_, step) => ['a', step] as const);
    await emit(steps, noticed);
    const drained = kit.events.drain();
    await expect.poll(() => quick.length).toBe(20);
    gate.open('all');
    await drained;
    expect(await left()).toBe(0);
  });
});

describe('a delivery that fails', () => {
  it('holds back its own key alone, until its pause is over by steady time', async () => {
    const seen: string[] = [];
    let failures = 2;
    kit.events.subscribe([
      on(changed, 'test.fails', async ({ account, step }) => {
        if (account === 'a' && step === 1 && failures-- > 0) throw new Error('not yet');
        seen.push(`${account}${step}`);
      }),
    ]);
    await emit([
      ['a', 1],
      ['a', 2],
      ['b', 1],
    ]);
    await kit.events.drain();
    expect(seen).toEqual(['b1']);
    kit.clock.jumpWall(3_600_000);
    await kit.events.drain();
    expect(seen).toEqual(['b1']);
    await kit.clock.advance(1_000);
    await kit.events.drain();
    expect(seen).toEqual(['b1']);
    await kit.clock.advance(1_999);
    await kit.events.drain();
    expect(seen).toEqual(['b1']);
    await kit.clock.advance(1);
    await kit.events.drain();
    expect(seen).toEqual(['b1', 'a1', 'a2']);
    expect(kit.log.lines.map(({ text }) => text)).toEqual(Array(2).fill('an event handler failed'));
  });

  it('is given up and kept after the twelfth try, and what waited for it continues', async () => {
    const seen: number[] = [];
    let tries = 0;
    kit.events.subscribe([
      on(changed, 'test.never', async ({ step }) => {
        if (step === 1) {
          tries += 1;
          throw new Error('never');
        }
        seen.push(step);
      }),
    ]);
    await emit([
      ['a', 1],
      ['a', 2],
    ]);
    for (let round = 0; round < 13; round += 1) {
      await kit.events.drain();
      await kit.clock.advance(600_000);
    }
    expect([tries, seen]).toEqual([12, [2]]);
    expect(kit.log.lines.map(({ text }) => text)).toEqual([
      ...Array(11).fill('an event handler failed'),
      'an event was given up',
    ]);
    const { rows } = await kit.db.pool.query('select attempts, due_at from events.deliveries');
    expect(rows).toEqual([{ attempts: 12, due_at: null }]);
  });
});

it('two processes deliver each once, and keep the order of a key between them', async () => {
  const seen: string[] = [];
  const process = (): Events => {
    const events = createEvents({ db: kit.db, clock: kit.clock, log: kit.log });
    events.subscribe([
      on(changed, 'test.both', async ({ account, step }, tx) => {
        await note(tx, 0.001);
        seen.push(`${account}${step}`);
      }),
    ]);
    return events;
  };
  const [one, two] = [process(), process()];
  kit.events.subscribe([on(changed, 'test.both', async () => undefined)]);
  const steps = Array.from({ length: 15 }, (_, step) => step);
  await emit(steps.flatMap((step) => ['a', 'b', 'c'].map((account) => [account, step] as const)));
  await Promise.all([one.drain(), two.drain()]);
  for (const account of ['a', 'b', 'c']) {
    expect(seen.filter((each) => each.startsWith(account))).toEqual(steps.map((step) => `${account}${step}`));
  }
});

it('what was emitted is delivered after the commit without waiting for the next look', async () => {
  const seen: number[] = [];
  kit.events.subscribe([on(changed, 'test.at-once', async ({ step }) => void seen.push(step))]);
  kit.events.start();
  await emit([['a', 1]]);
  await expect.poll(() => seen).toEqual([1]);
  await kit.events.stop();
  await emit([['a', 2]]);
  await kit.clock.advance(1_000);
  expect(seen).toEqual([1]);
});

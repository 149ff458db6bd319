import { describe, expect, it, vi } from 'vitest';
import { paymentsTables } from '#domains/payments/server/index.ts';
import { findWrongTopUps } from '#domains/payments/testing/check-top-ups.ts';
import { TestClock } from '#kit/clock/test-clock.ts';
import * as contract from '../../contract/index.ts';
import { findMismatches } from '../../testing/check-books.ts';
import { DeliveryRecord, EndsSeen, findUndelivered } from '../../testing/check-delivery.ts';
import type { InjectedFault, Site } from '../../testing/injected-faults.ts';
import { injectedFaults, WallOnlyClock } from '../../testing/injected-faults.ts';
import type { Person } from '../../testing/people.ts';
import { openTopUps } from '../../testing/top-ups.ts';
import { World } from '../../testing/world.ts';
import type * as Machine from '../machine/machine.ts';
import { chatTimes } from '../machine/state.ts';

/** The machine of the platform under test: the real one, or one with a fault in it. */
const machine = vi.hoisted(() => ({ around: null as ((real: typeof Machine.step) => typeof Machine.step) | null }));
vi.mock('../machine/machine.ts', async (original) => {
  const real = await original<typeof Machine>();
  const step: typeof Machine.step = (...given) => (machine.around?.(real.step) ?? real.step)(...given);
  return { ...real, step };
});

const chatOf = (person: Person): contract.LiveChat => person.last(contract.chatState)?.chat as contract.LiveChat;

/**
 * A minute and a half of three paid chats with everything that goes wrong: a cut line, a setting of the wall clock, a
 * guest who leaves, a picture that never comes back, a crash, a performer who ends. Answers what the checks find.
 */
async function live(fault: InjectedFault | null): Promise<string[]> {
  const site: Site = { restarted: false, wallSet: false };
  const clock = fault?.clock?.() ?? new TestClock();
  const record = new DeliveryRecord();
  machine.around = fault?.step ? (real) => fault.step!(real, site) : null;
  const world = await World.open({
    clock,
    seen: (session) => record.add(session, clock instanceof WallOnlyClock ? clock.elapsed() : clock.steady()),
    ledger: fault?.ledger && ((real) => fault.ledger!(real, site)),
  });
  const { pool } = world.kit.db;
  const ends = new EndsSeen();
  let lena = await world.livePerformer({ priceMulti: 600 }, { autoAccept: true });
  const people = [
    await world.guest(9_000),
    await world.guest(9_000),
    await world.guest(9_000),
    await world.guest(9_000),
  ];
  for (const [index, guest] of people.entries()) {
    const startKey = `fault-key-${index}`;
    await guest.sendCommand(contract.startChat, {
      actorId: lena.subjectId,
      chatType: 'LIVECHAT',
      startKey,
      sequence: 1,
    });
  }
  let [stays, leaves, loses, lasts] = people as [Person, Person, Person, Person];
  const pass = (seconds: number) => world.pass(seconds * 1_000, 1_000);
  const sessionOf = async (guest: Person): Promise<string> => {
    const sql = 'select media_session from live.chats where guest_id = $1';
    return (await pool.query<{ media_session: string }>(sql, [guest.subjectId])).rows[0]!.media_session;
  };
  const cutOf = await sessionOf(stays);
  await pass(20);
  world.media.cut.add(cutOf);
  await pass(10);
  world.media.cut.delete(cutOf);
  await pass(5);
  await leaves.refusal(contract.endChat, { chatId: chatOf(leaves).chatId, sequence: 2 });
  clock.jumpWall(clock instanceof WallOnlyClock ? -30_000 : 70_000);
  site.wallSet = true;
  await pass(12);
  world.media.cut.add(await sessionOf(loses));
  await pass(21);
  const found = await ends.check(pool);
  await world.crash(9_000);
  site.restarted = true;
  await fault?.restart?.((sql) => pool.query(sql));
  lena = world.reconnect(lena);
  await lena.refusal(contract.enterStudio, {});
  await lena.refusal(contract.goLive, { autoAccept: true });
  world.media.send(`actor:${lena.subjectId}`);
  const resumed = async (guest: Person): Promise<Person> => {
    const back = world.reconnect(guest);
    await back.refusal(contract.resumeChat, { chatId: chatOf(guest).chatId });
    return back;
  };
  [stays, lasts] = [await resumed(stays), await resumed(lasts)];
  await pass(50);
  await lasts.refusal(contract.endChat, { chatId: chatOf(lasts)?.chatId ?? 1, sequence: 2 });
  await lena.refusal(contract.stopLive, {});
  await pass(1);
  for (const person of [...world.people]) await world.drop(person);
  await pass(12);
  found.push(...(await ends.check(pool)), ...(await findMismatches(pool)));
  found.push(...(await findUndelivered(pool, record, chatTimes())));
  await world.live.stop?.();
  return found;
}

describe('the checks of the crash proof', () => {
  it('find nothing wrong where no fault is injected', async () => {
    expect(await live(null)).toEqual([]);
  });

  it.each(injectedFaults)('find it when $complaint', async (fault) => {
    expect(await live(fault)).not.toEqual([]);
  });

  it('find it when a repeated postback credits a top-up again', async () => {
    const world = await World.open({ tables: [paymentsTables] });
    let again = false;
    const faulty: typeof world.ledger.post = (tx, transfer) =>
      world.ledger.post(tx, again ? { ...transfer, key: `${transfer.key}:again` } : transfer);
    const shop = await openTopUps(world.kit, { ...world.ledger, post: faulty });
    const guest = await world.guest();
    await shop.buy(guest.subjectId);
    await shop.repeat();
    const { pool } = world.kit.db;
    expect(await findWrongTopUps(pool)).toEqual([]);
    expect(await world.coins(guest)).toBe(4_000);
    // The three things that stand between a repetition and the books are taken away.
    again = true;
    const fresh = await pool.query(`update payments.postbacks set event = event || ' before' returning params`);
    await pool.query(`update payments.orders set state = jsonb_set(state, '{paid}', 'null')`);
    await fetch(`${shop.url}/payments/flexpay/postback?${new URLSearchParams(fresh.rows[0].params)}`);
    expect(await world.coins(guest)).toBe(8_000);
    expect(await findWrongTopUps(pool)).toEqual([expect.stringContaining('4000 bought, 8000 booked')]);
    await shop.stop();
    await world.live.stop?.();
  });
});

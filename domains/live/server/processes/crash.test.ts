import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { scaledRuns, scaledTimeout } from '#kit/testing/run-length.ts';
import * as contract from '../../contract/index.ts';
import { findMismatches } from '../../testing/check-books.ts';
import { DeliveryRecord, EndsSeen, findUndelivered } from '../../testing/check-delivery.ts';
import type { Fault } from '../../testing/faulty-db.ts';
import { SimulatedCrash } from '../../testing/faulty-db.ts';
import type { Person } from '../../testing/people.ts';
import { World } from '../../testing/world.ts';
import { chatTimes } from '../machine/state.ts';

/** Does it again until nothing died in it, as a page does that got no receipt. */
async function survive(act: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await act();
      return;
    } catch (error) {
      if (!(error instanceof SimulatedCrash)) throw error;
    }
  }
}

vi.setConfig({ testTimeout: scaledTimeout(120_000) });

const newestChat = (guest: Person): contract.LiveChat | undefined => guest.receivedOf(contract.chatState).at(-1)?.chat;

it('whichever transaction dies, before or after its commit: books and chats agree, and everything ends', async () => {
  let faults: Fault[] = [];
  const record = new DeliveryRecord();
  const world: World = await World.open({
    fault: () => faults.shift() ?? null,
    seen: (session) => record.add(session, world.kit.clock.steady()),
  });
  const ends = new EndsSeen();
  const performers = [
    await world.livePerformer({ priceVideo: 310 }, { autoAccept: true }),
    await world.livePerformer({ priceVideo: 310, priceMulti: 170 }, { autoAccept: true }),
  ];
  const fault = fc.oneof(
    { weight: 4, arbitrary: fc.constant<Fault>(null) },
    fc.constantFrom<Fault>('beforeCommit', 'afterCommit'),
  );
  let keys = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fault, { minLength: 20, maxLength: 60 }),
      fc.array(fc.constantFrom('pass', 'cut', 'mend', 'end', 'hostEnd', 'minute', 'crash', 'jump'), {
        minLength: 4,
        maxLength: 10,
      }),
      async (planned, acts) => {
        const guests = [await world.guest(900), await world.guest(900), await world.guest(2_000)];
        faults = [...planned];
        for (const [index, guest] of guests.entries()) {
          keys += 1;
          const actorId = (performers[index % 2] as Person).subjectId;
          const startKey = `crash-key-${keys}`;
          const request = { actorId, chatType: 'LIVECHAT' as const, startKey, sequence: 1 };
          await survive(() => guest.refusal(contract.startChat, request));
        }
        for (const act of acts) await perform(world, act, guests, performers);
        faults = [];
        for (const guest of guests) await world.drop(guest);
        world.media.sending.clear();
        await world.pass(45_000);
        expect(await findMismatches(world.kit.db.pool)).toEqual([]);
        expect(await findUndelivered(world.kit.db.pool, record, chatTimes())).toEqual([]);
        expect(await ends.check(world.kit.db.pool)).toEqual([]);
        const open = await world.kit.db.pool.query(`select id, status from live.chats where status <> 'ended'`);
        expect(open.rows).toEqual([]);
        for (const { entry } of world.kit.log.lines)
          expect((entry as { err: unknown }).err).toBeInstanceOf(SimulatedCrash);
        world.kit.log.lines.length = 0;
        await backOnAir(world, performers);
      },
    ),
    { numRuns: scaledRuns(12) },
  );
});

it('a minute whose booking dies is booked a second later', async () => {
  let fault: Fault = null;
  const world: World = await World.open({ fault: () => fault });
  const performer = await world.livePerformer({ priceVideo: 310 }, { autoAccept: true });
  const guest = await world.guest(2_000);
  const request = { actorId: performer.subjectId, chatType: 'LIVECHAT' as const, startKey: 'dies-once', sequence: 1 };
  await guest.sendCommand(contract.startChat, request);
  const minutes = async () =>
    (await world.kit.db.pool.query<{ minutes: number }>('select minutes from live.chats')).rows[0]?.minutes;
  await world.pass(2_000);
  // To just before the second minute is due.
  const { rows } = await world.kit.db.pool.query<{ due: string }>('select paid_until as due from live.chats');
  await world.pass(Number(rows[0]?.due) - world.kit.clock.steady() - 500);
  fault = 'beforeCommit';
  await world.pass(500);
  fault = null;
  expect(await minutes()).toBe(1);
  await world.pass(1_500);
  expect(await minutes()).toBe(2);
});

async function perform(world: World, act: string, guests: Person[], performers: Person[]): Promise<void> {
  const guest = guests[0] as Person;
  const chat = newestChat(guest);
  switch (act) {
    case 'pass':
      return world.pass(7_000);
    case 'minute':
      return world.pass(60_000);
    case 'jump':
      world.kit.clock.jumpWall(world.kit.clock.now() > world.kit.clock.steady() ? -90_000 : 60_000);
      return world.pass(1_000);
    case 'cut':
      for (const session of world.media.watching.keys()) world.media.cut.add(session);
      return world.pass(9_000);
    case 'mend':
      world.media.cut.clear();
      return world.pass(2_000);
    case 'end':
      if (!chat) return;
      return survive(() => guest.refusal(contract.endChat, { chatId: chat.chatId, sequence: chat.guestSequence + 1 }));
    case 'hostEnd':
      if (!chat) return;
      return survive(() =>
        (performers[0] as Person).refusal(contract.hostEndChat, {
          chatId: chat.chatId,
          sequence: chat.hostSequence + 1,
        }),
      );
    case 'crash':
      await survive(() => world.crash(4_000));
      for (const [index, person] of guests.entries()) guests[index] = world.reconnect(person);
      return backOnAir(world, performers);
  }
}

/** The performers’ studios connect again and send. */
async function backOnAir(world: World, performers: Person[]): Promise<void> {
  for (const [index, performer] of performers.entries()) {
    const studio = world.reconnect(performer);
    performers[index] = studio;
    await survive(() => studio.sendCommand(contract.enterStudio, {}));
    await survive(() => studio.sendCommand(contract.goLive, { autoAccept: true }));
    world.media.sending.delete(`actor:${studio.subjectId}`);
    world.media.send(`actor:${studio.subjectId}`);
  }
  await world.live.settled();
}

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Problem } from '#kit/contract/problem.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import * as contract from '../../contract/index.ts';
import type { Person } from '../../testing/people.ts';
import { World } from '../../testing/world.ts';

const price = 120;
/** What may be heard before the minute it belongs to is booked, s: the first sound, and the seconds between two reports. */
const slack = 7;

const happening = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('connect' as const),
      // The microphone's room is there once the call is taken.
      order: fc.constantFrom(['hostSpeaks', 'accept', 'guestSpeaks'], ['accept', 'guestSpeaks', 'hostSpeaks']),
      type: fc.constantFrom(...contract.callTypes),
      incognito: fc.boolean(),
    }),
  },
  fc.record({
    do: fc.constant('call' as const),
    incognito: fc.boolean(),
    type: fc.constantFrom(...contract.callTypes),
  }),
  fc.record({ do: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 70 }) }),
  fc.record({ do: fc.constantFrom('guestSpeaks', 'hostSpeaks'), on: fc.boolean() }),
  fc.record({
    do: fc.constantFrom('accept', 'accept', 'decline', 'hangUp', 'hostHangsUp', 'guestLost', 'guestBack', 'crash'),
  }),
);

/** A performer who is there for calls, a guest, and whatever becomes of their calls. */
class Calls {
  readonly world: World;
  host: Person;
  guest: Person;
  readonly spoke = new Set<number>();
  #keys = 0;

  constructor(world: World, host: Person, guest: Person) {
    this.world = world;
    this.host = host;
    this.guest = guest;
  }

  async #row() {
    const { rows } = await this.world.kit.db.pool.query<{ id: string; gs: number; hs: number; status: string }>(
      `select id, guest_sequence as gs, host_sequence as hs, status from live.chats where status <> 'ended' order by id desc limit 1`,
    );
    const row = rows[0];
    return row && { chatId: Number(row.id), guestNext: row.gs + 1, hostNext: row.hs + 1, status: row.status };
  }

  async run(what: { do: string; [more: string]: unknown }): Promise<void> {
    const { world } = this;
    const chat = await this.#row();
    const speaks = (room: string): void => world.media.send(room, what['on'] as boolean);
    switch (what.do) {
      case 'call':
        this.#keys += 1;
        await world.live.startChat(this.guest.caller, {
          ...{
            actorId: this.host.subjectId,
            chatType: what['type'] as contract.ChatType,
            single: true,
            voyeurs: false,
          },
          ...{ startKey: `call-${this.#keys}-key`, sequence: 1, incognito: what['incognito'] as boolean },
        });
        break;
      case 'connect':
        await this.run({ ...what, do: 'call' });
        for (const step of what['order'] as string[]) await this.run({ do: step, on: true });
        await world.pass(2_000);
        break;
      case 'pass':
        await world.pass((what['seconds'] as number) * 1000);
        break;
      case 'accept':
      case 'decline': {
        const accept = what.do === 'accept';
        const answer = { chatId: chat?.chatId ?? 1, sequence: chat?.hostNext ?? 1, accept };
        await this.host.sendCommand(contract.answerChat, answer);
        break;
      }
      case 'hangUp':
        await this.guest.sendCommand(contract.endChat, { chatId: chat?.chatId ?? 1, sequence: chat?.guestNext ?? 1 });
        break;
      case 'hostHangsUp':
        await this.host.sendCommand(contract.hostEndChat, { chatId: chat?.chatId ?? 1, sequence: chat?.hostNext ?? 1 });
        break;
      case 'guestSpeaks':
        if (chat && world.media.rooms.has(`guest:${chat.chatId}`)) {
          speaks(`guest:${chat.chatId}`);
          if (what['on']) this.spoke.add(chat.chatId);
        }
        break;
      case 'hostSpeaks':
        if (world.media.rooms.has(`actor:${this.host.subjectId}`)) speaks(`actor:${this.host.subjectId}`);
        break;
      case 'guestLost':
        await world.drop(this.guest);
        break;
      case 'guestBack':
        this.guest = world.reconnect(this.guest);
        if (chat) await this.guest.sendCommand(contract.resumeChat, { chatId: chat.chatId });
        break;
      case 'crash':
        await world.crash(2_000);
        this.host = world.reconnect(this.host);
        this.guest = world.reconnect(this.guest);
        await this.host.sendCommand(contract.enterStudio, { own: true });
    }
    await world.live.settled();
  }
}

/** Minutes paid over all stories: a test in which no call runs proves nothing. */
let minutesPaid = 0;

it('nobody hears without a paid minute, whatever the order of events; no minute is paid before both are connected, none twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 6, maxLength: 24 }), async (story) => {
      const heard = new Map<string, number>();
      const world = await World.open({ seen: (session) => heard.set(session, (heard.get(session) ?? 0) + 1) });
      try {
        const host = await world.performer({});
        world.calls.set(host.subjectId, { VOICE_CALL: price, STARTMOBILECALLCHAT: price });
        await host.sendCommand(contract.enterStudio, {});
        await host.sendCommand(contract.goLive, { callsOnly: true });
        await world.live.settled();
        const funded = 700;
        const calls = new Calls(world, host, await world.guest(funded));
        for (const each of story) {
          try {
            await calls.run(each);
          } catch (error) {
            if (!(error instanceof Problem)) throw error;
          }
        }
        await world.pass(90_000, 1_000);
        const { rows } = await world.kit.db.pool.query<{
          id: string;
          session: string;
          minutes: number;
          refunded: number;
          started: string | null;
        }>('select id, media_session as session, minutes, refunded, started_at as started from live.chats');
        let paid = 0;
        for (const { id, session, minutes, refunded } of rows) {
          paid += minutes * price - refunded;
          minutesPaid += minutes;
          expect(heard.get(session) ?? 0).toBeLessThanOrEqual(minutes === 0 ? slack : minutes * 60 + slack);
          if (minutes > 0) expect(calls.spoke.has(Number(id))).toBe(true);
          expect(refunded).toBeLessThanOrEqual(minutes * price);
        }
        expect(await world.coins(calls.guest)).toBe(funded - paid);
        expect(await world.booksSum()).toBe(0);
      } finally {
        await world.live.stop?.();
      }
    }),
    { numRuns: scaledRuns(12) },
  );
  expect(minutesPaid).toBeGreaterThan(5);
}, 240_000);

import type { Access } from '#domains/access/server/index.ts';
import { createAccess } from '#domains/access/server/index.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import { createLedger } from '#domains/ledger/server/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import type { NewActor, Performers } from '#domains/performers/server/index.ts';
import { createPerformers, performersTables } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { TestKit } from '#kit/testing/kit.ts';
import { testKit } from '#kit/testing/kit.ts';
import * as contract from '../contract/index.ts';
import type { Live } from '../server/index.ts';
import { createLive, liveTables } from '../server/index.ts';
import { FakeMedia } from './fake-media.ts';
import { Person } from './people.ts';

const ledgerTables = { name: 'ledger', folder: new URL('../../ledger/server/migrations', import.meta.url) };

/** Live over a real database, with the real ledger, performers and access; the media engine and guests are doubles. */
export class World {
  readonly kit: TestKit;
  readonly ledger: Ledger;
  readonly performers: Performers;
  readonly access: Access;
  readonly people: Person[] = [];
  readonly locked = new Set<number>();
  readonly vips = new Set<number>();
  media: FakeMedia;
  live: Live;
  #closeListeners: ((connectionId: string, caller: Caller) => void)[] = [];
  #next = 100_001;

  private constructor(kit: TestKit) {
    const realtime: TestKit['realtime'] = {
      ...kit.realtime,
      publish: (topic, message, payload) => {
        kit.realtime.publish(topic, message, payload);
        for (const person of this.people) if (person.topics.has(topic)) person.send(message, payload);
      },
      onClose: (listener) => void this.#closeListeners.push(listener),
    };
    this.kit = { ...kit, realtime };
    this.ledger = createLedger(this.kit);
    this.performers = createPerformers(this.kit, { media: createMedia(this.kit) });
    this.access = createAccess({
      guest: {
        standing: async (_, id) => ({
          isLocked: this.locked.has(id),
          isRestricted: false,
          restrictionLevel: 0,
          isBlockedForComments: false,
        }),
      },
    });
    this.media = new FakeMedia(kit.clock);
    this.live = this.#build();
  }

  static async open(env: Record<string, string> = {}): Promise<World> {
    const world = new World(await testKit([mediaTables, ledgerTables, performersTables, liveTables], env));
    await world.live.start?.();
    return world;
  }

  #build(): Live {
    return createLive(this.kit, {
      ledger: this.ledger,
      performers: this.performers,
      access: this.access,
      guest: { nameOf: async (_, id) => `Guest${id}` },
      isVip: async (_, id) => this.vips.has(id),
      media: this.media,
    });
  }

  /** The process dies without a word and starts again `afterMs` later: sockets, timers and the engine are new. */
  async crash(afterMs: number): Promise<void> {
    this.media.dead = true;
    await this.live.stop?.();
    this.#closeListeners = [];
    for (const person of this.people) person.topics.clear();
    await this.kit.clock.advance(afterMs);
    this.media = new FakeMedia(this.kit.clock);
    this.live = this.#build();
    await this.live.start?.();
    await this.live.settled();
  }

  /** A new connection of somebody who is known already, after a reload or a restart. */
  reconnect(person: Person): Person {
    return this.#person(person.caller);
  }

  /** The connection closes without a word. */
  async drop(person: Person): Promise<void> {
    this.people.splice(this.people.indexOf(person), 1);
    for (const listener of this.#closeListeners) listener(person.id, person.caller);
    await this.live.settled();
  }

  /** A performer with an account and prices, not live yet. */
  async performer(given: Partial<NewActor> = {}): Promise<Person> {
    const id = this.#id();
    await this.kit.db.transaction((tx) => this.performers.create(tx, anActor({ id, ...given })));
    return this.#person({ ...nobody, subjectId: id, accountId: id, roles: ['guest', 'performer'] });
  }

  /** A performer on air, with a picture. */
  async livePerformer(
    given: Partial<NewActor> = {},
    room: { freeChat?: boolean; autoAccept?: boolean } = {},
  ): Promise<Person> {
    const performer = await this.performer(given);
    await this.goLive(performer, room);
    return performer;
  }

  async goLive(performer: Person, room: { freeChat?: boolean; autoAccept?: boolean } = {}): Promise<void> {
    await performer.say(contract.enterStudio, {});
    await performer.say(contract.goLive, { freeChat: true, autoAccept: false, ...room });
    this.media.send(`actor:${performer.subjectId}`);
    await this.live.settled();
  }

  /** A logged-in guest with `coins` hundredths. */
  async guest(coins = 0, given: Partial<Caller> = {}): Promise<Person> {
    const id = this.#id();
    if (coins > 0) await fundGuest(this.ledger, this.kit.db, id, coins);
    return this.#person({ ...nobody, subjectId: id, accountId: id, roles: ['guest'], ...given });
  }

  visitor(given: Partial<Caller> = {}): Person {
    return this.#person({ ...nobody, subjectId: this.#id(), ...given });
  }

  /** Lets time pass in steps of half a second, each with all it causes. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 500) {
      await this.kit.clock.advance(Math.min(500, left));
      await this.live.settled();
    }
  }

  coins(person: Person): Promise<number> {
    return this.ledger.balance(this.kit.db, `guest:${person.subjectId}`);
  }

  earnings(person: Person): Promise<number> {
    return this.ledger.balance(this.kit.db, `performer:${person.subjectId}`);
  }

  /** The sum of all books; zero, or something is wrong. */
  async booksSum(): Promise<number> {
    const { rows } = await this.kit.db.pool.query<{ sum: string }>('select sum(balance) as sum from ledger.accounts');
    return Number(rows[0]?.sum ?? 0);
  }

  #id(): number {
    this.#next += 1;
    return this.#next;
  }

  #person(caller: Caller): Person {
    const person = new Person(`test-${this.#id()}`, caller, () => this.live.handlers);
    person.join(`guest:${caller.subjectId}`);
    this.people.push(person);
    return person;
  }
}

const nobody: Caller = {
  subjectId: null,
  accountId: null,
  roles: [],
  sessionId: null,
  language: 'en',
  country: null,
  ip: '127.0.0.1',
};

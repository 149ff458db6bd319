import { fundGuest } from '#domains/ledger/testing/fund.ts';
import type { NewActor } from '#domains/performers/server/index.ts';
import type { TestClock } from '#kit/clock/test-clock.ts';
import type { VisitorCaller } from '#kit/contract/access.ts';
import type { Migrations } from '#kit/db/schema/migrate.ts';
import type { LiveMedia } from '#kit/live-media/port.ts';
import type { TestKit } from '#kit/testing/kit.ts';
import { testKit } from '#kit/testing/kit.ts';
import type { Fault } from './faulty-db.ts';
import { faulty } from './faulty-db.ts';
import type { Person } from './people.ts';
import { ownersOfTables } from './tables.ts';
import type { TestBedOptions } from './test-bed.ts';
import { LiveTestBed } from './test-bed.ts';

interface Options extends TestBedOptions {
  readonly fault?: () => Fault;
  readonly remote?: boolean;
  /** Another clock than the usual. */
  readonly clock?: TestClock;
  readonly tables?: readonly Migrations[];
  /** Makes a media engine on the world's clock, instead of the double. */
  readonly engine?: (clock: TestClock) => Promise<LiveMedia>;
}

/** A stage on a database and a clock of the test's own. */
export class World extends LiveTestBed<TestKit> {
  /** `fault` says before each transaction how the process dies in it; `remote`: there are other processes. */
  static async open({ fault = () => null, remote = false, engine, clock, tables = [], ...around }: Options = {}) {
    const made = await testKit([...ownersOfTables, ...tables]);
    const kit = { ...made, clock: clock ?? made.clock };
    const media = (await engine?.(kit.clock)) ?? null;
    const world = new World({ ...kit, db: faulty(kit.db, fault), bus: { ...kit.bus, remote } }, 100_001, media, around);
    await world.live.start?.();
    return world;
  }

  /** The process dies without a word and starts again `afterMs` later. */
  async crash(afterMs: number): Promise<void> {
    await this.restart(() => this.kit.clock.advance(afterMs));
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

  /** A logged-in guest with `coins` hundredths. */
  async guest(coins = 0, given: Partial<VisitorCaller> = {}): Promise<Person> {
    const id = this.nextId();
    if (coins > 0) await fundGuest(this.ledger, this.kit.db, id, coins);
    return this.person({ subjectId: id, accountId: id, roles: ['guest'], ...given });
  }

  visitor(given: Partial<VisitorCaller> = {}): Person {
    return this.person({ subjectId: this.nextId(), ...given });
  }

  /** Lets time pass in steps (of half a second), each with all it causes. */
  async pass(ms: number, step = 500): Promise<void> {
    for (let left = ms; left > 0; left -= step) {
      await this.kit.clock.advance(Math.min(step, left));
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
}

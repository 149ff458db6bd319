import { expect, it } from 'vitest';
import { openDb } from '#kit/db/db.ts';
import { memoryLog } from '#kit/log/log.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { migratedDatabase } from '#kit/testing/migrated-database.ts';
import { wallClock } from './clock.ts';
import { clockTables, keepSteadyTime } from './keep-steady-time.ts';
import type { Anchor } from './steady-time.ts';
import { SteadyTime } from './steady-time.ts';
import { TestClock } from './test-clock.ts';

const noon = Date.UTC(2026, 2, 29, 12);
const hour = 3_600_000;

/** Machines and a database whose clocks a test moves and sets. */
class Site {
  real = 0;
  databaseAhead = 0;
  anchor: Anchor | null = null;

  machine(run = 'first start', bootedAt = 0) {
    const machine = { run, ahead: 0, stoodStill: 0, time: () => 0, wall: () => 0 };
    machine.time = () => this.real - bootedAt - machine.stoodStill;
    machine.wall = () => noon + this.real + machine.ahead;
    return machine;
  }

  /** What a process does every few seconds. */
  look(machine: { time(): number }, time: SteadyTime): void {
    const seen = { machineMs: machine.time(), databaseMs: noon + this.real + this.databaseAhead };
    if (this.anchor) time.learn(this.anchor, seen);
    this.anchor = time.anchor(seen);
  }

  pass(ms: number, look = () => {}): void {
    for (let passed = 0; passed < ms; passed += 5_000) {
      this.real += Math.min(5_000, ms - passed);
      look();
    }
  }
}

it.each([30_000, -30_000, hour, -hour])('the wall clock is set by %i ms: a minute stays a minute', (jump) => {
  const site = new Site();
  const machine = site.machine();
  const time = new SteadyTime(machine);
  site.look(machine, time);
  expect(time.read()).toBe(noon);
  machine.ahead += jump;
  site.databaseAhead += jump;
  site.pass(60_000, () => site.look(machine, time));
  const off = time.read() - noon - 60_000;
  expect(Math.abs(off)).toBeLessThanOrEqual(30);
  // It follows the wall slowly, so that what is written down does not stay wrong for ever.
  expect(Math.sign(off)).toBe(Math.sign(jump));
});

it('a process that starts after the clocks were set continues where the last one stood', () => {
  const site = new Site();
  const machine = site.machine();
  const before = new SteadyTime(machine);
  site.look(machine, before);
  site.pass(20_000, () => site.look(machine, before));
  machine.ahead -= 30_000;
  site.databaseAhead += 30_000;
  site.pass(7_000);
  const after = new SteadyTime(machine);
  site.look(machine, after);
  expect(after.read()).toBeCloseTo(noon + 27_000, 0);
});

it('after a start of the machine the database’s clock says how long it was away; time never goes back', () => {
  const site = new Site();
  const before = new SteadyTime(site.machine());
  site.look(site.machine(), before);
  site.pass(10_000, () => site.look(site.machine(), before));
  site.pass(40_000);
  const rebooted = site.machine('second start', 45_000);
  const after = new SteadyTime(rebooted);
  site.look(rebooted, after);
  expect(after.read()).toBeCloseTo(noon + 50_000, 0);
  site.databaseAhead -= hour;
  const again = new SteadyTime(site.machine('third start', 49_000));
  site.look(site.machine('third start', 49_000), again);
  expect(again.read()).toBeGreaterThanOrEqual(after.read() - 1);
});

it('two machines keep one time, also when the database’s clock is set, and when one of them stood still', () => {
  const site = new Site();
  const [here, there] = [site.machine('here'), site.machine('there', -777_000)];
  there.ahead = 4_000;
  const [one, two] = [new SteadyTime(here), new SteadyTime(there)];
  const both = () => {
    site.look(here, one);
    site.look(there, two);
  };
  both();
  site.pass(60_000, both);
  expect(two.read() - one.read()).toBeCloseTo(0, 0);
  site.databaseAhead += hour;
  site.pass(60_000, both);
  expect(Math.abs(one.read() - noon - 120_000)).toBeLessThan(100);
  expect(Math.abs(two.read() - one.read())).toBeLessThan(10);
});

it('who finds everything left alone for long takes the wall’s time, forward only', () => {
  const site = new Site();
  const machine = site.machine();
  const before = new SteadyTime(machine);
  site.look(machine, before);
  machine.ahead = 30_000;
  site.pass(hour);
  const after = new SteadyTime(machine);
  site.look(machine, after);
  expect(after.read()).toBe(noon + hour + 30_000);
  machine.ahead = -30_000;
  site.pass(hour);
  const later = new SteadyTime(machine);
  site.look(machine, later);
  expect(later.read()).toBeGreaterThan(noon + 2 * hour + 29_000);
});

it('is kept in the database: processes of one installation agree, whatever their wall clocks say', async () => {
  const { url } = await migratedDatabase([clockTables]);
  const db = openDb(url, { log: memoryLog() });
  onFileEnd(() => db.close());
  let passed = 5_000;
  const machine = (wall: number) => ({ run: 'here', time: () => passed, wall: () => wall });
  const log = memoryLog();
  const [first, second] = [keepSteadyTime(log, machine(noon)), keepSteadyTime(log, machine(noon + hour))];
  await first.start(db.pool);
  passed += 1_000;
  await second.start(db.pool);
  first.stop();
  second.stop();
  expect(first.read()).toBeCloseTo(noon + 1_000, 0);
  expect(second.read()).toBeCloseTo(first.read(), 0);
});

it('a clock that runs faster keeps its speed and its beginning in both readings', () => {
  let real = noon;
  let ahead = 0;
  const fast = wallClock(20, noon, { wall: () => real + ahead, steady: () => real });
  real += 3_000;
  ahead = hour;
  expect(fast.steady()).toBe(noon + 60_000);
  expect(fast.now()).toBe(noon + 60_000 + 20 * hour);
  const test = new TestClock(noon);
  test.jumpWall(-hour);
  expect([test.now(), test.steady()]).toEqual([noon - hour, noon]);
});

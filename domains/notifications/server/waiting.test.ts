import { beforeEach, describe, expect, it } from 'vitest';
import { testKind } from '../testing/kinds.ts';
import { notificationsWorld } from '../testing/world.ts';
import { markRead } from './mark.ts';
import { mostAnHour } from './schedule.ts';

const { kit, said, ctx, domain, pushed, newest, arrive, happen, save, release, hourMs, forget } =
  await notificationsWorld();

beforeEach(forget);

describe('what has to wait', () => {
  it('leaves after the quiet hours, together; what was read meanwhile does not', async () => {
    await kit.clock.advance(Date.parse('2027-01-10T22:30:00Z') - kit.clock.now());
    said.set(40, { email: true, push: true });
    await save(40, { quietFrom: 22 * 60, quietTo: 7 * 60, timeZone: 'Europe/London' });
    await arrive(40);
    await arrive(40, { actorId: 6 });
    await happen(40, 40);
    expect([kit.mails.length, pushed.length]).toEqual([0, 0]);
    expect((await newest(40)).unseenCount).toBe(3);
    await markRead(ctx, 40, (await newest(40)).notifications[0]?.id ?? 0);
    await kit.clock.advance(8.5 * hourMs - 1000);
    await release();
    expect(kit.mails).toEqual([]);
    await kit.clock.advance(1000);
    await Promise.all([release(), release()]);
    expect(kit.mails.map(({ subject }) => subject)).toEqual(['2 Neuigkeiten für dich']);
    expect(pushed.map(({ title }) => title)).toEqual(['2 Neuigkeiten für dich']);
    await release();
    expect(kit.mails).toHaveLength(1);
  });

  it('comes as one mail an hour where the guest wants it so', async () => {
    said.set(42, { email: true });
    await save(42, { digest: 'hourly', isExplicit: true });
    await kit.clock.advance(60_000);
    await happen(42, 1);
    await happen(42, 2);
    expect(kit.mails).toEqual([]);
    await kit.clock.advance(hourMs);
    await release();
    expect(kit.mails).toMatchObject([{ subject: '2 Neuigkeiten für dich' }]);
    expect(kit.mails[0]?.text).toContain('Neues 1 · Neues 2');
  });

  it('is what comes after four in an hour: a digest instead of a flood', async () => {
    said.set(44, { push: true });
    for (let number = 0; number < mostAnHour + 5; number += 1) await happen(44, number);
    expect(pushed).toHaveLength(mostAnHour);
    await kit.clock.advance(hourMs);
    await release();
    expect(pushed).toHaveLength(mostAnHour + 1);
    expect(pushed.at(-1)).toMatchObject({ title: '5 Neuigkeiten für dich' });
  });
  it('leaves together when the hour is over, however the things came; five at the same moment are one too many', async () => {
    said.set(45, { push: true });
    await Promise.all(Array.from({ length: mostAnHour + 1 }, (_, number) => happen(45, number)));
    expect(pushed).toHaveLength(mostAnHour);
    for (const number of [10, 11, 12]) {
      await kit.clock.advance(hourMs / 4);
      await release();
      await happen(45, number);
    }
    expect(pushed).toHaveLength(mostAnHour);
    await kit.clock.advance(hourMs / 4);
    await release();
    expect(pushed.slice(mostAnHour).map(({ title }) => title)).toEqual(['4 Neuigkeiten für dich']);
    // The digest is the first of the next hour.
    for (let number = 20; number < 20 + mostAnHour; number += 1) await happen(45, number);
    expect(pushed).toHaveLength(2 * mostAnHour);
    await kit.clock.advance(hourMs);
    await release();
    expect(pushed).toHaveLength(2 * mostAnHour + 1);
  });

  it('for the end of a night that ends in the hour the clocks skip leaves then, all of it, and ends the job', async () => {
    await kit.clock.advance(Date.parse('2027-03-27T22:00:00Z') - kit.clock.now());
    said.set(46, { email: true });
    await save(46, { quietFrom: 22 * 60, quietTo: 2 * 60 + 30, timeZone: 'Europe/Berlin' });
    for (let number = 0; number < 40; number += 1) await happen(46, number);
    await release();
    expect(kit.mails).toEqual([]);
    await kit.clock.advance(Date.parse('2027-03-28T00:59:00Z') - kit.clock.now());
    await release();
    expect(kit.mails).toEqual([]);
    await kit.clock.advance(60_000);
    await release();
    expect(kit.mails.map(({ subject }) => subject)).toEqual(['40 Neuigkeiten für dich']);
  });

  it('is not told any more once it is over, and stays on the site with its time', async () => {
    said.set(47, { email: true });
    await save(47, { digest: 'hourly' });
    await kit.clock.advance(60_000);
    await arrive(47);
    await arrive(47, { actorId: 6 });
    await kit.db.transaction((tx) => domain.recall(tx, { kind: testKind, actorId: 5, before: kit.clock.now() }));
    await kit.clock.advance(hourMs);
    await release();
    expect(kit.mails.map(({ subject }) => subject)).toEqual(['Es gibt Neues für dich']);
    expect((await newest(47)).notifications).toHaveLength(2);
  });
});

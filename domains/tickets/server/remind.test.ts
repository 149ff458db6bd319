import { describe, expect, it } from 'vitest';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { notificationsDomain } from '#domains/notifications/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { ticketsDomain } from './index.ts';
import { shows, tickets } from './tables.ts';

const minute = 60_000;
const live = { beginShow: async () => undefined, endShow: async () => undefined, leaveShow: async () => undefined };
const {
  kit,
  as,
  domains: { tickets: domain, performers, blocks },
} = await testWorld(
  { tickets: ticketsDomain, performers: performersDomain, blocks: blocksDomain, notifications: notificationsDomain },
  { instead: { live, messenger: {} } },
);
await kit.db.transaction((tx) => performers.create(tx, anActor({ id: 9001, name: 'Mira' })));
const mira = as({ accountId: 9001, roles: ['performer'] });
const guest = (accountId: number) => as({ accountId, roles: ['guest'] });
const words = { de: '', en: 'Piano', nl: '', es: '' };

async function plan(minutesOn: number): Promise<number> {
  const [row] = await kit.db.orm
    .insert(shows)
    .values({
      ...{ actorId: 9001, actorName: 'Mira', title: words, description: words, postBuyInfo: words },
      ...{ price: 0, lateMinutes: 60, minutes: 60, letsLateIn: true, promoPercent: 20, promoMost: 20 },
      startsAt: new Date(kit.clock.now() + minutesOn * minute),
      createdAt: new Date(kit.clock.now()),
    })
    .returning();
  return row?.id ?? 0;
}
const hold = (showId: number, guestId: number) =>
  kit.db.orm.insert(tickets).values({ showId, guestId, creationType: 'C', price: 0, boughtAt: new Date(0) });
const ask = (guestId: number, id: number, isWanted = true) =>
  guest(guestId).mutate(contract.remindOfShow, { id, isWanted });
async function work(name: string, payload: object = {}): Promise<void> {
  for (const handler of domain.handlers)
    if (handler.kind === 'job' && handler.operation.name === name) await handler.run(payload as never);
}
const toldOf = async (showId: number) => {
  const { rows } = await kit.db.pool.query<{ guest_id: number; type: number }>(
    'select guest_id, type from notifications.entries where key = $1 order by type, guest_id',
    [`show:${showId}`],
  );
  return rows.map(({ guest_id, type }) => `${type}:${guest_id}`);
};

describe('a reminder', () => {
  it('comes half an hour before and at the start, once, to who has a ticket or asked', async () => {
    const show = await plan(60);
    await hold(show, 11);
    expect(await ask(12, show)).toMatchObject({ data: { isReminded: true } });
    await ask(11, show);
    await ask(13, show);
    expect(await ask(13, show, false)).toMatchObject({ data: { isReminded: false } });
    await ask(14, show);
    await kit.db.transaction((tx) => blocks.block(tx, 9001, 14));
    await work('tickets.lookAfterShows');
    expect((await kit.db.orm.select().from(shows)).find(({ id }) => id === show)?.remindedAt).toBeNull();
    await kit.clock.advance(31 * minute);
    await work('tickets.lookAfterShows');
    for (const _ of [1, 2]) await work('tickets.tellOfShow', { showId: show, what: 'soon' });
    expect(await toldOf(show)).toEqual(['50:11', '50:12']);
    await kit.clock.advance(25 * minute);
    expect(await mira.call(contract.beginShow, { params: { showId: show } })).toMatchObject({ ok: true });
    for (const _ of [1, 2]) await work('tickets.tellOfShow', { showId: show, what: 'begun' });
    // It has begun: that it is near is not true any more.
    await work('tickets.tellOfShow', { showId: show, what: 'soon' });
    expect(await toldOf(show)).toEqual(['50:11', '50:12', '51:11', '51:12']);
    await mira.call(contract.endShow, { params: { showId: show } });
  });

  it('is refused of what is over, not there, or not shown to them, and is not sent of what was called off', async () => {
    const show = await plan(40);
    await hold(show, 21);
    expect(await ask(14, show)).toMatchObject({ problem: { code: 'not_found' } });
    expect(await ask(12, 999_999)).toMatchObject({ problem: { code: 'not_found' } });
    await mira.call(contract.callOffShow, { params: { showId: show } });
    expect(await ask(12, show)).toMatchObject({ problem: { code: 'show_is_over' } });
    await work('tickets.tellOfShow', { showId: show, what: 'soon' });
    expect(await toldOf(show)).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { testWorld } from '#kit/testing/world.ts';
import { ticketsDomain } from './index.ts';
import { seedTickets, tomorrowEvening } from './seed.ts';
import { shows } from './tables.ts';

const {
  kit,
  domains: { performers },
} = await testWorld(
  { performers: performersDomain, tickets: ticketsDomain },
  {
    instead: { live: {}, messenger: {} },
  },
);

it('the demo world has two shows to come, of two performers, with words in every language; again it makes no more', async () => {
  for (const [id, name] of [
    [9001, 'Wanda'],
    [9002, 'Mira'],
  ] as const)
    await kit.db.transaction((tx) => performers.create(tx, anActor({ id, name })));
  await seedTickets({ kit, performers });
  await seedTickets({ kit, performers });
  const rows = await kit.db.orm.select().from(shows).orderBy(shows.id);
  expect(rows.map(({ actorId, startsAt }) => [actorId, startsAt?.getTime()])).toEqual([
    [9001, kit.clock.now() + 3 * 3_600_000],
    [9002, tomorrowEvening(kit.clock.now())],
  ]);
  for (const { title, description, postBuyInfo } of rows)
    for (const words of [title, description, postBuyInfo])
      expect(Object.values(words).filter((text) => text !== '')).toHaveLength(4);
});

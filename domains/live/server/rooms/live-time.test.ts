import { expect, test } from 'vitest';
import { testKit } from '#kit/testing/kit.ts';
import { ownersOfTables } from '../../testing/tables.ts';
import { rooms } from '../tables.ts';
import { liveMinutes } from './live-time.ts';

const { db } = await testKit(ownersOfTables);
const minute = 60_000;

test('live time of today is what all rooms were on air since midnight, those that go on up to now', async () => {
  const room = { actorName: 'Vega', freeChat: true, autoAccept: true, livePreview: true, voyeurAllowed: false };
  const open = (actorId: number, from: number, to: number | null) =>
    db.orm.insert(rooms).values({
      ...{ ...room, actorId, seenAt: from * minute },
      ...{ startedAt: from * minute, onlineAt: from * minute, endedAt: to === null ? null : to * minute },
    });
  const [midnight, now] = [1_000, 1_100];
  await open(1, 900, 950);
  await open(2, 990, 1_010);
  await open(3, 1_020, 1_050);
  await open(4, 1_090, null);
  expect(await liveMinutes(db, midnight * minute, now * minute)).toBe(10 + 30 + 10);
  expect(await liveMinutes(db, now * minute, now * minute)).toBe(0);
});

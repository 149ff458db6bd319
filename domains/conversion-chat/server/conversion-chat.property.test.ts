import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { openWelcomingRoom } from '../testing/welcoming-room.ts';
import { endCandidacy } from './candidates.ts';

const room = await openWelcomingRoom(1);
const { world, kit, times } = room;

const step = fc.oneof(
  ...(['enable', 'disable', 'leave', 'buy', 'takePart', 'stopPart'] as const).map((does) => fc.constant({ does })),
  fc.record({ does: fc.constant('enter' as const), with: fc.constantFrom(0, 1) }),
  fc.record({ does: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 40 }) }),
);

test('in any order of what may happen, time outside of the span counts to the second and time inside never does', async () => {
  const performers = [await world.livePerformer(), await world.livePerformer()] as const;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      await room.takePart(performers[0], true);
      const guest = await room.newGuest();
      let on: { until: number } | null = null;
      let isUsed = false;
      let hasBought = false;
      let takesPart = true;
      let isIn: number | null = null;
      let outside = 0;
      let last = kit.clock.steady();
      /** What has passed since the last look goes to where it was spent. */
      const look = (): void => {
        const now = kit.clock.steady();
        const free = on !== null && takesPart && isIn === 0 ? Math.min(Math.max(last, on.until), now) - last : 0;
        if (isIn !== null) outside += now - last - free;
        last = now;
      };
      let counted = 0;
      for (const one of steps) {
        if (one.does === 'pass') await world.pass(one.seconds * 1_000, 2_000);
        look();
        if (one.does === 'enable') {
          const answer = await room.act(guest, 'enable');
          expect(answer.ok).toBe(on !== null && on.until > last ? true : !isUsed && !hasBought);
          if (answer.ok && !isUsed) on = { until: last + times.span };
          if (answer.ok) isUsed = true;
        } else if (one.does === 'disable') {
          await room.act(guest, 'disable');
          on = null;
        } else if (one.does === 'enter') {
          await room.leave(guest);
          isIn = null;
          expect(await room.enter(guest, performers[one.with as 0 | 1])).toBeNull();
          // The picture, not the press, begins the chat.
          isIn = one.with;
          last = room.chatOf(guest)?.startedAt ?? Number.NaN;
          look();
        } else if (one.does === 'leave') {
          await room.leave(guest);
          isIn = null;
        } else if (one.does === 'buy') {
          await fundGuest(world.ledger, kit.db, guest.subjectId, 1_000);
          await kit.db.transaction((tx) => endCandidacy({ kit, ledger: world.ledger } as never, tx, guest.subjectId));
          hasBought = true;
        } else if (one.does === 'takePart' || one.does === 'stopPart') {
          takesPart = one.does === 'takePart';
          await room.takePart(performers[0], takesPart);
        }
        const { used } = await room.freeTime(guest);
        expect(used).toBeGreaterThanOrEqual(counted);
        expect(Math.abs(used - outside / 1000)).toBeLessThan(1.1);
        counted = used;
      }
      await room.leave(guest);
    }),
    { numRuns: 12 },
  );
}, 120_000);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RoomStretch } from './counted-time.ts';
import { countedMs, uncountedUntil } from './counted-time.ts';

const stretch = fc
  .record({ actorId: fc.integer({ min: 1, max: 2 }), from: fc.nat(60), length: fc.nat(30) })
  .map(({ actorId, from, length }): RoomStretch => ({ actorId, from, until: from + length }));
const isIn = (at: number, actorId: number, all: readonly RoomStretch[]): boolean =>
  all.some((one) => one.actorId === actorId && at >= one.from && at < one.until);

test('what counts of a chat is each moment of it that lies in no stretch with its performer, however they overlap', () => {
  fc.assert(
    fc.property(stretch, fc.array(stretch, { maxLength: 6 }), (chat, uncounted) => {
      let counted = 0;
      for (let at = chat.from; at < chat.until; at += 1) if (!isIn(at, chat.actorId, uncounted)) counted += 1;
      expect(countedMs(chat, uncounted)).toBe(counted);
    }),
  );
});

test('until when it does not count is the next moment that does', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.array(stretch, { maxLength: 6 }), (now, uncounted) => {
      let next = now;
      while (isIn(next, 1, uncounted)) next += 1;
      expect(uncountedUntil(1, now, uncounted)).toBe(next === now ? null : next);
    }),
  );
});

import { describe, expect, it } from 'vitest';
import type { MessengerContent } from '../../contract/index.ts';
import { slowMode } from './slow-mode.ts';

const minute = 60_000;
const at = 1_800_000_000_000;
const said = (minutes: readonly number[], senderType: 'guest' | 'actor' = 'guest') =>
  minutes.map((ago) => ({ senderType, date: at - ago * minute }) as MessengerContent);

describe('who writes to somebody who has never answered', () => {
  it('is told how many messages are left within the hour', () => {
    expect(slowMode(said([61, 30, 2]), at)).toEqual({ left: 3, minutes: 0 });
    expect(slowMode(said([3, 2, 1], 'actor'), at)).toEqual({ left: 5, minutes: 0 });
  });

  it('waits an hour from the first of five on, and is told how long', () => {
    expect(slowMode(said([50, 40, 30, 20, 10]), at)).toEqual({ left: 0, minutes: 10 });
    expect(slowMode(said([60, 40, 30, 20, 10]), at)).toEqual({ left: 1, minutes: 0 });
  });

  it('waits as long with a clock that is behind', () => {
    expect(slowMode(said([4, 3, 2, 1, 0]), at - 600_000)).toEqual({ left: 0, minutes: 56 });
  });
});

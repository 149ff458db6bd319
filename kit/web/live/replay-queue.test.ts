import { beforeEach, expect, it } from 'vitest';
import { TestClock } from '#kit/clock/test-clock.ts';
import { createReplayQueue } from './replay-queue.ts';

let line: { online: boolean; back: () => void; sent: number[]; refuse: boolean };
let clock: TestClock;
const queue = (most = 50) =>
  createReplayQueue<number>({
    send: async (item) => {
      if (line.refuse) return false;
      line.sent.push(item);
      return true;
    },
    isOnline: () => line.online,
    onOnline(listener) {
      line.back = listener;
      return () => {
        line.back = () => undefined;
      };
    },
    most,
    clock,
  });
const settled = () => new Promise((resolve) => setImmediate(resolve));
const comeOnline = () => {
  line.online = true;
  line.back();
  return settled();
};

beforeEach(() => {
  clock = new TestClock();
  line = { online: true, back: () => undefined, sent: [], refuse: false };
});

it('sends at once while there is a line', async () => {
  queue().add(1);
  await settled();
  expect(line.sent).toEqual([1]);
});

it('keeps what is told offline, and replays it in its order, once', async () => {
  const calls = queue();
  line.online = false;
  for (const item of [1, 2, 3]) calls.add(item);
  await settled();
  expect(line.sent).toEqual([]);
  await comeOnline();
  await comeOnline();
  expect(line.sent).toEqual([1, 2, 3]);
  expect(calls.size).toBe(0);
});

it('keeps what could not be sent although the browser believed in its line', async () => {
  const calls = queue();
  line.refuse = true;
  calls.add(1);
  await settled();
  line.refuse = false;
  calls.add(2);
  await settled();
  expect(line.sent).toEqual([1, 2]);
});

it('tries again by itself when the line that was back was none yet, less and less often', async () => {
  const calls = queue();
  line.online = false;
  for (const item of [1, 2]) calls.add(item);
  line.refuse = true;
  await comeOnline();
  expect(line.sent).toEqual([]);
  await clock.advance(1000);
  await settled();
  expect(line.sent).toEqual([]);
  line.refuse = false;
  await clock.advance(1000);
  await settled();
  expect(line.sent).toEqual([]);
  await clock.advance(1000);
  await settled();
  expect(line.sent).toEqual([1, 2]);
  calls.end();
});

it('tries nothing more after its end, nor while there is no line', async () => {
  const calls = queue();
  line.refuse = true;
  calls.add(1);
  await settled();
  line.refuse = false;
  line.online = false;
  await clock.advance(60_000);
  await settled();
  expect(line.sent).toEqual([]);
  line.online = true;
  calls.end();
  await clock.advance(60_000);
  await settled();
  expect(line.sent).toEqual([]);
});

it('forgets the oldest when too many wait, and everything at its end', async () => {
  const calls = queue(2);
  line.online = false;
  for (const item of [1, 2, 3]) calls.add(item);
  expect(calls.size).toBe(2);
  await comeOnline();
  expect(line.sent).toEqual([2, 3]);
  line.online = false;
  calls.add(4);
  calls.end();
  await comeOnline();
  expect(line.sent).toEqual([2, 3]);
});

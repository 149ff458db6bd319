import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLimits } from '#kit/limits/limits.ts';
import { RenderGate, renderLimits } from './render-gate.ts';

const { atOnce, waiting, atOncePerAddress, longestWaitMs, perAddress } = renderLimits;
const open = (factor = 1) => new RenderGate(createLimits(null, factor), factor);
const told = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (refused: { status: number; retryAfterSeconds: number }) => [refused.status, refused.retryAfterSeconds],
  );

/** Renderings that end when they are told to. */
function setUp(gate = open()) {
  const ends: (() => void)[] = [];
  const render = () => new Promise<void>((resolve) => ends.push(resolve));
  const from = (ip: string) => told(gate.run(ip, render));
  return { ends, from, gate };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('few pages are rendered at a time, a few more wait, and the rest are asked to come back', async () => {
  const { ends, from } = setUp();
  const inside = Array.from({ length: atOnce + waiting }, (_, number) => from(`192.0.2.${number}`));
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(atOnce);
  expect(await from('198.51.100.1')).toEqual([503, 3]);
  for (let next = 0; next < inside.length; next += 1) {
    ends[next]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(ends.length - next - 1).toBeLessThanOrEqual(atOnce);
  }
  expect(await Promise.all(inside)).toEqual(inside.map(() => 'done'));
});

test('a place that gets free goes to whoever waited longest, and never to two', async () => {
  const { ends, from } = setUp();
  for (let number = 0; number <= atOnce; number += 1) void from(`192.0.2.${number}`);
  await vi.advanceTimersByTimeAsync(0);
  ends[0]?.();
  void from('198.51.100.1');
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(atOnce + 1);
});

test('nobody waits long for a turn that does not come', async () => {
  const { ends, from } = setUp();
  for (let number = 0; number < atOnce; number += 1) void from(`192.0.2.${number}`);
  const late = from('198.51.100.1');
  await vi.advanceTimersByTimeAsync(longestWaitMs);
  expect(await late).toEqual([503, 3]);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  void from('198.51.100.2');
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(atOnce + 1);
});

test('one address does not fill the queue, however many hosts its network has', async () => {
  const { from } = setUp();
  for (let host = 1; host <= atOncePerAddress; host += 1) void from(`2001:db8:5:6::${host}`);
  await vi.advanceTimersByTimeAsync(0);
  expect(await from('2001:db8:5:6:ffff::1')).toEqual([429, 1]);
  const other = from('2001:db8:5:7::1');
  await vi.advanceTimersByTimeAsync(longestWaitMs);
  expect(await other).toEqual([503, 3]);
});

test('a rendering that fails gives its place back', async () => {
  const gate = open();
  for (let number = 0; number < 3 * atOnce; number += 1) {
    await expect(gate.run('192.0.2.1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
  expect(await told(gate.run('192.0.2.1', async () => undefined))).toBe('done');
});

test('an address has a share of renderings; LIMIT_FACTOR multiplies it', async () => {
  for (const factor of [1, 3]) {
    const gate = open(factor);
    for (let number = 0; number < perAddress.points * factor; number += 1) await gate.admit('192.0.2.1');
    expect(await told(gate.admit('192.0.2.1'))).toEqual([429, perAddress.seconds]);
    expect(await told(gate.admit('192.0.2.2'))).toBe('done');
  }
});

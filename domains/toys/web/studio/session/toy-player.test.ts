import fc from 'fast-check';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { toyPatterns } from '../../../contract/patterns.ts';
import { mockSteps, openMockToy } from '../../../testing/mock-toy.ts';
import { ToyLine } from './toy-line.ts';
import type { ToyOrder } from './toy-player.ts';
import { steerSilentMs, ToyPlayer } from './toy-player.ts';

vi.stubGlobal('WebSocket', NodeSocket);
const mock = await openMockToy();
afterAll(() => mock.close());
beforeEach(() => void mock.commands.splice(0));

/** Time that a test moves. */
function handClock() {
  let now = 0;
  let ticking: { run: () => void; ms: number } | null = null;
  return {
    now: () => now,
    every(run: () => void, ms: number) {
      const own = { run, ms };
      ticking = own;
      return () => {
        if (ticking === own) ticking = null;
      };
    },
    advance(ms: number) {
      for (const end = now + ms; now < end; ) {
        now += ticking?.ms ?? ms;
        ticking?.run();
      }
    },
  };
}

const order = (more: Partial<ToyOrder> = {}): ToyOrder => ({
  ...{ playId: 1, kind: 'pattern', pattern: 'wave', strength: 80, most: 50, seconds: 5 },
  ...more,
});

it('a play reaches the toy over the line, within the bound of its performer, and stop is the last that is sent', async () => {
  const line = await ToyLine.open(mock.port, () => undefined);
  await expect.poll(() => line.names).toEqual(['Test toy']);
  const clock = handClock();
  const player = new ToyPlayer(clock);
  const ended = vi.fn();
  player.play(order(), line, ended);
  clock.advance(4_000);
  expect(player.order?.playId).toBe(1);
  clock.advance(1_000);
  expect(ended).toHaveBeenCalledOnce();
  await expect.poll(() => mock.commands.at(-1)?.does).toBe('stop');
  const values = mock.commands.flatMap((command) => (command.does === 'vibrate' ? [command.value] : []));
  expect(Math.max(...values)).toBe(mockSteps / 2);
  expect(new Set(values).size).toBeGreaterThan(3);
  expect(mock.level).toBe(0);
  line.close();
});

it('a line that is cut, or a toy that is switched off, is told; the program stops the toy by itself', async () => {
  const changed = vi.fn();
  const line = await ToyLine.open(mock.port, changed);
  line.set(1);
  await expect.poll(() => mock.level).toBe(mockSteps);
  mock.setToy(false);
  await expect.poll(() => line.names).toEqual([]);
  mock.setToy(true);
  await expect.poll(() => line.names).toHaveLength(1);
  mock.cut();
  await expect.poll(() => line.isOpen).toBe(false);
  await expect.poll(() => mock.level).toBe(0);
  expect(changed).toHaveBeenCalled();
  await expect(ToyLine.open(1, () => undefined)).rejects.toThrow();
});

it('direct control follows its guest, and stands still when nothing is heard of them', () => {
  const clock = handClock();
  const player = new ToyPlayer(clock);
  const levels: number[] = [];
  const output = { set: (level: number) => void levels.push(level), halt: () => void levels.push(-1) };
  player.play(order({ kind: 'direct', strength: 100, seconds: 60 }), output, () => undefined);
  expect(levels.at(-1)).toBe(0);
  player.steer(1, 100);
  clock.advance(200);
  expect(levels.at(-1)).toBe(0.5);
  player.steer(2, 10);
  clock.advance(steerSilentMs + 200);
  expect(levels.at(-1)).toBe(0);
  player.stop(output);
  expect(levels.at(-1)).toBe(-1);
});

const act = fc.oneof(
  fc.record({ does: fc.constantFrom('play', 'stop', 'halt') }),
  fc.record({ does: fc.constant('steer'), strength: fc.integer({ min: -50, max: 400 }) }),
  fc.record({ does: fc.constant('pass'), ms: fc.integer({ min: 0, max: 7_000 }) }),
);

it('whatever happens, nothing is stronger or longer than it may be, and after a stop nothing moves', () =>
  fc.assert(
    fc.property(
      fc.array(act, { maxLength: 30 }),
      fc.constantFrom(...toyPatterns),
      fc.integer({ min: 5, max: 100 }),
      fc.integer({ min: 5, max: 100 }),
      fc.constantFrom('pattern' as const, 'direct' as const),
      (acts, pattern, strength, most, kind) => {
        const clock = handClock();
        const player = new ToyPlayer(clock);
        let moving = 0;
        let begun = 0;
        const output = {
          set(level: number) {
            expect(level).toBeGreaterThanOrEqual(0);
            expect(level).toBeLessThanOrEqual(most / 100);
            moving = level;
          },
          halt() {
            moving = 0;
          },
        };
        for (const one of acts) {
          if (one.does === 'play') {
            begun = clock.now();
            player.play(order({ pattern, strength, most, kind }), output, () => undefined);
          }
          if (one.does === 'stop' || one.does === 'halt') player.stop(output);
          if ('strength' in one) player.steer(1, one.strength);
          if ('ms' in one) clock.advance(one.ms);
          if (player.order === null) expect(moving).toBe(0);
          if (moving > 0) expect(clock.now() - begun).toBeLessThan(5_000);
        }
      },
    ),
  ));

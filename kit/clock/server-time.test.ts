import { afterEach, expect, it, vi } from 'vitest';
import { ServerTime } from './server-time.ts';

afterEach(() => vi.useRealTimers());

it('continues from what the server said, whatever the device’s clock says and is set to', () => {
  vi.useFakeTimers({ now: Date.parse('2020-01-01T00:00Z') });
  const time = new ServerTime();
  const said = Date.parse('2026-11-25T20:15Z');
  time.learn(said);
  expect(time.now()).toBe(said);
  vi.advanceTimersByTime(90_000);
  vi.setSystemTime(Date.parse('2031-05-05T00:00Z'));
  expect(time.now()).toBe(said + 90_000);
  time.learn(said + 91_000);
  expect(time.now()).toBe(said + 91_000);
});

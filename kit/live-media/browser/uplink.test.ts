import { describe, expect, it } from 'vitest';
import { Uplink } from './uplink.ts';

/** Sends 10 kB every 100 ms over a line of `bytesPerSecond`, acknowledged every 200 ms, for a while. */
function run(uplink: Uplink, ms: number, bytesPerSecond: number, state = { now: 0, sent: 0, arrived: 0 }) {
  for (const end = state.now + ms; state.now < end; state.now += 100) {
    const bytes = 10_000 * uplink.scale;
    if (!uplink.isBlocked(state.now)) {
      uplink.sent(bytes, state.now);
      state.sent += bytes;
    }
    state.arrived = Math.min(state.sent, state.arrived + bytesPerSecond / 10);
    if (state.now % 200 === 0) uplink.acknowledged(state.arrived);
    if (state.now % 500 === 0) uplink.adapt(state.now);
  }
  return state;
}

describe('a publisher’s bit rate', () => {
  it('stays full on a good line', () => {
    const uplink = new Uplink();
    run(uplink, 20_000, 1_000_000);
    expect(uplink.scale).toBe(1);
  });

  it('falls to what a poor line carries, so that nothing queues up for long', () => {
    const uplink = new Uplink();
    const state = run(uplink, 30_000, 50_000);
    expect(uplink.scale).toBeLessThan(0.75);
    expect(uplink.lagMs(state.now)).toBeLessThan(1_000);
  });

  it('rises again when the line is good again', () => {
    const uplink = new Uplink();
    const state = run(uplink, 20_000, 30_000);
    run(uplink, 60_000, 1_000_000, state);
    expect(uplink.scale).toBe(1);
  });

  it('stops altogether while nothing gets through', () => {
    const uplink = new Uplink();
    const state = run(uplink, 5_000, 0);
    expect(uplink.isBlocked(state.now)).toBe(true);
    expect(state.sent).toBeLessThan(120_000);
    uplink.reset();
    expect(uplink.isBlocked(state.now)).toBe(false);
  });
});

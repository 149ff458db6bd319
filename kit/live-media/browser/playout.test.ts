import { describe, expect, it } from 'vitest';
import { Playout } from './playout.ts';

const frameMs = 33;
/** The viewer's clock is far from the publisher's; only differences count. */
const clockGapMs = 1_000_000;

/** Frames of `seconds`, each late by what `lateness` says. */
function play(playout: Playout, seconds: number, lateness: (frame: number) => number, from = 0): number {
  const frames = Math.round((seconds * 1_000) / frameMs);
  for (let i = 0; i < frames; i += 1) {
    const mediaMs = (from + i) * frameMs;
    playout.arrived(mediaMs, mediaMs + clockGapMs + 20 + lateness(i), (from + i) % 60 === 0);
  }
  return from + frames;
}

describe('the jitter buffer', () => {
  it('adds no delay on a quiet line', () => {
    const playout = new Playout();
    play(playout, 10, (i) => i % 7);
    expect(playout.delayMs).toBe(0);
    expect(playout.showAt(5_000)).toBe(5_000 + clockGapMs + 20);
    expect(playout.stalls).toBe(0);
  });

  it('adds none for one hiccup, however long', () => {
    const playout = new Playout();
    const next = play(playout, 5, () => 0);
    play(playout, 5, (i) => Math.max(0, 400 - i * frameMs), next + 1);
    expect(playout.delayMs).toBe(0);
    expect(playout.stalls).toBe(1);
  });

  it('grows when frames keep coming late, and shrinks again in calm', () => {
    const playout = new Playout();
    const next = play(playout, 6, (i) => (i % 4 === 0 ? 80 : 0));
    expect(playout.delayMs).toBeGreaterThanOrEqual(80);
    expect(playout.delayMs).toBeLessThan(100);
    play(playout, 20, () => 0, next);
    expect(playout.delayMs).toBe(0);
  });

  it('never grows beyond what a conversation bears', () => {
    const playout = new Playout();
    play(playout, 10, (i) => (i % 2) * 2_000);
    expect(playout.delayMs).toBe(120);
  });

  it('takes the burst of a join as it comes', () => {
    const playout = new Playout();
    for (let i = 0; i < 60; i += 1) playout.arrived(i * frameMs, clockGapMs + 60 * frameMs + i / 10, i === 0);
    play(playout, 5, () => 0, 60);
    expect(playout.stalls).toBe(0);
    expect(playout.delayMs).toBe(0);
  });

  it('takes the past that comes when a hidden tab is shown again', () => {
    const playout = new Playout();
    const next = play(playout, 10, () => 0);
    const back = (next + 100) * frameMs + clockGapMs + 20;
    for (let i = 50; i < 100; i += 1) playout.arrived((next + i) * frameMs, back + i / 10, i === 50);
    play(playout, 5, () => 0, next + 100);
    expect(playout.stalls).toBe(0);
    expect(playout.delayMs).toBe(0);
  });

  it('follows clocks that drift apart', () => {
    const playout = new Playout();
    for (let i = 0; i < 10_000; i += 1) playout.arrived(i * frameMs, i * frameMs * 1.0001 + clockGapMs, i % 60 === 0);
    expect(playout.delayMs).toBe(0);
    expect(playout.showAt(10_000 * frameMs)).toBeGreaterThan(10_000 * frameMs + clockGapMs + 30);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playedPreviews, playPreviews } from '#kit/ui/live/preview-intent.ts';
import { forgetTour, restMs, startTour, stepMs, steps } from './preview-tour.ts';

const card = (id: number, part: object = {}) => ({
  id,
  isOnline: true,
  liveState: 'freeChat' as const,
  isLivePreviewEnabled: true,
  ...part,
});
const three = [card(1), card(2), card(3)];
const device = { reduced: false, saveData: false, hidden: false };
let time = 0;
const tour = (cards: Parameters<typeof startTour>[0] = three) => startTour(cards, () => time);

beforeEach(() => {
  Object.assign(device, { reduced: false, saveData: false, hidden: false });
  vi.useFakeTimers();
  vi.stubGlobal('window', { matchMedia: () => ({ matches: device.reduced }) });
  vi.stubGlobal('navigator', { connection: { saveData: device.saveData } });
  vi.stubGlobal('document', {
    get hidden() {
      return device.hidden;
    },
  });
  time = 0;
  forgetTour();
  playPreviews([]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the tour of moving pictures', () => {
  it('moves the first and one other, another one with each step, and rests in the end', () => {
    tour();
    const seen = [playedPreviews()];
    for (let step = 1; step <= steps; step += 1) {
      vi.advanceTimersByTime(stepMs);
      seen.push(playedPreviews());
    }
    expect(seen).toEqual([[1, 2], [1, 3], [1, 2], [1, 3], []]);
    expect(seen.every((ids) => ids.length <= 2)).toBe(true);
    vi.advanceTimersByTime(100 * stepMs);
    expect(playedPreviews()).toEqual([]);
  });

  it('shows nobody who is with somebody, away or wants no previews', () => {
    tour([
      card(1, { liveState: 'inPrivate' }),
      card(2, { isOnline: false, liveState: 'offline' }),
      card(3, { isLivePreviewEnabled: false }),
      card(4, { liveState: 'live' }),
    ]);
    expect(playedPreviews()).toEqual([4]);
  });

  it('moves nothing where less motion is wanted', () => {
    device.reduced = true;
    tour();
    expect(playedPreviews()).toEqual([]);
  });

  it('moves nothing where data is saved', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    tour();
    expect(playedPreviews()).toEqual([]);
  });

  it('waits while nobody looks at the page', () => {
    device.hidden = true;
    tour();
    vi.advanceTimersByTime(10 * stepMs);
    expect(playedPreviews()).toEqual([]);
    device.hidden = false;
    vi.advanceTimersByTime(stepMs);
    expect(playedPreviews()).toEqual([1, 2]);
  });

  it('ends when it is left, and begins again after a rest', () => {
    tour()();
    expect(playedPreviews()).toEqual([]);
    time = restMs - 1;
    tour();
    expect(playedPreviews()).toEqual([]);
    time = restMs;
    tour();
    expect(playedPreviews()).toEqual([1, 2]);
  });
});

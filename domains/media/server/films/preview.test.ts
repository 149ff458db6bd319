import { describe, expect, it } from 'vitest';
import { previewSegments, previewUntil } from './preview.ts';

describe('how much of a film is shown before it is one’s own', () => {
  it('fifteen seconds of a long one, a third of a short one, nothing of one that would be given away by it', () => {
    expect(previewUntil({ milliseconds: 3_600_000 })).toBe(15_000);
    expect(previewUntil({ milliseconds: 30_000 })).toBe(10_000);
    expect(previewUntil({ milliseconds: 11_999 })).toBeNull();
  });

  it('whole segments that end in time, one at least, and never the last', () => {
    expect(previewSegments([4000, 4000, 4000, 4000, 4000], 15_000)).toBe(3);
    expect(previewSegments([8000, 8000], 5000)).toBe(1);
    expect(previewSegments([4000, 4000, 4000], 15_000)).toBe(2);
    expect(previewSegments([4000], 15_000)).toBe(0);
  });
});

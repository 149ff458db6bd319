import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSlots } from './paging.ts';

describe('page links', () => {
  it('shows all of a few pages', () => {
    expect(pageSlots(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('keeps first, last and the neighbours of many', () => {
    expect(pageSlots(1, 14)).toEqual([1, 2, 3, 4, 5, 'gap-after', 14]);
    expect(pageSlots(6, 14)).toEqual([1, 'gap-before', 5, 6, 7, 'gap-after', 14]);
    expect(pageSlots(13, 14)).toEqual([1, 'gap-before', 10, 11, 12, 13, 14]);
  });

  it('always shows the page one is on, in order, and hides no single page behind a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (pages, seed) => {
        const page = (seed % pages) + 1;
        const slots = pageSlots(page, pages);
        const numbers = slots.filter((slot) => typeof slot === 'number');
        expect(numbers).toContain(page);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(slots.length).toBeLessThanOrEqual(7);
        for (const [index, slot] of slots.entries()) {
          if (typeof slot === 'number') continue;
          expect(Number(slots[index + 1]) - Number(slots[index - 1])).toBeGreaterThan(2);
        }
      }),
    );
  });
});

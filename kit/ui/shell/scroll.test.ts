import { describe, expect, it } from 'vitest';
import type { BarScroll } from './scroll.ts';
import { nextBarScroll } from './scroll.ts';

const scroll = (...positions: number[]): BarScroll =>
  positions.reduce<BarScroll>((state, y) => nextBarScroll(state, y), { y: 0, hidden: false });

describe('the navigation bar (spec 1 section 2)', () => {
  it('stays within the first 50 px', () => {
    expect(scroll(50).hidden).toBe(false);
  });

  it('hides on the way down and shows on the way up', () => {
    expect(scroll(120).hidden).toBe(true);
    expect(scroll(400, 380).hidden).toBe(false);
  });

  it('ignores movement of 10 px or less', () => {
    expect(scroll(400, 390).hidden).toBe(true);
    expect(scroll(400, 389).hidden).toBe(false);
  });

  it('adds up slow movement instead of losing it', () => {
    expect(scroll(400, 394, 388).hidden).toBe(false);
  });

  it('always shows at the top', () => {
    expect(scroll(60, 52, 45).hidden).toBe(false);
  });
});

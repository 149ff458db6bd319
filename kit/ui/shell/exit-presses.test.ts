import { describe, expect, it } from 'vitest';
import { EXIT_WITHIN_MS, exitPress } from './exit-presses.ts';

const press = (...moments: number[]): boolean => {
  let state: ReturnType<typeof exitPress> = { presses: [], leave: false };
  for (const moment of moments) state = exitPress(state.presses, moment);
  return state.leave;
};

describe('the quick exit key', () => {
  it('leaves at the third press in a row', () => {
    expect(press(0, 300, 600)).toBe(true);
  });

  it('stays when a dialog is closed with one or two presses', () => {
    expect(press(0)).toBe(false);
    expect(press(0, 200)).toBe(false);
  });

  it('stays when the presses have nothing to do with each other', () => {
    expect(press(0, 600, EXIT_WITHIN_MS)).toBe(false);
    expect(press(0, 5000, 10_000)).toBe(false);
  });
});

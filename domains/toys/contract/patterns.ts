import { z } from 'zod';

/** How a vibration goes up and down. */
export const toyPatterns = ['steady', 'wave', 'pulse', 'climb', 'heartbeat'] as const;
export const ToyPattern = z.enum(toyPatterns).meta({ id: 'ToyPattern' });
export type ToyPattern = z.infer<typeof ToyPattern>;

const turn = 2 * Math.PI;

/** How strong each is at a moment of its own, in ms since it began: between 0 and 1. */
const shapes: Record<ToyPattern, (ms: number) => number> = {
  steady: () => 1,
  wave: (ms) => 0.6 - 0.4 * Math.cos((turn * ms) / 4_000),
  pulse: (ms) => (ms % 1_000 < 500 ? 1 : 0.1),
  climb: (ms) => 0.2 + 0.8 * ((ms % 6_000) / 6_000),
  heartbeat: (ms) => (ms % 1_200 < 180 || (ms % 1_200 >= 330 && ms % 1_200 < 510) ? 1 : 0.05),
};

/**
 * How strong a toy vibrates, between 0 and 1.
 * @param ms since the pattern began
 * @param strength what the pattern is set to, and `most` what the performer lets through, both in percent
 */
export const levelAt = (pattern: ToyPattern, ms: number, strength: number, most: number): number =>
  boundedLevel(shapes[pattern](ms) * strength, most);

/** A strength in percent within the performer’s own bound, as a level between 0 and 1. */
export const boundedLevel = (strength: number, most: number): number =>
  Math.min(Math.max(strength, 0), Math.max(most, 0), 100) / 100;

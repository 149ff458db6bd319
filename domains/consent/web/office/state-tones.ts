import type { ThingState } from '../../contract/index.ts';

/** The look of what a thing is. */
export const stateTones = {
  covered: 'success',
  paused: 'warning',
  waiting: 'info',
  withdrawn: 'danger',
  takenDown: 'danger',
  gone: 'neutral',
} as const satisfies Record<ThingState, string>;

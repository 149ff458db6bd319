import type { StudioState } from '../../contract/index.ts';

/** The look of what became of a studio. */
export const studioTones = {
  waiting: 'info',
  accepted: 'success',
  refused: 'danger',
  closed: 'neutral',
} as const satisfies Record<StudioState, string>;

import type { Tone } from '#kit/ui/primitives/badge.tsx';
import type { ShowState } from '../../contract/shows.ts';

/** How the states of a show look. */
export const stateTones: Readonly<Record<ShowState, Tone>> = {
  planned: 'info',
  running: 'success',
  ended: 'neutral',
  cancelled: 'neutral',
  missed: 'warning',
  broken: 'danger',
};

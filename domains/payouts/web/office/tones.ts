import type { Tone } from '#kit/ui/primitives/badge.tsx';
import type { ItemState, RunState } from '../../contract/states.ts';

/** The colour of each state of a run. */
export const runTones: Readonly<Record<RunState, Tone>> = {
  ...{ building: 'info', draft: 'warning', approved: 'info', ready: 'warning', sent: 'info' },
  ...{ paid: 'success', cancelled: 'neutral' },
};

/** The colour of each state of a payee's part. */
export const itemTones: Readonly<Record<ItemState, Tone>> = {
  ...{ reserved: 'neutral', final: 'info', sent: 'info', paid: 'success', returned: 'danger', dropped: 'neutral' },
};

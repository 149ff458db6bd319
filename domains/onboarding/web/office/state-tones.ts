/** The colour of each state. */
export const stateTones = {
  draft: 'neutral',
  waiting: 'info',
  more: 'warning',
  accepted: 'success',
  refused: 'danger',
  suspended: 'danger',
  expired: 'warning',
} as const;

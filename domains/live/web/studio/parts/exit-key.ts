import type { ExitGroup } from '../../parts/exit-words.ts';

/** Groups with words of their own for the performer; all others are the system's and read the same. */
const worded = [
  'left',
  'lost',
  'unanswered',
  'declined',
  'kicked',
  'stopped',
  'operator',
  'noMoney',
  'noPicture',
] as const;

/** The words for how a chat ended, as the performer reads them. */
export function exitKey(group: ExitGroup) {
  const known = worded.find((one) => one === group);
  return known ? (`live.studio.exit.${known}` as const) : ('live.studio.exit.other' as const);
}

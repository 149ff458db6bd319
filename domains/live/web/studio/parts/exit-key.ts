import type { ExitGroup } from '../../parts/exit-words.ts';

/** Groups the performer is told apart; all others are the system's and read the same. */
const told = [
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
  const known = told.find((one) => one === group);
  return known ? (`live.studio.exit.${known}` as const) : ('live.studio.exit.other' as const);
}

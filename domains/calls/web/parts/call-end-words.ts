import type { ExitGroup } from '#domains/live/web/parts/exit-words.ts';
import { exitGroup } from '#domains/live/web/parts/exit-words.ts';

/** Why a call ended, as far as it makes a difference: the words are `calls.end.{reason}`. */
export type CallEnd = 'left' | 'unanswered' | 'declined' | 'noMoney' | 'gone' | 'operator' | 'unheard' | 'lost';

const byGroup: Partial<Record<ExitGroup, CallEnd>> = {
  left: 'left',
  unanswered: 'unanswered',
  declined: 'declined',
  noMoney: 'noMoney',
  stopped: 'gone',
  hostGone: 'gone',
  hostPicture: 'gone',
  kicked: 'gone',
  ticket: 'gone',
  operator: 'operator',
  locked: 'operator',
  age: 'operator',
  restricted: 'operator',
  noPicture: 'unheard',
};

export const callEnd = (exitCode: number): CallEnd => byGroup[exitGroup(exitCode)] ?? 'lost';

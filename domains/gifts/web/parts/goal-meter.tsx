import { Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { RoomGoal } from '../../contract/room.ts';
import { percentOf } from './percent.ts';

/** How far a goal has come: its words, the percentage and a bar; the same in the room, over the picture, and in the studio. */
export function GoalMeter({
  goal,
  over,
  whole,
}: {
  goal: RoomGoal;
  /** What it stands on. */
  over: 'picture' | 'card';
  /** Its words in full; on one line otherwise. */
  whole: boolean;
}): ReactNode {
  const t = useMessages();
  const percent = percentOf(goal);
  const isReached = goal.timesReached > 0 && !goal.repeats;
  return (
    <>
      <span className="flex items-center gap-2">
        <Target aria-hidden className="size-4 shrink-0" />
        <span className={cx('min-w-0 flex-1 [overflow-wrap:anywhere]', whole ? 'font-semibold' : 'truncate')}>
          {isReached ? t('gifts.goal.reached', { words: goal.words }) : goal.words}
        </span>
        <span translate="no" className="shrink-0 tabular text-xs">
          {percent} %
        </span>
      </span>
      <span
        role="progressbar"
        aria-label={t('gifts.goal.label')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className={cx('block h-1.5 overflow-hidden rounded-full', over === 'picture' ? 'bg-white/30' : 'bg-field')}
      >
        <span
          className="block h-full origin-left rounded-full bg-accent transition-transform duration-500"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </span>
    </>
  );
}

/** What a goal has come to beside its bar: coins, what happens then, how often it was reached. */
export function GoalNotes({ goal, amounts }: { goal: RoomGoal; amounts: string }): ReactNode {
  const t = useMessages();
  return (
    <>
      <span translate="no" className="tabular">
        {amounts}
      </span>
      {goal.reward ? <span>{t('gifts.goal.then', { reward: goal.reward })}</span> : null}
      {goal.repeats && goal.timesReached > 0 ? (
        <span>{t('gifts.goal.times', { count: goal.timesReached })}</span>
      ) : null}
    </>
  );
}

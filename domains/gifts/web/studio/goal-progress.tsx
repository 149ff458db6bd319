import type { ReactNode } from 'react';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { RoomGoal } from '../../contract/room.ts';
import { GoalMeter, GoalNotes } from '../parts/goal-meter.tsx';

/** How far a goal has come, as its room shows it. */
export function GoalProgress({ goal }: { goal: RoomGoal }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const amounts = t('gifts.goal.of', {
    raised: formatCoins(goal.raised, language),
    target: formatCoins(goal.target, language),
  });
  return (
    <div className="grid gap-1">
      <GoalMeter goal={goal} over="card" whole />
      <p className="grid gap-0.5 text-muted text-sm">
        <GoalNotes goal={goal} amounts={amounts} />
      </p>
    </div>
  );
}

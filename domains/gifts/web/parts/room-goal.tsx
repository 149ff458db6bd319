import type { ReactNode } from 'react';
import { useState } from 'react';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import type { roomGoal } from '#domains/live/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { RoomGoal as Goal } from '../../contract/room.ts';
import { GoalMeter, GoalNotes } from './goal-meter.tsx';
import { useRoomGiving } from './use-room-giving.ts';

/** What the room is saved for: a thin bar that opens its words. */
export const RoomGoalBar: FillingOf<typeof roomGoal> = ({ actor }) => {
  const { goal } = useRoomGiving(actor.id);
  return goal ? <GoalBar goal={goal} /> : null;
};

/** The bar of a goal; a press says what it is for and what happens then. */
export function GoalBar({ goal }: { goal: Goal }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const amounts = t('gifts.goal.of', {
    raised: formatCoins(goal.raised, language),
    target: formatCoins(goal.target, language),
  });
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
      className="pointer-events-auto grid min-h-11 w-full content-start gap-1 rounded-control bg-black/45 px-3 py-1.5 text-left text-sm text-white [text-shadow:0_1px_2px_rgb(0_0_0/.6)]"
    >
      <GoalMeter goal={goal} over="picture" whole={isOpen} />
      {isOpen ? (
        <span className="grid gap-0.5 pt-0.5 text-xs">
          <GoalNotes goal={goal} amounts={amounts} />
        </span>
      ) : null}
    </button>
  );
}

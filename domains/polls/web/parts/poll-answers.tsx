import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { RoomPoll } from '../../contract/room.ts';

/** All votes of a poll. */
export const votesIn = ({ answers }: Pick<RoomPoll, 'answers'>): number =>
  answers.reduce((sum, { votes }) => sum + votes, 0);

/**
 * The answers of a poll: to press while one may choose, with bars in per cent once they are to be seen. Who has chosen presses another
 * one to change it.
 */
export function PollAnswers({
  poll,
  own,
  showsBars,
  onChoose,
  narrow = false,
}: {
  poll: Pick<RoomPoll, 'answers'>;
  /** The answer somebody has chosen, from 0. */
  own: number | null;
  showsBars: boolean;
  /** Nobody chooses here, or not any more. */
  onChoose?: ((answer: number) => void) | undefined;
  /** Over the picture of a phone: two beside each other until there are bars. */
  narrow?: boolean;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const total = votesIn(poll);
  return (
    <ul className={cx('grid gap-1.5', narrow && !showsBars && poll.answers.length > 2 && 'laid-tall:grid-cols-2')}>
      {poll.answers.map(({ text, votes }, index) => {
        const share = total === 0 ? 0 : votes / total;
        const inside = (
          <>
            {showsBars ? (
              <span
                aria-hidden
                className="absolute inset-0 origin-left bg-accent/25 laid:bg-accent/50 transition-transform duration-500"
                style={{ transform: `scaleX(${share})` }}
              />
            ) : null}
            <span className="relative flex min-w-0 flex-1 items-center gap-1.5">
              {own === index ? <Check aria-hidden className="size-4 shrink-0" /> : null}
              <bdi className="min-w-0 text-left [overflow-wrap:anywhere]">{text}</bdi>
            </span>
            {showsBars ? (
              <span translate="no" className="tabular relative shrink-0 font-semibold">
                {format.number(share, { style: 'percent', maximumFractionDigits: 0 })}
              </span>
            ) : null}
          </>
        );
        const look = cx(
          'relative flex w-full items-center gap-2 overflow-hidden rounded-control border px-3 text-sm leading-tight',
          own === index ? 'border-accent font-semibold' : 'border-line laid:border-white/35',
        );
        return (
          <li key={text} className="grid">
            {onChoose ? (
              <button
                type="button"
                aria-pressed={own === index}
                aria-label={showsBars ? t('polls.answerVotes', { text, votes }) : text}
                onClick={() => onChoose(index)}
                className={cx(look, 'min-h-11 py-1.5 hover:bg-hover active:scale-[0.99]')}
              >
                {inside}
              </button>
            ) : (
              <div className={cx(look, 'min-h-9 py-1')}>{inside}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

import { ChevronDown, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { useCall } from '#kit/forms/use-call.ts';
import { Countdown } from '#kit/ui/measure/countdown.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useLatest } from '#kit/web/live/latest.ts';
import { useResource } from '#kit/web/live/use-resource.ts';
import { useJoin } from '#kit/web/session/join.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { PollVote, RoomPoll } from '../../contract/room.ts';
import { newer, ownPollVote, votePoll } from '../../contract/room.ts';
import { PollAnswers, votesIn } from './poll-answers.tsx';

/** The poll of a room: its question, the time that is left, and its answers to press. */
export function PollStrip({
  actorId,
  poll,
  isOpen,
  clock,
}: {
  actorId: number;
  poll: RoomPoll;
  /** It can be voted in. */
  isOpen: boolean;
  clock: () => number;
}): ReactNode {
  const t = useMessages();
  const join = useJoin();
  const latest = useLatest();
  const { refusal, run } = useCall();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const isOwn = useGuestValue('id') === actorId;
  const [given, setGiven] = useState<PollVote | null>(null);
  const told = useResource(ownPollVote, isLoggedIn ? actorId : undefined, null);
  const [isFolded, setFolded] = useState(false);
  const vote = given === null ? told : newer(told, given);
  const own = vote?.pollId === poll.pollId ? vote.answer : null;
  const choose = async (answer: number): Promise<void> => {
    if (!isLoggedIn) {
      join();
      return;
    }
    const ask = () =>
      run((api) => api.call(votePoll, { body: { pollId: poll.pollId, answer } }), { isRefusedInPlace: true });
    const answered = await latest(ask);
    if (answered?.ok) setGiven(answered.data.vote);
  };
  const showsBars = own !== null || isOwn || !isOpen;
  return (
    <section
      aria-label={t('polls.label')}
      data-edge
      data-strip
      className="grid max-h-[50%] shrink-0 gap-2 overflow-y-auto overscroll-contain border-line border-b bg-surface p-3 group-data-keyboard/room:hidden laid:over-picture laid:mx-2 laid:mb-1 laid:rounded-card laid:border-0 laid:p-2.5 laid-tall:mr-16 laid-tall:max-h-[34dvh]"
    >
      <button
        type="button"
        aria-expanded={!isFolded}
        onClick={() => setFolded(!isFolded)}
        className="flex min-h-8 items-start gap-2 text-left"
      >
        <ListChecks aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        <span dir="auto" className="min-w-0 flex-1 font-semibold text-sm leading-tight [overflow-wrap:anywhere]">
          {poll.question}
        </span>
        {isOpen ? (
          <Countdown
            until={poll.closesAt}
            now={clock()}
            clock={clock}
            label={t('polls.left')}
            urgentMs={10_000}
            className="shrink-0 text-sm"
          />
        ) : (
          <span className="shrink-0 font-semibold text-sm">{t('polls.result')}</span>
        )}
        <ChevronDown
          aria-hidden
          className={cx('mt-0.5 size-4 shrink-0 transition-transform', !isFolded && 'rotate-180')}
        />
      </button>
      {isFolded ? null : (
        <>
          <PollAnswers
            poll={poll}
            own={own}
            showsBars={showsBars}
            narrow
            onChoose={isOpen && !isOwn ? (answer) => void choose(answer) : undefined}
          />
          {refusal ? (
            <p role="alert" className="font-medium text-danger text-sm">
              {refusal}
            </p>
          ) : null}
          <p className="text-muted text-xs laid:text-ink" aria-live="polite">
            <span>
              {showsBars ? t('polls.votes', { count: votesIn(poll) }) : t(isLoggedIn ? 'polls.choose' : 'polls.join')}
            </span>
            {isOpen && own !== null ? <span>{` · ${t('polls.change')}`}</span> : null}
          </p>
        </>
      )}
    </section>
  );
}

import type { ReactNode } from 'react';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { StudioPoll } from '../../contract/studio.ts';
import { PollAnswers, votesIn } from '../parts/poll-answers.tsx';

/** A poll with its votes, as its performer sees it; `note` stands beside the question. */
export function PollResult({ poll, note }: { poll: StudioPoll; note: ReactNode }): ReactNode {
  const t = useMessages();
  const nameOf = useGuestName();
  const { askedBy, isByHelper } = poll;
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline gap-3">
        <span dir="auto" className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">
          {poll.question}
        </span>
        <span className="shrink-0 text-muted text-sm">{note}</span>
      </p>
      <PollAnswers poll={poll} own={null} showsBars />
      <p className="text-muted text-sm">
        <span>{t('polls.votes', { count: votesIn(poll) })}</span>
        {isByHelper ? (
          <span>
            {` · ${askedBy ? t('polls.studio.byHelperNamed', { name: nameOf(askedBy) }) : t('polls.studio.byHelper')}`}
          </span>
        ) : null}
        {poll.closedBy && poll.closedBy !== 'time' ? <span>{` · ${t(`polls.end.${poll.closedBy}`)}`}</span> : null}
      </p>
    </div>
  );
}

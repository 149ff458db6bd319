import { lazy, Suspense, useState } from 'react';
import type { studioPanel } from '#domains/live/web/slots.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { Countdown } from '#kit/ui/measure/countdown.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useResource } from '#kit/web/live/use-resource.ts';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { endPoll, studioPoll } from '../../contract/studio.ts';
import { usePollStage } from '../parts/poll-stage.ts';
import { PollResult } from './poll-result.tsx';

const AskForm = lazy(() => import('../parts/ask-form.tsx').then((module) => ({ default: module.AskForm })));

/** During the show: the poll that runs, with the way to close it, or the way to ask one. */
export const ShowPoll: FillingOf<typeof studioPanel> = ({ room, clock }) => {
  const t = useMessages();
  const { busy, run } = useCall();
  const [isAsking, setAsking] = useState(false);
  const poll = useResource(studioPoll, room.actorId, null);
  const stage = usePollStage(poll, clock);
  const isRunning = poll !== null && stage === 'running';
  return (
    <Card
      title={t('polls.studio.title')}
      actions={<LocalLink to="polls.studio">{t('polls.studio.history')}</LocalLink>}
    >
      <div className="grid gap-3">
        {poll !== null && stage !== 'gone' ? (
          <PollResult
            poll={poll}
            note={
              isRunning ? (
                <Countdown
                  until={poll.closesAt}
                  now={clock()}
                  clock={clock}
                  label={t('polls.left')}
                  urgentMs={10_000}
                />
              ) : (
                t('polls.result')
              )
            }
          />
        ) : null}
        {isRunning ? (
          <Button
            loading={busy}
            onClick={() => void run((api) => api.call(endPoll, { body: { pollId: poll.pollId } }))}
          >
            {t('polls.studio.end')}
          </Button>
        ) : isAsking ? (
          <Suspense>
            <AskForm actorId={room.actorId} onDone={() => setAsking(false)} onBack={() => setAsking(false)} />
          </Suspense>
        ) : (
          <>
            {stage === 'gone' ? <p className="text-muted text-sm">{t('polls.studio.text')}</p> : null}
            <Button onClick={() => setAsking(true)}>{t('polls.ask.title')}</Button>
          </>
        )}
      </div>
    </Card>
  );
};

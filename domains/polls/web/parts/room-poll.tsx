import { lazy, Suspense } from 'react';
import type { roomStrip } from '#domains/live/web/slots.ts';
import { useResource } from '#kit/web/live/use-resource.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { roomPoll } from '../../contract/room.ts';
import { usePollStage } from './poll-stage.ts';

const PollStrip = lazy(() => import('./poll-strip.tsx').then((module) => ({ default: module.PollStrip })));

/** Over what is said in the room: the question the room is asked. Nothing of it is fetched while there is none. */
export const RoomPollStrip: FillingOf<typeof roomStrip> = ({ actor, clock }) => {
  const poll = useResource(roomPoll, actor.id, null);
  const stage = usePollStage(poll, clock);
  if (poll === null || stage === 'gone') return null;
  return (
    <Suspense>
      <PollStrip key={poll.pollId} actorId={actor.id} poll={poll} isOpen={stage === 'running'} clock={clock} />
    </Suspense>
  );
};

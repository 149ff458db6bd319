import { useEffect, useState } from 'react';
import type { RoomPoll } from '../../contract/room.ts';
import { resultMs } from '../../contract/room.ts';

/** Where a poll stands by the server’s clock: it runs, its result is shown, or it is gone. */
export type PollStage = 'running' | 'result' | 'gone';

/** The stage of a poll, told anew when its time comes; `clock` in epoch ms. */
export function usePollStage(poll: RoomPoll | null, clock: () => number): PollStage {
  const [, look] = useState(0);
  const end = poll?.closedAt ?? poll?.closesAt ?? 0;
  const now = clock();
  const stage =
    poll === null || now >= end + resultMs ? 'gone' : poll.closedAt === null && now < end ? 'running' : 'result';
  useEffect(() => {
    if (stage === 'gone') return undefined;
    const wait = (stage === 'running' ? end : end + resultMs) - clock();
    const timer = setTimeout(() => look((count) => count + 1), Math.max(50, wait + 50));
    return () => clearTimeout(timer);
  }, [stage, end, clock]);
  return stage;
}

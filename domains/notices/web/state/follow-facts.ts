import type { Channel } from '#kit/realtime/client.ts';
import type { NoticeFacts } from '../../contract/facts.ts';
import { statusBarsChanged } from '../../contract/routes.ts';

interface FollowOptions {
  readonly channel: Pick<Channel, 'state' | 'on' | 'onState'>;
  /** Fetches the facts; null when the platform did not answer. */
  readonly ask: () => Promise<NoticeFacts | null>;
  readonly take: (facts: NoticeFacts) => void;
}

/**
 * Keeps facts as fresh as a new page: asks when the platform says that some changed, and after every acknowledgement of the
 * channel, because what changed before it, since rendering or while the line was down, was pushed to nobody here. One
 * question at a time, so that the last answer is the newest. The result ends it.
 */
export function followFacts({ channel, ask, take }: FollowOptions): () => void {
  let isDue = false;
  let isAsking = false;
  let isEnded = false;
  const refresh = async (): Promise<void> => {
    isDue = true;
    if (isAsking) return;
    isAsking = true;
    while (isDue && !isEnded) {
      isDue = false;
      const facts = await ask();
      if (facts && !isEnded) take(facts);
    }
    isAsking = false;
  };
  const stops = [
    channel.on(statusBarsChanged, ({ removed }) => {
      if (!removed) void refresh();
    }),
    channel.onState((state) => {
      if (state === 'open') void refresh();
    }),
  ];
  if (channel.state === 'open') void refresh();
  return () => {
    isEnded = true;
    for (const stop of stops) stop();
  };
}

import type { Clock } from '#kit/clock/clock.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import type { ChannelError } from '#kit/realtime/client.ts';
import { createReplayQueue } from '#kit/web/live/replay-queue.ts';
import { browserOnline, vxmessengerError, websocketConnectionError } from '../../contract/logger.ts';

type Result = { readonly ok: boolean; readonly problem?: { readonly code: string } };

/** Reports of a browser to the platform; told offline, they follow when the line is back (spec 1 §4). */
export interface BrowserLog {
  online(isOnline: boolean): void;
  channelError(error: ChannelError): void;
  messengerError(message: string): void;
  end(): void;
}

/** So many reports wait at most. */
const most = 50;

export function createBrowserLog(
  api: Pick<ApiClient, 'call'>,
  line: {
    readonly isOnline: () => boolean;
    readonly onOnline: (listener: () => void) => () => void;
    readonly clock: Clock;
  },
): BrowserLog {
  const queue = createReplayQueue<() => Promise<Result>>({
    ...line,
    most,
    send: async (call) => {
      const answer = await call();
      return answer.ok || answer.problem?.code !== 'offline';
    },
  });
  return {
    online: (isOnline) =>
      queue.add(() => api.call(browserOnline, { body: { status: isOnline ? 'online' : 'offline' } })),
    channelError: ({ error, errorCode, errorReason, connectionAttempt }) =>
      queue.add(() =>
        api.call(websocketConnectionError, {
          body: {
            connectionAttempt,
            error,
            errorCode,
            errorReason: errorReason.slice(0, 200),
            websocketType: 'realtime',
          },
        }),
      ),
    messengerError: (message) =>
      queue.add(() => api.call(vxmessengerError, { body: { message: message.slice(0, 500) || '-' } })),
    end: () => queue.end(),
  };
}

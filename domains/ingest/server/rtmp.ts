import type { Clock } from '#kit/clock/clock.ts';
import { FlvReader } from '#kit/live-media/feed/flv.ts';
import type { Incoming } from '#kit/live-media/feed/incoming.ts';
import type { Signal } from '#kit/live-media/feed/signal.ts';
import type { Log } from '#kit/log/log.ts';
import type { RtmpServer } from '#kit/rtmp/server.ts';
import { startRtmpServer } from '#kit/rtmp/server.ts';
import type { Sessions } from './sessions.ts';
import { NotAdmitted, refusalWords } from './sessions.ts';

/** What comes while a program is let in waits here; more is left out, messages. */
const mostWaiting = 400;

/**
 * Takes RTMP: the key is the name under which is published, asked before anything is decoded.
 * @throws what listening fails with
 */
export function takeRtmp(sessions: Sessions, options: { log: Log; clock: Clock; port: number }): Promise<RtmpServer> {
  return startRtmpServer({
    ...options,
    async admit({ name, address, program }) {
      const admitted = await sessions.admit(name.split('?')[0] ?? '', address);
      if (!admitted.ok) return { ok: false, why: refusalWords[admitted.why] };
      const { actorId, keyHash = '' } = admitted;
      return {
        ok: true,
        taker(connection) {
          const reader = new FlvReader();
          const waiting: Incoming[] = [];
          let signal: Signal | null = null;
          let isOver = false;
          sessions
            .begin({ actorId, keyHash }, { protocol: 'rtmp', program, close: () => connection.close() })
            .then((begun) => {
              signal = begun;
              if (isOver) sessions.end(actorId, begun);
              for (const news of waiting.splice(0)) begun.hear(news);
            })
            .catch((error: unknown) => {
              if (!(error instanceof NotAdmitted)) options.log.error({ error }, 'beginning a signal');
              connection.close();
            });
          return {
            tag(tag) {
              for (const news of reader.read(tag)) {
                if (signal) signal.hear(news);
                else if (waiting.length < mostWaiting) waiting.push(news);
              }
            },
            closed() {
              isOver = true;
              if (signal) sessions.end(actorId, signal);
            },
          };
        },
      };
    },
  });
}

import { useEffect, useState } from 'react';
import { Viewer } from '#kit/live-media/browser/viewer.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useLatest } from '#kit/web/live/latest.ts';
import { getIngestTicket } from '../../contract/studio.ts';

/** What one's own software sends, to look at without sound; null where nothing comes. `latencyMs`: from the server to this screen. */
export function useSignalPicture(isThere: boolean): { viewer: Viewer | null; latencyMs: number | null } {
  const api = useApi();
  const latest = useLatest();
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const [latencyMs, setLatency] = useState<number | null>(null);
  useEffect(() => {
    if (!isThere) return undefined;
    const next = new Viewer({
      ticket: async () => {
        const answer = await latest(() => api.call(getIngestTicket, { body: {} }));
        if (answer === null) return null;
        if (answer.ok) return answer.data;
        if (answer.problem.code === 'no_signal') return null;
        throw new Error(answer.problem.code);
      },
      rendition: 'high',
    });
    setViewer(next);
    const stop = next.on('stats', (stats) => setLatency(stats.latencyMs === null ? null : Math.round(stats.latencyMs)));
    return () => {
      stop();
      next.close();
      setViewer(null);
      setLatency(null);
    };
  }, [api, latest, isThere]);
  return { viewer, latencyMs };
}

import { useCallback, useEffect, useState } from 'react';
import { useApi } from '#kit/web/live/api.tsx';
import { usePush } from '#kit/web/live/channel.tsx';
import { useCurrentPage } from '#kit/web/page/page.ts';
import type { deferredParts } from '#kit/web/slots/frame-slots.ts';
import { lazyComponent } from '#kit/web/slots/lazy-component.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import type { AgeGate as Gate } from '../../contract/avs.ts';
import { getAgeGate } from '../../contract/avs.ts';
import { avsRejected, avsRevoked, avsSet } from '../../contract/messages.ts';

/** Fetched when it is shown. */
const GateDialog = lazyComponent(async () => (await import('./gate-dialog.tsx')).GateDialog);

const open: Gate = { needs: 'nothing', bonusMinutes: 0 };

/** In a performer’s room: says what opens it where one is, and leads there; again when a proof was taken back. It can be closed; the room itself stays shut. */
export const AgeGate: FillingOf<typeof deferredParts> = () => {
  const api = useApi();
  const current = useCurrentPage();
  const [gate, setGate] = useState<Gate>(open);
  const room = current?.page.id === 'live.room' ? (current.params['actorName'] ?? '') : null;
  const look = useCallback(async (): Promise<Gate> => {
    const answer = await api.call(getAgeGate, {});
    return answer.ok ? answer.data : open;
  }, [api]);
  useEffect(() => {
    setGate(open);
    if (room === null) return;
    let isOver = false;
    void look().then((gate) => {
      if (!isOver) setGate(gate);
    });
    return () => {
      isOver = true;
    };
  }, [look, room]);
  usePush(avsSet, () => setGate(open));
  const lookAgain = (): void => {
    if (room !== null) void look().then(setGate);
  };
  usePush(avsRevoked, lookAgain);
  usePush(avsRejected, lookAgain);
  return gate.needs === 'nothing' ? null : <GateDialog gate={gate} onClose={() => setGate(open)} />;
};

import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { roomPanel } from '#domains/live/web/slots.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useChannel } from '#kit/web/live/channel.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { guestTicket, showAnnounced, showChanged } from '../../contract/pushes.ts';
import type { ChatTicket } from '../../contract/shows.ts';

const RoomShowCard = lazy(async () => ({ default: (await import('./room-show-card.tsx')).RoomShowCard }));

/** In the room: that a ticket show begins or is on, and how to get in. Nothing of it is fetched while there is none. */
export const RoomShow: FillingOf<typeof roomPanel> = ({ actor: { id }, isShowOn, enter }) => {
  const api = useApi();
  const channel = useChannel();
  const [show, setShow] = useState<ChatTicket | null>(null);
  const look = useCallback(async (): Promise<void> => {
    const { findRoomShow } = await import('./find-room-show.ts');
    setShow(await findRoomShow(api, id));
  }, [api, id]);
  useEffect(() => {
    if (isShowOn) void look();
    const again = ({ actorId }: { actorId: number }): void => {
      if (actorId === id) void look();
    };
    const stops = [channel.on(showAnnounced, again), channel.on(showChanged, again), channel.on(guestTicket, again)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [channel, id, isShowOn, look]);
  if (show === null) return null;
  return (
    <Suspense>
      <RoomShowCard
        show={show}
        onBought={() => {
          void look();
          if (show.hasStarted) enter();
        }}
        onChanged={() => void look()}
      />
    </Suspense>
  );
};

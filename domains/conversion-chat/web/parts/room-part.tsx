import { lazy, Suspense } from 'react';
import type { roomPanel } from '#domains/live/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useExtra } from './use-extra.ts';

const RoomStrip = lazy(async () => ({ default: (await import('./room-strip.tsx')).RoomStrip }));

/** In the room of a performer: extra free chat, offered or on. Nothing of it is fetched by who has neither. */
export const RoomPart: FillingOf<typeof roomPanel> = ({ actor, isFreeChatOn, enterFree }) => {
  const extra = useExtra();
  if (extra === null) return null;
  return (
    <Suspense>
      <RoomStrip actor={actor} extra={extra} isFreeChatOn={isFreeChatOn} enterFree={enterFree} />
    </Suspense>
  );
};
